import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { enterAs, expect, expectAccessible, FAILURE, personOf, provoke, signOut, test } from './fixtures.ts';
import { planOf, planPharmacy, purposeOf } from './planning.ts';

const HOME = '/app/programs/home?deny=moduleGPSIsEnabled';
/** Milliseconds: the time limit of a call, after which the server is asked whether it has arrived, and some more. */
const ASKED_AFTER = 60_000;

const mark = (page: Page): Locator => page.getByRole('button', { name: /^Boîte d’envoi\s: \d/u });
const visits = (page: Page): Locator => page.getByRole('list', { name: 'Jeudi 19 novembre' });

/** Reports a visit to somebody who is not registered. */
async function meet(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Visite imprévue' }).click();
  const report = page.getByRole('dialog', { name: 'Visite imprévue' });
  await report.getByRole('textbox', { name: 'Nom', exact: true }).fill(name);
  await report.getByRole('textbox', { name: 'Promesse obtenue' }).fill('Prescrira Paludexa');
  await report.getByRole('button', { name: 'Envoyer' }).click();
}

test.describe('without a network', () => {
  test.use({ viewport: { width: 390, height: 844 }, provoked: /Failed to load resource/ });

  test('what was written stays over a reload, is listed, and arrives once', async ({ page }) => {
    test.slow();
    await enterAs(page, 'Delegue', { path: HOME });
    await expect(visits(page)).toBeVisible();
    await expect(mark(page)).toHaveCount(0);
    await test.step('two visits are reported while no call gets through', async () => {
      await provoke(page, FAILURE.all);
      await meet(page, 'Abega');
      await expect(page.getByText('Rapport gardé sur cet appareil').first()).toBeVisible();
      await meet(page, 'Njoh');
      await expect(mark(page)).toHaveAccessibleName(/: 2$/u);
      await expect(visits(page).getByText('Rapport à envoyer')).toHaveCount(2);
    });
    await test.step('they are in the outbox, which says what is going on', async () => {
      await mark(page).click();
      const box = page.getByRole('dialog', { name: 'Boîte d’envoi' });
      await expect(box.getByRole('listitem')).toHaveCount(2);
      await expect(box.getByRole('listitem').first()).toContainText('Abega · Rapport de visite');
      await expectAccessible(page);
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        box.getByRole('button', { name: 'Écrire dans un fichier' }).click(),
      ]);
      expect(file.suggestedFilename()).toBe('boîte d’envoi.json');
      // Mended tomorrow, a visit has ended when its report was first sent.
      expect(await readFile(await file.path(), 'utf8')).not.toMatch(/"end":\s*null/u);
      await box.getByRole('button', { name: 'Fermer' }).last().click();
    });
    await test.step('after a reload they are sent by themselves, each once', async () => {
      await page.reload();
      const people = page.getByRole('region', { name: 'Nouveaux clients non enregistrés' });
      await expect(people.getByRole('listitem')).toHaveCount(2);
      await expect(mark(page)).toHaveCount(0, { timeout: ASKED_AFTER });
      await expect(visits(page).getByText('Abega')).toHaveCount(1);
      await expect(visits(page).getByText('Njoh')).toHaveCount(1);
    });
  });

  test('whoever signs out is told what waits, and the next person does not send it', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await enterAs(page, 'Delegue', { path: HOME });
    await expect(visits(page)).toBeVisible();
    await provoke(page, FAILURE.all);
    await meet(page, 'Abega');
    await expect(mark(page)).toHaveCount(1);
    await signOut(page, 'Delegue');
    const question = page.getByRole('alertdialog', { name: 'Se déconnecter sans enregistrer ?' });
    await expect(question).toContainText('Abega');
    await expect(question).toContainText('à envoyer');
    await question.getByRole('button', { name: 'Se déconnecter' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Se connecter' })).toBeVisible();
    await enterAs(page, 'Supervisor', { path: '/app/programs/home' });
    await mark(page).click();
    await expect(page.getByRole('dialog', { name: 'Boîte d’envoi' })).toContainText(
      `1 envoi de ${personOf('Delegue').name} attend sur cet appareil`,
    );
    await expect(page.getByRole('button', { name: 'Envoyer maintenant' })).toHaveCount(0);
  });
});

