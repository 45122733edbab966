import type { Locator, Page } from '@playwright/test';
import type { AclFlag } from '#domain/access/rights.ts';
import type { UserType } from '#domain/access/roles.ts';
import { reach } from '../../scripts/replay.ts';
import { enterAs, expect, expectAccessible, FAILURE, follow, provoke, test } from './fixtures.ts';
import { planOf, planPharmacy, purposeOf } from './planning.ts';

const HOME = '/app/programs/home';
/** Milliseconds: the time limit of a call, after which the server is asked whether it has arrived, and some more. */
const ASKED_AFTER = 60_000;
const TOMORROW = '2026-11-20';
/** From the day to « envoyé », each Tab included: half of them pass the week and the trail. */
const MOST_KEYS = 50;

const dayOf = (page: Page): Locator => page.getByRole('list', { name: 'Jeudi 19 novembre' });
const lead = (page: Page): Locator => page.getByText(/^(?:Aucune visite|\d+ visites?) faites? sur \d+/u);

/** The number of visits that are made, and of all, as the head of the day says. */
async function loadOf(page: Page): Promise<readonly [made: number, all: number]> {
  const words = await lead(page).innerText();
  const [made, all] = words.startsWith('Aucune')
    ? ['0', ...(words.match(/\d+/gu) ?? [])]
    : (words.match(/\d+/gu) ?? []);
  return [Number(made), Number(all)];
}

test.describe('by touch on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a planned visit is reported in four taps, and the day and the card show it', async ({ page }) => {
    await enterAs(page, 'Delegue', { path: HOME });
    const [made, all] = await loadOf(page);
    let taps = 0;
    const tap = async (target: Locator) => {
      taps += 1;
      await target.tap();
    };
    await test.step('from the day to « envoyé »', async () => {
      await tap(page.getByRole('button', { name: 'Rédiger' }));
      const report = page.getByRole('dialog');
      await expect(report.getByText('Début 08:10')).toBeVisible();
      // What asks for something at first: texts, and groups of chips.
      const fields = report.getByRole('textbox').or(report.getByRole('group')).or(report.getByRole('radiogroup'));
      expect(await fields.count()).toBeLessThanOrEqual(5);
      await tap(
        report
          .getByRole('radio')
          .or(report.getByRole('button', { name: /B\/\d+$/u }))
          .first(),
      );
      await tap(report.getByRole('button', { name: 'Envoyer' }));
      const question = page.getByRole('dialog', { name: /^Joindre votre position/u });
      await tap(question.getByRole('button', { name: 'Envoyer sans position' }));
      await expect(page.getByText('Rapport envoyé, sans position, comme vous l’avez choisi')).toBeVisible();
      expect(taps).toBeLessThanOrEqual(4);
    });
    await test.step('the day counts it, after a reload too', async () => {
      await expect.poll(() => loadOf(page)).toEqual([made + 1, all]);
      await page.reload();
      await expect(lead(page)).toBeVisible();
      await expect.poll(() => loadOf(page)).toEqual([made + 1, all]);
    });
    await test.step('its report and the card of the customer tell what was said', async () => {
      const done = dayOf(page).getByRole('listitem').first();
      await done.getByRole('button').click();
      const reading = page.getByRole('dialog');
      await expect(reading.getByText('Produits présentés')).toBeVisible();
      await reading.getByRole('link', { name: 'Fiche' }).click();
      await expect(page.getByText(/la dernière 19 nov\. 2026/u)).toBeVisible();
    });
  });

  test('a visit that was not planned: a name that nobody has registered, kept over a reload', async ({ page }) => {
    await enterAs(page, 'Delegue', { path: `${HOME}?deny=moduleGPSIsEnabled` });
    const [made, all] = await loadOf(page);
    await page.getByRole('button', { name: 'Visite imprévue' }).tap();
    const report = page.getByRole('dialog', { name: 'Visite imprévue' });
    const name = report.getByRole('textbox', { name: 'Nom', exact: true });
    const promise = report.getByRole('textbox', { name: 'Promesse obtenue' });
    await report.getByRole('button', { name: 'Envoyer' }).tap();
    await expect(name).toHaveAccessibleDescription('Donnez le nom de la personne.');
    await name.fill('Abega');
    await promise.fill('Prescrira Paludexa');
    await report.getByRole('button', { name: 'Plus tard' }).tap();
    await expect(report).toBeHidden();
    await page.reload();
    await page.getByRole('button', { name: 'Visite imprévue' }).tap();
    await expect(promise).toHaveValue('Prescrira Paludexa');
    await report.getByRole('button', { name: 'Envoyer' }).tap();
    await expect(page.getByText('Rapport envoyé', { exact: true })).toBeVisible();
    await expect(dayOf(page).getByText('Abega')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Nouveaux clients non enregistrés' })).toContainText('Abega');
    await expect.poll(() => loadOf(page)).toEqual([made + 1, all + 1]);
    await test.step('a card of this name is created, and the visit is attached to it', async () => {
      await page.getByRole('link', { name: 'Créer une fiche\u00A0: Abega' }).tap();
      const card = page.getByRole('dialog', { name: 'Nouvelle fiche' });
      await expect(card.getByRole('textbox', { name: 'Nom', exact: true })).toHaveValue('Abega');
      await card.getByRole('textbox', { name: 'Dénomination' }).fill('Dr');
      const choose = async (field: RegExp) => {
        await card.getByRole('button', { name: field }).tap();
        await page.getByRole('option').first().tap();
      };
      // A list of one choice closes by itself: Escape would then be for the card.
      await choose(/Sexe$/u);
      await expect(page.getByRole('listbox')).toHaveCount(0);
      for (const field of [/Spécialités$/u, /Centres/u]) {
        await choose(field);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('listbox')).toHaveCount(0);
      }
      await card.getByRole('button', { name: 'Enregistrer la fiche' }).tap();
      const attaching = page.getByRole('dialog', { name: 'Rattacher à un client' });
      await expect(attaching.getByRole('radio', { name: 'Dr Abega' })).toBeChecked();
      await expectAccessible(page);
      await attaching.getByRole('button', { name: 'Rattacher', exact: true }).tap();
      await expect(page.getByText('Visite rattachée à Dr Abega')).toBeVisible();
      await expect(page.getByRole('region', { name: 'Nouveaux clients non enregistrés' })).toBeHidden();
      await expect.poll(() => loadOf(page)).toEqual([made + 1, all + 1]);
    });
    await test.step('the card of the customer has the visit in its history', async () => {
      await dayOf(page).getByRole('button', { name: /Abega/u }).tap();
      const reading = page.getByRole('dialog');
      await expect(reading.getByText('Prescrira Paludexa')).toBeVisible();
      await reading.getByRole('link', { name: 'Fiche' }).tap();
      await expect(page.getByText(/la dernière 19 nov\. 2026/u)).toBeVisible();
    });
  });
});

