import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test';
import { href } from '#routes/links.ts';
import { ON_A_PHONE, screen, WAITING } from './meta.tsx';
import type { StageProps } from './stage.tsx';

const meta = {
  ...screen,
  title: 'Screens/Visit statistics',
  args: { role: 'Boss', address: href('boss_visit_statistics') },
} satisfies Meta<StageProps>;
export default meta;

type Story = StoryObj<typeof meta>;

const group = { id: 'group-cm-1' };

/** Each row opens the customers that were visited. */
export const Statistics: Story = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('grid', { name: 'Visites par spécialité' });
    await userEvent.click(within(table).getAllByRole('rowheader')[0] ?? document.body);
    const dialog = within(await page.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText(/^\d+ clients? vus?$/u)).toBeVisible());
  },
};

export const OnAPhone: Story = {
  globals: ON_A_PHONE,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Professionnels de santé vus')).toBeVisible();
  },
};

/** One day, beside the same day of the week before: the Sunday before a Monday has no visits. */
export const OneDay: Story = {
  args: { address: href('boss_visit_statistics', {}, { day: '2026-11-16', length: '1' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Lundi 16 novembre')).toBeVisible();
    await expect((await canvas.findAllByText(/que le lundi d’avant$/u))[0]).toBeVisible();
  },
};

/** Statistics are of one day or of seven, and of days that have begun. */
export const PeriodThatDoesNotExist: Story = {
  args: { address: href('boss_visit_statistics', {}, { day: '2027-01-01', length: '3' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('L’adresse demande une période qui n’a pas de statistiques.')).toBeVisible();
  },
};

export const Groups: Story = {
  args: { address: href('boss_visit_statistics_workgroups') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('rowheader', { name: 'Médical Littoral' })).toBeVisible();
  },
};

/** Where no group made a visit, none of them made the fewest. */
export const GroupsOnASunday: Story = {
  args: { address: href('boss_visit_statistics_workgroups', {}, { day: '2026-11-15', length: '1' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aucune visite.')).toBeVisible();
  },
};

/** A supervisor’s own group is compared with no other. */
export const OneGroup: Story = {
  args: { role: 'Supervisor', address: href('supervisor_visit_statistics_workgroups') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^\d+ visites\.$/u)).toBeVisible();
  },
};

/** A group that visits pharmacies sees no health worker, and none of their specialities is told apart. */
export const GroupOfPharmacies: Story = {
  args: { address: href('boss_visit_statistics_workgroup', { id: 'group-cm-2' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^\d+ visites, aucun professionnel de santé vu\.$/u)).toBeVisible();
  },
};

/** A person of it opens their visits of the same days: pharmacies have no speciality that would name them. */
export const PersonOfPharmacies: Story = {
  args: GroupOfPharmacies.args ?? {},
  play: async ({ canvas }) => {
    const people = await canvas.findByRole('grid', { name: 'Visites par personne' });
    const row = within(people).getAllByRole('row')[1];
    const name = row && within(row).getAllByRole('rowheader')[0];
    if (!name) throw new Error('Nobody is counted.');
    await userEvent.click(name);
    await expect(await canvas.findByRole('heading', { level: 1, name: name.textContent })).toBeVisible();
    await expect(location.search).toMatch(/from=2026-11-13&to=2026-11-19/u);
  },
};

/** Every figure by speciality and person opens its customers. */
export const Group: Story = {
  args: { address: href('boss_visit_statistics_workgroup', group) },
  play: async ({ canvas }) => {
    const matrix = within(await canvas.findByRole('region', { name: 'Visites par spécialité et par personne' }));
    const [cell] = matrix.getAllByRole('button');
    await userEvent.click(cell ?? document.body);
    const dialog = within(await page.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText(/^\d+ clients? vus?$/u)).toBeVisible());
  },
};

/** Of people whose days a supervisor may not open, figures are told and no customer. */
export const UnseenDelegates: Story = {
  args: {
    role: 'Supervisor',
    address: href('supervisor_visit_statistics_workgroup', group),
    rights: { viewOwnWorkGroupDeleguesSchedule: false },
  },
  play: async ({ canvas }) => {
    const matrix = within(await canvas.findByRole('region', { name: 'Visites par spécialité et par personne' }));
    await userEvent.click(matrix.getAllByRole('button').at(-1) ?? document.body);
    const dialog = within(await page.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText(/ses clients ne sont pas nommés\.$/u)).toBeVisible());
    await expect(dialog.getAllByText(/^\d+ clients? non nommés?$/u)[0]).toBeVisible();
    await expect(dialog.queryByText(/unnamed|hw-/u)).toBeNull();
  },
};

const unnamed = async () => {
  const dialog = within(await page.findByRole('dialog'));
  await waitFor(() =>
    expect(dialog.getByText(/^Votre compte ne lit pas les fiches des professionnels/u)).toBeVisible(),
  );
  await expect(dialog.getAllByText(/^\d+ clients? non nommés?$/u)[0]).toBeVisible();
  await expect(dialog.queryByText(/hw-/u)).toBeNull();
};

/** Who does not view health workers is told so, and reads no ids. */
export const WithoutHealthWorkers: Story = {
  args: { rights: { viewHealthWorker: false } },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('grid', { name: 'Visites par spécialité' });
    await userEvent.click(within(table).getAllByRole('rowheader')[0] ?? document.body);
    await unnamed();
  },
};

export const LaboratoryBoss: Story = {
  args: {
    role: 'PharmaLaboBossUser',
    agencyID: 'cm',
    address: href('pharma_labo_boss_user_visit_statistics_workgroup', group),
  },
  play: async ({ canvas }) => {
    const matrix = within(await canvas.findByRole('region', { name: 'Visites par spécialité et par personne' }));
    await userEvent.click(matrix.getAllByRole('button')[0] ?? document.body);
    await unnamed();
  },
};

/** The address opens the customers of a speciality that does not exist. */
export const UnknownSpeciality: Story = {
  args: { address: href('boss_visit_statistics_workgroup', group, { speciality: 'alchemy' }) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('L’adresse nomme une spécialité ou une personne qui n’est pas ici.'),
    ).toBeVisible();
  },
};

export const UnknownGroup: Story = {
  args: { address: href('boss_visit_statistics_workgroup', { id: 'nowhere' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ce groupe n’existe pas')).toBeVisible();
  },
};

/** A delegate reads the own visits, and no group’s. */
export const OwnVisits: Story = {
  args: { role: 'Delegue', address: href('delegate_visit_statistics') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'Visites par spécialité' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Par groupe' })).toBeNull();
  },
};

export const Waiting: Story = WAITING;
