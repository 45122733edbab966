import type { Locator, Page } from '@playwright/test';
import { reach } from '../../scripts/replay.ts';
import { enterAs, expect, expectAccessible, test } from './fixtures.ts';

const LIST = '/app/customer-card/dashboard';

/** Reaches an element by keys alone, and presses it. */
async function press(page: Page, place: Locator, key = 'Enter'): Promise<void> {
  await reach(page, place);
  await page.keyboard.press(key);
}

async function write(page: Page, place: Locator, words: string): Promise<void> {
  await reach(page, place);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(words);
}

/** Takes the first choice of a field. */
async function choose(page: Page, form: Locator, field: RegExp): Promise<void> {
  await press(page, form.getByRole('button', { name: field }));
  const options = page.getByRole('listbox');
  const isOfSeveral = (await options.getAttribute('aria-multiselectable')) === 'true';
  await press(page, options.getByRole('option').first());
  // A list of which several may be chosen stays open. Another is still seen while it closes, when Escape would close the form.
  if (isOfSeveral) await page.keyboard.press('Escape');
  await expect(options).toBeHidden();
}

const inAnArea = (page: Page, form: Locator) => choose(page, form, /Secteur$/u);

const KINDS = [
  {
    kind: 'healthworker',
    title: 'Professionnel de santé',
    name: 'Awa Essomba',
    /** What is needed besides the name. */
    async need(page: Page, form: Locator) {
      await write(page, form.getByRole('textbox', { name: 'Dénomination' }), 'Dr');
      await choose(page, form, /Sexe$/u);
      await choose(page, form, /Spécialités$/u);
      await choose(page, form, /Centres/u);
    },
  },
  { kind: 'drugstore', title: 'Officine', name: 'Pharmacie des Palmiers bleus', need: inAnArea },
  { kind: 'administration', title: 'Administration', name: 'Mairie de Bonatéki', need: inAnArea },
  { kind: 'wholesaler', title: 'Grossiste', name: 'Dépôt Sawa', need: inAnArea },
] as const;

for (const { kind, title, name, need } of KINDS) {
  test(`a ${kind} is created, found, opened and changed by keyboard alone`, async ({ page }) => {
    await enterAs(page, 'Delegue', { path: LIST });
    await press(page, page.getByRole('button', { name: 'Nouvelle fiche' }));
    await press(page, page.getByRole('menuitem', { name: title }));
    const form = page.getByRole('dialog', { name: 'Nouvelle fiche' });
    await write(page, form.getByRole('textbox', { name: 'Nom', exact: true }), name);
    await need(page, form);
    await expectAccessible(page);
    await press(page, form.getByRole('button', { name: 'Enregistrer la fiche' }));
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toContainText(name);
    await page.goBack();
    await write(page, page.getByRole('searchbox', { name: 'Chercher un client' }), name);
    await press(page, page.getByRole('row', { name: new RegExp(name, 'u') }));
    await expect(heading).toContainText(name);
    await press(page, page.getByRole('button', { name: 'Modifier la fiche' }));
    const editor = page.getByRole('dialog', { name: 'Modifier la fiche' });
    await write(page, editor.getByRole('textbox', { name: /^Téléphone/u }), '699 12 34 56');
    await press(page, editor.getByRole('button', { name: 'Enregistrer la fiche' }));
    const identity = page.getByRole('region', { name: 'Identité' });
    await expect(identity).toContainText('699 12 34 56');
    await press(page, page.getByRole('button', { name: 'Annuler la modification' }));
    await expect(identity).not.toContainText('699 12 34 56');
    await press(page, page.getByRole('main').getByRole('link', { name: /^Visites/u }));
    await expect(page).toHaveURL(/view=visits/u);
  });
}
