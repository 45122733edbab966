import type { Locator, Page } from '@playwright/test';

/** The dialog in which a day is planned. */
export const planOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Planifier la journée' });

/** The purpose of the visit to the pharmacy that {@link planPharmacy} adds. */
export const purposeOf = (page: Page): Locator =>
  planOf(page).getByRole('textbox', { name: /^Objectif de la visite à .*Pharmacie/u });

/** Opens the plan of the day and adds the first pharmacy to it. */
export async function planPharmacy(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Planifier' }).click();
  const plan = planOf(page);
  await plan.getByRole('searchbox', { name: 'Ajouter un client' }).fill('pharmacie');
  await plan
    .getByRole('button', { name: /^Ajouter .*Pharmacie/u })
    .first()
    .click();
}
