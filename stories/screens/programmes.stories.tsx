import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as page, userEvent, within } from 'storybook/test';
import { href } from '#routes/links.ts';
import { ON_A_PHONE, screen, WAITING } from './meta.tsx';
import type { StageProps } from './stage.tsx';

const home = (query = {}) => href('app_programs_home', {}, query);
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

export const OnAPhone: Story = { ...Today, parameters: ON_A_PHONE };

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
  },
};

export const DayThatDoesNotExist: Story = {
  args: { address: home({ day: '2026-02-31' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^L’adresse nomme un jour qui n’existe pas/u)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Jeudi 19 novembre');
  },
};

/** A report with nothing in it is not sent; what is missing is said. */
export const Report: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rédiger' }));
    const report = within(await page.findByRole('dialog'));
    await userEvent.click(await report.findByRole('button', { name: 'Envoyer' }));
    await expect(await report.findByText('Remplissez au moins un champ.')).toBeVisible();
    await userEvent.click(await report.findByRole('button', { name: 'Dans 2 semaines' }));
    await expect(report.getByRole('textbox', { name: 'Objectif de la prochaine visite' })).toHaveValue(
      'Revenir dans 2 semaines, faire le point',
    );
    await userEvent.click(report.getByRole('button', { name: 'Annuler le dernier changement' }));
    await expect(report.getByRole('textbox', { name: 'Objectif de la prochaine visite' })).toHaveValue('');
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

export const PlanningOnAPhone: Story = {
  args: { address: home({ day: '2026-11-20', plan: '1' }) },
  parameters: ON_A_PHONE,
  play: async () => {
    const plan = await page.findByRole('dialog', { name: 'Planifier la journée' });
    await expect(await within(plan).findByRole('list', { name: 'Suggestions' })).toBeVisible();
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
    const visit = dialog.getAllByRole('checkbox').find((each) => !each.matches(':disabled'));
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
  parameters: ON_A_PHONE,
  play: async () => {
    const dialog = within(await page.findByRole('dialog', { name: 'Déplacer vers un autre jour' }));
    await expect(await dialog.findByRole('radio', { name: /^Vendredi 20 novembre/u })).toBeEnabled();
  },
};

/** What is copied of a week is shown before, and what is left out, with why. */
export const CopyingAWeek: Story = {
  args: { address: home({ day: '2026-11-18', copy: 'week' }) },
  play: async () => {
    const dialog = within(await page.findByRole('dialog', { name: 'Copier la semaine' }));
    await expect(await dialog.findByText(/^Rien à copier$/u)).toBeVisible();
    await expect(dialog.getByRole('list', { name: 'Ce qui est laissé de côté' })).toHaveTextContent(
      'déjà au programme',
    );
    await userEvent.click(dialog.getByRole('button', { name: /Vers la semaine$/u }));
    await userEvent.click(await page.findByRole('option', { name: /^Semaine 51/u }));
    await expect(await dialog.findByText(/^\d+ visites à copier$/u)).toBeVisible();
    const button = dialog.getByRole('button', { name: /^Copier \d+ visites?$/u });
    const [count = ''] = /\d+/u.exec(button.textContent) ?? [];
    await userEvent.click(button);
    await expect(await page.findByText(new RegExp(`^${count} visites? copiées?$`, 'u'))).toBeInTheDocument();
  },
};

export const CopyingAWeekOnAPhone: Story = {
  ...CopyingAWeek,
  parameters: ON_A_PHONE,
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

/** The supervisor selects visits, and validates them. */
export const Delegate: Story = {
  args: { role: 'Supervisor', address: href('app_programs_workgroup_delegate', group) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Visites à valider' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tout choisir' }));
    await expect(canvas.getByRole('button', { name: 'Retirer la validation' })).toBeVisible();
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

export const Failing: Story = {
  args: { network: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Le programme n’a pas pu être lu')).toBeVisible();
  },
};

export const Waiting: Story = WAITING;
