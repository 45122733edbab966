import type { Clock } from '#lib/clock.ts';
import type { Demo, DemoNotice } from '#lib/demo.ts';
import { DEMO_PASSWORD, PERSONAS } from '#mocks/seed/personas.ts';
import { resumesAt } from '#mocks/server/journal.ts';
import { demoQuery, readDemoConfig, worldQuery } from './demo-config.ts';
import { intercept } from './intercept.ts';
import { openJournal } from './journal-store.ts';
import { createLine } from './line.ts';
import { absoluteNow } from './thread-messages.ts';
import { startThread } from './thread.ts';

/** Where this tab keeps which world it is in, so that a page opened by a bare address is still in it. */
const TAB_KEY = 'tournee.demo';

/**
 * Starts the demo that the address names: a server in a thread of its own, with the work kept on this device done
 * again, answering the page's calls to the API. The page need not wait for the world: its first calls do.
 */
export async function startDemo(): Promise<Demo> {
  const base = import.meta.env.BASE_URL;
  const { config, notices: unread } = readDemoConfig(location.search, readTab());
  const world = worldQuery(config);
  writeTab(world);

  let notices: readonly DemoNotice[] = unread;
  const notify = (notice: DemoNotice): void => {
    notices = [...new Set([...notices, notice])];
  };

  const journal = await openJournal(world, () => notify('work-not-kept'));
  const since = absoluteNow();
  const start = resumesAt(config.now, journal.entries) * 1000;
  const clock: Clock = { now: () => start + absoluteNow() - since };

  const server = startThread({
    options: { seed: config.seed, now: config.now, scenario: config.scenario, journal: journal.entries },
    since,
    keep: (work) => journal.append(work),
    onOpened: (replayed) => {
      if (replayed < journal.entries.length) notify('work-not-replayed');
    },
  });
  const { send, ...line } = createLine({ server });
  intercept(send, base);

  return {
    ...line,
    config,
    personas: PERSONAS,
    password: DEMO_PASSWORD,
    clock,
    get notices() {
      return notices;
    },
    addressOf: (part) => new URL(`${base}?${demoQuery({ ...config, ...part })}`, location.href).href,
    async reset() {
      await journal.clear();
      location.reload();
    },
  };
}

function readTab(): string | null {
  try {
    return sessionStorage.getItem(TAB_KEY);
  } catch {
    return null;
  }
}

function writeTab(world: string): void {
  try {
    sessionStorage.setItem(TAB_KEY, world);
  } catch {
    // Blocked storage: the address alone names the world.
  }
}
