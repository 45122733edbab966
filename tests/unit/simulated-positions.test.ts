import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { captureFault } from '#domain/field/capture.ts';
import type { DevicePosition } from '#lib/device/position.ts';
import { distance } from '#lib/geo.ts';
import { alongRound, createSimulatedPositions } from '#mocks/hosts/simulated-positions.ts';

const START = 1_795_072_200;

let now = START * 1000;
const clock = { now: () => now };

beforeEach(() => {
  now = START * 1000;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Lets seconds of the demo's clock pass. */
function pass(seconds: number): void {
  for (let second = 0; second < seconds; second += 1) {
    now += 1000;
    vi.advanceTimersByTime(1000);
  }
}

function watched() {
  const positions = createSimulatedPositions(clock);
  const given: DevicePosition[] = [];
  const refused: string[] = [];
  const start = () =>
    positions.watch(
      (position) => given.push(position),
      (reason) => refused.push(reason),
    );
  return { positions, given, refused, start };
}

test('the round closes', () => {
  expect(alongRound(0)).toEqual(alongRound(Number.EPSILON));
  let metres = 0;
  for (let at = 0; at < 20_000; at += 50) {
    const step = distance(alongRound(at), alongRound(at + 50));
    expect(step).toBeLessThanOrEqual(50.01);
    metres += step;
  }
  expect(metres).toBeGreaterThan(19_000);
});

describe('a simulated device', () => {
  test.each([5, 40, 140] as const)('walks at %i km/h by the clock of the demo, as fast as a trail takes', (speed) => {
    const { positions, given, start } = watched();
    positions.simulate({ source: 'walk', speed });
    start();
    pass(60);
    const [first, last] = [given[0], given.at(-1)];
    if (!first || !last) throw new Error('No position was given.');
    expect(last.at - first.at).toBeGreaterThan(50);
    expect(given.every((fix, index) => captureFault(fix, given[index - 1] ?? null) !== 'speed')).toBe(true);
    expect(positions.simulation().speed).toBe(speed);
  });

  test('stands, is vague, jumps, and jumps back', () => {
    const { positions, given, start } = watched();
    positions.simulate({ source: 'stand' });
    start();
    pass(2);
    const [here] = given;
    positions.jump();
    pass(1);
    const there = given.at(-1);
    if (!here || !there) throw new Error('No position was given.');
    expect(distance(here, there)).toBeGreaterThan(11_000);
    expect(captureFault(there, here)).toBe('speed');
    positions.jump();
    positions.simulate({ source: 'vague' });
    pass(1);
    expect(given.at(-1)).toMatchObject({ lat: here.lat, accuracy: 800 });
  });

  test('says once why it gives no position, and nothing more once nobody asks', async () => {
    const { positions, given, refused, start } = watched();
    positions.simulate({ source: 'timeout' });
    const stop = start();
    pass(5);
    positions.simulate({ source: 'denied' });
    pass(5);
    expect(refused).toEqual(['timeout', 'denied']);
    await expect(positions.current()).rejects.toMatchObject({ reason: 'denied' });
    stop();
    positions.simulate({ source: 'stand' });
    pass(5);
    expect(given).toEqual([]);
    await expect(positions.current()).resolves.toMatchObject({ accuracy: 12 });
  });

  test('tells the truth until something is simulated, by the clock of the demo', () => {
    let tell: PositionCallback = () => {};
    const clearWatch = vi.fn<(watch: number) => void>();
    vi.stubGlobal('navigator', {
      geolocation: {
        watchPosition: (onPosition: PositionCallback) => {
          tell = onPosition;
          return 3;
        },
        clearWatch,
      },
    });
    const { positions, given, start } = watched();
    start();
    pass(1);
    const coords = {
      latitude: 48,
      longitude: 2,
      accuracy: 9,
      altitude: null,
      altitudeAccuracy: null,
      heading: null,
      speed: null,
    };
    tell({ coords: { ...coords, toJSON: () => coords }, timestamp: 5, toJSON: () => coords });
    expect(given).toEqual([{ lat: 48, lng: 2, accuracy: 9, at: START + 1 }]);
    positions.simulate({ source: 'stand' });
    pass(1);
    expect(clearWatch).toHaveBeenCalledWith(3);
    vi.unstubAllGlobals();
  });
});
