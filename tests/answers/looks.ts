// Absent, empty, failed and loading are four looks: every read of every screen, in each of its fates.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createRandom } from '#mocks/seed/random.ts';
import schema from '../../schema.graphql?raw';
import { type Call, createAnswers, WHOLE } from './answers.ts';
import { drawVisit, NEVER, type Opened, openPage, WAITING } from './draw.tsx';
import { PARTS, screensIn } from './screens.ts';

/** A desktop, which shows more than a telephone. */
const SIZE = [1440, 900] as const;

const PREFERENCES = { language: 'fr', direction: 'ltr', theme: 'light.blue' } as const;

/** What addresses of a screen show besides the screen itself. */
const VIEWS: Readonly<Record<string, readonly string[]>> = {
  customer_card_dashboard: ['?new=drugstore', '?view=map', '?sort=visit', '?seen=60'],
  customer_card_health_worker: ['?stage=new', '?edit=card'],
  dashboard: ['?view=quotas'],
  programs_home: ['?view=reports', '?view=week'],
  products: ['?view=timeline', '?expires=12'],
  reminders: ['?view=month', '?done=true', '?reminder=new'],
};

/** For how many frames a page asks for nothing more until it has asked for all that is in sight. */
const SIGHT = 30;

/** For how many frames nothing may change before a page shows all but the read in question. */
const ALL_ELSE = 10;

/** How long the words of that read may take, in milliseconds: a dialog waits for the device. */
const PATIENCE = 2000;

/** How long all openings of a screen may take, in milliseconds. */
const MOST_TIME = 180_000;

/**
 * What becomes of a read: its lists may be empty, or absent, as the schema allows. An answer of several fields may lack one
 * of them.
 */
type Fate = 'failed' | 'waiting' | 'empty' | 'absent' | `without ${string}`;

interface Look {
  readonly isFailed: boolean;
  readonly isWaiting: boolean;
}

const lookOf = (words: string): Look => ({
  isFailed: /pu être (?:re)?lu|Réessayer|non lue?s?\b/.test(words),
  isWaiting: WAITING.test(words) || words.split('\n').includes('…'),
});

const FAILED: Look = { isFailed: true, isWaiting: false };

const LOOKS: Readonly<Record<string, Partial<Look>>> = {
  waiting: { isFailed: false, isWaiting: true },
  empty: { isFailed: false, isWaiting: false },
  // Some pages take it for empty, others for what could not be read; none waits for it.
  absent: { isWaiting: false },
};

const answer = createAnswers(schema, WHOLE);

/**
 * Screens of one module share their reads: each read is looked at on the first screen that makes it. The screen is kept with the
 * read, so that a test that is retried looks again.
 */
const looked = new Map<unknown, Map<string, string>>();

function isFirst(screen: string, query: string, read: string): boolean {
  const module = PARTS.get(screen)?.load;
  const firsts = looked.get(module) ?? new Map<string, string>();
  looked.set(module, firsts);
  const key = `${query} ${read}`;
  const first = firsts.get(key) ?? screen;
  firsts.set(key, first);
  return first === screen;
}

/** Opens every screen of a folder with each of its reads failed, unanswered and empty. */
export function lookAtScreensIn(folder: string): void {
  const views = screensIn(folder).flatMap((screen) => ['', ...(VIEWS[screen] ?? [])].map((query) => [screen, query]));

  describe('what is empty, failed and loading', () => {
    let opened: Opened | undefined;

    beforeEach(() => page.viewport(...SIZE));

    afterEach(async () => {
      await opened?.close();
      opened = undefined;
    });

    // A dashboard has ten reads, each with four fates: as many openings.
    test.each(views)('differs on %s%s', { timeout: MOST_TIME }, async (screen = '', query = '') => {
      const drawn = drawVisit(screen, createRandom(1, screen), 1);
      const visit = { ...drawn, address: drawn.address + query };
      const respond = (call: Call) => answer({ role: visit.role, seed: screen }, call);

      const reads = new Map<string, readonly string[]>();
      opened = await openPage(visit, PREFERENCES, (call) => {
        const whole = respond(call);
        reads.set(nameOf(call), Object.keys(whole.data ?? {}));
        return Response.json(whole);
      });
      await opened.settled({ frames: SIGHT });
      await opened.close();

      for (const [read, fields] of reads) {
        if (read === 'ValidateToken' || !isFirst(screen, query, read)) continue;
        for (const fate of fatesOf(fields)) {
          let isMade = false;
          opened = await openPage(visit, PREFERENCES, (call) => {
            if (nameOf(call) !== read) return Response.json(respond(call));
            isMade = true;
            return suffer(fate, respond(call).data ?? {});
          });
          await opened.settled({ until: () => isMade, mayWait: true, frames: ALL_ELSE });
          const look = LOOKS[fate] ?? FAILED;
          const isSo = () => expect(lookOf(document.body.innerText)).toMatchObject(look);
          await vi.waitFor(isSo, PATIENCE).catch(() => undefined);
          const words = document.body.innerText;
          await opened.close();
          expect.soft(lookOf(words), `${read} ${fate}, at ${visit.address}:\n${words}`).toMatchObject(look);
        }
      }
    });
  });
}

const fatesOf = (fields: readonly string[]): readonly Fate[] => [
  'failed',
  'waiting',
  'empty',
  'absent',
  ...(fields.length > 1 ? fields.map((field) => `without ${field}` as const) : []),
];

/** The answer to a read that has a fate. */
function suffer(fate: Fate, data: object): Response | typeof NEVER {
  if (fate === 'waiting') return NEVER;
  if (fate === 'failed') return new Response('Internal Server Error', { status: 500 });
  const entries: readonly (readonly [string, unknown])[] = Object.entries(data);
  if (fate === 'empty' || fate === 'absent') {
    const inPlace = fate === 'empty' ? [] : null;
    const emptied = entries.map(([field, value]): [string, unknown] => [field, Array.isArray(value) ? inPlace : value]);
    return Response.json({ data: Object.fromEntries(emptied) });
  }
  const lost = fate.replace('without ', '');
  return Response.json({
    data: { ...data, [lost]: null },
    errors: [{ message: 'INTERNAL: it is not there', path: [lost] }],
  });
}

/** Reads that differ in a switch are two. */
function nameOf({ query, variables = {} }: Call): string {
  const [, name = query] = /\b(?:query|mutation) (\w+)/.exec(query) ?? [];
  return [name, ...Object.values(variables).filter((value) => typeof value === 'boolean')].join(' ');
}