test('the report of a past day asks when the visit was, and counts on that day', async ({ page }) => {
  await enterAs(page, 'Delegue', { path: `${HOME}?day=2026-11-17` });
  const [made, all] = await loadOf(page);
  const today = await test.step('how many visits today has', async () => {
    await page.goto(HOME);
    return loadOf(page);
  });
  await page.goto(`${HOME}?day=2026-11-17`);
  const day = page.getByRole('list', { name: 'Mardi 17 novembre' });
  const pending = day.getByRole('listitem').filter({ has: page.getByRole('img', { name: 'En attente' }) });
  await pending.first().getByRole('button').click();
  const report = page.getByRole('dialog');
  await expect(report.getByText('Visite du mardi 17 novembre')).toBeVisible();
  await report
    .getByRole('radio')
    .or(report.getByRole('button', { name: /B\/\d+$/u }))
    .first()
    .click();
  const send = report.getByRole('button', { name: 'Envoyer' });
  await test.step('it is not sent without its hours', async () => {
    await send.click();
    await expect(report.getByText('Donnez l’heure du début.').first()).toBeVisible();
    await expect(report.getByText('Donnez l’heure de la fin.').first()).toBeVisible();
  });
  await test.step('hours that are still to come today are past on that day', async () => {
    await report.getByRole('group', { name: 'Début' }).getByRole('spinbutton').first().click();
    await page.keyboard.type('1600');
    await report.getByRole('group', { name: 'Fin' }).getByRole('spinbutton').first().click();
    await page.keyboard.type('1620');
    await send.click();
    // Nobody is asked where the device is now: the visit was elsewhere.
    await expect(
      page.getByText('Rapport envoyé, sans position\u00A0: la visite est finie depuis plus d’une heure'),
    ).toBeVisible();
    await expect(day.getByText('16:00').first()).toBeVisible();
    await expect.poll(() => loadOf(page)).toEqual([made + 1, all]);
  });
  await test.step('today has no more than before', async () => {
    await page.goto(HOME);
    await expect(lead(page)).toBeVisible();
    await expect.poll(() => loadOf(page)).toEqual(today);
  });
});

