import type { Locator, Page } from '@playwright/test';
import { captureFault } from '#domain/field/capture.ts';
import { STORAGE_KEYS } from '#lib/device/texts.ts';
import { isWatching, type trailMachine } from '#machines/trail/trail.machine.ts';
import type { TrailFound } from '#machines/trail/trail.types.ts';
import { SendPositionDocument, SendPositionsDocument } from '#queries/positions.generated.ts';
import { trailName } from '#state/kept-positions.ts';
import type { Step } from '../../model/harness.ts';
import type { PageDriver } from '../../model/page-driver.ts';
import { expect, NOW } from './entry.ts';
import { dayOf, memberID, openDay, passLimit, tellNoPosition, tellPosition } from './field-page.ts';

const NAME = trailName({ memberID, agencyID: 'cm', world: null });

const barOn = (page: Page): Locator => page.getByRole('region', { name: 'Itinéraire du jour' });
const stateOn = (page: Page): Locator => barOn(page).getByRole('status');
const questionOn = (page: Page): Locator => page.getByRole('dialog', { name: /^Relever votre itinéraire/u });
const press = (place: Locator, name: string | RegExp): Promise<void> => place.getByRole('button', { name }).click();

const isFound = (output: unknown): output is TrailFound =>
  typeof output === 'object' && output !== null && 'state' in output;

/** What the device is to find next, if the path says so. */
function nextFound([answer]: readonly Step[]): TrailFound | null {
  if (!answer || !('output' in answer.event)) return null;
  return isFound(answer.event.output) ? answer.event.output : null;
}

/** The trail as the device remembers it; `null` for none of today. */
const remembered = ({ state, since, kept, ending }: TrailFound): string | null =>
  state === 'off' || state === 'elsewhere' ? null : JSON.stringify([{ name: NAME, state, since, kept, ending }]);

/** Lets the device find a trail when it looks next; another tab has it where the path says so. */
async function arrangeDevice(page: Page, found: TrailFound | null): Promise<void> {
  if (!found) return;
  await page.evaluate(
    async ([name, key, text, isElsewhere]) => {
      if (text === null) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
      dispatchEvent(new Event('other-tab-stops'));
      const other = () =>
        new Promise<void>((resolve) => {
          addEventListener('other-tab-stops', () => resolve(), { once: true });
          if (!isElsewhere) resolve();
        });
      // It takes the trail from this page, as the other tab does.
      await new Promise<void>((resolve) => {
        void navigator.locks.request(name, { steal: true }, () => {
          resolve();
          return other();
        });
      });
    },
    [NAME, STORAGE_KEYS.trail, remembered(found), found.state === 'elsewhere'] as const,
  );
}

export const driver: PageDriver<typeof trailMachine> = {
  async open(page, { steps }) {
    const found = nextFound(steps);
    const text = found && remembered(found);
    const holding = await page.addInitScript(
      ([name, isElsewhere]) => {
        if (isElsewhere)
          void navigator.locks.request(
            name,
            () =>
              new Promise<void>((resolve) => {
                addEventListener('other-tab-stops', () => resolve(), { once: true });
              }),
          );
      },
      [NAME, found?.state === 'elsewhere'] as const,
    );
    const server = await openDay(page, {
      opening: {},
      day: dayOf([]),
      withPositions: true,
      kept: text === null ? {} : { [STORAGE_KEYS.trail]: text },
    });
    await holding.dispose();
    server.always(SendPositionDocument, () => ({ createGPSLoc: { ID: 'position' } }));
    server.always(SendPositionsDocument, () => ({ createGPSLocsFromList: [] }));
    await expect(barOn(page)).toBeVisible();
  },

  events: {
    /** What the device finds was arranged before it looks. */
    'xstate.done.actor.look': () => Promise.resolve(),
    'claim.granted': () => Promise.resolve(),
    async 'claim.taken'(page, _event, next) {
      await arrangeDevice(page, nextFound(next));
    },
    async 'trail.changed'(page, _event, next) {
      await arrangeDevice(page, nextFound(next));
      await page.evaluate((key) => void dispatchEvent(new StorageEvent('storage', { key })), STORAGE_KEYS.trail);
    },
    start: (page) => press(barOn(page), /^(?:Commencer|Recommencer)$/u),
    consent: (page) => press(questionOn(page), 'Relever mon itinéraire'),
    decline: (page) => press(questionOn(page), 'Pas maintenant'),
    pause: (page) => press(barOn(page), 'Mettre en pause'),
    resume: (page) => press(barOn(page), /^(?:Reprendre|Continuer ici)$/u),
    end: (page) => press(barOn(page), 'Terminer'),
    retry: (page) => press(barOn(page), 'Réessayer'),
    'position.fix': (page, { fix }) => tellPosition(page, fix),
    'position.failed': (page, { reason }) => tellNoPosition(page, reason),
    'xstate.after.dayEnd.trail.capturing': (page) => passLimit(page, 'day'),
    'xstate.after.dayEnd.trail.paused': (page) => passLimit(page, 'day'),
    'xstate.after.dayEnd.trail.elsewhere': (page) => passLimit(page, 'day'),
  },

  states: {
    async off(page) {
      await expect(stateOn(page)).toContainText('Votre itinéraire n’est pas relevé');
      await isMarked(page, false);
    },
    async asking(page) {
      await expect(questionOn(page)).toBeVisible();
    },
    async 'capturing.watching'(page, snapshot) {
      const { left, last } = snapshot.context;
      await isMarked(page, isWatching(snapshot));
      const isVague = left !== null && captureFault(left, last) === 'accuracy';
      await expect(barOn(page).getByText('est trop vague')).toBeVisible({ visible: isVague });
    },
    async 'capturing.watching.looking'(page) {
      await expect(stateOn(page)).toContainText('Itinéraire en cours, recherche de votre position');
    },
    async 'capturing.watching.following'(page, { context: { since, kept } }) {
      await expect(stateOn(page)).toContainText(`Itinéraire en cours depuis ${since === NOW ? '08:10' : '07:10'}`);
      if (kept > 0) await expect(stateOn(page)).toContainText(`· ${kept} position`);
    },
    async 'capturing.watching.lost'(page, { context: { reason } }) {
      await expect(stateOn(page)).toContainText('Itinéraire en cours, sans position');
      await expect(barOn(page)).toContainText(
        reason === 'timeout' ? 'La position n’est pas venue à temps.' : 'L’appareil ne trouve pas sa position.',
      );
    },
    async 'capturing.refused'(page) {
      await expect(stateOn(page)).toContainText('Itinéraire sans position');
      await expect(barOn(page)).toContainText('Le navigateur refuse la position.');
      await isMarked(page, false);
    },
    async paused(page) {
      await expect(stateOn(page)).toContainText('Itinéraire en pause');
      await isMarked(page, false);
    },
    async elsewhere(page) {
      await expect(stateOn(page)).toContainText('Itinéraire en cours dans un autre onglet');
      await isMarked(page, false);
    },
    async ended(page, { context: { ending } }) {
      await expect(stateOn(page)).toContainText(
        ending === 'day' ? 'L’itinéraire d’hier s’est terminé à minuit' : 'Itinéraire terminé',
      );
      await isMarked(page, false);
    },
  },
};

/** Expects the mark of a trail, which follows the user over the pages. */
const isMarked = (page: Page, isOn: boolean): Promise<void> =>
  expect(page.getByRole('link', { name: 'Itinéraire en cours', exact: true })).toHaveCount(isOn ? 1 : 0);
