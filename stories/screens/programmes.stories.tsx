import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test';
import { isBoolean, isText, listOf, orMissing, orNull, shapeOf } from '#lib/shape.ts';
import { href } from '#routes/links.ts';
import { left, OWNER } from './left-items.ts';
import { dialogNamed, keepAsk, press } from './changed-meanwhile/editors.ts';
import type { Ask } from './open-stage.ts';
import { ON_A_PHONE, screen, WAITING } from './meta.tsx';
import type { StageProps } from './stage.tsx';

const home = (query = {}) => href('app_programs_home', {}, query);
/** In the address: the visit of a customer whom none of these days has. */
const NOT_PLANNED = 'customer:hw-cm-3';
const group = { idWorkgroup: 'group-cm-1' };

const meta = {
  ...screen,
  title: 'Screens/Programmes',
  args: { role: 'Delegue', address: home() },
} satisfies Meta<StageProps>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Today’s visits in the order of the round, with the next one at hand. */
export const Today: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Jeudi 19 novembre' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Rédiger' })).toBeVisible();
  },
};

export const OnAPhone: Story = { ...Today, globals: ON_A_PHONE };

/** A day that has passed, with what was missed; nothing of it can be planned. */
export const Yesterday: Story = {
  args: { address: home({ day: '2026-11-18' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^\d+ visites? faites? sur \d+$/u)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Planifier' })).toBeNull();
  },
};

export const Sunday: Story = {
  args: { address: home({ day: '2026-11-22' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aucune visite ce jour')).toBeVisible();
    // What happens on a day to come is not known yet.
    await expect(canvas.getByText('Planifiez la journée.')).toBeVisible();
  },
};

export const DayThatDoesNotExist: Story = {
  args: { address: home({ day: '2026-02-31' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^L’adresse nomme un jour qui n’existe pas/u)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Jeudi 19 novembre');
  },
};

/** A link to the plan of such a day does not open that of today; the button does. */
export const PlanOfADayThatDoesNotExist: Story = {
  args: { address: home({ day: '2026-02-31', plan: '1' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^L’adresse nomme un jour qui n’existe pas/u)).toBeVisible();
    const plan = await canvas.findByRole('button', { name: 'Planifier' });
    await expect(page.queryByRole('dialog')).toBeNull();
    await userEvent.click(plan);
    await expect(await page.findByRole('dialog', { name: 'Planifier la journée' })).toBeInTheDocument();
    // The address names the day that is planned.
    await expect(canvas.queryByText(/^L’adresse nomme un jour qui n’existe pas/u)).toBeNull();
  },
};

/** A link to a visit that was moved or deleted since says so. */
export const VisitThatIsGone: Story = {
  args: { address: home({ visit: 'nothing' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^La visite que l’adresse nomme/u)).toBeVisible();
    await expect(page.queryByRole('dialog')).toBeNull();
  },
};

/** A visit that was not planned has happened: that of a day to come is refused in words. */
export const UnplannedVisitOfADayToCome: Story = {
  args: { address: home({ day: '2026-11-26', visit: NOT_PLANNED }) },
  play: async () => {
    const dialog = within(await page.findByRole('dialog', { name: 'Visite imprévue' }));
    await waitFor(() => expect(dialog.getByText('Ce jour n’a pas commencé')).toBeVisible());
    await expect(dialog.getByText('Une visite imprévue s’ajoute au jour où elle a lieu.')).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Envoyer' })).toBeNull();
  },
};

/** Opened over a day that is over, it says to which day it belongs; over today, that it is added to it. */
export const UnplannedVisitOfADayThatIsOver: Story = {
  args: { address: home({ day: '2026-11-18', visit: NOT_PLANNED }) },
  play: async () => {
    await page.findByRole('button', { name: 'Envoyer' });
    await waitFor(() => expect(page.getByText(/elle s’ajoute au jour où elle commence/u)).toBeVisible());
    await expect(page.queryByText(/elle s’ajoute au programme du jour/u)).toBeNull();
  },
};

/** A report with nothing in it is not sent; what is missing is said. */
export const Report: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rédiger' }));
    const report = within(await page.findByRole('dialog'));
    await userEvent.click(await report.findByRole('button', { name: 'Envoyer' }));
    // The dialog is still fading in.
    await waitFor(() => expect(report.getByText('Remplissez au moins un champ.')).toBeVisible());
    await userEvent.click(await report.findByRole('button', { name: 'Dans 2 semaines' }));
    await expect(report.getByRole('textbox', { name: 'Objectif de la prochaine visite' })).toHaveValue(
      'Revenir vers le jeudi 3 décembre, faire le point',
    );
    await userEvent.click(report.getByRole('button', { name: 'Annuler le dernier changement' }));
    await expect(report.getByRole('textbox', { name: 'Objectif de la prochaine visite' })).toHaveValue('');
  },
};

const leaving = keepAsk();
const PROMISE = { name: 'Promesse obtenue' };

const hasName = shapeOf({ readCustomerHealthWorkerDetailedDatas: shapeOf({ name: isText }) });

/** Writes the name of somebody who is a customer, and a promise, in the report of an unplanned visit. */
async function writeOfNobody(canvas: { findByRole: typeof page.findByRole }, promise: string): Promise<string> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Visite imprévue' }));
  const customer = await leaving.ask(
    '{ readCustomerHealthWorkerDetailedDatas(customerHealthWorkerID: "hw-cm-3") { name } }',
  );
  if (!hasName(customer)) throw new Error('The card cannot be read.');
  const { name } = customer.readCustomerHealthWorkerDetailedDatas;
  const form = await dialogNamed('Visite imprévue');
  await userEvent.type(await form.findByRole('textbox', { name: 'Nom' }), name);
  await userEvent.type(form.getByRole('textbox', PROMISE), promise);
  await userEvent.click(await form.findByRole('button', { name: new RegExp(`${name}$`, 'u') }));
  return name;
}

/** Whose name is that of a customer is reported in their form, with all that was written; no other report is left. */
export const LeavingForTheCustomer: Story = {
  args: { prepare: leaving.prepare },
  play: async ({ canvas }) => {
    const name = await writeOfNobody(canvas, 'Prescrira Paludexa');
    const form = await dialogNamed(new RegExp(`${name}$`, 'u'));
    await waitFor(() => expect(form.getByRole('textbox', PROMISE)).toHaveValue('Prescrira Paludexa'));
    await press(form, 'Plus tard');
    const begun = within(await canvas.findByRole('region', { name: 'Rapports commencés, hors programme' }));
    await expect(begun.getAllByRole('row')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Visite imprévue' }));
    const nobody = await dialogNamed('Visite imprévue');
    await expect(await nobody.findByRole('textbox', { name: 'Nom' })).toHaveValue('');
    await expect(nobody.getByRole('textbox', PROMISE)).toHaveValue('');
  },
};

/** A customer whose report is begun already keeps it, and what was written in the other one is kept too, with words. */
export const LeavingForAReportThatIsBegun: Story = {
  args: { address: home({ visit: NOT_PLANNED }), prepare: leaving.prepare },
  play: async ({ canvas }) => {
    await userEvent.type(await page.findByRole('textbox', PROMISE), 'Stock en pharmacie');
    await userEvent.click(page.getByRole('button', { name: 'Plus tard' }));
    const name = await writeOfNobody(canvas, 'Prescrira Paludexa');
    await expect(await page.findByText(/^Ce client a déjà un rapport ce jour-là/u)).toBeInTheDocument();
    const form = await dialogNamed(new RegExp(`${name}$`, 'u'));
    await waitFor(() => expect(form.getByRole('textbox', PROMISE)).toHaveValue('Stock en pharmacie'));
    await press(form, 'Plus tard');
    const begun = within(await canvas.findByRole('region', { name: 'Rapports commencés, hors programme' }));
    await waitFor(() => expect(begun.getAllByRole('row')).toHaveLength(2));
    await expect(begun.getByText('Personne non enregistrée')).toBeVisible();
  },
};

const attaching = keepAsk();
/** Yesterday the delegate met somebody who is not registered. */
const YESTERDAY = { day: '2026-11-18' };
const PEOPLE = 'Nouveaux clients non enregistrés';

/** Whose card has a visit of yesterday. */
const reportsOn = async (ID: string): Promise<string> =>
  JSON.stringify(
    await attaching.ask(`{ readCustomerHealthWorkerDetailedDatas(customerHealthWorkerID: "${ID}") {
      MyVisitReports { ID spontanousCustomerLastName } } }`),
  );

/** Somebody who was not registered is a customer by now: their visit is in the history of the card. */
export const Attaching: Story = {
  args: { address: home(YESTERDAY), prepare: attaching.prepare },
  play: async ({ canvas }) => {
    const people = await canvas.findByRole('region', { name: PEOPLE });
    await userEvent.click(within(people).getByRole('button', { name: /^Rattacher à un client/u }));
    const dialog = await dialogNamed('Rattacher à un client');
    await press(dialog, 'Rattacher');
    await expect((await dialog.findAllByText('Choisissez un client.'))[0]).toBeInTheDocument();
    await userEvent.type(dialog.getByRole('searchbox', { name: 'Chercher un client' }), 'ndongo');
    const free = await waitFor(() => {
      const radio = dialog.getAllByRole('radio').find((each) => !each.matches(':disabled'));
      if (!(radio instanceof HTMLInputElement)) throw new Error('Nobody is found.');
      return radio;
    });
    const before = await reportsOn(free.value);
    await userEvent.click(free);
    await waitFor(() => expect(dialog.getByText(/^« .+ » est bien .+ \?$/u)).toBeVisible());
    await expect(dialog.getByText(/Un rattachement ne se défait pas/u)).toBeVisible();
    await press(dialog, 'Rattacher');
    await expect(await page.findByText(/^Visite rattachée à /u)).toBeInTheDocument();
    await waitFor(() => expect(canvas.queryByRole('region', { name: PEOPLE })).toBeNull());
    await expect((await reportsOn(free.value)).length).toBeGreaterThan(before.length);
  },
};

const hasCustomers = shapeOf({
  readWorkScheduleDaily: shapeOf({
    MyVisitObjectives: listOf(shapeOf({ Customer: orNull(shapeOf({ name: orMissing(isText) })) })),
  }),
});

/** Who has a visit on that day already is found, and cannot be chosen: a customer has one a day. */
export const AttachingToWhoIsVisited: Story = {
  args: { address: home(YESTERDAY), prepare: attaching.prepare },
  play: async ({ canvas }) => {
    const day = await attaching.ask(`{ readWorkScheduleDaily(date: "${YESTERDAY.day}", workerID: "user-cm-5") {
      MyVisitObjectives { Customer { ... on CustomerHealthWorker { name } } } } }`);
    if (!hasCustomers(day)) throw new Error('The day cannot be read.');
    const visited = day.readWorkScheduleDaily.MyVisitObjectives.find(({ Customer }) => Customer?.name)?.Customer?.name;
    const people = await canvas.findByRole('region', { name: PEOPLE });
    await userEvent.click(within(people).getByRole('button', { name: /^Rattacher à un client/u }));
    const dialog = await dialogNamed('Rattacher à un client');
    await userEvent.type(dialog.getByRole('searchbox', { name: 'Chercher un client' }), visited ?? '');
    const radio = await dialog.findByRole('radio', { name: new RegExp(`${visited}$`, 'u') });
    await expect(radio).toBeDisabled();
    await expect(radio).toHaveAccessibleDescription('A déjà une visite ce jour-là');
  },
};

/** The visit itself leads to the customer, too. */
export const AttachedFromTheVisit: Story = {
  args: { address: home(YESTERDAY) },
  play: async ({ canvas }) => {
    const people = within(await canvas.findByRole('region', { name: PEOPLE }));
    const name = (await people.findByRole('button'))
      .getAttribute('aria-label')
      ?.replace('Rattacher à un client : ', '');
    const visits = within(await canvas.findByRole('list', { name: /^Mercredi 18/u }));
    await userEvent.click(visits.getByRole('button', { name: new RegExp(name ?? '-', 'u') }));
    const visit = await dialogNamed(name ?? '-');
    await waitFor(() => expect(visit.getByRole('link', { name: `Créer une fiche : ${name}` })).toBeVisible());
    await userEvent.click(visit.getByRole('button', { name: `Rattacher à un client : ${name}` }));
    const attach = await dialogNamed('Rattacher à un client');
    await waitFor(() => expect(attach.getByText(new RegExp(name ?? '-', 'u'))).toBeVisible());
  },
};

/** A server without the call: nothing attaches, and the form promises nothing. */
export const WithoutTheCallThatAttaches: Story = {
  args: { address: home(YESTERDAY), lacks: ['Mutation.attachVisitReport'] },
  play: async ({ canvas }) => {
    const people = within(await canvas.findByRole('region', { name: PEOPLE }));
    await expect(people.queryByRole('button')).toBeNull();
    const link = people.getByRole('link', { name: /^Créer une fiche/u });
    await expect(link).toHaveAttribute('href', expect.not.stringContaining('attach'));
  },
};

export const UnplannedWithoutTheCallThatAttaches: Story = {
  args: { address: home({ visit: 'new' }), lacks: ['Mutation.attachVisitReport'] },
  play: async () => {
    const form = await dialogNamed('Visite imprévue');
    await waitFor(() => expect(form.getByText('Une personne qui n’est pas enregistrée.')).toBeVisible());
    await expect(form.queryByText(/Vous la rattacherez plus tard/u)).toBeNull();
  },
};

type Canvas = { readonly findByRole: typeof page.findByRole };

/** Opens the form of the next visit. */
const reportOf = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Rédiger' }));
  return page.findByRole('dialog');
};

/** What came of the last visit, and what was set for the next, stand above the form. */
export const ReportOfASecondVisit: Story = {
  play: async ({ canvas }) => {
    const report = await reportOf(canvas);
    await expect(await within(report).findByText(/^Dernière visite le [^:]+ : /u)).toBeInTheDocument();
    await expect(within(report).getByText(/^Prévu alors/u)).toBeInTheDocument();
  },
};

/** Unless the server hides these fields of reports. */
export const ReportWithFewFields: Story = {
  args: { reportFields: ['PresentedPharmaProducts', 'other'] },
  play: async ({ canvas }) => {
    const report = await reportOf(canvas);
    await expect(await within(report).findByText(/^Dernière visite le [^:]+$/u)).toBeInTheDocument();
    await expect(within(report).queryByText(/^Prévu alors/u)).toBeNull();
  },
};

/** Whose supervisor plans the day reports it all the same. */
export const ReportWithoutTheRightToPlan: Story = {
  args: { rights: { createEditOwnDailySchedule: false } },
  play: async ({ canvas }) => {
    const report = within(await reportOf(canvas));
    await expect(canvas.queryByRole('button', { name: 'Planifier' })).toBeNull();
    await userEvent.click(await report.findByRole('button', { name: 'Dans 2 semaines' }));
    await userEvent.click(report.getByRole('button', { name: 'Envoyer' }));
    await userEvent.click(await page.findByRole('button', { name: 'Envoyer sans position' }));
    await expect(await page.findByText(/^Rapport envoyé/u)).toBeInTheDocument();
  },
};

/** A day that cannot be read: a visit that nobody planned is written all the same. */
export const UnplannedOnAnUnreadDay: Story = {
  args: { address: home({ visit: 'new' }), failed: 'DelegatesDay' },
  play: async () => {
    const form = await dialogNamed('Visite imprévue');
    await userEvent.type(form.getByRole('textbox', { name: 'Nom' }), 'Abega');
    await expect(form.getByRole('button', { name: 'Envoyer' })).toBeEnabled();
  },
};

/** Whoever may not plan is told so before anything is written, not when it is sent. */
export const UnplannedWithoutTheRight: Story = {
  args: { address: home({ visit: NOT_PLANNED }), rights: { createEditOwnDailySchedule: false } },
  play: async () => {
    const dialog = await dialogNamed('Visite imprévue');
    await waitFor(() => expect(dialog.getByText(/^Cette visite n’est pas au programme/u)).toBeVisible());
    await expect(dialog.queryByRole('button', { name: 'Envoyer' })).toBeNull();
  },
};

/** By keyboard, visits can be taken out one after the other. */
export const Removing: Story = {
  args: { address: home({ day: '2026-11-20', plan: '1' }) },
  play: async () => {
    const plan = within(await page.findByRole('dialog', { name: 'Planifier la journée' }));
    const suggestions = within(await plan.findByRole('list', { name: 'Suggestions' }));
    const add = async () =>
      userEvent.click(suggestions.getAllByRole('button', { name: /^Ajouter/u })[0] ?? document.body);
    await add();
    await add();
    const list = within(plan.getByRole('list', { name: /^Visites, dans l’ordre/u }));
    const [first, second] = list.getAllByRole('button', { name: /^Retirer/u });
    if (!first || !second) throw new Error('No two visits were added.');
    first.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await expect(second).toHaveFocus();
  },
};

/** Suggestions say their reasons, with their weights. */
export const Planning: Story = {
  args: { address: home({ day: '2026-11-20', plan: '1' }) },
  play: async () => {
    const plan = within(await page.findByRole('dialog', { name: 'Planifier la journée' }));
    const suggestions = await plan.findByRole('list', { name: 'Suggestions' });
    await expect(suggestions).toHaveTextContent(/\(\+\d+\)/u);
    const [add] = within(suggestions).getAllByRole('button', { name: /^Ajouter/u });
    if (!add) throw new Error('Nobody is suggested.');
    const before = within(plan.getByRole('list', { name: /^Visites, dans l’ordre/u })).getAllByRole('listitem').length;
    await userEvent.click(add);
    await expect(
      within(plan.getByRole('list', { name: /^Visites, dans l’ordre/u })).getAllByRole('listitem'),
    ).toHaveLength(before + 1);
    await userEvent.click(plan.getByRole('button', { name: 'Défaire' }));
    await expect(
      within(plan.getByRole('list', { name: /^Visites, dans l’ordre/u })).getAllByRole('listitem'),
    ).toHaveLength(before);
  },
};

/** A link may ask for customers whom this list does not have: they are counted, not passed over. */
let [planner, validator]: (Ask | null)[] = [null, null];

const hasVisits = shapeOf({
  readWorkScheduleDaily: orNull(
    shapeOf({
      MyVisitObjectives: listOf(
        shapeOf({
          ID: isText,
          done: isBoolean,
          validated: isBoolean,
          Customer: orNull(shapeOf({ ID: orMissing(isText), name: orMissing(isText) })),
        }),
      ),
    }),
  ),
});

const DAY_OF_PLAN = `query ($date: Date!) { readWorkScheduleDaily(date: $date, workerID: "user-cm-5", includeUnvalidated: true) {
  MyVisitObjectives { ID done validated Customer { ... on CustomerHealthWorker { ID name } } } } }`;

/** The visits of the day that is planned, as somebody reads them. */
async function visitsFor(reader: Ask | null | undefined, date = '2026-11-24') {
  const answer = await reader?.(DAY_OF_PLAN, { date });
  if (!hasVisits(answer)) throw new Error('The day cannot be read.');
  return answer.readWorkScheduleDaily?.MyVisitObjectives ?? [];
}

/** Enter adds who is found first, once; the day is saved by its button. */
export const PlanningByEnter: Story = {
  args: { address: home({ day: '2026-11-20', plan: '1' }) },
  play: async () => {
    const plan = within(await page.findByRole('dialog', { name: 'Planifier la journée' }));
    const list = await plan.findByRole('list', { name: /^Visites, dans l’ordre/u });
    const before = within(list).getAllByRole('listitem').length;
    await userEvent.type(plan.getByRole('searchbox', { name: 'Ajouter un client' }), 'pharmacie');
    await expect(await plan.findByRole('list', { name: 'Clients trouvés' })).toBeVisible();
    await userEvent.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(before + 1));
    await expect(plan.getByRole('searchbox', { name: 'Ajouter un client' })).toHaveValue('');
    await expect(plan.getByRole('button', { name: 'Enregistrer le programme' })).toBeVisible();
  },
};

