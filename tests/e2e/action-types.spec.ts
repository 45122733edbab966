import type { Page } from '@playwright/test';
import { enterAs, expect, FAILURE, follow, provoke, test } from './fixtures.ts';

const LIST = '/regulatoryaffairsuser/administration/type-regulatory-actions';
const PLANTED = ['Renouvellement', 'Variation', 'Publicité', 'Enregistrement', 'Prix', 'Pharmacovigilance'];
/** The names after the second was changed. */
const CHANGED = PLANTED.with(1, 'Variation majeure');
const NEW_TYPE = 'Contrôle qualité';

const enter = (page: Page, address: Parameters<typeof enterAs>[2] = {}) =>
  enterAs(page, 'RegulatoryAffairsUser', { path: LIST, ...address });

const namesOf = (page: Page) => page.getByRole('rowheader');

function editorOf(page: Page, title = 'Nouveau type d’action') {
  const dialog = page.getByRole('dialog', { name: title });
  return {
    dialog,
    name: dialog.getByRole('textbox', { name: 'Nom' }),
    code: dialog.getByRole('textbox', { name: 'Code de la couleur' }),
    save: dialog.getByRole('button', { name: 'Enregistrer le type' }),
  };
}

test.describe('when the call fails', () => {
  test.use({ provoked: /Failed to load resource/ });

  test('the input is kept', async ({ page }) => {
    await enter(page);
    await expect(namesOf(page)).toHaveText(PLANTED);
    await provoke(page, FAILURE.next);
    await page.getByRole('button', { name: 'Nouveau type' }).click();
    const { dialog, name, save } = editorOf(page);
    await name.fill(NEW_TYPE);
    await dialog.getByRole('listbox').getByRole('option').first().click();
    await save.click();
    await expect(dialog.getByText('Le type n’a pas été enregistré.')).toBeVisible();
    await expect(name).toHaveValue(NEW_TYPE);
    await save.click();
    await expect(namesOf(page)).toHaveText([...PLANTED, NEW_TYPE]);
  });
});

test('a type is edited with the keyboard, opened by its address, created, and edited again', async ({ page }) => {
  await test.step('a type is edited with the keyboard only', async () => {
    await enter(page);
    const { keyboard } = page;
    const second = namesOf(page).nth(1);
    await expect(second).toHaveText('Variation');
    await namesOf(page).first().focus();
    await keyboard.press('ArrowDown');
    await expect(second).toBeFocused();
    await keyboard.press('Enter');
    const { dialog, name } = editorOf(page, 'Modifier le type d’action');
    await expect(name).toHaveValue('Variation');
    await name.focus();
    await keyboard.press('ControlOrMeta+a');
    await keyboard.type('Variation majeure');
    await keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(namesOf(page).nth(1)).toHaveText('Variation majeure');
  });

  await test.step('the back button closes the editor, and the address opens it', async () => {
    await page.getByRole('button', { name: 'Nouveau type' }).click();
    const { dialog } = editorOf(page);
    await expect(dialog).toBeVisible();
    const address = page.url();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await follow(page, address);
    await expect(dialog).toBeVisible();
    await page.goBack();
    await follow(page, `${LIST}?type=type-cm-3`);
    await expect(editorOf(page, 'Modifier le type d’action').name).toHaveValue('Publicité');
    await page.goBack();
  });

  await test.step('a type is created, then edited, and is still there after a reload', async () => {
    await expect(namesOf(page)).toHaveText(CHANGED);
    await page.getByRole('button', { name: 'Nouveau type' }).click();

    const created = editorOf(page);
    await created.save.click();
    const summary = created.dialog.getByRole('alert');
    await expect(summary.getByRole('link')).toHaveText(['Donnez un nom au type', 'Choisissez une couleur']);
    await created.name.fill(NEW_TYPE);
    await created.dialog.getByRole('listbox').getByRole('option').nth(2).click();
    await expect(summary).toBeHidden();
    await created.save.click();
    await expect(page.getByText('Type d’action enregistré').last()).toBeVisible();
    await expect(namesOf(page)).toHaveText([...CHANGED, NEW_TYPE]);

    await namesOf(page).filter({ hasText: NEW_TYPE }).click();
    const changed = editorOf(page, 'Modifier le type d’action');
    await expect(changed.name).toHaveValue(NEW_TYPE);
    await changed.code.fill('fff2a8');
    await changed.code.blur();
    await expect(changed.dialog.getByText('Cette couleur se voit mal en thème clair.')).toBeVisible();
    await changed.code.fill('c2569b');
    await changed.save.click();
    await expect(changed.dialog).toBeHidden();

    await page.reload();
    await expect(page.getByRole('row').filter({ hasText: NEW_TYPE })).toContainText('#C2569B');
  });
});

test('a laboratory can read the types but not change them', async ({ page }) => {
  await enterAs(page, 'PharmaLaboReglementaryAffairUser', {
    path: '/pharmalaboreglaffair/administration/type-regulatory-actions?type=new',
  });
  await expect(namesOf(page)).toHaveText(PLANTED);
  await expect(page.getByRole('button', { name: 'Nouveau type' })).toBeHidden();
  await namesOf(page).first().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a draft is stored by one tab; if the type changes meanwhile, the user compares and chooses', async ({
  page,
  context,
}) => {
  await enter(page, { path: `${LIST}?type=type-cm-3` });
  const mine = editorOf(page, 'Modifier le type d’action');
  await mine.name.fill('Communication');

  const other = await context.newPage();
  await test.step('a second tab says that its text lives only as long as the page', async () => {
    await other.goto(page.url());
    const theirs = editorOf(other, 'Modifier le type d’action');
    await expect(theirs.name).toHaveValue('Publicité');
    await theirs.name.fill('Promotion');
    await expect(theirs.dialog.getByText('Cette saisie n’est pas gardée sur cet appareil.')).toBeVisible();
    await theirs.save.click();
    await expect(namesOf(other).nth(2)).toHaveText('Promotion');
    await other.close();
  });

  await test.step('after a reload both are shown, and the draft goes on', async () => {
    page.once('dialog', (asked) => void asked.accept());
    await page.reload();
    const question = page.getByRole('dialog', { name: /^Reprendre votre saisie/ });
    await expect(question.getByRole('definition')).toHaveText(['Votre saisieCommunication', 'Sur le serveurPromotion']);
    await question.getByRole('button', { name: 'Reprendre ma saisie' }).click();
    await expect(mine.name).toHaveValue('Communication');
    await mine.save.click();
    await expect(namesOf(page).nth(2)).toHaveText('Communication');
  });
});
