import { enterAs, expect, test } from './fixtures.ts';

const HOME = '/app/programs/home';

test('a visit is moved to another day with the keyboard, and a week is copied once', async ({ page }) => {
  await enterAs(page, 'Delegue', { path: `${HOME}?day=2026-11-20&deny=moduleVisitObjectiveValidationIsEnabled` });
  const friday = page.getByRole('list', { name: 'Vendredi 20 novembre' });
  await expect(friday.getByRole('button').last()).toBeVisible();
  const before = await friday.getByRole('button').count();
  await friday.getByRole('button').last().press('Enter');
  const name = await page.getByRole('dialog').getByRole('heading', { level: 2 }).innerText();
  await page.getByRole('button', { name: 'Déplacer vers…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Déplacer vers un autre jour' });
  await expect(dialog.getByRole('checkbox', { name })).toBeChecked();
  await dialog.getByRole('radio', { name: /^Jeudi 26 novembre/u }).press(' ');
  await dialog.getByRole('button', { name: 'Déplacer 1 visite' }).press('Enter');
  await expect(page.getByText('1 visite déplacée au jeudi 26 novembre')).toBeVisible();
  await expect(friday.getByRole('button')).toHaveCount(before - 1);
  await expect(friday.getByRole('button', { name })).toHaveCount(0);
  await page.goto(`${HOME}?day=2026-11-26`);
  await expect(page.getByRole('list', { name: 'Jeudi 26 novembre' }).getByRole('button', { name })).toHaveCount(1);

  await test.step('the same customer is not moved there twice, and the form leads to the reason', async () => {
    await page.goto(`${HOME}?day=2026-11-20`);
    await page.getByRole('button', { name: 'Planifier' }).press('Enter');
    const plan = page.getByRole('dialog', { name: 'Planifier la journée' });
    await plan.getByRole('searchbox', { name: 'Ajouter un client' }).fill(name);
    await plan.getByRole('button', { name: `Ajouter ${name}` }).press('Enter');
    await plan.getByRole('textbox', { name: `Objectif de la visite à ${name}` }).fill('Revoir le dossier');
    await plan.getByRole('button', { name: 'Enregistrer le programme' }).press('Enter');
    await expect(page.getByText('Programme enregistré')).toBeVisible();
    await friday.getByRole('button', { name }).press('Enter');
    await page.getByRole('button', { name: 'Déplacer vers…' }).press('Enter');
    await dialog.getByRole('radio', { name: /^Jeudi 26 novembre/u }).press(' ');
    const reason = `Une visite est déjà prévue le jeudi 26 novembre\u00A0: ${name}.`;
    await expect(dialog.getByText(reason)).toHaveCount(1);
    await dialog.getByRole('button', { name: 'Déplacer 1 visite' }).press('Enter');
    await expect(dialog.locator(':focus')).toContainText(reason);
    await dialog.getByRole('button', { name: 'Annuler' }).press('Enter');
  });

  await page.goto(`${HOME}?day=2026-11-18`);
  const copying = page.getByRole('dialog', { name: 'Copier la semaine' });
  const open = async () => {
    await page.getByRole('button', { name: 'Plus' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Copier la semaine…' }).press('Enter');
    await copying.getByRole('button', { name: /Vers la semaine$/u }).press('Enter');
    await page.getByRole('option', { name: /^Semaine 51/u }).press('Enter');
  };
  await open();
  await expect(copying.getByRole('list', { name: 'Ce qui est copié' })).toContainText('14 décembre');
  await copying.getByRole('button', { name: /^Copier \d+ visites?$/u }).press('Enter');
  await expect(page.getByText(/^\d+ visites? copiées?$/u)).toBeVisible();
  await open();
  await expect(copying.getByText('Rien à copier')).toBeVisible();
  await expect(copying.getByRole('button', { name: 'Copier', exact: true })).toBeDisabled();
});
