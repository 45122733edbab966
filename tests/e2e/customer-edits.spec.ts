import { enterAs, expect, expectAccessible, test } from './fixtures.ts';

test('a delegate creates a drugstore from a draft that a reload keeps, and is led to its card', async ({ page }) => {
  await enterAs(page, 'Delegue', { path: '/app/customer-card/dashboard' });
  await page.getByRole('button', { name: 'Nouvelle fiche' }).click();
  await page.getByRole('menuitem', { name: 'Officine' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nouvelle fiche' });
  await dialog.getByRole('textbox', { name: 'Nom' }).fill('Pharmacie des Manguiers');
  await expectAccessible(page);
  await page.reload();
  await expect(dialog.getByRole('textbox', { name: 'Nom' })).toHaveValue('Pharmacie des Manguiers');
  await page.goBack();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Continuer la saisie' }).click();
  await dialog.getByRole('button', { name: /Secteur$/u }).click();
  await page.getByRole('option').first().click();
  await dialog.getByRole('button', { name: 'Enregistrer la fiche' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pharmacie des Manguiers' })).toBeVisible();
  await expect(page.getByText('Jamais visité')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Pharmacie des Manguiers' })).toBeVisible();
  await page.goBack();
  await page.getByRole('searchbox', { name: 'Chercher un client' }).fill('manguiers');
  await expect(page.getByRole('rowheader', { name: 'Pharmacie des Manguiers' })).toBeVisible();
});

test.describe('when the answer to a new card is lost', () => {
  test.use({ provoked: /Failed to load resource/ });

  test('the next save finds the card that was created, after a reload too, and leads to it', async ({ page }) => {
    const address = '/app/customer-card/dashboard?new=drugstore&faults=createCustomerDrugStore:lost';
    await enterAs(page, 'Delegue', { path: address });
    const form = page.getByRole('dialog', { name: 'Nouvelle fiche' });
    const save = form.getByRole('button', { name: 'Enregistrer la fiche' });
    await form.getByRole('textbox', { name: 'Nom' }).fill('Pharmacie des Manguiers');
    await form.getByRole('button', { name: /Secteur$/u }).click();
    await page.getByRole('option').first().click();
    await save.click();
    await expect(form.getByRole('alert')).toContainText('on ne sait pas si c’est enregistré.');
    const known = form.getByText('Rien n’a encore été créé');
    const own = form.getByText('Pharmacie des Manguiers est peut-être ce que vous venez d’envoyer');
    await save.click();
    await expect(known).toBeVisible();
    await expect(own).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(form.getByRole('textbox', { name: 'Nom' })).toHaveValue('Pharmacie des Manguiers');
    await save.click();
    await expect(known).toBeVisible();
    await form.getByRole('button', { name: 'Ouvrir Pharmacie des Manguiers' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Pharmacie des Manguiers' })).toBeVisible();
    await page.goto('/app/customer-card/dashboard');
    await page.getByRole('searchbox', { name: 'Chercher un client' }).fill('manguiers');
    await expect(page.getByRole('rowheader', { name: 'Pharmacie des Manguiers' })).toHaveCount(1);
  });
});

test('two tabs edit one card: what both changed is shown before it is saved, the rest is joined', async ({
  page,
  context,
}) => {
  const path = '/app/customer-card/healthworker/hw-cm-3?edit=card';
  await enterAs(page, 'Boss', { path });
  const mine = page.getByRole('dialog', { name: 'Modifier la fiche' });
  await mine.getByRole('textbox', { name: /^Nationalité/u }).fill('Gabonaise');
  const other = await context.newPage();
  await enterAs(other, 'Supervisor', { path });
  const theirs = other.getByRole('dialog', { name: 'Modifier la fiche' });
  await theirs.getByRole('textbox', { name: /^Nationalité/u }).fill('Tchadienne');
  await theirs.getByRole('textbox', { name: /^Accès/u }).fill('Le mardi');
  await theirs.getByRole('button', { name: 'Enregistrer la fiche' }).click();
  await expect(other.getByText('Tchadienne')).toBeVisible();
  await mine.getByRole('button', { name: 'Enregistrer la fiche' }).click();
  const question = page.getByRole('dialog', { name: /^Reprendre votre saisie/u });
  await expect(question).toContainText('Tchadienne');
  await question.getByRole('button', { name: 'Reprendre ma saisie' }).click();
  await mine.getByRole('button', { name: 'Enregistrer la fiche' }).click();
  await expect(mine).toBeHidden();
  await expect(page.getByText('Gabonaise')).toBeVisible();
  await expect(page.getByText('Le mardi').first()).toBeVisible();
});

test('a number that cannot be is told, not corrected', async ({ page }) => {
  await enterAs(page, 'Boss', { path: '/app/customer-card/healthworker/hw-cm-3?edit=card' });
  const form = page.getByRole('dialog', { name: 'Modifier la fiche' });
  const children = form.getByRole('textbox', { name: 'Enfants' });
  for (const [typed, shown] of [
    ['1,5', '1,5'],
    ['300', '300'],
  ] as const) {
    await children.click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(typed);
    await form.getByRole('button', { name: 'Enregistrer la fiche' }).click();
    await expect(form.getByRole('link', { name: 'Un nombre entier, de 0 à 50' })).toBeVisible();
    await expect(children).toHaveValue(shown);
  }
});

test('what was saved is undone from the page, and never over what somebody else wrote since', async ({
  page,
  context,
}) => {
  await enterAs(page, 'Boss', { path: '/app/customer-card/healthworker/hw-cm-3' });
  const identity = page.getByRole('region', { name: 'Identité' });
  const before = await identity.innerText();
  const edit = async (nationality: string) => {
    await identity.getByRole('button', { name: 'Modifier la fiche' }).click();
    const form = page.getByRole('dialog', { name: 'Modifier la fiche' });
    await form.getByRole('textbox', { name: /^Nationalité/u }).fill(nationality);
    await form.getByRole('button', { name: 'Enregistrer la fiche' }).click();
    await expect(form).toBeHidden();
    await expect(identity).toContainText(nationality);
  };
  const undo = page.getByRole('button', { name: 'Annuler la modification' });

  await edit('Gabonaise');
  await expect(page.getByRole('status').filter({ has: undo })).toContainText('Nationalité');
  await expectAccessible(page);
  await undo.click();
  await expect(undo).toBeHidden();
  await expect.poll(() => identity.innerText()).toBe(before);

  await edit('Congolaise');
  const other = await context.newPage();
  await enterAs(other, 'Supervisor', { path: '/app/customer-card/healthworker/hw-cm-3?edit=card' });
  const theirs = other.getByRole('dialog', { name: 'Modifier la fiche' });
  await theirs.getByRole('textbox', { name: /^Nationalité/u }).fill('Tchadienne');
  await theirs.getByRole('button', { name: 'Enregistrer la fiche' }).click();
  await expect(theirs).toBeHidden();
  await undo.click();
  await expect(page.getByRole('alert')).toContainText('Nationalité');
  await expect(undo).toBeHidden();
  await page.getByRole('button', { name: 'Fermer', exact: true }).click();
  await page.reload();
  await expect(identity).toContainText('Tchadienne');
});

test('a coordinate is the same number with a point and with a comma, and half a position is refused in words', async ({
  page,
}) => {
  await enterAs(page, 'Boss', { path: '/app/customer-card/drugstore/ds-cm-1?edit=card' });
  const form = page.getByRole('dialog', { name: 'Modifier la fiche' });
  const [latitude, longitude] = [
    form.getByRole('textbox', { name: /^Latitude/u }),
    form.getByRole('textbox', { name: /^Longitude/u }),
  ];
  const save = form.getByRole('button', { name: 'Enregistrer la fiche' });
  await latitude.fill('');
  await latitude.pressSequentially('3.8');
  await expect(latitude).toHaveValue('3,8');
  await longitude.fill('');
  await save.click();
  await expect(longitude).toHaveAccessibleDescription('Une position a une latitude et une longitude.');
  await longitude.pressSequentially('11,5');
  await save.click();
  await expect(form).toBeHidden();
  const identity = page.getByRole('region', { name: 'Identité' });
  await expect(identity).toContainText('3,8');
  await expect(identity).toContainText('11,5');
});

test('a form that is sent again while it closes creates one record', async ({ page }) => {
  await enterAs(page, 'Boss', { path: '/app/customer-card/dashboard?new=drugstore' });
  const form = page.getByRole('dialog', { name: 'Nouvelle fiche' });
  await form.getByRole('textbox', { name: 'Nom' }).fill('Pharmacie des Manguiers');
  await form.getByRole('button', { name: /Secteur$/u }).click();
  await page.getByRole('option').first().click();
  // On a slow device the form is still there for a while after the answer.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.evaluate(() => {
    const sent = document.querySelector<HTMLFormElement>('[role="dialog"] form');
    const send = () => {
      if (!sent?.isConnected) return;
      sent.requestSubmit();
      setTimeout(send);
    };
    sent?.addEventListener('submit', () => setTimeout(send), { once: true });
  });
  await form.getByRole('button', { name: 'Enregistrer la fiche' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pharmacie des Manguiers' })).toBeVisible();
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.goto('/app/customer-card/dashboard');
  await page.getByRole('searchbox', { name: 'Chercher un client' }).fill('manguiers');
  await expect(page.getByRole('rowheader', { name: 'Pharmacie des Manguiers' })).toHaveCount(1);
});
