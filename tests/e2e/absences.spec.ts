import type { Locator, Page } from '@playwright/test';
import { enterAs, expect, expectAccessible, FAILURE, pathOf, provoke, test } from './fixtures.ts';

const OWN = '/delegate/administration/absences';
const GROUP = '/supervisor/administration/absences';

const photo = { name: 'certificat.png', mimeType: 'image/png', buffer: pixel() };

/** A picture of one pixel. */
function pixel(): Buffer {
  return Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
    'base64',
  );
}

/** Types a date into the field of a dialog: the day, the month, the year. */
async function typeDate(dialog: Locator, field: string, digits: string): Promise<void> {
  await dialog.getByRole('group', { name: field }).getByRole('spinbutton').first().click();
  await dialog.page().keyboard.type(digits);
}

async function writeAbsence(page: Page, object: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Nouvelle absence' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nouvelle absence' });
  await dialog.getByRole('textbox', { name: 'Objet' }).fill(object);
  await typeDate(dialog, 'Premier jour', '20112026');
  return dialog;
}

const save = (dialog: Locator): Locator => dialog.getByRole('button', { name: 'Enregistrer l’absence' });

test.describe('a delegate on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('writes an absence with a picture, sees it again, and changes it', async ({ page }) => {
    await enterAs(page, 'Delegue', { path: OWN });
    await test.step('nothing goes without a period, and no end is before the start', async () => {
      await page.getByRole('button', { name: 'Nouvelle absence' }).click();
      const dialog = page.getByRole('dialog', { name: 'Nouvelle absence' });
      await save(dialog).click();
      await expect(dialog.getByText('La période est obligatoire.').first()).toBeVisible();
      await typeDate(dialog, 'Premier jour', '20112026');
      await typeDate(dialog, 'Dernier jour', '19112026');
      await expect(dialog.getByText('La fin ne peut pas précéder le début.').first()).toBeVisible();
      await typeDate(dialog, 'Dernier jour', '20112026');
      await dialog.getByRole('button', { name: 'Maladie' }).click();
      await expect(dialog.getByText(/visites? (est|sont) planifiées? ces jours-là/u)).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Photographier le justificatif' })).toBeVisible();
      await dialog.locator('input[type=file]').first().setInputFiles(photo);
      await expectAccessible(page);
      await save(dialog).click();
      await expect(dialog).toBeHidden();
    });
    await test.step('it is in the list, with its file', async () => {
      await page
        .getByRole('row', { name: /Maladie/u })
        .last()
        .click();
      const dialog = page.getByRole('dialog', { name: 'Modifier l’absence' });
      await dialog.getByRole('button', { name: 'Voir le justificatif' }).click();
      await expect(dialog.getByRole('img', { name: 'Aperçu de certificat.png' })).toBeVisible();
      await dialog.getByRole('textbox', { name: 'Justification' }).fill('Grippe');
      await save(dialog).click();
      await expect(dialog).toBeHidden();
    });
  });

  test('the visits of a day of absence are moved from there', async ({ page }) => {
    await enterAs(page, 'Delegue', { path: OWN });
    const dialog = await writeAbsence(page, 'Deuil');
    await dialog.getByRole('link', { name: 'Déplacer les visites' }).click();
    await expect(page).toHaveURL(/programs\/home\?.*day=2026-11-20/u);
    const move = page.getByRole('dialog', { name: 'Déplacer vers un autre jour' });
    await test.step('all that may be moved is chosen, and the days offered come after the absence', async () => {
      await expect(move.getByRole('radio').first()).toHaveAccessibleName(/^Lundi 23 novembre/u);
      const visits = move.getByRole('checkbox', { disabled: false });
      await expect(visits.and(page.getByRole('checkbox', { checked: true }))).toHaveCount(await visits.count());
    });
  });

  test.describe('without a network', () => {
    test.use({ provoked: /Failed to load resource/ });

    test('an absence without a file waits on the device, and is shown as such', async ({ page }) => {
      await enterAs(page, 'Delegue', { path: OWN });
      await expect(page.getByRole('status').filter({ hasText: /absence/u })).toBeVisible();
      await provoke(page, FAILURE.all);
      const dialog = await writeAbsence(page, 'Deuil');
      await save(dialog).click();
      await expect(dialog).toBeHidden({ timeout: 20_000 });
      await expect(page.getByRole('row', { name: /Deuil/u })).toContainText('à envoyer');
    });
  });
});

test('a supervisor sees the month of the group, filters it, and opens an absence that they cannot change', async ({
  page,
}) => {
  await enterAs(page, 'Supervisor', { path: GROUP });
  const month = page.getByRole('table', { name: 'Absences, novembre 2026' });
  await month.getByRole('button', { name: /^Congé annuel, Jean-Calvin Ndongo/u }).click();
  const dialog = page.getByRole('dialog', { name: 'Congé annuel' });
  await expect(dialog).toContainText('Jean-Calvin Ndongo');
  await expect(dialog.getByRole('button', { name: 'Enregistrer l’absence' })).toHaveCount(0);
  await expectAccessible(page);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await test.step('the person is in the address', async () => {
    await page.getByRole('combobox', { name: 'Personne' }).fill('Ndongo');
    await page.getByRole('option', { name: /Ndongo/u }).click();
    await expect(page).toHaveURL(/worker=user-cm-8/u);
    await expect(month.getByRole('rowheader', { name: 'Yannick Mbida' })).toHaveCount(0);
    await expect(month.getByRole('rowheader', { name: 'Jean-Calvin Ndongo' })).toBeVisible();
  });
  await test.step('the list has the same absences, and keeps the person', async () => {
    await page.getByRole('radio', { name: 'Liste' }).click();
    await expect(page).toHaveURL(/view=list/u);
    await expect(page.getByRole('rowheader', { name: /Congé annuel/u })).toBeVisible();
    expect(pathOf(page)).toBe(GROUP);
  });
});