test.describe('on a bad day of the line and of the device', () => {
  test.use({ provoked: /Failed to load resource/ });

  for (const faults of ['createVisitReport:lost,closed', 'createVisitReport:late', 'full']) {
    test(`a report arrives once: ${faults}`, async ({ page }) => {
      test.slow();
      // The server does a late call once this limit is over; then it is asked about it.
      await page.route('**/config.json', (route) => route.fulfill({ json: { requestTimeout: 5000 } }));
      await enterAs(page, 'Delegue', { path: `${HOME}&faults=${faults}` });
      await expect(visits(page)).toBeVisible();
      await meet(page, 'Abega');
      const people = page.getByRole('region', { name: 'Nouveaux clients non enregistrés' });
      await expect(people.getByText('Abega')).toHaveCount(1, { timeout: ASKED_AFTER });
      await expect(mark(page)).toHaveCount(0, { timeout: ASKED_AFTER });
      await expect(visits(page).getByText('Abega')).toHaveCount(1);
    });
  }
});

test('a report that neither the device nor the server takes is written to a file', async ({ page }) => {
  await page.route('**/config.json', (route) => route.fulfill({ json: { requestTimeout: 5000 } }));
  await enterAs(page, 'Delegue', { path: `${HOME}&faults=full,createVisitReport:all` });
  await expect(visits(page)).toBeVisible();
  await meet(page, 'Abega');
  const report = page.getByRole('dialog', { name: 'Visite imprévue' });
  await expect(report.getByText('Votre saisie n’est que dans cette page.')).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    report.getByRole('button', { name: 'Écrire dans un fichier' }).click(),
  ]);
  expect(await readFile(await file.path(), 'utf8')).toContain('Abega');
  await expect(report.getByRole('textbox', { name: 'Nom', exact: true })).toHaveValue('Abega');
});

for (const again of ['Envoyer', 'Écrire dans un fichier'] as const) {
  test(`a report that has arrived unknown to a full device is there once: ${again}`, async ({ page }) => {
    test.slow();
    await page.route('**/config.json', (route) => route.fulfill({ json: { requestTimeout: 5000 } }));
    await enterAs(page, 'Delegue', { path: `${HOME}&faults=full,createVisitReport:lost` });
    await expect(visits(page)).toBeVisible();
    await meet(page, 'Abega');
    const report = page.getByRole('dialog', { name: 'Visite imprévue' });
    await expect(report.getByText('Votre saisie n’est que dans cette page.')).toBeVisible();
    if (again === 'Envoyer') {
      await report.getByRole('button', { name: 'Envoyer' }).click();
    } else {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        report.getByRole('button', { name: again }).click(),
      ]);
      const path = await file.path();
      await enterAs(page, 'Delegue', { path: `${HOME}&outbox=1` });
      const box = page.getByRole('dialog', { name: 'Boîte d’envoi' });
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        box.getByRole('button', { name: 'Reprendre un fichier' }).click(),
      ]);
      await chooser.setFiles(path);
      await expect(box.getByText('Tout est envoyé')).toBeVisible({ timeout: ASKED_AFTER });
      await box.getByRole('button', { name: 'Fermer' }).last().click();
    }
    await expect(report).toBeHidden({ timeout: ASKED_AFTER });
    await expect(visits(page).getByText('Abega')).toHaveCount(1);
    await expect(mark(page)).toHaveCount(0, { timeout: ASKED_AFTER });
    await expect(visits(page).getByText('Abega')).toHaveCount(1);
  });
}

