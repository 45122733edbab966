import type { Page } from '@playwright/test';
import { ReadAllBaseUsersDocument } from '#queries/people.generated.ts';
import {
  CreateReminderDocument,
  DeleteReminderDocument,
  EditReminderDocument,
  OneReminderDocument,
  RemindersDocument,
} from '#features/regulatory/reminders/reminders.generated.ts';
import { API_PATH } from '#mocks/hosts/graphql-request.ts';
import { accountOf, expect, test } from '../fixtures.ts';
import { openNew, rowsOf } from '../reminder-editor.ts';
import { everyRow } from '../rows.ts';
import { ask, DAKAR, DOUALA, DRAFT_TIME, draftNamed, openAs, REMINDERS, tokenOf } from './server.ts';

const LABORATORY = 'PharmaLaboReglementaryAffairUser';

const REMINDER = {
  name: 'Rappel interdit',
  description: 'Ne doit pas exister',
  scheduledTimeStamp: DRAFT_TIME,
  isEmail: false,
  isNotification: true,
  recipientsIDList: '1',
};

const FORBIDDEN = [expect.stringMatching(/^FORBIDDEN/)];

test.describe('a laboratory’s user', () => {
  test('can read reminders, but has no control to change them', async ({ page }) => {
    const list = '/pharmalaboreglaffair/administration/reminders';
    await openAs(page, LABORATORY, list);
    await expect(accountOf(page, LABORATORY)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Rappels' })).toBeVisible();
    await expect(page.getByRole('button', { name: /rappel$/ })).toHaveCount(0);

    await rowsOf(page).first().getByRole('rowheader').click();
    const details = page.getByRole('dialog');
    await expect(details).toContainText('Destinataires');
    await expect(details.getByRole('textbox')).toHaveCount(0);
    await expect(details.getByRole('button')).toHaveText(['', 'Fermer']);

    await page.goto(`${list}?reminder=new`);
    await expect(page.getByRole('heading', { level: 1, name: 'Rappels' })).toBeVisible();
    await expect(rowsOf(page).first()).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('is refused by the server itself, whatever the page shows', async ({ request }) => {
    const identity = { token: await tokenOf(request, LABORATORY), agency: DOUALA.id };
    const read = await ask(request, RemindersDocument, { done: false }, identity);
    const [reminder] = read.data?.getAllReminder ?? [];
    expect(reminder).toBeDefined();
    const ID = reminder?.ID ?? '';

    expect((await ask(request, CreateReminderDocument, REMINDER, identity)).messages).toEqual(FORBIDDEN);
    expect((await ask(request, EditReminderDocument, { ID, ...REMINDER }, identity)).messages).toEqual(FORBIDDEN);
    const deletion = await ask(request, DeleteReminderDocument, { reminderID: ID, forceDelete: true }, identity);
    expect(deletion.messages).toEqual(FORBIDDEN);
    expect((await ask(request, ReadAllBaseUsersDocument, {}, identity)).messages).toEqual(FORBIDDEN);
    expect(await ask(request, RemindersDocument, { done: false }, identity)).toEqual(read);
  });
});

test('a right lost while a reminder is edited is reported, and the input is kept', async ({ page }) => {
  const draft = draftNamed('Plus le droit');
  await openAs(page, 'RegulatoryAffairsUser', REMINDERS);
  const editor = await openNew(page);
  await editor.write(draft);
  const laboratory = await tokenOf(page.request, LABORATORY);
  await page.route(`**${API_PATH}`, (route) =>
    route.continue({ headers: { ...route.request().headers(), authorization: `Bearer ${laboratory}` } }),
  );
  await editor.save.click();
  await expect(editor.dialog.getByRole('alert')).toContainText('Permissions manquantes');
  await editor.expectKept(draft);
});

test.describe('an agency', () => {
  test('is closed by the server to users of another', async ({ request }) => {
    const token = await tokenOf(request, 'RegulatoryAffairsUser');
    const list = (agency: string) => ask(request, RemindersDocument, { done: false }, { token, agency });

    expect((await list(DOUALA.id)).messages).toEqual([]);
    for (const agency of [DAKAR.id, 'global', 'nowhere', '']) expect((await list(agency)).messages).toEqual(FORBIDDEN);
  });

  test('does not show its reminders to another', async ({ request }) => {
    const token = await tokenOf(request, 'BossMultinational');
    const list = async (agency: string) => {
      const { data } = await ask(request, RemindersDocument, { done: false }, { token, agency });
      return (data?.getAllReminder ?? []).map(({ ID }) => ID);
    };
    const [douala, dakar] = [await list(DOUALA.id), await list(DAKAR.id)];
    expect(dakar.length).toBeGreaterThan(0);
    expect(douala.filter((ID) => dakar.includes(ID))).toEqual([]);

    const theirs = await ask(request, OneReminderDocument, { ID: dakar[0] ?? '' }, { token, agency: DOUALA.id });
    expect(theirs.messages).toEqual([expect.stringMatching(/^NOT_FOUND/)]);
  });

  test('that is newly chosen replaces all data on the page', async ({ page }) => {
    await openAs(page, 'BossMultinational', '/bmultinational/administration/reminders');
    await page.getByRole('button', { name: `Consulter ${DOUALA.name}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Rappels' })).toBeVisible();
    const douala = await namesIn(page);

    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith(API_PATH)) asked.push(request.headers()['x-agency-id'] ?? 'none');
    });
    await page.getByRole('button', { name: `Agence : ${DOUALA.name}` }).click();
    await page.getByRole('menuitemradio', { name: DAKAR.name }).click();
    await expect(page.getByRole('button', { name: `Agence : ${DAKAR.name}` })).toBeVisible();
    await expect.poll(() => namesIn(page)).not.toEqual(douala);
    expect(new Set(asked)).toEqual(new Set(['global', DAKAR.id]));

    await page.reload();
    await expect(page.getByRole('button', { name: `Agence : ${DAKAR.name}` })).toBeVisible();
  });
});

async function namesIn(page: Page): Promise<readonly string[]> {
  await everyRow(page);
  return rowsOf(page).allInnerTexts();
}
