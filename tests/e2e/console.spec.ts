import { enterAs, expect, expectAccessible, openDemoBar, pathOf, test } from './fixtures.ts';
import { DRAFT, openNew, rowsOf } from './reminder-editor.ts';

test.use({ provoked: /Failed to load resource|net::ERR_FAILED/ });

test('a call that fails on purpose is reported; days pass and reminders fall due; the demo is reset, then left', async ({
  page,
}) => {
  await enterAs(page, 'RegulatoryAffairsUser');
  await expect(page.getByRole('complementary', { name: 'Démonstration, réglages' })).toContainText('Données inventées');

  await test.step('one call fails once', async () => {
    const bar = await openDemoBar(page, 'Réseau');
    await bar.getByRole('combobox', { name: 'Appel' }).fill('createRem');
    await page.getByRole('option', { name: 'createReminder' }).click();
    await bar.getByRole('button', { name: 'Appliquer à cet appel' }).click();
    await expect(bar.getByRole('list', { name: 'Appels en panne' })).toContainText('createReminder');
    await expectAccessible(page);
    await bar.press('Escape');
    await expect(page.getByRole('button', { name: 'Démo', exact: true })).toBeFocused();
    const editor = await openNew(page);
    await editor.write(DRAFT);
    await editor.save.click();
    await expect(editor.dialog.getByRole('alert')).toContainText('Votre saisie est gardée ici.');
    await editor.save.click();
    await expect(rowsOf(page)).toHaveCount(14);
  });

  await test.step('the log shows calls and state changes, but never the token or the password', async () => {
    const bar = await openDemoBar(page, 'Appels');
    await bar.getByRole('button', { name: /^CreateReminder.*répondu/ }).click();
    await expect(bar.getByRole('textbox', { name: 'Variables de CreateReminder' })).toHaveValue(new RegExp(DRAFT.name));
    await expect(bar).toContainText('saving → saved');
    await expect(bar.getByRole('button', { name: /^CreateReminder.*coupé/ })).toBeVisible();
    await bar.getByRole('button', { name: /^CreateToken/ }).click();
    await expect(bar.getByRole('textbox', { name: 'Réponse à CreateToken' })).toHaveValue(/"token": "•••"/);
    await expect(bar.getByRole('textbox', { name: 'Variables de CreateToken' })).toHaveValue(/"password": "•••"/);
    await bar.getByRole('tab', { name: 'Monde' }).click();
    await expect(bar).toContainText('jeudi 19 novembre 2026');
    await bar.getByRole('button', { name: '+ 1 semaine' }).click();
  });

  await test.step('a week passes, then a day; the tab keeps its date if an address has none; a reset undoes all', async () => {
    await expect(page).toHaveURL(/days=7/);
    await expect(page.getByText(DRAFT.name)).toBeVisible();
    await expect(rowsOf(page)).toHaveCount(13);
    let bar = await openDemoBar(page);
    await expect(bar).toContainText('jeudi 26 novembre 2026');
    await bar.getByRole('button', { name: '+ 1 jour' }).click();
    await expect(page).toHaveURL(/days=8/);
    // Wait until the page of the new date is open: only then does the tab store the date.
    await page.waitForLoadState();
    await expect(page.getByText(DRAFT.name)).toBeVisible();
    await page.goto('/regulatoryaffairsuser/administration/reminders');
    await expect(page.getByText(DRAFT.name)).toBeVisible();
    bar = await openDemoBar(page);
    await expect(bar).toContainText('vendredi 27 novembre 2026');
    await bar.getByRole('button', { name: 'Tout remettre à zéro' }).click();
    await expect(rowsOf(page)).toHaveCount(13);
    await expect(page.getByText(DRAFT.name)).toBeHidden();
  });

  await test.step('leaving the demo deletes its data', async () => {
    const bar = await openDemoBar(page);
    await bar.getByRole('button', { name: 'Quitter la démonstration…' }).click();
    await bar.getByRole('button', { name: 'Effacer et quitter' }).click();
    await expect(bar).toContainText('vous pouvez fermer cet onglet');
    await expect(page.getByRole('heading', { level: 1, name: 'Se connecter' })).toBeVisible();
    const kept = await page.evaluate(() => [
      localStorage.getItem('auth_token'),
      sessionStorage.getItem('tournee.demo'),
    ]);
    expect(kept).toEqual([null, null]);
  });
});

test('a menu entry disappears with its right, and comes back with it', async ({ page }) => {
  await enterAs(page, 'Boss');
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  await expect(menu.getByText('Clients', { exact: true })).toBeVisible();
  const bar = await openDemoBar(page, 'Droits');
  const deny = ['viewHealthWorker', 'viewDrugStore', 'viewAdministrativeCustomer'];
  await bar.getByText(/^Professionnels de santé\s: voir/).click();
  await expect(page).toHaveURL(new RegExp(`deny=${deny[0]}`));
  await page.goto(`/boss/dashboard?scenario=small&deny=${deny.join(',')}`);
  await expect(menu.getByText('Réglementaire', { exact: true })).toBeVisible();
  await expect(menu.getByText('Clients', { exact: true })).toBeHidden();
  expect(pathOf(page)).toBe('/boss/dashboard');
  await (await openDemoBar(page, 'Droits')).getByRole('button', { name: 'Rendre à chaque rôle les siens' }).click();
  await expect(menu.getByText('Clients', { exact: true })).toBeVisible();
});
