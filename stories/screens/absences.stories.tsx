import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test';
import { href } from '#routes/links.ts';
import { ON_A_PHONE, screen, WAITING } from './meta.tsx';
import { typeDate } from './refusals/refuse.ts';
import type { StageProps } from './stage.tsx';

const meta = {
  ...screen,
  title: 'Screens/Absences',
  args: { role: 'Supervisor', address: href('supervisor_absences') },
} satisfies Meta<StageProps>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A month of the group, one row for each person; each absence opens. */
export const Group: Story = {
  play: async ({ canvas }) => {
    const month = await canvas.findByRole('table', { name: 'Absences, novembre 2026' });
    await expect(within(month).getByText('1')).toHaveAttribute('abbr', 'dimanche 1er novembre');
    const [first] = within(month).getAllByRole('button');
    await userEvent.click(first ?? document.body);
    const dialog = await page.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const List: Story = {
  args: { address: href('supervisor_absences', {}, { view: 'list', from: '2026-01-01', to: '2026-12-31' }) },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('rowheader'))[0]).toBeVisible();
  },
};

/** A person of another agency, or of an old link, is told; everybody is one press away. */
export const NobodyOfTheAddress: Story = {
  args: { address: href('supervisor_absences', {}, { worker: 'user-ci-7' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cette personne n’existe pas')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tout le monde' }));
    await expect(await canvas.findByRole('table', { name: 'Absences, novembre 2026' })).toBeVisible();
  },
};

export const PeriodThatDoesNotExist: Story = {
  args: { address: href('supervisor_absences', {}, { month: '2026-13' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('L’adresse demande une période qui n’existe pas.')).toBeVisible();
  },
};

/** One’s own month has a cell for each day. */
export const Own: Story = {
  args: { role: 'Delegue', address: href('delegate_absences', {}, { month: '2026-12' }) },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Formation'))[0]).toBeVisible();
  },
};