test.describe('the programme of tomorrow', () => {
  test.use({ provoked: /Failed to load resource/ });

  test('that is saved without a network is on the device, cannot be planned twice, and arrives by itself', async ({
    page,
  }) => {
    test.slow();
    await enterAs(page, 'Delegue', { path: '/app/programs/home?day=2026-11-20' });
    await planPharmacy(page);
    await purposeOf(page).fill('Vérifier le stock');
    // The draft is on the device when the page is loaded again.
    await page.goto('/app/programs/home?day=2026-11-20');
    await provoke(page, FAILURE.all);
    await page.getByRole('button', { name: 'Planifier' }).click();
    await planOf(page).getByRole('button', { name: 'Enregistrer le programme' }).click();
    await expect(page.getByText('Programme gardé sur cet appareil')).toBeVisible();
    await expect(page.getByText('Votre programme de ce jour n’est pas encore sur le serveur.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Planifier' })).toHaveCount(0);
    await expect(mark(page)).toHaveAccessibleName(/: 1$/u);
    await page.reload();
    await expect(mark(page)).toHaveCount(0, { timeout: ASKED_AFTER });
    await expect(page.getByText('Vérifier le stock')).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Planifier' })).toBeVisible();
  });
});

test.describe('the programme of several days', () => {
  test.use({ viewport: { width: 1440, height: 900 }, provoked: /Failed to load resource/ });

  test('a week, a move and a copy without a network wait in the outbox in words, and arrive', async ({ page }) => {
    test.slow();
    await enterAs(page, 'Delegue', {
      path: '/app/programs/home?day=2026-11-25&deny=moduleVisitObjectiveValidationIsEnabled',
    });
    const monday = page.getByRole('grid', { name: 'Lundi 23 novembre' });
    const thursday = page.getByRole('grid', { name: 'Jeudi 26 novembre' });
    const copying = page.getByRole('dialog', { name: 'Copier la semaine' });
    const copyOf = async () => {
      await page.getByRole('button', { name: 'Plus' }).click();
      await page.getByRole('menuitem', { name: 'Copier la semaine…' }).click();
      await copying.getByRole('button', { name: /Vers la semaine$/u }).click();
      await page.getByRole('option', { name: /^Semaine 51/u }).click();
      await expect(copying.getByText(/^\d+ visites à copier$/u)).toBeVisible();
    };
    await test.step('what the device has read before is planned', async () => {
      await copyOf();
      await copying.getByRole('button', { name: 'Annuler' }).click();
      await page.getByRole('button', { name: 'Semaine', exact: true }).click();
      await expect(monday.getByRole('row').first()).toBeVisible();
      await provoke(page, FAILURE.all);
    });
    const moved = (await monday.getByRole('row').first().getAttribute('data-key')) ?? '';
    await test.step('a visit of the week leaves its day', async () => {
      await monday
        .getByRole('row')
        .first()
        .getByRole('button', { name: /^Modifier la visite/u })
        .click();
      await page.getByRole('menuitem', { name: /^Jeudi 26 novembre/u }).click();
      await page.getByRole('button', { name: 'Enregistrer la semaine' }).click();
      await expect(page.getByText('Semaine gardée sur cet appareil').first()).toBeVisible();
      const days = page.getByRole('list', { name: 'Jours de la semaine' });
      await expect(days.getByText('à envoyer')).toHaveCount(2);
      await expect(mark(page)).toHaveAccessibleName(/: 1$/u);
    });
    await page.getByRole('button', { name: 'Voir le jour' }).click();
    const wednesday = page.getByRole('list', { name: 'Mercredi 25 novembre' });
    await wednesday.getByRole('button').last().click();
    const name = await page.getByRole('dialog').getByRole('heading', { level: 2 }).innerText();
    await test.step('a visit is moved', async () => {
      await page.getByRole('button', { name: 'Déplacer vers…' }).click();
      const dialog = page.getByRole('dialog', { name: 'Déplacer vers un autre jour' });
      await dialog.getByRole('radio', { name: /^Jeudi 26 novembre/u }).press(' ');
      await dialog.getByRole('button', { name: 'Déplacer 1 visite' }).click();
      await expect(page.getByText('Déplacement gardé sur cet appareil').first()).toBeVisible();
      await expect(page.getByText('Votre programme de ce jour n’est pas encore sur le serveur.')).toBeVisible();
    });
    await test.step('the week is copied', async () => {
      await page.getByRole('dialog', { name }).getByRole('button', { name: 'Fermer' }).first().click();
      await copyOf();
      await copying.getByRole('button', { name: /^Copier \d+ visites$/u }).click();
      await expect(page.getByText('Copie gardée sur cet appareil').first()).toBeVisible();
    });
    await mark(page).click();
    const box = page.getByRole('dialog', { name: 'Boîte d’envoi' });
    await expect(box.getByRole('listitem')).toHaveCount(3);
    await expect(box.getByRole('listitem').nth(0)).toContainText('Programme du 23 nov. 2026 au 26 nov. 2026');
    await expect(box.getByRole('listitem').nth(1)).toContainText('1 visite déplacée');
    await expect(box.getByRole('listitem').nth(2)).toContainText('Programme du 14 déc. 2026 au');
    await expectAccessible(page);
    await page.reload();
    await expect(mark(page)).toHaveCount(0, { timeout: 2 * ASKED_AFTER });
    await page.goto('/app/programs/home?day=2026-11-25&view=week');
    await expect(thursday.locator(`[data-key="${moved}"]`)).toHaveCount(1);
    await expect(thursday.getByRole('row', { name })).toHaveCount(1);
    await expect(monday.locator(`[data-key="${moved}"]`)).toHaveCount(0);
    await expect(page.getByRole('grid', { name: 'Mercredi 25 novembre' }).getByRole('row', { name })).toHaveCount(0);
  });
});