/** Enter adds who was typed last, also before the list shows it: keys of a person in a hurry. */
export const PlanningByHurriedEnter: Story = {
  args: { address: home({ day: '2026-11-20', plan: '1' }) },
  play: async () => {
    const plan = within(await page.findByRole('dialog', { name: 'Planifier la journée' }));
    const list = await plan.findByRole('list', { name: /^Visites, dans l’ordre/u });
    const namesNow = () =>
      within(list)
        .queryAllByRole('button', { name: /^Retirer/u })
        .map((button) => button.getAttribute('aria-label'));
    const before = namesNow();
    const search = plan.getByRole<HTMLInputElement>('searchbox', { name: 'Ajouter un client' });
    await userEvent.type(search, 'pharmacie');
    await expect(await plan.findByRole('list', { name: 'Clients trouvés' })).toHaveTextContent('Pharmacie');
    search.select();
    // As the browser does, without the pauses of the testing library.
    document.execCommand('insertText', false, 'cardiologue');
    search.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    await waitFor(() => expect(namesNow()).toHaveLength(before.length + 1));
    const added = namesNow().find((name) => !before.includes(name));
    await expect(added).not.toContain('Pharmacie');
    await expect(search).toHaveValue('');
  },
};

let gone = '';

/** A visit that was validated is deleted while the day is planned: it does not come back with what was written. */
export const PlanningWhatIsDeletedMeanwhile: Story = {
  args: {
    address: home({ day: '2026-11-24', plan: '1' }),
    prepare: async (ask, askAs) => {
      planner = ask;
      validator = await askAs('Supervisor');
      const visit = (await visitsFor(ask)).find(
        ({ done, validated, Customer }) => !done && !validated && Customer?.name,
      );
      if (!visit?.Customer?.name) throw new Error('Every visit is validated.');
      gone = visit.Customer.name;
      await validator(`mutation ($IDs: [ID!]!) { validateVisitObjectives(IDs: $IDs) { ID } }`, { IDs: [visit.ID] });
    },
  },
  play: async () => {
    const plan = within(await page.findByRole('dialog', { name: 'Planifier la journée' }));
    const list = await plan.findByRole('list', { name: /^Visites, dans l’ordre/u });
    await expect(list).toHaveTextContent(gone);
    const [add] = within(await plan.findByRole('list', { name: 'Suggestions' })).getAllByRole('button', {
      name: /^Ajouter/u,
    });
    await userEvent.click(add ?? document.body);
    const purpose = plan.getAllByRole('textbox', { name: /^Objectif/u }).at(-1);
    if (!purpose) throw new Error('Nobody was added.');
    await userEvent.clear(purpose);
    await userEvent.type(purpose, 'Présenter');
    const visit = (await visitsFor(planner)).find(({ Customer }) => Customer?.name === gone);
    const IDs = { IDs: [visit?.ID] };
    await validator?.(`mutation ($IDs: [ID!]!) { unValidateVisitObjectives(IDs: $IDs) { ID } }`, IDs);
    await validator?.(`mutation ($IDs: [ID!]!) { deleteVisitObjective(IDs: $IDs) { success } }`, IDs);
    await userEvent.click(plan.getByRole('button', { name: 'Enregistrer le programme' }));
    const resume = await page.findByRole('button', { name: 'Reprendre ma saisie' });
    await userEvent.click(resume);
    const again = within(await page.findByRole('dialog', { name: 'Planifier la journée' }));
    await expect(await again.findByRole('list', { name: /^Visites, dans l’ordre/u })).not.toHaveTextContent(gone);
    await userEvent.click(again.getByRole('button', { name: 'Enregistrer le programme' }));
    await expect(await page.findByText('Programme enregistré')).toBeInTheDocument();
    await expect((await visitsFor(planner)).map(({ Customer }) => Customer?.name)).not.toContain(gone);
  },
};

