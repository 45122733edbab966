import {
  type ActorOptions,
  type ActorRefFrom,
  type AnyActorLogic,
  createActor,
  type EventObject,
  fromCallback,
  fromPromise,
} from 'xstate';
import type { Api } from '#api/client.ts';
import type { Clock } from '#lib/clock.ts';
import type { DevicePositions } from '#lib/device/position.ts';
import { STORAGE_KEYS, type TextStore } from '#lib/device/texts.ts';
import { parseJsonList } from '#lib/json-list.ts';
import { today, dayOf } from '#lib/scalars.ts';
import { isNumber, isText, orNull, shapeOf } from '#lib/shape.ts';
import { recordOf, trailMachine } from '#machines/trail/trail.machine.ts';
import type { ClaimCall, TrailEnding, TrailFound, TrailRecord } from '#machines/trail/trail.types.ts';
import { sendPositions } from '#queries/positions.queries.ts';
import { keptPositions, type PositionsOwner, trailName } from './kept-positions.ts';
import { claimLock, isLockHeld, waitForLock } from './lock-claim.ts';
import { createPositionsOutbox, type PositionsOutbox } from './positions-outbox.ts';

/** The trail of whoever is signed in, on this device and on its way to the server. */
export interface Trail {
  readonly actor: ActorRefFrom<typeof trailMachine>;
  readonly outbox: PositionsOutbox;
  /** Captures and sends nothing any more. */
  readonly stop: () => void;
}

export interface TrailOptions extends Pick<ActorOptions<AnyActorLogic>, 'inspect'> {
  readonly api: Api;
  readonly clock: Clock;
  readonly positions: DevicePositions;
  readonly texts: TextStore;
  readonly owner: PositionsOwner;
  /** The time zone of the agency. */
  readonly zone: string;
  readonly isAllowed: boolean;
}

interface StoredRecord extends Omit<TrailRecord, 'state' | 'ending'> {
  /** Whose it is. */
  readonly name: string;
  readonly state: string;
  readonly ending: string | null;
}

const isStored = shapeOf<StoredRecord>({
  name: isText,
  state: isText,
  since: isNumber,
  kept: isNumber,
  ending: orNull(isText),
});

const ENDINGS: readonly TrailEnding[] = ['user', 'day', 'refused'];

/** Starts the trail machine of somebody with the device, its memory and its locks, and sends what is captured. */
export function startTrail({
  api,
  clock,
  positions,
  texts,
  owner,
  zone,
  isAllowed,
  ...inspection
}: TrailOptions): Trail {
  const name = trailName(owner);
  const outbox = createPositionsOutbox({
    kept: keptPositions(owner),
    name,
    send: (fixes, isDoubtful, signal) =>
      sendPositions(api, fixes, { workerID: owner.memberID, zone, isDoubtful, signal }),
  });

  async function look(): Promise<TrailFound> {
    const stored = (parseJsonList(texts.get(STORAGE_KEYS.trail) ?? '[]') ?? []).find(isStored);
    const isOfToday = stored?.name === name && dayOf(stored.since, zone) === today(clock, zone);
    const { since, kept } = isOfToday ? stored : { since: 0, kept: 0 };
    const found = { since, kept, ending: null };
    if (await isLockHeld(name)) return { ...found, state: 'elsewhere' };
    if (!isOfToday) return { ...found, state: 'off' };
    const ending = ENDINGS.find((each) => each === stored.ending) ?? null;
    return stored.state === 'ended' ? { ...found, state: 'ended', ending } : { ...found, state: 'paused' };
  }

  const actor = createActor(
    trailMachine.provide({
      actors: {
        look: fromPromise(look),
        claim: fromCallback<EventObject, ClaimCall>(({ input: { isStealing }, sendBack }) =>
          claimLock(name, isStealing ? 'steal' : 'now', {
            onGranted: () => sendBack({ type: 'claim.granted' }),
            onTaken: () => sendBack({ type: 'claim.taken' }),
          }),
        ),
        wait: fromCallback<EventObject>(({ sendBack }) => waitForLock(name, () => sendBack({ type: 'trail.changed' }))),
        watch: fromCallback<EventObject>(({ sendBack }) =>
          positions.watch(
            (fix) => sendBack({ type: 'position.fix', fix }),
            (reason) => sendBack({ type: 'position.failed', reason }),
          ),
        ),
      },
    }),
    { ...inspection, input: { isAllowed, zone, now: () => clock.now() } },
  );

  actor.on('position.kept', ({ fix }) => void outbox.add(fix));
  let wasCapturing = false;
  actor.subscribe((snapshot) => {
    const record = recordOf(snapshot);
    const text = record && JSON.stringify([{ name, ...record }]);
    if (text !== null && text !== texts.get(STORAGE_KEYS.trail)) texts.set(STORAGE_KEYS.trail, text);
    const isCapturing = snapshot.matches('capturing');
    if (wasCapturing && !isCapturing) outbox.flush();
    wasCapturing = isCapturing;
  });
  const stopTelling = outbox.subscribe(() => {
    if (outbox.getState().delivery === 'refused') actor.send({ type: 'positions.refused' });
  });
  // Another tab has written.
  const hear = ({ key }: StorageEvent) => {
    if (key === STORAGE_KEYS.trail) actor.send({ type: 'trail.changed' });
  };
  addEventListener('storage', hear);
  actor.start();

  return {
    actor,
    outbox,
    stop() {
      removeEventListener('storage', hear);
      stopTelling();
      actor.stop();
      outbox.stop();
    },
  };
}
