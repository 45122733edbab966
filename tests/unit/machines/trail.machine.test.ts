import { describe, expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { trailMachine } from '#machines/trail/trail.machine.ts';
import type { TrailFound } from '#machines/trail/trail.types.ts';

/** 08:10 in Douala, where midnight is at 23:00 UTC. */
const START = 1_795_072_200;
const MIDNIGHT = 1_795_129_200;

/** A trail that is captured, in a day whose clock is turned by hand. */
async function captured(found: TrailFound = { state: 'off', since: 0, kept: 0, ending: null }) {
  let now = START;
  const timers: { readonly run: () => void; readonly at: number }[] = [];
  const actor = createActor(
    trailMachine.provide({
      actors: {
        look: fromPromise<TrailFound>(() => Promise.resolve(found)),
        claim: fromCallback(({ sendBack }) => sendBack({ type: 'claim.granted' })),
      },
    }),
    {
      input: { isAllowed: true, zone: 'Africa/Douala', now: () => now * 1000 },
      clock: {
        setTimeout: (run, milliseconds) => timers.push({ run, at: now + milliseconds / 1000 }),
        clearTimeout: () => {},
      },
    },
  );
  actor.start();
  await Promise.resolve();
  actor.send({ type: 'start' });
  actor.send({ type: 'consent' });
  return {
    actor,
    turnTo(instant: number) {
      now = instant;
      for (const { run, at } of timers) if (at <= now) run();
    },
  };
}

const fixAt = (at: number, lat = 4.05) => ({ type: 'position.fix', fix: { lat, lng: 9.7, accuracy: 10, at } }) as const;

describe('a trail', () => {
  test('ends at midnight of the agency, and a new one begins anew', async () => {
    const { actor, turnTo } = await captured();
    actor.send(fixAt(START + 10));
    turnTo(MIDNIGHT - 1);
    expect(actor.getSnapshot().matches('capturing')).toBe(true);
    turnTo(MIDNIGHT);
    expect(actor.getSnapshot().value).toBe('ended');
    expect(actor.getSnapshot().context).toMatchObject({ ending: 'day', kept: 1 });
    actor.send({ type: 'start' });
    actor.send({ type: 'consent' });
    expect(actor.getSnapshot().context).toMatchObject({ kept: 0, since: MIDNIGHT, ending: null });
    actor.send(fixAt(MIDNIGHT + 10));
    expect(actor.getSnapshot().context.kept).toBe(1);
  });

  test('of another tab is of the day on which it is found', async () => {
    const { actor, turnTo } = await captured({ state: 'ended', since: START, kept: 3, ending: 'user' });
    actor.send({ type: 'end' });
    turnTo(MIDNIGHT + 60);
    actor.send({ type: 'trail.changed' });
    await Promise.resolve();
    expect(actor.getSnapshot().context.endsAt).toBe(MIDNIGHT + 24 * 3600);
  });

  test('goes on counting after it was ended and begun again on the same day', async () => {
    const { actor, turnTo } = await captured();
    actor.send(fixAt(START + 10));
    actor.send({ type: 'end' });
    turnTo(START + 3600);
    actor.send({ type: 'start' });
    actor.send({ type: 'consent' });
    actor.send(fixAt(START + 3610, 4.06));
    expect(actor.getSnapshot().context).toMatchObject({ kept: 2, since: START + 3600 });
  });

  test('keeps the last second of a day, and nothing of the next, also where the clock of the device is ahead', async () => {
    const { actor } = await captured();
    actor.send(fixAt(MIDNIGHT - 1));
    expect(actor.getSnapshot().context.kept).toBe(1);
    actor.send(fixAt(MIDNIGHT, 4.06));
    expect(actor.getSnapshot().context).toMatchObject({ kept: 1, ending: 'day' });
  });

  test('that is resumed takes its first position without measuring from where it was paused', async () => {
    const { actor } = await captured();
    actor.send(fixAt(START + 10));
    actor.send({ type: 'pause' });
    actor.send({ type: 'resume' });
    actor.send(fixAt(START + 20, 4.5));
    expect(actor.getSnapshot().context).toMatchObject({ kept: 2, left: null });
  });
});