/** The supervisor agrees to a visit while its purpose is changed: it stays as it is, and what was written is told. */
export const PlanningWhatIsValidatedMeanwhile: Story = {
  args: {
    address: home({ day: '2026-11-24', plan: '1' }),
    prepare: async (ask, askAs) => {
      planner = ask;
      validator = await askAs('Supervisor');
    },
  },
  play: async () => {
    const plan = within(await page.findByRole('dialog', { name: 'Planifier la journée' }));
    const open = (await visitsFor(planner)).find(
      ({ done, validated, Customer }) => !done && !validated && Customer?.name,
    );
    if (!open?.Customer?.name) throw new Error('Every visit is validated.');
    const label = new RegExp(`^Objectif de la visite à .*${open.Customer.name}`, 'u');
    const purpose = await plan.findByRole('textbox', { name: label });
    await userEvent.clear(purpose);
    await userEvent.type(purpose, 'Tout autre chose');
    await validator?.(`mutation ($IDs: [ID!]!) { validateVisitObjectives(IDs: $IDs) { ID } }`, { IDs: [open.ID] });
    await userEvent.click(plan.getByRole('button', { name: 'Enregistrer le programme' }));
    await expect(await plan.findByText(/^Une visite faite ou validée reste au programme/u)).toBeInTheDocument();
    await expect(plan.getByText(/^Vous aviez écrit pour .* : Tout autre chose$/u)).toBeInTheDocument();
    await expect(plan.queryByRole('textbox', { name: label })).toBeNull();
  },
};

