import { enterAs, expect, test } from './fixtures.ts';
import { rowsOf } from './reminder-editor.ts';

/** Where and when somebody opens the address; tests/unit/server-same.test.ts compares the answers of the server. */
const PLACES = [
  { timezoneId: 'Pacific/Kiritimati', date: '2026-11-19T07:10:00Z' },
  { timezoneId: 'America/Los_Angeles', date: '2031-02-28T23:30:00Z' },
] as const;

test('the same address gives the same picture, byte for byte, on another day and in another time zone', async ({
  browser,
}) => {
  const pictures: Buffer[] = [];
  for (const { timezoneId, date } of PLACES) {
    const context = await browser.newContext({ timezoneId, reducedMotion: 'reduce' });
    await context.addInitScript((at) => {
      globalThis.Date = new Proxy(Date, {
        construct(own, given) {
          const made: unknown = Reflect.construct(own, given.length > 0 ? given : [at]);
          return made instanceof own ? made : {};
        },
        get: (own, name): unknown => (name === 'now' ? () => at : Reflect.get(own, name)),
      });
    }, Date.parse(date));
    const page = await context.newPage();
    await enterAs(page, 'RegulatoryAffairsUser');
    await expect(rowsOf(page)).toHaveCount(13);
    await expect(page.getByRole('button', { name: 'Démo', exact: true })).toBeVisible();
    expect(await page.evaluate('Date.now()')).toBe(Date.parse(date));
    pictures.push(await page.screenshot({ animations: 'disabled' }));
    await context.close();
  }
  const [here, there] = pictures;
  expect(here && there?.equals(here)).toBe(true);
});