test.describe('a card', () => {
  test.use({ provoked: /Failed to load resource/ });

  test('that somebody else has changed meanwhile is mended in its form, which shows both versions', async ({
    page,
    context,
  }) => {
    test.slow();
    const card = '/app/customer-card/healthworker/hw-cm-3';
    await enterAs(page, 'Delegue', { path: `${card}?edit=card` });
    const form = page.getByRole('dialog', { name: 'Modifier la fiche' });
    const nationality = form.getByRole('textbox', { name: /^Nationalité/u });
    await test.step('it is mended without a network, and the card shows what waits', async () => {
      await nationality.fill('Gabonaise');
      await provoke(page, FAILURE.all);
      await form.getByRole('button', { name: 'Enregistrer la fiche' }).click();
      await expect(page.getByText('1 saisie à envoyer.')).toBeVisible();
      await expect(page.getByText('Gabonaise')).toBeVisible();
      await expectAccessible(page);
    });
    await test.step('somebody else changes the same field', async () => {
      const other = await context.newPage();
      await enterAs(other, 'Supervisor', { path: `${card}?edit=card` });
      const theirs = other.getByRole('dialog', { name: 'Modifier la fiche' });
      await theirs.getByRole('textbox', { name: /^Nationalité/u }).fill('Tchadienne');
      await theirs.getByRole('button', { name: 'Enregistrer la fiche' }).click();
      await expect(theirs).toBeHidden();
      await other.close();
    });
    await test.step('with the network back it is parked, and its form asks', async () => {
      await page.reload();
      await expect(page.getByText('1 saisie refusée.')).toBeVisible({ timeout: ASKED_AFTER });
      await expect(page.getByText('Tchadienne')).toBeVisible();
      await mark(page).click();
      const box = page.getByRole('dialog', { name: 'Boîte d’envoi' });
      await expect(box).toContainText('Nationalité');
      await expect(box).toContainText('Quelqu’un d’autre a changé la même chose entre-temps.');
      await box.getByRole('button', { name: 'Modifier' }).click();
      const question = page.getByRole('dialog', { name: /^Reprendre votre saisie/u });
      await expect(question).toContainText('Tchadienne');
      await expect(question).toContainText('Gabonaise');
      await question.getByRole('button', { name: 'Reprendre ma saisie' }).click();
      await expect(nationality).toHaveValue('Gabonaise');
      await form.getByRole('button', { name: 'Enregistrer la fiche' }).click();
      await expect(form).toBeHidden();
      await expect(mark(page)).toHaveCount(0);
      await expect(page.getByText('Gabonaise')).toBeVisible();
    });
  });
});