export const AddingWhoIsUnknown: Story = {
  args: { address: home({ day: '2026-11-20', plan: '1', add: 'nobody,no-one' }) },
  play: async () => {
    const plan = within(await page.findByRole('dialog', { name: 'Planifier la journée' }));
    await plan.findByRole('list', { name: 'Suggestions' });
    await expect(await page.findByText(/^2 clients demandés ne sont pas dans la liste/u)).toBeInTheDocument();
  },
};

export const PlanningOnAPhone: Story = {
  args: { address: home({ day: '2026-11-20', plan: '1' }) },
  globals: ON_A_PHONE,
  play: async () => {
    const plan = within(await page.findByRole('dialog', { name: 'Planifier la journée' }));
    // The dialog is still fading in.
    await waitFor(() => expect(plan.getByRole('list', { name: 'Suggestions' })).toBeVisible());
  },
};

/** A visit leaves for another day; what may not leave says why. */
export const Moving: Story = {
  args: { address: home({ day: '2026-11-25', move: '1' }) },
  play: async () => {
    const dialog = within(await page.findByRole('dialog', { name: 'Déplacer vers un autre jour' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Déplacer' }));
    await expect(dialog.getAllByText('Choisissez au moins une visite.')[0]).toBeInTheDocument();
    await expect(dialog.getAllByText('Choisissez un jour.')[0]).toBeInTheDocument();
    const visits = dialog.getAllByRole('checkbox').filter((each) => !each.matches(':disabled'));
    await userEvent.click(dialog.getByRole('button', { name: 'Tout choisir' }));
    await expect(visits.every((each) => each.matches(':checked'))).toBe(true);
    await userEvent.click(dialog.getByRole('button', { name: 'Ne rien choisir' }));
    const [visit] = visits;
    const [, day] = dialog.getAllByRole('radio');
    if (!visit || !day) throw new Error('Nothing can be moved.');
    await userEvent.click(visit);
    await userEvent.click(day);
    await userEvent.click(dialog.getByRole('button', { name: 'Déplacer 1 visite' }));
    await expect(await page.findByText(/^1 visite déplacée au vendredi 20/u)).toBeInTheDocument();
  },
};

export const MovingOnAPhone: Story = {
  args: { address: home({ move: '1' }) },
  globals: ON_A_PHONE,
  play: async () => {
    const dialog = within(await page.findByRole('dialog', { name: 'Déplacer vers un autre jour' }));
    await expect(await dialog.findByRole('radio', { name: /^Vendredi 20 novembre/u })).toBeEnabled();
  },
};

/** A visit may leave for the days around its own, none left out, each with what it has already; and for any other day. */
export const MovingFromALaterWeek: Story = {
  args: {
    address: home({ day: '2026-12-16', move: 'all' }),
    prepare: async (ask) => {
      const visit = { customerID: 'hw-cm-3', description: 'Présenter', administrativeCustomer: false };
      await ask(
        `mutation ($json: String!) { createWorkScheduleDaily(date: "2026-12-16", delegueID: "user-cm-5", jsonVisitObjectivesArray: $json) { ID } }`,
        { json: JSON.stringify([visit]) },
      );
    },
  },
  play: async () => {
    const dialog = within(await page.findByRole('dialog', { name: 'Déplacer vers un autre jour' }));
    const days = dialog.getByRole('radiogroup', { name: 'Vers' });
    await waitFor(() => expect(days).not.toHaveTextContent('charge inconnue'));
    await expect(
      within(days)
        .getAllByRole('radio')
        .map((day) => day.closest('label')?.textContent),
    ).toEqual([
      ...['Lundi 7', 'Mardi 8', 'Mercredi 9', 'Jeudi 10', 'Vendredi 11'].map((day) => `${day} décembre`),
      ...['Lundi 14', 'Mardi 15', 'Jeudi 17', 'Vendredi 18'].map((day) => `${day} décembre`),
      ...['Lundi 21', 'Mardi 22', 'Mercredi 23', 'Jeudi 24', 'Vendredi 25'].map((day) => `${day} décembre`),
    ]);
    const other = within(dialog.getByRole('group', { name: 'Ou un autre jour' }));
    await userEvent.click(within(days).getByRole('radio', { name: /^Mercredi 23 décembre/u }));
    await userEvent.click(other.getByRole('spinbutton', { name: /^jour/u }));
    await userEvent.keyboard('16');
    await userEvent.click(dialog.getByRole('button', { name: 'Déplacer 1 visite' }));
    await expect(dialog.getAllByText('Les visites sont déjà ce jour-là.')[0]).toBeInTheDocument();
    await userEvent.click(other.getByRole('spinbutton', { name: /^jour/u }));
    await userEvent.keyboard('29');
    await expect(await dialog.findByText(/^Mardi 29 décembre : aucune visite/u)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Déplacer 1 visite' }));
    await expect(await page.findByText(/^1 visite déplacée au mardi 29 décembre/u)).toBeInTheDocument();
  },
};

/** Somebody deletes a visit while it is moved: nothing is, and the rows are those that the day has now. */
export const MovingWhatIsDeletedMeanwhile: Story = {
  args: {
    address: home({ day: '2026-11-24', move: '1' }),
    prepare: (ask) => {
      planner = ask;
      return Promise.resolve();
    },
  },
  play: async () => {
    const dialog = within(await page.findByRole('dialog', { name: 'Déplacer vers un autre jour' }));
    const open = (await visitsFor(planner)).find(
      ({ done, validated, Customer }) => !done && !validated && Customer?.name,
    );
    if (!open?.Customer?.name) throw new Error('Every visit is validated.');
    const visit = { name: new RegExp(open.Customer.name, 'u') };
    await userEvent.click(dialog.getByRole('checkbox', visit));
    await userEvent.click(dialog.getByRole('radio', { name: /^Vendredi 20 novembre/u }));
    await planner?.(`mutation ($IDs: [ID!]!) { deleteVisitObjective(IDs: $IDs) { success } }`, { IDs: [open.ID] });
    await userEvent.click(dialog.getByRole('button', { name: 'Déplacer 1 visite' }));
    await expect(await dialog.findByText(/Rien n’a été déplacé\. Les visites ci-dessous sont/u)).toBeInTheDocument();
    await expect(dialog.queryByText(/Aucune visite n’est perdue/u)).toBeNull();
    await waitFor(() => expect(dialog.queryByRole('checkbox', visit)).toBeNull());
    // Who has chosen a visit is not told to choose one.
    await expect(dialog.queryByText('Choisissez au moins une visite.')).toBeNull();
  },
};

/** Two people of a week: the first is visited on its Monday, the second on its Tuesday. */
let [ofMonday, ofTuesday] = ['', ''];

/** What is copied of a week is shown before, and what is left out, with why: who is there on another day is copied all the same. */
export const CopyingAWeek: Story = {
  args: {
    address: home({ day: '2026-11-18', copy: 'week' }),
    prepare: async (ask) => {
      const [monday, tuesday] = [await visitsFor(ask, '2026-11-16'), await visitsFor(ask, '2026-11-17')];
      const first = monday.find(({ Customer }) => Customer?.ID)?.Customer;
      const second = tuesday.find(
        ({ Customer: other }) => other?.ID && !monday.some(({ Customer }) => Customer?.ID === other.ID),
      )?.Customer;
      [ofMonday, ofTuesday] = [first?.name ?? '', second?.name ?? ''];
      const visits = [first, second].map((customer) => ({
        customerID: customer?.ID,
        description: 'Présenter',
        administrativeCustomer: false,
      }));
      await ask(
        `mutation ($json: String!) { createWorkScheduleDaily(date: "2026-12-14", delegueID: "user-cm-5", jsonVisitObjectivesArray: $json) { ID } }`,
        { json: JSON.stringify(visits) },
      );
    },
  },
  play: async () => {
    const dialog = within(await page.findByRole('dialog', { name: 'Copier la semaine' }));
    await userEvent.click(dialog.getByRole('button', { name: /Vers la semaine$/u }));
    await userEvent.click(await page.findByRole('option', { name: /^Semaine 51/u }));
    await expect(await dialog.findByText('1 visite laissée de côté')).toBeVisible();
    await expect(dialog.getByRole('list', { name: 'Ce qui est laissé de côté' })).toHaveTextContent(
      new RegExp(`${ofMonday}.*Lundi 14 décembre : déjà au programme de ce jour`, 'u'),
    );
    const tuesday = within(dialog.getByRole('list', { name: 'Ce qui est copié' })).getByText('Mardi 15 décembre');
    await expect(tuesday.closest('li')).toHaveTextContent(ofTuesday);
    const button = dialog.getByRole('button', { name: /^Copier \d+ visites?$/u });
    const [count = ''] = /\d+/u.exec(button.textContent) ?? [];
    await userEvent.click(button);
    await expect(await page.findByText(new RegExp(`^${count} visites? copiées?$`, 'u'))).toBeInTheDocument();
  },
};

export const CopyingAWeekOnAPhone: Story = {
  ...CopyingAWeek,
  globals: ON_A_PHONE,
  play: async () => {
    const dialog = within(await page.findByRole('dialog', { name: 'Copier la semaine' }));
    await expect(await dialog.findByText(/^\d+ visites? à copier$|^Rien à copier$/u)).toBeVisible();
  },
};

/** What was said on a day, in the order of the visits; each report opens its visit. */
export const Reports: Story = {
  args: { address: home({ day: '2026-11-18', view: 'reports' }) },
  play: async ({ canvas }) => {
    const reports = await canvas.findByRole('list', { name: 'Rapports' });
    const [first] = within(reports).getAllByRole('listitem');
    if (!first) throw new Error('The day has no report.');
    await expect(first).toHaveTextContent(/\d{2}:\d{2}, \d+ min/u);
    await expect(canvas.getByRole('button', { name: 'Exporter' })).toBeEnabled();
    const open = within(first).getByRole('button');
    const name = open.textContent;
    await userEvent.click(open);
    await expect(await page.findByRole('dialog', { name })).toBeInTheDocument();
  },
};

export const NoReports: Story = {
  args: { address: home({ day: '2026-11-15', view: 'reports' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aucun rapport ce jour')).toBeVisible();
  },
};

/** The days of a group at a glance. */
export const Group: Story = {
  args: { role: 'Supervisor', address: href('app_programs_workgroup', group) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Yannick Mbida/u })).toBeVisible();
  },
};

/** The figure of a group has the visits of who leads it, whose count stands beside those of the delegates. */
export const GroupWithItsSupervisor: Story = {
  args: { role: 'Boss', address: href('app_programs_workgroup', group, { day: '2026-11-18' }) },
  play: async ({ canvas }) => {
    const figure = await canvas.findByText(/^Mercredi 18 novembre, .*\(\d+\s%\)$/u);
    const own = await canvas.findByText(/Délégués\s: \d+ visites? faites? sur \d+\.$/u);
    const counts = (text: string) => [...text.matchAll(/(\d+) visites? faites? sur (\d+)/gu)];
    const parts = counts(own.textContent);
    await expect(parts).toHaveLength(2);
    const sums = [1, 2].map((part) => String(parts.reduce((sum, each) => sum + Number(each[part]), 0)));
    await expect(counts(figure.textContent).map(([, done, planned]) => [done, planned])).toEqual([sums]);
  },
};

/** Without the right to see the day of who leads a group, the figure is that of the delegates, and says so. */
export const GroupWithoutItsSupervisor: Story = {
  args: {
    role: 'Supervisor',
    address: href('app_programs_workgroup', group, { day: '2026-11-18' }),
    rights: { viewOwnSchedule: false },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Ses visites n’y comptent pas/u)).toBeVisible();
    await expect(canvas.getByText(/^Mercredi 18 novembre, \d+ visites faites sur \d+$/u)).toBeVisible();
  },
};

/** 26 and 27 November in Douala, and an afternoon of the day before, in seconds. */
const ABSENCES = [
  { object: 'Formation', start: '2026-11-25T23:00Z', end: '2026-11-27T22:59:59Z' },
  { object: 'Rendez-vous', start: '2026-11-25T12:00Z', end: '2026-11-25T16:00Z' },
];
const declareAbsences = async (ask: Ask) => {
  const second = (at: string) => Date.parse(at) / 1000;
  await Promise.all(
    ABSENCES.map(({ object, start, end }) =>
      ask(
        `mutation ($object: String!, $start: Timestamp!, $end: Timestamp!) {
          createAbsenceJustification(objectAbsence: $object, absenceStartDateTimeStamp: $start, absenceEndDateTimeStamp: $end) { ID } }`,
        { object, start: second(start), end: second(end) },
      ),
    ),
  );
};
const ofDelegate = {
  prepare: async (_: Ask, askAs: (role: 'Delegue') => Promise<Ask>) => declareAbsences(await askAs('Delegue')),
};

/** Who is absent is seen where visits are planned and validated. */
export const GroupWithAnAbsence: Story = {
  args: { role: 'Supervisor', address: href('app_programs_workgroup', group, { day: '2026-11-26' }), ...ofDelegate },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Yannick Mbida/u });
    await waitFor(() => expect(row).toHaveTextContent('Absence : Formation'));
    await expect(canvas.getAllByText(/^Absence\s:/u)).toHaveLength(1);
  },
};