export const NoneInTheMonth: Story = {
  args: { role: 'Delegue', address: href('delegate_absences', {}, { view: 'list', month: '2030-01' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aucune absence sur cette période')).toBeVisible();
  },
};

export const OnAPhone: Story = {
  args: { role: 'Delegue', address: href('delegate_absences', {}, { month: '2026-12' }) },
  globals: ON_A_PHONE,
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Formation'))[0]).toBeVisible();
  },
};

/** What is missing is said at once, above the fields and below them. */
export const NothingFilledIn: Story = {
  args: { role: 'Delegue', address: href('delegate_absences', {}, { absence: 'new' }) },
  play: async () => {
    const dialog = within(await page.findByRole('dialog', { name: 'Nouvelle absence' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer l’absence' }));
    const [first] = await dialog.findAllByText('La période est obligatoire.');
    // The dialog may still fade in.
    await waitFor(() => expect(first).toBeVisible());
  },
};

/** A file that is refused keeps the absence from being saved without it, until it is taken away. */
export const RefusedFile: Story = {
  args: { role: 'Delegue', address: href('delegate_absences', {}, { absence: 'new' }) },
  play: async () => {
    const form = await page.findByRole('dialog', { name: 'Nouvelle absence' });
    const dialog = within(form);
    await userEvent.click(dialog.getByRole('button', { name: 'Formation' }));
    await typeDate(form, 'Premier jour', '07122026');
    const chooser = dialog.getByRole('group', { name: /^Justificatif/u }).querySelector('input');
    await userEvent.upload(chooser ?? document.body, new File([''], 'virus.exe'), { applyAccept: false });
    await dialog.findByText('virus.exe refusé');
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer l’absence' }));
    const [told] = await dialog.findAllByText(/^Le fichier choisi est refusé/u);
    await waitFor(() => expect(told).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Retirer virus.exe' }));
    await waitFor(() => expect(dialog.queryByText(/^Le fichier choisi est refusé/u)).toBeNull());
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer l’absence' }));
    await expect(await page.findByText(/^Absence (?:enregistrée|gardée)/u)).toBeInTheDocument();
  },
};

const CREATE = `mutation ($start: Timestamp!, $end: Timestamp!, $object: String! = "Congé annuel") {
  createAbsenceJustification(
    objectAbsence: $object, absenceStartDateTimeStamp: $start, absenceEndDateTimeStamp: $end
  ) { ID }
}`;
const at = (instant: string): number => Date.parse(instant) / 1000;

/** Each absence is one bar in a line of its own, also over the end of the year, and opens. */
export const Overlapping: Story = {
  args: {
    address: href('supervisor_absences', {}, { month: '2026-12' }),
    prepare: async (ask) => {
      const create = (object: string, start: string, end: string) =>
        ask(CREATE, { object, start: at(start), end: at(end) });
      await create('Congé sans solde', '2026-12-20T23:00Z', '2027-01-05T22:59:59Z');
      await create('Cours de langue', '2026-12-22T08:00Z', '2026-12-22T11:00Z');
      await create('Séminaire de fin d’année', '2026-12-27T23:00Z', '2026-12-30T16:00Z');
      await create('Mariage', '2026-12-29T23:00Z', '2026-12-31T22:59:59Z');
    },
  },
  play: async ({ canvas }) => {
    const month = await canvas.findByRole('table', { name: 'Absences, décembre 2026' });
    const bars = ['Congé sans solde', 'Cours de langue', 'Séminaire de fin d’année', 'Mariage'].map((object) =>
      within(month).getByRole('button', { name: new RegExp(`^${object}, .* 2026`, 'u') }),
    );
    const places = bars.map((bar) => bar.getBoundingClientRect());
    const isBeside = (one: DOMRect, other: DOMRect) => one.right <= other.left || one.bottom <= other.top;
    const covered = places.filter((one, index) =>
      places.some((other, place) => place !== index && !isBeside(one, other) && !isBeside(other, one)),
    );
    await expect(covered).toEqual([]);
    await userEvent.click(bars.at(-1) ?? document.body);
    const dialog = await page.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(within(dialog).getByRole('textbox', { name: 'Objet' })).toHaveValue('Mariage');
  },
};

/** One’s own calendar goes on into the last week, over the end of the month, whose count has its own absences alone. */
export const OwnOverTheEndOfAMonth: Story = {
  args: {
    role: 'Delegue',
    address: href('delegate_absences', {}, { month: '2027-09' }),
    prepare: async (ask) => {
      const create = (object: string, start: string, end: string) =>
        ask(CREATE, { object, start: at(start), end: at(end) });
      await create('Congé sans solde', '2027-09-28T23:00Z', '2027-10-02T22:59:59Z');
      await create('Mariage', '2027-10-01T23:00Z', '2027-10-03T22:59:59Z');
    },
  },
  play: async ({ canvas }) => {
    const month = within(await canvas.findByRole('table', { name: 'Absences, septembre 2027' }));
    const last = month.getByRole('cell', { name: /samedi 2 octobre/u });
    await expect(within(last).getByRole('button', { name: /Congé sans solde/u })).toBeVisible();
    await expect(within(last).getByRole('button', { name: /Mariage/u })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('1 absence');
  },
};

/** Another absence of the same days is named and forbids nothing; hours that end as they begin are refused. */
export const OverAnother: Story = {
  args: {
    role: 'Delegue',
    address: href('delegate_absences', {}, { absence: 'new' }),
    prepare: async (ask) => {
      await ask(CREATE, { start: at('2026-12-29T23:00Z'), end: at('2026-12-31T22:59:59Z') });
    },
  },
  play: async () => {
    const form = await page.findByRole('dialog', { name: 'Nouvelle absence' });
    const dialog = within(form);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Objet' }), 'Formation');
    await typeDate(form, 'Premier jour', '31122026');
    await expect(await dialog.findByText('Une autre de vos absences tombe dans cette période.')).toBeVisible();
    await expect(dialog.getByRole('listitem')).toHaveTextContent('Congé annuel, Du 30 déc. 2026 au 31 déc. 2026');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Journées entières' }));
    await typeDate(form, 'Heure du début', '0900');
    await typeDate(form, 'Heure de la fin', '0900');
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer l’absence' }));
    await expect((await dialog.findAllByText('La fin doit venir après le début.'))[0]).toBeVisible();
  },
};

export const NotInThePeriod: Story = {
  args: { address: href('supervisor_absences', {}, { absence: 'nothing' }) },
  play: async () => {
    await expect(await page.findByText('Cette absence n’est pas dans la période affichée')).toBeVisible();
  },
};

export const Waiting: Story = WAITING;

export const Failing: Story = {
  args: { network: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Les absences n’ont pas pu être lues')).toBeVisible();
  },
};
