import { accountOf, demoAddress, enterAs, expect, FAILURE, openDemoBar, pathOf, provoke, test } from './fixtures.ts';
import { DRAFT, openNew, rowsOf } from './reminder-editor.ts';
import { everyRow } from './rows.ts';

const reminders = '/regulatoryaffairsuser/administration/reminders';

test.describe('the address', () => {
  test('sets the role, the page and the language, which is remembered', async ({ page }) => {
    await page.goto(demoAddress({ role: 'Supervisor' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible();
    await expect(accountOf(page, 'Supervisor')).toBeVisible();
    expect(pathOf(page)).toBe('/supervisor/dashboard');

    await page.goto(demoAddress({ path: reminders, role: 'RegulatoryAffairsUser', lang: 'en' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Reminders' })).toBeVisible();
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Reminders' })).toBeVisible();
  });

  test('sets the current date', async ({ page }) => {
    await enterAs(page, 'RegulatoryAffairsUser', { now: Date.UTC(2027, 2, 1, 8) / 1000 });
    await expect(rowsOf(page).first()).toContainText('1 mars 2027');
    await expect(rowsOf(page).first()).toContainText('aujourd’hui');

    const editor = await openNew(page);
    await editor.write({ ...DRAFT, date: '28022027' });
    await editor.save.click();
    await expect(editor.dialog.getByRole('alert')).toContainText('Cette date est déjà passée');
    await editor.when('02032027', '0930');
    await editor.save.click();
    await expect(page.getByText('Rappel enregistré')).toBeVisible();
  });

  test('without parameters in a new tab stays in the demo of the session, whose figures it would otherwise change', async ({
    page,
    context,
  }) => {
    await enterAs(page, 'RegulatoryAffairsUser', { path: reminders });
    await everyRow(page);
    const shown = await rowsOf(page).allInnerTexts();

    const linked = await context.newPage();
    await linked.goto(reminders);
    await everyRow(linked);
    expect(await rowsOf(linked).allInnerTexts()).toEqual(shown);

    const named = await context.newPage();
    await named.goto(`${reminders}?role=RegulatoryAffairsUser`);
    await everyRow(named);
    expect(await rowsOf(named).allInnerTexts()).not.toEqual(shown);
  });

  test('gives everyone the same data for the same seed', async ({ browser, page }) => {
    const elsewhere = await browser.newPage();
    const lists = await Promise.all(
      [page, elsewhere].map(async (visit) => {
        await enterAs(visit, 'RegulatoryAffairsUser', { seed: 7 });
        await everyRow(visit);
        return rowsOf(visit).allInnerTexts();
      }),
    );
    expect(lists[0]).toEqual(lists[1]);
    await elsewhere.close();

    await page.goto(demoAddress({ path: reminders, seed: 8 }));
    await everyRow(page);
    expect(await rowsOf(page).allInnerTexts()).not.toEqual(lists[0]);
  });

  test('with invalid parameters still opens the demo, and the console lists them', async ({ page }) => {
    await page.goto('/?scenario=huge&seed=one&now=noon&role=King&lang=de');
    await expect(page.getByRole('heading', { level: 1, name: 'Se connecter' })).toBeVisible();
    const bar = await openDemoBar(page);
    await expect(bar).toContainText('La graine de l’adresse n’est pas un nombre');
    await expect(bar).toContainText('La date de l’adresse est illisible');
    await expect(bar).toContainText('La taille demandée n’existe pas');
    await expect(bar).toContainText('Le rôle de l’adresse n’existe pas');
    await expect(bar).toContainText('La langue de l’adresse n’existe pas');
  });
});

test.describe('the way out', () => {
  test('is in the address, whatever has been done', async ({ page }) => {
    await enterAs(page, 'RegulatoryAffairsUser');
    const editor = await openNew(page);
    await editor.write(DRAFT);
    await editor.save.click();
    await expect(rowsOf(page)).toHaveCount(14);
    await page.goto(`${reminders}?reset`);
    await expect(rowsOf(page)).toHaveCount(13);
    expect(new URL(page.url()).searchParams.has('reset')).toBe(false);

    await page.goto(`${reminders}?now=garbage`);
    await expect(page.getByText('La date de l’adresse est illisible')).toBeVisible();
    await expect(page.getByText('La démonstration ouverte dans cet onglet est gardée.')).toBeVisible();
    await expect(rowsOf(page)).toHaveCount(13);
  });
});

test.describe('the controls', () => {
  test('reset the demo, and change the amount of data and the role', async ({ page }) => {
    await enterAs(page, 'RegulatoryAffairsUser');
    const editor = await openNew(page);
    await editor.write(DRAFT);
    await editor.save.click();
    await expect(rowsOf(page)).toHaveCount(14);
    await (await openDemoBar(page)).getByRole('button', { name: 'Tout remettre à zéro' }).click();
    await expect(rowsOf(page)).toHaveCount(13);
    await expect(page.getByText(DRAFT.name)).toBeHidden();

    const size = (await openDemoBar(page)).getByRole('radiogroup', { name: 'Taille des données' });
    await size.getByRole('radio', { name: 'Normal' }).click();
    await expect(page).toHaveURL(/scenario=standard|reminders/);
    await expect(page.getByRole('heading', { level: 1, name: 'Rappels' })).toBeVisible();
    await expect(rowsOf(page).nth(13)).toBeVisible();

    await (await openDemoBar(page)).getByRole('button', { name: 'Rôle' }).click();
    await page.getByRole('option', { name: 'Superviseur' }).click();
    await expect(accountOf(page, 'Supervisor')).toBeAttached();
    await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord', includeHidden: true })).toBeAttached();
    expect(pathOf(page)).toBe('/supervisor/dashboard');
  });

  test('slow down the network: space is reserved for the list, and nothing moves when it arrives', async ({ page }) => {
    await enterAs(page, 'Boss');
    const bar = await openDemoBar(page, 'Réseau');
    await bar.getByRole('radiogroup', { name: 'Lenteur' }).getByRole('radio', { name: 'Comme en 3G' }).click();
    await page.keyboard.press('Escape');
    const menu = page.getByRole('navigation', { name: 'Menu principal' });
    await menu.getByRole('button', { name: 'Réglementaire' }).click();
    await menu.getByRole('link', { name: 'Rappels' }).click();

    await expect(page.getByRole('status').filter({ hasText: 'Chargement…' })).toBeVisible();
    const landmarks = [
      page.getByRole('heading', { level: 1, name: 'Rappels' }),
      page.getByRole('button', { name: 'Nouveau rappel' }),
      page.getByRole('searchbox'),
    ];
    const places = () => Promise.all(landmarks.map((landmark) => landmark.boundingBox()));
    const before = await places();
    await expect(rowsOf(page)).toHaveCount(13);
    for (const [index, place] of (await places()).entries()) {
      // A digit may be a fraction of a pixel wider than the space reserved for it.
      expect(place?.x).toBeCloseTo(before[index]?.x ?? 0, 0);
      expect(place?.y).toBeCloseTo(before[index]?.y ?? 0, 0);
    }
  });
});

test.describe('a simulated failure', () => {
  test.use({ provoked: /Failed to load resource|net::ERR_FAILED/ });

  test('of one call ends with that call; of all calls, it lasts until it is switched off', async ({ page }) => {
    await page.goto(demoAddress());
    await provoke(page, FAILURE.next);
    await page.getByRole('button', { name: 'Serge Etoundi' }).click();
    await expect(page.getByText('La connexion n’a pas abouti.')).toBeVisible();
    await page.getByRole('button', { name: 'Serge Etoundi' }).click();
    await expect(accountOf(page, 'Boss')).toBeVisible();

    await provoke(page, FAILURE.all);
    const menu = page.getByRole('navigation', { name: 'Menu principal' });
    await menu.getByRole('button', { name: 'Réglementaire' }).click();
    await menu.getByRole('link', { name: 'Rappels' }).click();
    await expect(page.getByText('Les rappels n’ont pas pu être lus')).toBeVisible();
    await page.getByRole('link', { name: 'Tableau de bord' }).click();
    await menu.getByRole('link', { name: 'Rappels' }).click();
    await expect(page.getByText('Les rappels n’ont pas pu être lus')).toBeVisible();

    await provoke(page, FAILURE.none);
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(rowsOf(page)).toHaveCount(13);
  });
});