test.describe('an expectation', () => {
  test.use({ provoked: /Failed to load resource/ });

  test('whose answer is lost is on the card once, before the server was asked about it and after', async ({ page }) => {
    test.slow();
    const address = '/app/customer-card/healthworker/hw-cm-3?view=expectations&expectation=new';
    await enterAs(page, 'Delegue', { path: `${address}&faults=createCustomerExpectation:lost` });
    const form = page.getByRole('dialog', { name: 'Nouvelle attente' });
    await form.getByRole('group', { name: 'Au' }).getByRole('spinbutton').first().press('3');
    await page.keyboard.type('1122030');
    await form.getByRole('textbox', { name: 'À améliorer' }).fill('Des échantillons plus tôt');
    await form.getByRole('button', { name: 'Enregistrer l’attente' }).click();
    await expect(form).toBeHidden();
    await expect(page.getByText('Gardé sur cet appareil').first()).toBeVisible();
    const list = page.getByRole('region', { name: 'Attentes' });
    // The card was read again, and has it; the device still has it to ask about.
    await expect(list.getByRole('button', { name: /^Modifier l’attente/u })).toHaveCount(1);
    await expect(mark(page)).toHaveAccessibleName(/: 1$/u);
    await expect(list.getByText('Des échantillons plus tôt')).toHaveCount(1);
    await expect(mark(page)).toHaveCount(0, { timeout: ASKED_AFTER });
    await expect(list.getByText('Des échantillons plus tôt')).toHaveCount(1);
  });
});

test.describe('a supervisor', () => {
  test.use({ provoked: /Failed to load resource/ });

  test('validates visits without a network: the day shows it at once, and the server has it later', async ({
    page,
  }) => {
    test.slow();
    const path = '/app/programs/workgroup/group-cm-1/delegate?day=2026-11-23';
    await enterAs(page, 'Supervisor', { path });
    await page.getByRole('button', { name: 'Tout choisir' }).click();
    await provoke(page, FAILURE.all);
    await page.getByRole('button', { name: /^Valider \d+ visites?$/u }).click();
    await expect(page.getByText('Décision gardée sur cet appareil').first()).toBeVisible();
    const list = page.getByRole('group', { name: 'Visites non faites' });
    await expect(list.getByText('à envoyer').first()).toBeVisible();
    await expect(mark(page)).toHaveAccessibleName(/: 1$/u);
    await expectAccessible(page);
    await page.reload();
    await expect(mark(page)).toHaveCount(0, { timeout: ASKED_AFTER });
    await expect(list.getByText('validée').first()).toBeVisible();
    await expect(list.getByText('à envoyer')).toHaveCount(0);
  });
});

