import type { Locator, Page } from '@playwright/test';
import { enterAs, expect, expectAccessible, test } from './fixtures.ts';

test('a boss goes from the sentence to the weeks of a delegate, and back to the same range', async ({ page }) => {
  await enterAs(page, 'Boss', { path: '/boss/dashboard?range=month' });
  await expect(page.getByText(/quotas de visites sont atteints/u)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /semaine par semaine/u }).click();
  await expect(page).toHaveURL(/view=quotas/u);
  const table = page.getByRole('grid', { name: 'Quotas de visites par semaine' });
  await expect(table.getByRole('link', { name: /semaine 47/u }).first()).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(page).toHaveURL(/range=month/u);
});

test('a supervisor sees their own group, from the gauge to the day', async ({ page }) => {
  await enterAs(page, 'Supervisor', { path: '/supervisor/dashboard' });
  await expect(page.getByText('Vos visites')).toBeVisible();
  const groups = page.getByRole('list', { name: 'Activité des groupes' });
  await expect(groups.getByRole('link')).toHaveCount(1);
  const global = page.getByRole('meter', { name: 'Global' });
  const shown = numberIn((await global.getAttribute('aria-valuetext')) ?? '', /^(\d+)/u);
  const counts = await page.getByText(/^Visites faites\s: /u).innerText();
  await page.getByRole('link', { name: 'Voir la journée' }).click();
  // The figure, its two counts, and the rows that add up to them.
  const figure = await page.getByText(/ faites? sur \d+ \(\d+.%\)$/u).innerText();
  expect(numberIn(figure, /\((\d+)/u)).toBe(shown);
  expect(Math.round((100 * numberIn(counts, /: (\d+)/u)) / numberIn(counts, / sur (\d+)/u))).toBe(shown);
  const own = await page
    .getByRole('paragraph')
    .filter({ hasText: /Délégués\s: / })
    .innerText();
  const people = await page.getByRole('grid', { name: 'Délégués' }).getByRole('row').allInnerTexts();
  const rows = [...people, own.slice(0, own.indexOf('Délégués'))];
  for (const count of [/(\d+) visites? faites?/u, / sur (\d+)/u])
    expect(rows.reduce((sum, row) => sum + (numberIn(row, count) || 0), 0)).toBe(numberIn(figure, count));
});

test('the longest delay of the authorisations that end is read whole', async ({ page }) => {
  await enterAs(page, 'Boss', { path: '/boss/dashboard?expires=6', lang: 'en' });
  const words = page.getByRole('button', { name: /Within 6 months/u }).getByText('Within 6 months');
  await expect(words).toBeVisible();
  expect(await words.evaluate(({ clientWidth, scrollWidth }) => scrollWidth - clientWidth)).toBe(0);
});

/** A figure of a dashboard, and the way to its rows: at most three clicks. */
interface Walk {
  readonly figure: string;
  readonly clicks: readonly ((page: Page) => Locator)[];
  /** The rows, once they are there. */
  readonly rows: (page: Page) => Locator;
  /** Reads the figure on the dashboard, where it is the number of its rows. */
  readonly count?: (page: Page) => Promise<number>;
}

const MOST_CLICKS = 3;
const panel = (page: Page, name: string): Locator => page.getByRole('list', { name });
const numberIn = (text: string, at: RegExp): number => Number(at.exec(text)?.[1]);

/** The rows of the delegates behind a figure, in the days of the dashboard. */
const peopleOfRange = (page: Page): Locator =>
  page
    .getByRole('dialog')
    .getByRole('grid', { name: 'Délégués de la période' })
    .getByRole('row')
    .filter({
      has: page.getByRole('rowheader'),
    });

/** The first delegate of the quotas who made a visit. */
const quotaRow = (page: Page): Locator =>
  panel(page, 'Quotas de visites')
    .getByRole('link')
    .filter({ has: page.getByLabel(/^[1-9]\d* visites? sur/u) })
    .first();

const WALKS: readonly Walk[] = [
  {
    figure: 'the delegates who are active, in the sentence',
    clicks: [(page) => page.getByRole('link', { name: /^\d+ délégués? sur/u })],
    rows: (page) => peopleOfRange(page).filter({ hasNotText: 'sans visite' }),
    count: async (page) =>
      numberIn(await page.getByRole('link', { name: /^\d+ délégués? sur/u }).innerText(), /^(\d+)/u),
  },
  {
    figure: 'the quotas that are reached, in the sentence',
    clicks: [(page) => page.getByRole('link', { name: /^\d+\s%$/u })],
    rows: peopleOfRange,
    count: async (page) =>
      numberIn(await page.getByRole('link', { name: /^\d+ délégués? sur/u }).innerText(), /sur (\d+)/u),
  },
  {
    figure: 'a gauge of progress',
    clicks: [
      (page) => page.getByRole('link', { name: 'Voir par groupe' }),
      (page) => page.getByRole('grid', { name: 'Progression par superviseur' }).getByRole('rowheader').first(),
      (page) => page.getByRole('grid', { name: 'Délégués' }).getByRole('row').first(),
    ],
    rows: (page) =>
      page
        .getByRole('main')
        .getByRole('list', { name: /novembre$/u })
        .getByRole('listitem'),
  },
  {
    figure: 'the visits of a quota',
    clicks: [
      quotaRow,
      (page) => page.getByRole('grid', { name: 'Couverture par potentiel' }).getByRole('rowheader').first(),
      (page) => page.getByRole('dialog').getByRole('radio', { name: /^Visites/u }),
    ],
    rows: (page) => page.getByRole('dialog').getByRole('grid', { name: 'Visites' }).getByRole('row'),
    count: async (page) => {
      const label = await quotaRow(page)
        .getByLabel(/visites? sur/u)
        .getAttribute('aria-label');
      return numberIn(label ?? '', /^(\d+)/u);
    },
  },
  {
    figure: 'the delegates who are behind',
    clicks: [(page) => page.getByRole('radio', { name: /^En retard/u })],
    rows: (page) => page.getByRole('main').getByRole('list', { name: 'Quotas de visites' }).getByRole('listitem'),
    count: async (page) =>
      numberIn(
        await page
          .getByText(/^En retard/u)
          .first()
          .innerText(),
        /(\d+)/u,
      ),
  },
  {
    figure: 'the week of a delegate',
    clicks: [
      (page) => page.getByRole('link', { name: /semaine par semaine/u }),
      (page) => page.getByRole('link', { name: /semaine 46 : [1-9]/u }).first(),
    ],
    rows: (page) => page.getByRole('grid', { name: 'Couverture par potentiel' }).getByRole('rowheader'),
  },
  {
    figure: 'the activity of a group',
    clicks: [
      (page) => panel(page, 'Activité des groupes').getByRole('link').first(),
      (page) => peopleOfRange(page).first(),
    ],
    rows: (page) => page.getByRole('grid', { name: 'Couverture par potentiel' }).getByRole('rowheader'),
  },
  {
    figure: 'an authorisation that ends',
    clicks: [(page) => panel(page, 'AMM à échéance').getByRole('link').first()],
    rows: (page) => page.getByRole('heading', { level: 1 }),
  },
  {
    figure: 'the authorisations that end',
    clicks: [(page) => page.getByRole('link', { name: /^Voir les \d+ produits$/u })],
    rows: (page) => page.getByRole('grid').getByRole('rowheader'),
    count: async (page) => {
      const link = await page.getByRole('link', { name: /^Voir les \d+ produits$/u }).innerText();
      return numberIn(link, /(\d+)/u);
    },
  },
  {
    figure: 'a customer of a high potential',
    clicks: [(page) => panel(page, 'Premiers potentiels').getByRole('link').first()],
    rows: (page) => page.getByRole('heading', { level: 1 }),
  },
  {
    figure: 'those of the highest potential who were not seen',
    clicks: [(page) => page.getByRole('link', { name: /^Voir (?:le|les \d+) clients? non vus?$/u })],
    rows: (page) => page.getByRole('dialog').getByRole('grid', { name: 'Clients non vus' }).getByRole('rowheader'),
    count: async (page) => numberIn(await page.getByText(/n’(?:a|ont) pas été vus?/u).innerText(), /^(\d+)/u),
  },
  {
    figure: 'sales against goals',
    clicks: [(page) => page.getByRole('link', { name: 'Voir les statistiques' })],
    rows: (page) => page.getByRole('grid').first().getByRole('rowheader'),
  },
];

const OF_A_SUPERVISOR: readonly Walk[] = [
  {
    figure: 'the authorisations that end',
    clicks: [(page) => page.getByRole('link', { name: /^Voir les \d+ produits$/u })],
    rows: (page) => page.getByRole('dialog').getByRole('listitem'),
    count: async (page) => {
      const link = await page.getByRole('link', { name: /^Voir les \d+ produits$/u }).innerText();
      return numberIn(link, /(\d+)/u);
    },
  },
  {
    figure: 'a gauge of progress',
    clicks: [(page) => page.getByRole('link', { name: 'Voir la journée' })],
    rows: (page) => page.getByRole('main').getByRole('heading'),
  },
  {
    figure: 'sales against goals',
    clicks: [(page) => page.getByRole('link', { name: 'Voir les statistiques' })],
    rows: (page) => page.getByRole('grid').first().getByRole('rowheader'),
  },
  ...WALKS.filter(({ figure }) => ['the visits of a quota', 'the activity of a group'].includes(figure)),
];

for (const [role, path, walks] of [
  ['Boss', '/boss/dashboard?from=2026-11-09&to=2026-11-19', WALKS],
  ['Supervisor', '/supervisor/dashboard?from=2026-11-09&to=2026-11-19', OF_A_SUPERVISOR],
] as const) {
  test(`three clicks lead a ${role} from each figure to its rows`, async ({ page }) => {
    test.slow();
    await enterAs(page, role, { path });
    for (const { figure, clicks, rows, count } of walks) {
      await test.step(figure, async () => {
        expect(clicks.length).toBeLessThanOrEqual(MOST_CLICKS);
        await expect(page.getByRole('list', { name: 'Quotas de visites' })).toBeVisible();
        const told = await count?.(page);
        for (const click of clicks) await click(page).click();
        if (told === undefined) await expect(rows(page).first()).toBeVisible();
        else await expect(rows(page)).toHaveCount(told);
        await page.goto(path);
      });
    }
  });
}