export const DayOfAnAbsence: Story = {
  args: {
    role: 'Supervisor',
    address: href('app_programs_workgroup_delegate', group, { worker: 'user-cm-5', day: '2026-11-25', plan: '1' }),
    ...ofDelegate,
  },
  play: async () => {
    const plan = within(await page.findByRole('dialog', { name: 'Planifier la journée' }));
    await expect(await plan.findByText(/^Absence en partie/u)).toHaveTextContent('Absence en partie : Rendez-vous');
  },
};

export const WeekOfAnAbsence: Story = {
  args: { address: home({ day: '2026-11-26', view: 'week' }), prepare: declareAbsences },
  play: async ({ canvas }) => {
    const columns = within(await canvas.findByRole('list', { name: 'Jours de la semaine' }));
    await expect(await columns.findAllByText(/^Absence(?: en partie)?\s:/u)).toHaveLength(3);
    const thursday = columns.getByRole('heading', { name: /^Jeudi 26/u }).closest('li');
    await expect(thursday).toHaveTextContent('Absence : Formation');
  },
};

/** One’s own absence; a day of which nobody is absent says nothing. */
export const OwnDayOfAnAbsence: Story = {
  args: { address: home({ day: '2026-11-26' }), prepare: declareAbsences },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Absence\s:/u)).toHaveTextContent('Absence : Formation');
    await userEvent.click(canvas.getByRole('button', { name: 'Jour précédent' }));
    await expect(await canvas.findByText(/^Absence en partie/u)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Jour précédent' }));
    await expect(await canvas.findByRole('list', { name: 'Mardi 24 novembre' })).toBeVisible();
    await expect(canvas.queryByText(/^Absence(?: en partie)?\s:/u)).toBeNull();
  },
};

