import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test';
import { href } from '#routes/links.ts';
import { ON_A_PHONE, screen, WAITING } from './meta.tsx';
import type { StageProps } from './stage.tsx';

/** A supervisor, two of the delegates, another group’s supervisor, and the post that nobody holds. */
const [PAULINE, YANNICK, HORTENSE, VACANT] = ['user-cm-4', 'user-cm-5', 'user-cm-9', 'user-cm-13'];
const DAY = '2026-11-18';
const delegate = (id: string, query = {}) => href('boss_delegate', { id }, { day: DAY, ...query });
const supervisor = (id: string, query = {}) => href('boss_supervisor', { id }, { day: DAY, ...query });

const meta = {
  ...screen,
  title: 'Screens/People',
  args: { role: 'Boss', address: delegate(YANNICK) },
} satisfies Meta<StageProps>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A day with its visits, coverage by potential, and whom the delegate has not seen. */
export const Delegate: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Yannick Mbida' })).toBeVisible();
    await expect(await canvas.findByText('Mercredi 18 novembre')).toBeVisible();
    const table = await canvas.findByRole('grid', { name: 'Couverture par potentiel' });
    await expect(within(table).getByRole('rowheader', { name: 'Tous les clients' })).toBeVisible();
    await expect(await canvas.findByRole('grid', { name: 'Clients non vus' })).toBeVisible();
    // Two figures of the same visits differ, one click apart.
    await expect(canvas.getByText(/n’est pas le quota du tableau de bord/u)).toBeVisible();
  },
};

export const DelegateOnAPhone: Story = {
  globals: ON_A_PHONE,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tous les clients')).toBeVisible();
  },
};

/** The arrows lead from day to day, as long as nothing that has the focus takes them. */
export const DaysByKey: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Mercredi 18 novembre');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(await canvas.findByText('Mardi 17 novembre')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(await canvas.findByText('Jeudi 19 novembre')).toBeVisible();
    (await canvas.findByRole('radio', { name: '30 jours' })).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByText('Jeudi 19 novembre')).toBeVisible();
  },
};

/** A key is pressed again while a page of another week is still rendered: no press is lost. */
export const DaysByKeyInARow: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Mercredi 18 novembre');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await expect(await canvas.findByText('Jeudi 12 novembre')).toBeVisible();
  },
};

/** A period that cannot be shown is told, not replaced without a word. */
export const PeriodThatDoesNotExist: Story = {
  args: { address: delegate(YANNICK, { from: '2026-11-18', to: '2026-11-10' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('L’adresse demande une période qui ne peut pas être montrée.')).toBeVisible();
    await expect(canvas.getByText(/Voici 30 jours/u)).toBeVisible();
  },
};

/** Visits asked for by potentials that may not be seen are not made up. */
export const WithoutPotentials: Story = {
  args: { address: delegate(YANNICK), rights: { viewHealthWorker: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Votre compte ne voit pas le potentiel de tous ces clients/u)).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: 'Attendues' })).toBeNull();
  },
};

/** The customers and the visits behind a figure; a visit leads to its report. */
export const Rows: Story = {
  args: { address: delegate(YANNICK, { rows: 'all' }) },
  play: async () => {
    const dialog = within(await page.findByRole('dialog', { name: 'Tous les clients' }));
    await userEvent.click(await dialog.findByRole('radio', { name: /^Visites/u }));
    await userEvent.click((await dialog.findAllByRole('row'))[0] ?? document.body);
    const products = await page.findByText(/Produits présentés|Produits concernés/u);
    await waitFor(() => expect(products).toBeVisible());
  },
};

export const RowsUnseen: Story = {
  args: { address: delegate(YANNICK, { rows: 'A', part: 'unseen' }) },
  play: async () => {
    const dialog = within(await page.findByRole('dialog', { name: 'Potentiel A' }));
    const [first] = await dialog.findAllByText(/^vu \d+ jours? avant/u);
    await waitFor(() => expect(first).toBeVisible());
  },
};

