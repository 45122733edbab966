import type { Position } from '../geo.ts';

/** How long a device may take to find itself, in milliseconds, and how old its answer may be. */
const LIMITS = { enableHighAccuracy: true, timeout: 15_000, maximumAge: 60_000 } as const;

/** Why a device does not say where it is. */
export type PositionRefusal = 'denied' | 'unavailable' | 'timeout';

/** A device that does not say where it is. */
export class PositionUnknown extends Error {
  override readonly name = 'PositionUnknown';
  readonly reason: PositionRefusal;

  constructor(reason: PositionRefusal) {
    super(`The device does not say where it is: ${reason}`);
    this.reason = reason;
  }
}

const REASONS: Readonly<Record<number, PositionRefusal>> = { 1: 'denied', 3: 'timeout' };

/**
 * Where the device is; the browser asks the user first.
 * @throws {PositionUnknown}
 */
export function currentPosition(): Promise<Position> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) {
      reject(new PositionUnknown('unavailable'));
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      ({ code }) => reject(new PositionUnknown(REASONS[code] ?? 'unavailable')),
      LIMITS,
    );
  });
}
