import { enterAs, expect, test } from './fixtures.ts';

test.describe('a device in Akwa', () => {
  test.use({ geolocation: { latitude: 4.05, longitude: 9.7 }, permissions: ['geolocation'] });

  test('shows the nearest customers first; the map keeps the filters, and leads to a card and back', async ({
    page,
  }) => {
    await enterAs(page, 'Delegue', { path: '/app/customer-card/dashboard?kind=drugstore' });
    await page.getByRole('radio', { name: 'Carte' }).click();
    const list = page.getByRole('list', { name: 'Clients sur la carte' });
    const map = page.getByRole('application', { name: /Clients sur la carte$/u });
    const scale = page.getByRole('img', { name: /^Échelle/u });
    const whole = await scale.getAttribute('aria-label');
    await page.getByRole('button', { name: 'Autour de moi' }).click();
    const rows = list.getByRole('listitem');
    await expect(rows.first()).toContainText(/\d\s(?:m|km), Officine/);
    const metres = (await rows.allInnerTexts()).flatMap((words) => {
      const [, figure = '', unit] = /([\d,]+)\s(k?m), Officine/.exec(words) ?? [];
      return unit ? Number(figure.replace(',', '.')) * (unit === 'km' ? 1000 : 1) : [];
    });
    expect(metres.length).toBeGreaterThan(3);
    expect(metres).toEqual(metres.toSorted((a, b) => a - b));

    const gaps = await rows.evaluateAll((all) =>
      all
        .slice(1)
        .map((row, index) => row.getBoundingClientRect().top - (all[index]?.getBoundingClientRect().bottom ?? 0)),
    );
    expect(Math.min(...gaps), 'no row begins in another one').toBeGreaterThan(-1);

    // The map is where the user is, and shows them there; everybody is one press away.
    await expect(scale).toHaveAccessibleName(/ [1-5] km$| m$/u);
    await expect(map.locator('svg').first().locator('circle')).toBeInViewport();
    await page.getByRole('button', { name: 'Tout voir' }).click();
    await expect(scale).toHaveAccessibleName(whole ?? '');

    const first = rows.first().getByRole('button');
    const name = await first.innerText();
    await first.click();
    await page.getByRole('link', { name: `Ouvrir la fiche de ${name}` }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.goBack();
    await expect(list).toBeVisible();
    await expect(page).toHaveURL(/kind=drugstore/);
  });
});

test.describe('a device that may not say where it is', () => {
  test.use({ permissions: [] });

  test('says how to allow it, and still shows everybody', async ({ page }) => {
    await enterAs(page, 'Boss', { path: '/app/customer-card/dashboard?view=map' });
    await page.getByRole('button', { name: 'Autour de moi' }).click();
    await expect(page.getByText('Votre position n’est pas connue.')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Clients sur la carte' }).getByRole('button').first()).toBeVisible();
  });
});

test('the filters get a name, which a reload and another page keep, and its link leads back to them', async ({
  page,
}) => {
  await enterAs(page, 'Delegue', { path: '/app/customer-card/dashboard?kind=drugstore&potential=A' });
  await page.getByRole('button', { name: 'Vues' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Enregistrer cette vue' }).press('Enter');
  await page.keyboard.type('Officines A');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Officines A' })).toBeVisible();
  const shown = await page.getByRole('rowheader').first().innerText();
  await page.reload();
  await page.getByRole('grid', { name: 'Filtres actifs' }).getByRole('button').first().click();
  await expect(page).not.toHaveURL(/potential/u);
  await page.getByRole('button', { name: 'Vues' }).click();
  await page.getByRole('menuitemradio', { name: 'Officines A' }).click();
  await expect(page).toHaveURL(/kind=drugstore&potential=A/u);
  await expect(page.getByRole('rowheader').first()).toHaveText(shown);
});