/** The server tells how far the group is; the delegates of the group follow, those who lag first. */
export const Supervisor: Story = {
  args: { address: supervisor(PAULINE) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('meter', { name: 'Tout le groupe' })).toBeVisible();
    await expect(await canvas.findByRole('grid', { name: 'Délégués' })).toBeVisible();
  },
};

export const SupervisorOnAPhone: Story = { ...Supervisor, globals: ON_A_PHONE };

/** Progress about another supervisor than the one asked for is dropped. */
export const ProgressOfAnother: Story = {
  args: {
    address: supervisor(PAULINE),
    rewrite: (answer) =>
      answer.includes('readSupervisorProgress') ? answer.replaceAll(`"ID":"${PAULINE}"`, `"ID":"${HORTENSE}"`) : answer,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('La progression n’a pas pu être lue.')).toBeVisible();
    await expect(canvas.queryByRole('meter', { name: 'Tout le groupe' })).toBeNull();
  },
};

/** Who reads no cards reads who was visited, as in the reports, and is told that these customers have no potential. */
export const LaboratoryBoss: Story = {
  args: {
    role: 'PharmaLaboBossUser',
    agencyID: 'cm',
    address: href('pharma_labo_boss_user_delegate', { id: YANNICK }, { day: DAY, rows: 'all' }),
  },
  play: async ({ canvas }) => {
    const dialog = within(await page.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText(/n’ont ici ni potentiel ni visite d’avant\.$/u)).toBeVisible());
    await expect((await dialog.findAllByRole('listitem')).length).toBeGreaterThan(0);
    await expect(dialog.queryByText(/hw-/u)).toBeNull();
    await expect(canvas.getByText('Vous n’êtes pas autorisé à voir l’itinéraire du jour.')).toBeInTheDocument();
  },
};

export const MultinationalBoss: Story = {
  args: {
    role: 'BossMultinational',
    agencyID: 'cm',
    address: href('boss_multinational_supervisor', { id: PAULINE }, { day: DAY }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('meter', { name: 'Tout le groupe' })).toBeVisible();
    await expect(await canvas.findByText(/pas classés par potentiel/u)).toBeVisible();
  },
};

/** What a supervisor sees of somebody of the own group. */
export const SellerManager: Story = {
  args: { role: 'Supervisor', address: href('supervisor_seller_manager', { id: YANNICK }, { day: DAY }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Mercredi 18 novembre')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Planifier' })).toBeNull();
  },
};

/** All of a supervisor’s delegates, those who lag first. */
export const AllDelegates: Story = {
  args: { role: 'Supervisor', address: href('supervisor_delegate', {}, { day: DAY }) },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('grid', { name: 'Délégués' });
    await userEvent.click(within(table).getByRole('rowheader', { name: 'Yannick Mbida' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Yannick Mbida' })).toBeVisible();
  },
};

/** What is planned today is to be made; the week, and what was missed, are those of the days before. */
export const AllDelegatesToday: Story = {
  args: { role: 'Supervisor', address: href('supervisor_delegate') },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('grid', { name: 'Délégués' }));
    await expect(table.getByRole('columnheader', { name: 'Semaine jusqu’à hier' })).toBeVisible();
    await expect(table.getByRole('columnheader', { name: 'À faire ce jour' })).toBeVisible();
  },
};

/** A day that is not over is not judged. */
export const DelegateToday: Story = {
  args: { address: href('boss_delegate', { id: YANNICK }) },
  play: async ({ canvas }) => {
    const gauge = await canvas.findByRole('meter', { name: 'Ce jour' });
    await expect(gauge.parentElement).toHaveTextContent('En cours');
    await expect(canvas.getByRole('meter', { name: 'La semaine jusqu’à hier' })).toBeVisible();
  },
};