test('a visit that ended after midnight is told by its hours, and belongs to the evening on which it began', async ({
  page,
}) => {
  await enterAs(page, 'Delegue', { path: `${HOME}?now=2026-11-19T23:15Z&deny=moduleGPSIsEnabled&visit=new` });
  const report = page.getByRole('dialog', { name: 'Visite imprévue' });
  await report.getByRole('textbox', { name: 'Nom', exact: true }).fill('Etoundi');
  await report.getByRole('textbox', { name: 'Promesse obtenue' }).fill('Prescrira');
  await report.getByRole('button', { name: 'Autres champs et heures' }).click();
  await report.getByRole('group', { name: 'Début' }).getByRole('spinbutton').first().click();
  await page.keyboard.type('2350');
  await expect(report.getByText('Visite du jeudi 19 novembre')).toBeVisible();
  await report.getByRole('group', { name: 'Fin' }).getByRole('spinbutton').first().click();
  await page.keyboard.type('0010');
  await expect(report.getByText('Vendredi 20 novembre')).toBeVisible();
  await report.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.getByText('Rapport envoyé')).toBeVisible();
  await page.goto(`${HOME}?day=2026-11-19`);
  await expect(dayOf(page).getByRole('listitem').filter({ hasText: 'Etoundi' })).toContainText('23:50');
});

test('a visit that nobody planned finds the registered customer by the name that is typed', async ({ page }) => {
  await enterAs(page, 'Delegue', { path: `${HOME}?deny=moduleGPSIsEnabled` });
  await page.getByRole('button', { name: 'Visite imprévue' }).click();
  const unknown = page.getByRole('dialog', { name: 'Visite imprévue' });
  const name = unknown.getByRole('textbox', { name: 'Nom', exact: true });
  await name.fill('Pharmacie');
  const known = unknown.getByRole('list', { name: 'Clients de ce nom' }).getByRole('button').first();
  const customer = await known.innerText();
  await known.click();
  const report = page.getByRole('dialog', { name: customer });
  await expect(report).toContainText('elle s’ajoute au programme du jour');
  await test.step('the name alone leaves no begun report behind, and back leads to the day', async () => {
    await report.getByRole('button', { name: 'Fermer' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: /^Rapports commencés/u })).toHaveCount(0);
  });
  await test.step('what else was written goes along, and is begun once', async () => {
    await page.getByRole('button', { name: 'Visite imprévue' }).click();
    await expect(name).toHaveValue('');
    await name.fill(customer);
    await unknown.getByRole('textbox', { name: 'Promesse obtenue' }).fill('Prescrira');
    await known.click();
    await expect(report.getByRole('textbox', { name: 'Promesse obtenue' })).toHaveValue('Prescrira');
    await report.getByRole('button', { name: 'Fermer' }).click();
    const begun = page.getByRole('region', { name: /^Rapports commencés/u });
    await expect(begun.getByRole('row')).toHaveCount(1);
    await expect(begun).not.toContainText('Personne non enregistrée');
  });
});

