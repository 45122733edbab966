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

/** A position with its accuracy. */
export interface DevicePosition extends Position {
  /** Metres within which the device is, most probably. */
  readonly accuracy: number;
  /** Seconds since 1970, by the device’s clock. */
  readonly at: number;
}

/**
 * Tells the positions of the device, until the returned function is called; the browser asks the user first.
 * @param onFailure called with each reason for which there is no position
 */
export function watchPosition(
  onPosition: (position: DevicePosition) => void,
  onFailure: (reason: PositionRefusal) => void,
): () => void {
  if (!('geolocation' in navigator)) {
    onFailure('unavailable');
    return () => {};
  }
  const watch = navigator.geolocation.watchPosition(
    ({ coords: { latitude, longitude, accuracy }, timestamp }) =>
      onPosition({ lat: latitude, lng: longitude, accuracy, at: Math.floor(timestamp / 1000) }),
    ({ code }) => onFailure(REASONS[code] ?? 'unavailable'),
    { ...LIMITS, maximumAge: 0 },
  );
  return () => navigator.geolocation.clearWatch(watch);
}

/** How the application asks where the device is. */
export interface DevicePositions {
  readonly current: typeof currentPosition;
  readonly watch: typeof watchPosition;
}

export const devicePositions: DevicePositions = { current: currentPosition, watch: watchPosition };
