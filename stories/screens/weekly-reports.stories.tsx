import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test';
import { href } from '#routes/links.ts';
import { ON_A_PHONE, screen, WAITING } from './meta.tsx';
import type { StageProps } from './stage.tsx';

const meta = {
  ...screen,
  title: 'Screens/Weekly reports',
  args: { role: 'Supervisor', address: href('supervisor_weekly_reports') },
} satisfies Meta<StageProps>;
export default meta;

type Story = StoryObj<typeof meta>;

const table = { name: 'Rapports par semaine' };

/** The weeks, with those that have no report; the latest report stands beside them. */
export const Reports: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: 'Semaine 45' })).toBeVisible();
    const rows = within(await canvas.findByRole('grid', table));
    await expect(rows.getAllByText('À rédiger')[0]).toBeVisible();
    await userEvent.click(rows.getByRole('rowheader', { name: /^Semaine 44/u }));
    await expect(await canvas.findByRole('article', { name: 'Semaine 44' })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: ON_A_PHONE,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Semaine 45'));
    await expect(await canvas.findByRole('article', { name: 'Semaine 45' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tous les rapports' }));
    await expect(await canvas.findByText('Semaine 44')).toBeVisible();
  },
};

/** What goes with a report is said before it is deleted; then its week has none. */
export const Deleting: Story = {
  play: async ({ canvas }) => {
    const article = within(await canvas.findByRole('article', { name: 'Semaine 45' }));
    await userEvent.click(article.getByRole('button', { name: 'Supprimer' }));
    const question = within(await page.findByRole('alertdialog'));
    await waitFor(() => expect(question.getByText(/clients? ciblés?$/u)).toBeVisible());
    await userEvent.click(question.getByRole('button', { name: 'Supprimer le rapport' }));
    await expect(await canvas.findByRole('article', { name: 'Semaine 44' })).toBeVisible();
  },
};

/** An address may name a report that was deleted. */
export const ReportThatDoesNotExist: Story = {
  args: { address: href('supervisor_weekly_reports', {}, { report: 'weekly-report-0' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Ce rapport n’existe pas' })).toBeVisible();
  },
};

export const WithoutReports: Story = {
  args: { emptyAgencyID: 'cm' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aucun rapport hebdomadaire')).toBeVisible();
  },
};

export const Loading: Story = WAITING;

/** The words of the catalogue for this read. */
export const Failed: Story = {
  args: { network: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Impossible de récupérer les rapports hebdomadaires.')).toBeVisible();
    await expect(canvas.getByText('supervisor.readAllSupervisorWeeklyReport')).toBeVisible();
  },
};

/** What the product knows is filled in, and says where it comes from. */
export const Writing: Story = {
  args: { address: href('supervisor_weekly_report_create') },
  play: async ({ canvas }) => {
    const forecast = await canvas.findByRole('textbox', { name: /^Prévu pour la semaine(?! suivante)/u });
    await expect(canvas.getByText('Rempli d’après votre rapport de la semaine 45.')).toBeVisible();
    await expect(canvas.getByText(/^Calculé\s: quantités × PGHT/u)).toBeVisible();
    await userEvent.clear(forecast);
    await userEvent.type(forecast, '1000');
    await userEvent.tab();
    await expect(await canvas.findByText(/^Modifié\s: votre rapport de la semaine 45 prévoyait/u)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer le rapport' }));
    await expect((await canvas.findAllByText('Choisissez au moins un client'))[0]).toBeVisible();
  },
};

/** A ratio has two figures, and the words say which of them is missing. */
export const WithoutAFigure: Story = {
  args: { address: href('supervisor_weekly_report_create') },
  play: async ({ canvas }) => {
    const achieved = await canvas.findByRole('textbox', { name: /^Réalisé/u });
    await waitFor(() => expect(canvas.getByText('Calculé d’après les deux chiffres.')).toBeVisible());
    await userEvent.clear(achieved);
    await userEvent.tab();
    await expect(await canvas.findByText('Sans réalisé, il n’y a pas de taux.')).toBeVisible();
    await userEvent.clear(canvas.getByRole('textbox', { name: /^Prévu pour la semaine(?! suivante)/u }));
    await userEvent.tab();
    await expect(await canvas.findByText('Sans prévision, il n’y a pas de taux.')).toBeVisible();
  },
};

export const WritingOnAPhone: Story = {
  globals: ON_A_PHONE,
  args: { address: href('supervisor_weekly_report_create') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Voici les 20 premiers/u)).toBeVisible();
  },
};

/** A week has one report. */
export const WeekThatHasItsReport: Story = {
  args: { address: href('supervisor_weekly_report_create', {}, { week: '2026-11-02' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('La semaine 45 a déjà son rapport')).toBeVisible();
  },
};

export const WeekToCome: Story = {
  args: { address: href('supervisor_weekly_report_create', {}, { week: '2027-03-01' }) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('L’adresse nomme une semaine qui n’existe pas, ou n’a pas commencé.'),
    ).toBeVisible();
  },
};