test('a planned visit is reported by keyboard alone, in few keys', async ({ page }) => {
  await enterAs(page, 'Delegue', { path: HOME });
  const [made, all] = await loadOf(page);
  let keys = 0;
  const press = async (target: Locator, key = 'Enter') => {
    // Else Tab goes past the place where it is going to be.
    await expect(target).toBeVisible();
    keys += (await reach(page, target)) + 1;
    await page.keyboard.press(key);
  };
  await press(page.getByRole('button', { name: 'Rédiger' }));
  const report = page.getByRole('dialog');
  await press(report.getByRole('button', { name: /B\/\d+$/u }).first(), 'Space');
  await press(report.getByRole('button', { name: 'Envoyer' }));
  await press(page.getByRole('button', { name: 'Envoyer sans position' }));
  await expect(page.getByText(/^Rapport envoyé/u)).toBeVisible();
  expect(keys).toBeLessThanOrEqual(MOST_KEYS);
  await expect.poll(() => loadOf(page)).toEqual([made + 1, all]);
});

test.describe('when the call fails', () => {
  test.use({ provoked: /Failed to load resource/ });

  test('a customer who was not planned is visited from the card; a failure loses nothing, and nothing is doubled', async ({
    page,
  }) => {
    // Not the next call, which may be one of the day that is read ahead.
    const settings = 'deny=moduleGPSIsEnabled&faults=createVisitReport:next';
    await enterAs(page, 'Delegue', { path: `/app/customer-card/drugstore/ds-cm-2?${settings}` });
    const name = await page.getByRole('heading', { level: 1 }).innerText();
    await page.getByRole('link', { name: 'Visiter' }).click();
    const report = page.getByRole('dialog', { name });
    await expect(report.getByText('Cette visite n’était pas prévue')).toBeVisible();
    await expect(report.getByText(/^Dernière visite le/u)).toBeVisible();
    await report.getByRole('textbox', { name: 'Objections' }).fill('Prix jugé élevé');
    await report.getByRole('button', { name: 'Plus tard' }).click();
    await page.goBack();
    await page.getByRole('link', { name: 'Visiter' }).click();
    await report.getByRole('button', { name: 'Envoyer' }).click();
    await expect(page.getByText('Rapport gardé sur cet appareil').first()).toBeVisible();
    await expect(dayOf(page).getByText('Rapport à envoyer')).toHaveCount(1);
    await expect(dayOf(page).getByText('Rapport à envoyer')).toHaveCount(0, { timeout: ASKED_AFTER });
    await expect(dayOf(page).getByRole('button', { name })).toHaveCount(1);
  });
});

test('a visit that nobody planned, left for later, is found again in the day', async ({ page }) => {
  await enterAs(page, 'Delegue', { path: '/app/customer-card/drugstore/ds-cm-2?deny=moduleGPSIsEnabled' });
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('link', { name: 'Visiter' }).click();
  const report = page.getByRole('dialog', { name });
  await report.getByRole('textbox', { name: 'Objections' }).fill('Prix jugé élevé');
  await report.getByRole('button', { name: 'Plus tard' }).click();
  const begun = page.getByRole('grid', { name: 'Rapports commencés, hors programme' });
  await page.reload();
  await begun.getByRole('row', { name }).click();
  await expect(report.getByRole('textbox', { name: 'Objections' })).toHaveValue('Prix jugé élevé');
  await report.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.getByText(/^Rapport envoyé/u)).toBeVisible();
  await expect(begun).toHaveCount(0);
});