/** The days of a group are its supervisor’s and the office’s; a delegate is told so, and led to their own. */
export const GroupWithoutRight: Story = {
  args: { address: href('app_programs_workgroup', group, { day: '2026-11-20' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Votre compte n’ouvre pas les journées de ce groupe.')).toBeVisible();
    const own = canvas.getByRole('link', { name: 'Mes programmes' });
    await expect(own).toHaveAttribute('href', expect.stringContaining('day=2026-11-20'));
  },
};

/** The reports of everybody of the group for one day, person by person. */
export const GroupReports: Story = {
  args: { role: 'Supervisor', address: href('app_programs_workgroup', group, { day: '2026-11-18', view: 'reports' }) },
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: 'Rapports du jour' }));
    const own = await section.findByRole('list', { name: 'Rapports de Yannick Mbida' });
    await waitFor(() => expect(section.getByRole('button', { name: 'Exporter' })).toBeEnabled());
    const lists = section.getAllByRole('list', { name: /^Rapports de/u });
    const count = lists.reduce((sum, list) => sum + list.children.length, 0);
    await expect(section.getByRole('heading', { level: 2 })).toHaveTextContent(`${count} rapports`);
    const [first] = within(own).getAllByRole('button');
    if (!first) throw new Error('Nothing was reported.');
    // A place on the map leads to its report in the list, and the list shows where a report is on the map.
    const map = within(await section.findByRole('application', { name: /^Carte\s: Rapports du jour$/u }));
    const [cluster] = await map.findAllByRole('button', { name: /^\d+ lieux$/u });
    if (!cluster) throw new Error('No two reports are near each other.');
    await userEvent.click(cluster);
    const [pin] = await map.findAllByRole('button', { pressed: false });
    if (!pin) throw new Error('No report has a place of its own on the map.');
    await userEvent.click(pin);
    await expect(document.activeElement).toHaveTextContent(pin.textContent);
    await expect(document.activeElement?.closest('li')).toHaveAttribute('data-linked');
    await waitFor(() => expect(pin).toHaveAttribute('data-linked'));
    await userEvent.click(first);
    const visit = await page.findByRole('dialog', { name: first.textContent });
    await waitFor(() => expect(visit).toBeVisible());
  },
};

/** A delegate reads their own reports, and nobody else’s of the group. */
export const GroupReportsOfADelegate: Story = {
  args: { address: href('app_programs_workgroup', group, { day: '2026-11-18', view: 'reports' }) },
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: 'Rapports du jour' }));
    await expect(await section.findByRole('list', { name: 'Rapports de Yannick Mbida' })).toBeVisible();
    await expect(section.getAllByRole('region')).toHaveLength(1);
  },
};