export const AllDelegatesOnAPhone: Story = {
  args: { role: 'Supervisor', address: href('supervisor_delegate', {}, { day: DAY }) },
  globals: ON_A_PHONE,
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('de la semaine'))[0]).toBeVisible();
  },
};

/** The reports of a group for one day. */
export const VisitReports: Story = {
  args: { role: 'Supervisor', address: href('supervisor_visit_report', {}, { day: DAY }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Rapports de visite' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Yannick Mbida' })).toBeVisible();
  },
};

/** A laboratory reads what was said of its own products alone, and is told so of each other report. */
export const VisitReportsForALaboratory: Story = {
  args: {
    role: 'PharmaLaboBossUser',
    agencyID: 'cm',
    address: href('pharma_labo_boss_user_supervisor_visit_report', { id: PAULINE }, { day: DAY }),
  },
  play: async ({ canvas }) => {
    const withheld = await canvas.findAllByText(/^Aucun texte montré/u);
    await expect(withheld.length).toBeLessThan(canvas.getAllByRole('listitem').length);
    const others = withheld.map((words) => within(words.closest('li') ?? document.body));
    await expect(others.flatMap((report) => report.queryAllByText(/^(?:Résultat|Promesse) obtenu/u))).toEqual([]);
    await expect(canvas.getAllByText('Résultat obtenu')[0]).toBeVisible();
  },
};