test('suggestions are taken one after the other by keyboard', async ({ page }) => {
  await enterAs(page, 'Delegue', { path: `${HOME}?day=2026-12-01&plan=1` });
  const plan = planOf(page);
  const offers = plan.getByRole('list', { name: 'Suggestions' }).getByRole('button');
  const planned = plan.getByRole('list', { name: 'Visites, dans l’ordre de la tournée' }).getByRole('textbox');
  await expect(offers.first()).toBeVisible();
  const before = await planned.count();
  await offers.first().focus();
  await page.keyboard.press('Enter');
  await expect(planned).toHaveCount(before + 1);
  await expect(offers.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(planned).toHaveCount(before + 2);
  await expect(offers.first()).toBeFocused();
});

test.describe('without a network until the next day', () => {
  test.use({ provoked: /Failed to load resource/ });

  test('a visit that nobody planned arrives, and is one of its day', async ({ page }) => {
    const path = '/app/customer-card/drugstore/ds-cm-2?deny=moduleGPSIsEnabled';
    await enterAs(page, 'Delegue', { path });
    const name = await page.getByRole('heading', { level: 1 }).innerText();
    await page.getByRole('link', { name: 'Visiter' }).click();
    const report = page.getByRole('dialog', { name });
    await report.getByRole('textbox', { name: 'Objections' }).fill('Prix jugé élevé');
    await report.getByRole('button', { name: 'Plus tard' }).click();
    await provoke(page, FAILURE.all);
    await page.goBack();
    await page.getByRole('link', { name: 'Visiter' }).click();
    await report.getByRole('button', { name: 'Envoyer' }).click();
    await expect(page.getByText('Rapport gardé sur cet appareil').first()).toBeVisible();
    await enterAs(page, 'Delegue', { path: `${HOME}?day=2026-11-19&deny=moduleGPSIsEnabled`, days: 1 });
    await expect(dayOf(page).getByText('Rapport à envoyer')).toHaveCount(0, { timeout: ASKED_AFTER });
    await expect(dayOf(page).getByRole('button', { name })).toHaveCount(1);
    await expect(page.getByRole('button', { name: /^Boîte d’envoi/u })).toHaveCount(0);
  });
});

test('a report that is left for later is marked on its visit, over a reload, until it is sent', async ({ page }) => {
  await enterAs(page, 'Delegue', { path: HOME });
  await page.getByRole('button', { name: 'Rédiger' }).click();
  const report = page.getByRole('dialog');
  await report
    .getByRole('radio')
    .or(report.getByRole('button', { name: /B\/\d+$/u }))
    .first()
    .click();
  await report.getByRole('button', { name: 'Plus tard' }).click();
  const mark = dayOf(page).getByText(/^Rapport commencé/u);
  await expect(mark).toHaveCount(1);
  await page.reload();
  await expect(mark).toHaveCount(1);
  await page.getByRole('button', { name: 'Rédiger' }).click();
  await report.getByRole('button', { name: 'Envoyer' }).click();
  await page.getByRole('button', { name: 'Envoyer sans position' }).click();
  await expect(page.getByText(/^Rapport envoyé/u)).toBeVisible();
  await expect(mark).toHaveCount(0);
});

test('a plan that is open at midnight stays that of its day, and says that it has passed', async ({ page }) => {
  await enterAs(page, 'Delegue', { path: `${HOME}?now=2026-11-19T22:59:45Z` });
  const [plan, purpose] = [planOf(page), purposeOf(page)];
  await planPharmacy(page);
  await purpose.fill('Rapporter la fiche');
  // The page looks at the clock twice a minute.
  await expect(plan).toContainText('Ce jour est passé pendant que vous le planifiiez.', { timeout: 45_000 });
  await expect(plan).toContainText('Jeudi 19 novembre');
  await expect(purpose).toHaveValue('Rapporter la fiche');
});

test('customers who are selected in the list come into the plan of a day, which is not saved without them', async ({
  page,
}) => {
  await enterAs(page, 'Delegue', { path: '/app/customer-card/dashboard' });
  const search = page.getByRole('searchbox', { name: 'Chercher un client' });
  const select = async (words: string) => {
    await search.fill(words);
    const row = page.getByRole('row', { name: new RegExp(words, 'iu') }).first();
    await row.getByRole('checkbox').press(' ');
    return row.getByRole('rowheader').innerText();
  };
  const names = [await select('pharmacie'), await select('pédiatre')];
  const bar = page.getByRole('group', { name: 'Sélection' });
  await expect(bar.getByRole('status')).toHaveText('2 sélectionnés, dont 1 hors de la liste');
  await bar.getByRole('button', { name: 'Ajouter à une journée' }).click();
  await page.getByRole('menuitem', { name: /^Demain/u }).click();
  const plan = planOf(page);
  const save = plan.getByRole('button', { name: 'Enregistrer le programme' });
  // It takes no press before the customers are there: it would leave them out.
  await save.click();
  for (const name of names)
    await plan.getByRole('textbox', { name: `Objectif de la visite à ${name.trim()}` }).fill('Faire le point');
  await expect(page).toHaveURL(new RegExp(`day=${TOMORROW}`, 'u'));
  await save.click();
  await expect(page.getByText('Programme enregistré')).toBeVisible();
  const day = page.getByRole('list', { name: 'Vendredi 20 novembre' });
  for (const name of names) await expect(day).toContainText(name.trim());
});

test('tomorrow is planned with the keyboard, what it lacks is said, and the supervisor validates it', async ({
  page,
}) => {
  await test.step('a customer is found, described and saved', async () => {
    await enterAs(page, 'Delegue', { path: `${HOME}?day=${TOMORROW}` });
    await page.getByRole('button', { name: 'Planifier' }).press('Enter');
    const plan = planOf(page);
    await plan.getByRole('searchbox', { name: 'Ajouter un client' }).fill('pharmacie');
    await plan
      .getByRole('button', { name: /^Ajouter .*Pharmacie/u })
      .first()
      .press('Enter');
    const purpose = plan.getByRole('textbox', { name: /^Objectif de la visite à .*Pharmacie/u });
    await purpose.fill('');
    await plan.getByRole('button', { name: 'Enregistrer le programme' }).press('Enter');
    await expect(purpose).toHaveAccessibleDescription('Donnez l’objectif de la visite');
    await purpose.fill('Vérifier le stock');
    await purpose.press('Alt+ArrowUp');
    await expect(plan.getByRole('textbox', { name: /Pharmacie/u })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Programme enregistré')).toBeVisible();
    await expect(page.getByText('Vérifier le stock')).toBeVisible();
  });
  await test.step('a visit that is planned already is refused beside where it happens', async () => {
    await page.getByRole('button', { name: 'Planifier' }).click();
    const plan = planOf(page);
    await plan.getByRole('searchbox', { name: 'Ajouter un client' }).fill('pharmacie');
    await expect(plan.getByText('Au programme')).toBeVisible();
    await plan.getByRole('button', { name: 'Annuler' }).click();
    await expect(plan).toBeHidden();
  });
  await test.step('the supervisor sees it in the group, and validates it', async () => {
    await enterAs(page, 'Supervisor', { path: `/app/programs/workgroup/group-cm-1?day=${TOMORROW}` });
    await expect(page.getByText('1 à valider')).toBeVisible();
    await page.getByRole('row', { name: /Yannick Mbida/u }).click();
    await page.getByRole('checkbox', { name: /Vérifier le stock/u }).press(' ');
    await page.getByRole('button', { name: 'Valider 1 visite' }).click();
    await expect(page.getByText('1 visite validée')).toBeVisible();
    await page.getByRole('checkbox', { name: /Vérifier le stock/u }).press(' ');
    await page.getByRole('button', { name: 'Retirer la validation' }).click();
    await expect(page.getByText('Validation de 1 visite retirée')).toBeVisible();
  });
  await test.step('what is not validated can be deleted, once it was confirmed', async () => {
    await page.getByRole('checkbox', { name: /Vérifier le stock/u }).press(' ');
    await page.getByRole('button', { name: 'Supprimer', exact: true }).click();
    const question = page.getByRole('dialog', { name: /^Supprimer 1 visite/u }).or(page.getByRole('alertdialog'));
    await question.getByRole('button', { name: 'Supprimer' }).click();
    await expect(page.getByRole('checkbox', { name: /Vérifier le stock/u })).toHaveCount(0);
  });
});

test('a visit that the supervisor validates while its purpose is being changed stays as it is, and the rest is saved', async ({
  page,
  context,
}) => {
  await enterAs(page, 'Delegue', { path: `${HOME}?day=${TOMORROW}` });
  const [plan, purpose] = [planOf(page), purposeOf(page)];
  await test.step('the delegate plans a visit, and then changes its purpose and its place', async () => {
    await planPharmacy(page);
    await purpose.fill('Vérifier le stock');
    await plan.getByRole('button', { name: 'Enregistrer le programme' }).click();
    await expect(page.getByText('Programme enregistré')).toBeVisible();
    await page.getByRole('button', { name: 'Planifier' }).click();
    await purpose.fill('Autre objectif');
    await purpose.press('Alt+ArrowUp');
  });
  const other = await context.newPage();
  await test.step('the supervisor validates it meanwhile', async () => {
    await enterAs(other, 'Supervisor', { path: `/app/programs/workgroup/group-cm-1?day=${TOMORROW}` });
    await other.getByRole('row', { name: /Yannick Mbida/u }).click();
    await other.getByRole('checkbox', { name: /Vérifier le stock/u }).press(' ');
    await other.getByRole('button', { name: 'Valider 1 visite' }).click();
    await expect(other.getByText('1 visite validée')).toBeVisible();
  });
  await test.step('the plan says so, with what was written, and is saved without it', async () => {
    await page.bringToFront();
    await expect(plan.getByText('Visite validée : Vérifier le stock')).toBeVisible();
    await expect(plan.getByText(/Vous aviez écrit pour .*Pharmacie.*: Autre objectif/u)).toBeVisible();
    await plan.getByRole('button', { name: 'Enregistrer le programme' }).click();
    await expect(page.getByText('Programme enregistré')).toBeVisible();
    await expect(page.getByText('Autre objectif')).toHaveCount(0);
  });
});

test('a report that is being written stays as it is when another tab sends one of the same visit', async ({
  page,
  context,
}) => {
  const open = async (tab: Page) => {
    await enterAs(tab, 'Delegue', { path: `${HOME}?deny=moduleGPSIsEnabled` });
    await tab.getByRole('button', { name: 'Rédiger' }).click();
    const report = tab.getByRole('dialog');
    return { report, promise: report.getByRole('textbox', { name: 'Promesse obtenue' }) };
  };
  const other = await context.newPage();
  const [first, second] = [await open(page), await open(other)];
  await second.promise.fill('Prescrira Paludexa');
  await first.promise.fill('Reverra le dossier');
  await first.report.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.getByText('Rapport envoyé', { exact: true })).toBeVisible();
  await other.bringToFront();
  await expect(lead(other)).toHaveText(/^1 visite faite/u);
  await expect(second.promise).toHaveValue('Prescrira Paludexa');
  await second.report.getByRole('button', { name: 'Envoyer' }).click();
  await expect(second.report.getByRole('alert')).toContainText('Le serveur a refusé le rapport.');
  await expect(second.promise).toHaveValue('Prescrira Paludexa');
  await test.step('it is left for later, and read again from the day and from the outbox', async () => {
    await second.report.getByRole('button', { name: 'Plus tard' }).click();
    await expect(other.getByText('Rapport gardé dans la boîte d’envoi, à corriger')).toBeVisible();
    const mark = other.getByRole('button', { name: 'Boîte d’envoi : 1, à corriger' });
    await other.reload();
    await dayOf(other)
      .getByRole('listitem')
      .filter({ hasText: 'Rapport refusé, à corriger' })
      .getByRole('button')
      .click();
    const reading = other.getByRole('dialog');
    await expect(reading).toContainText('Le serveur a déjà un rapport de cette visite, et a refusé le vôtre.');
    await expect(reading.getByText('Prescrira Paludexa')).toBeVisible();
    await expect(reading.getByText('Reverra le dossier')).toBeVisible();
    await expectAccessible(other);
    await reading.getByRole('button', { name: 'Fermer' }).last().click();
    await other.goto('/app/absences');
    await mark.click();
    const box = other.getByRole('dialog', { name: 'Boîte d’envoi' });
    await box.getByRole('button', { name: 'Ouvrir la journée' }).click();
    await expect(other.getByRole('dialog').getByText('Prescrira Paludexa')).toBeVisible();
  });
});

const GROUP = '/app/programs/workgroup/group-cm-1';
const ADDRESSES = [HOME, GROUP, `${GROUP}/delegate`, `${GROUP}/supervisor`];

/** What an address of the programmes may show. */
const SHOWN = {
  closed: async (page: Page) => expect(page.getByText('Permissions manquantes')).toBeVisible(),
  groups: async (page: Page) => expect(page.getByRole('grid', { name: 'Groupes de travail' })).toBeVisible(),
  people: async (page: Page) => expect(page.getByRole('grid', { name: 'Délégués' })).toBeVisible(),
  read: async (page: Page) => {
    await expect(lead(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Planifier' })).toHaveCount(0);
  },
  plan: async (page: Page) => expect(page.getByRole('button', { name: 'Planifier' })).toBeVisible(),
} as const;
type Shown = keyof typeof SHOWN;

/** What the four addresses show to each role, and without each right. */
const OPENED: readonly (readonly [UserType, deny: AclFlag | null, ...Shown[]])[] = [
  ['BossMultinational', null, 'groups', 'people', 'read', 'read'],
  ['Boss', null, 'groups', 'people', 'plan', 'plan'],
  ['BossAssistant', null, 'groups', 'people', 'plan', 'plan'],
  ['Supervisor', null, 'plan', 'people', 'plan', 'plan'],
  ['Delegue', null, 'plan', 'closed', 'plan', 'closed'],
  ['RegulatoryAffairsUser', null, 'closed', 'closed', 'closed', 'closed'],
  ['PharmaLaboReglementaryAffairUser', null, 'closed', 'closed', 'closed', 'closed'],
  ['PharmaLaboBossUser', null, 'groups', 'people', 'read', 'read'],
  ['Supervisor', 'viewOwnSchedule', 'groups', 'people', 'plan', 'closed'],
  ['Supervisor', 'viewOwnWorkGroupDeleguesSchedule', 'plan', 'closed', 'closed', 'plan'],
  ['Supervisor', 'createEditOwnDailySchedule', 'read', 'people', 'plan', 'read'],
  ['Supervisor', 'createEditOwnWorkGroupDeleguesSchedule', 'plan', 'people', 'read', 'plan'],
  ['Delegue', 'viewOwnSchedule', 'closed', 'closed', 'closed', 'closed'],
  ['Delegue', 'createEditOwnDailySchedule', 'read', 'closed', 'read', 'closed'],
  ['Boss', 'viewOtherWorkGroupSchedule', 'groups', 'closed', 'closed', 'closed'],
  ['Boss', 'createEditOtherWorkGroupSchedule', 'groups', 'people', 'read', 'read'],
];

for (const [role, deny, ...shown] of OPENED) {
  test(`the programmes of a ${role}${deny === null ? '' : ` without ${deny}`}`, async ({ page }) => {
    await enterAs(page, role, { path: deny === null ? HOME : `${HOME}?deny=${deny}` });
    // Who is bound to no agency chooses one first.
    if (role === 'BossMultinational' || role === 'PharmaLaboBossUser')
      await page
        .getByRole('button', { name: /^Consulter/u })
        .first()
        .click();
    for (const [index, address] of ADDRESSES.entries()) {
      await test.step(address, async () => {
        await follow(page, address);
        await SHOWN[shown[index] ?? 'closed'](page);
      });
    }
  });
}

test('a boss comes from the groups to the day of a delegate; without the right to see it, its reports are closed', async ({
  page,
}) => {
  await enterAs(page, 'Boss', { path: HOME });
  await page.getByRole('row', { name: /Médical Littoral/u }).click();
  await page.getByRole('row', { name: /Yannick Mbida/u }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yannick Mbida, jeudi 19 novembre');
  await expect(page.getByRole('button', { name: /^Valider/u })).toHaveCount(0);
  await expectAccessible(page);
  const reports = '/app/programs/workgroup/group-cm-1?day=2026-11-18&view=reports';
  await enterAs(page, 'Boss', { path: `${reports}&deny=viewOwnSchedule,viewOtherWorkGroupSchedule` });
  await expect(page.getByText('Votre compte n’ouvre pas les journées de ce groupe.')).toBeVisible();
});

test.describe('where absences cannot be read', () => {
  test.use({ provoked: /Failed to load resource/ });

  test('the days of a group are shown and planned as without them', async ({ page }) => {
    const address = '/app/programs/workgroup/group-cm-1?day=2026-11-27&situation=week-of-absences';
    await enterAs(page, 'Supervisor', { path: `${address}&faults=readAbsenceJustification:all` });
    const yannick = page.getByRole('row', { name: /Yannick Mbida/u });
    await yannick.click();
    await page.getByRole('button', { name: 'Planifier' }).click();
    const plan = page.getByRole('dialog', { name: 'Planifier la journée' });
    await expect(plan.getByRole('list', { name: 'Suggestions' })).toBeVisible();
    await expect(page.getByText('Formation')).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Réessayer' })).toHaveCount(0);
  });
});
