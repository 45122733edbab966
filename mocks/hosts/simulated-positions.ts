import type { DemoPositions, PositionSimulation } from '#demo/demo.ts';
import type { Clock } from '#lib/clock.ts';
import { type DevicePosition, devicePositions, type PositionRefusal, PositionUnknown } from '#lib/device/position.ts';
import { distance, type Position } from '#lib/geo.ts';

/** A round through Douala, which is walked again and again. */
const ROUND: readonly Position[] = [
  { lat: 4.042, lng: 9.6905 },
  { lat: 4.0462, lng: 9.6942 },
  { lat: 4.0495, lng: 9.6985 },
  { lat: 4.0563, lng: 9.7031 },
  { lat: 4.063, lng: 9.709 },
  { lat: 4.0571, lng: 9.7148 },
  { lat: 4.0492, lng: 9.7124 },
  { lat: 4.0405, lng: 9.705 },
];

/** Milliseconds between two positions. */
const TICK = 1000;
/** Metres. */
const [ACCURATE, VAGUE] = [12, 800];
/** Degrees. */
const JUMP = 0.1;

/** The place so many metres along the round. */
export function alongRound(metres: number): Position {
  const legs = ROUND.map((from, index) => {
    const to = ROUND[(index + 1) % ROUND.length] ?? from;
    return { from, to, length: distance(from, to) };
  });
  let left = metres % legs.reduce((sum, { length }) => sum + length, 0);
  for (const { from, to, length } of legs) {
    if (left <= length) {
      const share = left / length;
      return { lat: from.lat + (to.lat - from.lat) * share, lng: from.lng + (to.lng - from.lng) * share };
    }
    left -= length;
  }
  return alongRound(0);
}

/**
 * The positions of the device, or what the console simulates in their place. Their instants are those of the demo’s clock,
 * since the device knows nothing of the demo’s date.
 */
export function createSimulatedPositions(clock: Clock): DemoPositions {
  const listeners = new Set<() => void>();
  let simulation: PositionSimulation = { source: 'device', speed: 40 };
  let metres = 0;
  let offset = 0;
  let movedAt = clock.now();

  const now = () => Math.floor(clock.now() / 1000);

  /** Moves the simulated device on to the current moment. */
  function move(): void {
    const at = clock.now();
    if (simulation.source === 'walk') metres += ((at - movedAt) / 3_600_000) * simulation.speed * 1000;
    movedAt = at;
  }

  function simulated(): DevicePosition | PositionRefusal {
    const { source } = simulation;
    if (source === 'denied' || source === 'unavailable' || source === 'timeout') return source;
    move();
    const { lat, lng } = alongRound(metres);
    return { lat: lat + offset, lng, accuracy: source === 'vague' ? VAGUE : ACCURATE, at: now() };
  }

  function watch(onPosition: (position: DevicePosition) => void, onFailure: (reason: PositionRefusal) => void) {
    let stopDevice: (() => void) | null = null;
    let told: PositionRefusal | null = null;
    const tick = () => {
      if (simulation.source === 'device') {
        stopDevice ??= devicePositions.watch((position) => onPosition({ ...position, at: now() }), onFailure);
        return;
      }
      stopDevice?.();
      stopDevice = null;
      const answer = simulated();
      if (typeof answer !== 'string') onPosition(answer);
      else if (answer !== told) onFailure(answer);
      told = typeof answer === 'string' ? answer : null;
    };
    // A device never answers at once.
    const first = setTimeout(tick, 0);
    const timer = setInterval(tick, TICK);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
      stopDevice?.();
    };
  }

  return {
    watch,
    async current() {
      if (simulation.source === 'device') return devicePositions.current();
      const answer = simulated();
      if (typeof answer === 'string') throw new PositionUnknown(answer);
      return answer;
    },
    simulation: () => simulation,
    simulate(change) {
      move();
      simulation = { ...simulation, ...change };
      for (const listener of listeners) listener();
    },
    jump() {
      offset = offset === 0 ? JUMP : 0;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