test.describe('a supervisor without a network', () => {
  test.use({ provoked: /Failed to load resource/ });

  test('deletes a visit: it leaves the day at once, and the server has it later', async ({ page }) => {
    test.slow();
    await enterAs(page, 'Delegue', { path: '/app/programs/home?day=2026-11-20' });
    await planPharmacy(page);
    await purposeOf(page).fill('Vérifier le stock');
    await planOf(page).getByRole('button', { name: 'Enregistrer le programme' }).click();
    await expect(page.getByText('Programme enregistré')).toBeVisible();
    const path = '/app/programs/workgroup/group-cm-1/delegate?worker=user-cm-5&day=2026-11-20';
    await enterAs(page, 'Supervisor', { path });
    const visit = page.getByRole('checkbox', { name: /Vérifier le stock/u });
    await visit.press(' ');
    await provoke(page, FAILURE.all);
    await page.getByRole('button', { name: 'Supprimer', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
    await expect(page.getByText('Décision gardée sur cet appareil').first()).toBeVisible();
    await expect(page.getByText('La suppression de 1 visite n’est pas encore sur le serveur.')).toBeVisible();
    await expect(visit).toHaveCount(0);
    await expect(page.getByText('Vérifier le stock')).toHaveCount(0);
    await expect(mark(page)).toHaveAccessibleName(/: 1$/u);
    await page.reload();
    await expect(mark(page)).toHaveCount(0, { timeout: ASKED_AFTER });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('La suppression de')).toHaveCount(0);
    await expect(page.getByText('Vérifier le stock')).toHaveCount(0);
  });
});

test.describe('a supervisor whose validation is refused', () => {
  test.use({ provoked: /Failed to load resource/ });

  test('finds on the day what was wanted and why it was not taken, and decides again', async ({ page, context }) => {
    test.slow();
    const planning = await context.newPage();
    const refused = page.getByText('La validation de 1 visite a été refusée.');
    await test.step('a delegate plans a visit, which the supervisor validates without a network', async () => {
      await enterAs(planning, 'Delegue', { path: '/app/programs/home?day=2026-11-20' });
      await planPharmacy(planning);
      await purposeOf(planning).fill('Vérifier le stock');
      await planOf(planning).getByRole('button', { name: 'Enregistrer le programme' }).click();
      await expect(planning.getByText('Programme enregistré')).toBeVisible();
      await page.bringToFront();
      const path = '/app/programs/workgroup/group-cm-1/delegate?worker=user-cm-5&day=2026-11-20';
      await enterAs(page, 'Supervisor', { path });
      await page.getByRole('checkbox', { name: /Vérifier le stock/u }).press(' ');
      await provoke(page, FAILURE.all);
      await page.getByRole('button', { name: 'Valider 1 visite' }).click();
      await expect(page.getByText('Décision gardée sur cet appareil').first()).toBeVisible();
    });
    await test.step('the purpose changes meanwhile', async () => {
      await planning.bringToFront();
      await planning.getByRole('button', { name: 'Planifier' }).click();
      await purposeOf(planning).fill('Négocier le prix');
      await planOf(planning).getByRole('button', { name: 'Enregistrer le programme' }).click();
      await expect(planning.getByText('Négocier le prix')).toBeVisible();
    });
    await test.step('the outbox leads to the day, which says what was read and what is there now', async () => {
      await page.bringToFront();
      await page.reload();
      await expect(refused).toBeVisible({ timeout: ASKED_AFTER });
      await page.goto('/app/programs/home');
      await mark(page).click();
      const box = page.getByRole('dialog', { name: 'Boîte d’envoi' });
      await expect(box).toContainText('Quelqu’un d’autre a changé la même chose entre-temps.');
      await box.getByRole('button', { name: 'Ouvrir la journée' }).click();
      await expect(refused).toBeVisible();
      await expect(page.getByText(/Vérifier le stock.*maintenant\s: Négocier le prix/su)).toBeVisible();
      await expectAccessible(page);
    });
    await test.step('it is decided again, and nothing is left of the first try', async () => {
      await page.getByRole('button', { name: 'Choisir ces visites' }).click();
      await page.getByRole('button', { name: 'Valider 1 visite' }).click();
      await expect(page.getByText('1 visite validée')).toBeVisible();
      await expect(refused).toHaveCount(0);
      await expect(mark(page)).toHaveCount(0);
    });
  });
});

test('an empty outbox says so', async ({ page }) => {
  await enterAs(page, 'Delegue', { path: '/app/programs/home?outbox=1' });
  const box = page.getByRole('dialog', { name: 'Boîte d’envoi' });
  await expect(box).toContainText('Tout est envoyé');
  await expectAccessible(page);
  await box.getByRole('button', { name: 'Fermer' }).last().press('Enter');
  await expect(page).not.toHaveURL(/outbox/u);
});