export const VisitReportsOfASupervisor: Story = {
  args: { address: href('boss_supervisor_visit_report', { id: PAULINE }, { day: DAY }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Rapports de visite, Pauline Kouamé')).toBeVisible();
  },
};

export const NoReportsYet: Story = {
  args: { role: 'Supervisor', address: href('supervisor_visit_report', {}, { day: '2026-12-31' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ce jour n’a pas commencé')).toBeVisible();
  },
};

/** Nobody holds this post. */
export const VacantPost: Story = {
  args: { address: delegate(VACANT) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Personne n’occupe ce poste')).toBeVisible();
  },
};

export const UnknownPerson: Story = {
  args: { address: delegate('nobody') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cette personne n’est dans aucun groupe que vous voyez')).toBeVisible();
  },
};

/** The directory still knows who worked elsewhere. */
export const AnotherGroup: Story = {
  args: { role: 'Supervisor', address: href('supervisor_seller_manager', { id: HORTENSE }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Hortense Mandeng')).toBeVisible();
    await expect(await canvas.findByText(/travaille dans un autre groupe que le vôtre/u)).toBeVisible();
  },
};

/** A delegate at the address of a supervisor. */
export const AnotherPosition: Story = {
  args: { address: supervisor(YANNICK) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'La page de Yannick Mbida' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Yannick Mbida' })).toBeVisible();
  },
};

/** Nobody was visited within a year. */
export const WithoutCustomers: Story = {
  args: {
    rewrite: (answer) =>
      answer.includes('readWorkerVisitedCustomers') ? '{"data":{"readWorkerVisitedCustomers":[]}}' : answer,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aucun client')).toBeVisible();
  },
};

export const DayThatDoesNotExist: Story = {
  args: { address: href('boss_delegate', { id: YANNICK }, { day: '2026-02-31' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('L’adresse nomme un jour qui n’existe pas.')).toBeVisible();
  },
};

/** The figure of a week opens its days, which add up to it; a day opens its visits. */
export const RowsOfTheWeek: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('meter', { name: 'La semaine jusqu’à ce jour' });
    const figure = canvas.getByRole('link', { name: /faites? sur \d+$/u });
    const told = figure.textContent;
    await userEvent.click(figure);
    const dialog = within(await page.findByRole('dialog', { name: 'La semaine jusqu’à ce jour' }));
    const rows = await dialog.findAllByRole('row');
    await expect(rows).toHaveLength(3);
    const sumOf = (count: RegExp, texts: readonly string[]) =>
      texts.reduce((sum, text) => sum + Number(count.exec(text)?.[1] ?? 0), 0);
    const totals = (texts: readonly string[]) => [sumOf(/(\d+) visites? faites?/u, texts), sumOf(/ sur (\d+)/u, texts)];
    await expect(totals(rows.map((row) => row.innerText))).toEqual(totals([told]));
    await userEvent.click(dialog.getByRole('row', { name: /^Mardi 17 novembre/u }));
    await expect(await canvas.findByRole('heading', { name: 'Mardi 17 novembre' })).toBeVisible();
  },
};

/** Two people side by side over the same days; each figure leads to its rows. */
export const Comparison: Story = {
  args: { address: delegate(YANNICK, { with: 'user-cm-6' }) },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table');
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(3);
    const week = within(within(table).getByRole('row', { name: /^Semaine jusqu’à ce jour/u }));
    await expect(week.getAllByRole('link', { name: /^\d+ \/ \d+$/u })).toHaveLength(2);
    const unseen = within(within(table).getByRole('row', { name: /^Clients non vus/u }));
    const [own] = unseen.getAllByRole('link');
    if (own) await userEvent.click(own);
    const dialog = within(await page.findByRole('dialog', { name: 'Tous les clients' }));
    await expect(await dialog.findByRole('radio', { name: /^Non vus/u })).toBeChecked();
  },
};

export const ComparisonOnAPhone: Story = {
  args: { address: delegate(YANNICK, { with: 'user-cm-6' }) },
  globals: ON_A_PHONE,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
  },
};

export const ComparisonWithNobody: Story = {
  args: { address: delegate(YANNICK, { with: 'nobody' }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ne plus comparer' }));
    await waitFor(() => expect(canvas.queryByText('Comparaison')).toBeNull());
  },
};

/** Nobody is compared with themselves: somebody else is chosen in place. */
export const ComparisonWithOneself: Story = {
  args: { address: delegate(YANNICK, { with: YANNICK }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('L’adresse compare cette personne avec elle-même')).toBeVisible();
    const alert = within(canvas.getByRole('alert'));
    await userEvent.type(alert.getByRole('combobox', { name: 'Comparer avec' }), '{ArrowDown}');
    const [other] = await page.findAllByRole('option');
    if (other) await userEvent.click(other);
    await expect(await canvas.findByRole('table')).toBeVisible();
  },
};

/** The days that the dashboard asked for. */
export const ChosenPeriod: Story = {
  args: { address: delegate(YANNICK, { from: '2026-11-16', to: '2026-11-22' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Période choisie' })).toBeChecked();
    await expect(await canvas.findByText(/^du lundi 16 novembre au jeudi 19 novembre$/u)).toBeVisible();
  },
};

/** What is expected leaves absences out; where they are not read, that is said. */
export const AbsencesUnread: Story = {
  args: { failed: 'readAbsenceJustification' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/elles ne sont pas retirées/u)).toBeVisible();
    await expect(await canvas.findByText('Les absences n’ont pas toutes pu être lues.')).toBeVisible();
  },
};

/** The customers could not be read; all else stands. */
export const VisitsUnread: Story = {
  args: { failed: 'readWorkerVisitedCustomers' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Les visites n’ont pas pu être lues')).toBeVisible();
    await expect(await canvas.findByText('Mercredi 18 novembre')).toBeVisible();
  },
};

export const Waiting: Story = WAITING;

/** Whose reports may not be read is named: the number of the others is not that of the group. */
export const ReportsWithoutDelegates: Story = {
  args: {
    role: 'Supervisor',
    address: href('supervisor_visit_report', {}, { day: DAY }),
    rights: { viewOwnWorkGroupDeleguesSchedule: false },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Les rapports de 4 personnes ne sont pas montrés/u)).toBeVisible();
    await expect(canvas.getByText(/Yannick Mbida/u)).toBeVisible();
  },
};