/** Without its right, nothing tells how long a visit took. */
export const ReportsWithoutDuration: Story = {
  args: {
    role: 'PharmaLaboBossUser',
    agencyID: 'cm',
    address: href('app_programs_workgroup_delegate', group, { day: '2026-11-18', view: 'reports' }),
  },
  play: async ({ canvas }) => {
    const reports = await canvas.findByRole('list', { name: 'Rapports' });
    await expect(within(reports).getAllByText(/^\d\d:\d\d/u).length).toBeGreaterThan(0);
    await expect(reports).not.toHaveTextContent(/\d min\b/u);
  },
};

/** The supervisor selects visits, and validates them. */
export const Delegate: Story = {
  args: { role: 'Supervisor', address: href('app_programs_workgroup_delegate', group) },
  play: async ({ canvas }) => {
    // All of them are validated.
    await expect(await canvas.findByRole('heading', { name: 'Visites à venir' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tout choisir' }));
    await expect(canvas.getByRole('button', { name: 'Retirer la validation' })).toBeVisible();
  },
};

/** Where the agency validates nothing, no visit is validated, and each may be deleted. */
export const DelegateWithoutValidation: Story = {
  args: { ...Delegate.args, rights: { moduleVisitObjectiveValidationIsEnabled: false } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tout choisir' }));
    await expect(await canvas.findByRole('button', { name: 'Supprimer' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Retirer la validation' })).toBeNull();
    await expect(within(canvas.getByRole('group', { name: 'Visites non faites' })).queryByText('validée')).toBeNull();
  },
};

export const Supervisor: Story = {
  args: { role: 'Boss', address: href('app_programs_workgroup_supervisor', group, { day: '2026-11-18' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(/mercredi 18 novembre$/u);
  },
};

export const GroupThatDoesNotExist: Story = {
  args: { role: 'Boss', address: href('app_programs_workgroup', { idWorkgroup: 'group-nowhere' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Ce groupe n’existe pas');
  },
};

/** Who has no day of their own chooses a group. */
export const Groups: Story = {
  args: { role: 'Boss' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Médical Littoral/u })).toBeVisible();
  },
};

const WEEK = { args: { address: home({ day: '2026-11-25', view: 'week' }) } } as const;
const [MONDAY, THURSDAY] = ['Lundi 23 novembre', 'Jeudi 26 novembre'];

/** The first visit of a day of the week. */
async function firstOf(canvas: Canvas, day: string): Promise<HTMLElement> {
  const list = await canvas.findByRole('grid', { name: day });
  const [row] = await within(list).findAllByRole('row');
  if (!row) throw new Error(`Nothing is planned on ${day}`);
  return row;
}

/** Chooses in the menu of a visit. */
async function choose(row: HTMLElement, item: RegExp): Promise<void> {
  await userEvent.click(within(row).getByRole('button', { name: /^Modifier la visite/u }));
  await userEvent.click(await page.findByRole('menuitem', { name: item }));
}

/** The week side by side: what a day gains and loses, what lacks its purpose, and what can be undone. */
export const Week: Story = {
  ...WEEK,
  play: async ({ canvas }) => {
    const days = await canvas.findByRole('list', { name: 'Jours de la semaine' });
    await expect(days.children).toHaveLength(5);
    await choose(await firstOf(canvas, MONDAY), /^Jeudi 26 novembre/u);
    await expect(canvas.getByText('2 jours modifiés, pas encore enregistrés')).toBeInTheDocument();
    const tray = canvas.getByRole('region', { name: 'Qui voir cette semaine' });
    await userEvent.type(within(tray).getByRole('searchbox'), 'Pharmacie');
    const found = await within(tray).findByRole('grid', { name: 'Clients trouvés' });
    const [customer] = await within(found).findAllByRole('row', { name: /Pharmacie/u });
    if (!customer) throw new Error('Nobody is found.');
    await choose(customer, /^Jeudi 26 novembre/u);
    const save = canvas.getByRole('button', { name: 'Enregistrer la semaine' });
    await userEvent.click(save);
    const asked = within(await page.findByRole('dialog', { name: 'Objectif de la visite' }));
    await expect(asked.getByRole('textbox', { name: /^Objectif de la visite à .*Pharmacie/u })).toHaveFocus();
    await userEvent.click(asked.getByRole('button', { name: 'Terminé' }));
    await waitFor(() =>
      expect(canvas.getByText(/rien n’est encore enregistré$/u)).toHaveTextContent('1 visite sans objectif'),
    );
    await expect(canvas.getByText('Donnez l’objectif de la visite')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Défaire' }));
    await userEvent.click(save);
    await expect(await canvas.findByText('2 jours enregistrés')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Défaire' })).toBeNull();
  },
};

/** A visit that leaves its day for no other is named until it is saved, and may come back. */
export const WeekTakenOut: Story = {
  ...WEEK,
  play: async ({ canvas }) => {
    await choose(await firstOf(canvas, MONDAY), /^Retirer de ce jour/u);
    await expect(await canvas.findByText('1 visite retirée')).toBeVisible();
    await choose(await firstOf(canvas, 'Visites retirées'), /^Lundi 23 novembre/u);
    await expect(canvas.queryByText('1 visite retirée')).toBeNull();
  },
};

/** Nothing can be moved to a day that has a visit to the same customer; the menu says so. */
export const WeekPlannedTwice: Story = {
  ...WEEK,
  play: async ({ canvas }) => {
    const monday = await firstOf(canvas, MONDAY);
    await userEvent.click(within(monday).getByRole('button', { name: /^Modifier la visite/u }));
    const wednesday = await page.findByRole('menuitem', { name: /^Mercredi 25 novembre/u });
    await expect(wednesday).toHaveAttribute('aria-disabled', 'true');
    await expect(wednesday).toHaveTextContent('Ce client a déjà une visite ce jour.');
  },
};

let somebody: Ask | null = null;

/** Moves a visit to a day that somebody plans meanwhile, and saves the week. @returns whose visit it is */
async function saveOverSomebody(canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) {
  const row = await firstOf(canvas, MONDAY);
  const moved = row.dataset['key'];
  await choose(row, /^Jeudi 26 novembre/u);
  const other = await firstOf(canvas, 'Mardi 24 novembre');
  const visit = { customerID: other.dataset['key'], description: 'Présenter', administrativeCustomer: false };
  await somebody?.(
    `mutation ($json: String!) { createWorkScheduleDaily(date: "2026-11-26", delegueID: "user-cm-5", jsonVisitObjectivesArray: $json) { ID } }`,
    { json: JSON.stringify([visit]) },
  );
  await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer la semaine' }));
  return moved;
}

/** Somebody plans a day meanwhile: the week is saved together, so that its other days wait for the answer. */
export const WeekChangedMeanwhile: Story = {
  args: {
    ...WEEK.args,
    prepare: (ask) => {
      somebody = ask;
      return Promise.resolve();
    },
  },
  play: async ({ canvas }) => {
    await saveOverSomebody(canvas);
    await expect(await canvas.findByText('Ce jour attend.')).toBeVisible();
    await expect(await canvas.findByText('Ce jour a changé entre-temps.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Enregistrer la semaine' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Comparer' }));
    await userEvent.click(await page.findByRole('button', { name: 'Reprendre ma saisie' }));
    const save = canvas.getByRole('button', { name: 'Enregistrer la semaine' });
    await waitFor(() => expect(save).toBeEnabled());
    await userEvent.click(save);
    await expect(await canvas.findByText('2 jours enregistrés')).toBeInTheDocument();
    const thursday = await canvas.findByRole('grid', { name: THURSDAY });
    await waitFor(() => expect(within(thursday).getAllByRole('row')).toHaveLength(2));
  },
};

/** Whose changes of a day are abandoned is not left on two days: the visit that was moved there comes back. */
export const WeekAbandonedMeanwhile: Story = {
  ...WeekChangedMeanwhile,
  play: async ({ canvas }) => {
    const moved = await saveOverSomebody(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Comparer' }));
    await userEvent.click(await page.findByRole('button', { name: 'Abandonner ma saisie' }));
    await expect(await page.findByText(/^Déplacement abandonné sur l’autre jour aussi/u)).toBeInTheDocument();
    await waitFor(async () => expect((await firstOf(canvas, MONDAY)).dataset['key']).toBe(moved));
    await expect(canvas.getByRole('button', { name: 'Enregistrer la semaine' })).toBeDisabled();
    // Who is visited on two days of a week is marked.
    const thursday = await canvas.findByRole('grid', { name: THURSDAY });
    await expect(thursday).toHaveTextContent('Aussi mardi 24 novembre');
  },
};

/** The supervisor agrees to a visit while it is moved: it stays on its day, and on that day alone. */
export const WeekValidatedMeanwhile: Story = {
  args: {
    ...WEEK.args,
    prepare: async (ask, askAs) => {
      planner = ask;
      validator = await askAs('Supervisor');
    },
  },
  play: async ({ canvas }) => {
    const monday = await canvas.findByRole('grid', { name: MONDAY });
    const thursdays = new Set((await visitsFor(planner, '2026-11-26')).map(({ Customer }) => Customer?.name));
    const visit = (await visitsFor(planner, '2026-11-23')).find(
      ({ done, validated, Customer }) => !done && !validated && Customer?.name && !thursdays.has(Customer.name),
    );
    const name = visit?.Customer?.name;
    if (!name) throw new Error('Every visit is validated.');
    await choose(await within(monday).findByRole('row', { name: new RegExp(name, 'u') }), /^Jeudi 26 novembre/u);
    await validator?.(`mutation ($IDs: [ID!]!) { validateVisitObjectives(IDs: $IDs) { ID } }`, { IDs: [visit.ID] });
    const save = canvas.getByRole('button', { name: 'Enregistrer la semaine' });
    await userEvent.click(save);
    await expect(await canvas.findByText(/^Une visite faite ou validée reste au programme/u)).toHaveTextContent(name);
    await expect(await page.findByText(/^Déplacement abandonné sur l’autre jour aussi/u)).toHaveTextContent(name);
    await expect(canvas.getByRole('grid', { name: MONDAY })).toHaveTextContent(name);
    await expect(canvas.getByRole('grid', { name: THURSDAY })).not.toHaveTextContent(name);
    await waitFor(() => expect(save).toBeDisabled());
  },
};

/** Whose expectation ends soon is worth a visit. */
export const WeekOfExpectations: Story = {
  args: { address: home({ day: '2026-12-02', view: 'week' }) },
  play: async ({ canvas }) => {
    const tray = await canvas.findByRole('grid', { name: 'Suggestions' });
    await expect(tray).toHaveTextContent(/une attente finit dans \d+ j \(\+\d+\)/u);
  },
};

/** A week that is over can only be read. */
export const WeekOver: Story = {
  args: { address: home({ day: '2026-11-11', view: 'week' }) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(/visites? faites? sur \d+$/u)).toHaveLength(5));
    await expect(canvas.getByRole('button', { name: 'Enregistrer la semaine' })).toBeDisabled();
  },
};

/** On a phone the same address is the day. */
export const WeekOnAPhone: Story = {
  ...WEEK,
  globals: ON_A_PHONE,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Mercredi 25 novembre' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Semaine' })).toBeNull();
  },
};

/** Who may see a day, and not plan it. */
export const WeekWithoutRight: Story = {
  args: {
    role: 'BossMultinational',
    agencyID: 'cm',
    address: href('app_programs_workgroup_delegate', group, { day: '2026-11-25', view: 'week' }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Permissions manquantes')).toBeVisible();
  },
};

const planOf = (customerID: string) => ({ [`visit ${customerID}`]: 'Présenter', order: [customerID] });
const NOBODY = { order: [] };
const [WEDNESDAY, FRIDAY] = ['2026-12-02', '2026-12-04'];
const formOf = (date: string, customerID: string) => ({
  editor: 'programme',
  subject: `${OWNER.memberID} ${date}`,
  value: planOf(customerID),
  base: NOBODY,
  href: home({ day: '2026-11-30', view: 'week' }),
});

/** What the server has not taken of a week: its days show what they would have, and the outbox gives all of them back to the week. */
export const WeekRefused: Story = {
  args: { address: home({ day: '2026-11-30', view: 'week' }) },
  beforeEach: left({
    state: 'parked',
    kind: 'createWorkSchedules',
    form: formOf(WEDNESDAY, 'hw-cm-3'),
    forms: [formOf(FRIDAY, 'hw-cm-4')],
    title: '2 jours',
    day: WEDNESDAY,
    until: FRIDAY,
    write: {
      worker: {
        ID: OWNER.memberID,
        isSupervisor: false,
        includeUnvalidated: true,
        withCards: false,
        withPositions: false,
      },
      administrativeIDs: [],
      hasValidation: true,
      manner: 'planned',
      days: [
        { date: WEDNESDAY, plan: planOf('hw-cm-3'), base: NOBODY },
        { date: FRIDAY, plan: planOf('hw-cm-4'), base: NOBODY },
      ],
    },
    error: { kind: 'conflict', codes: [], days: [FRIDAY] },
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('refusé')).toHaveLength(2));
    await expect(canvas.getByText(/^4 déc. 2026\s:/u)).toBeVisible();
    await expect(canvas.queryByRole('grid', { name: 'Vendredi 4 décembre' })).toBeNull();
    const banner = canvas.getByText('Votre programme de cette semaine n’a pas été pris.');
    await expect(banner).toBeVisible();
    const [open] = canvas.getAllByRole('button', { name: 'Boîte d’envoi' });
    if (!open) throw new Error('Nothing leads to the outbox.');
    await userEvent.click(open);
    const box = within(await page.findByRole('dialog', { name: 'Boîte d’envoi' }));
    await userEvent.click(await box.findByRole('button', { name: 'Modifier' }));
    await expect(await canvas.findByText('2 jours modifiés, pas encore enregistrés')).toBeInTheDocument();
    await expect(await canvas.findByRole('grid', { name: 'Vendredi 4 décembre' })).toHaveTextContent('Présenter');
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer la semaine' }));
    await expect(await canvas.findByText('2 jours enregistrés')).toBeInTheDocument();
  },
};

export const WeekFailing: Story = {
  args: { ...WEEK.args, network: 'failing' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Ce jour n’a pas pu être lu.')).toHaveLength(5));
    await expect(canvas.getByRole('button', { name: 'Enregistrer la semaine' })).toBeDisabled();
  },
};

export const WeekWaiting: Story = { ...WAITING, args: { ...WAITING.args, ...WEEK.args } };

export const Failing: Story = {
  args: { network: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Le programme n’a pas pu être lu')).toBeVisible();
  },
};

export const Waiting: Story = WAITING;
