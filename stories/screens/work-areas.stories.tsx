import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test';
import { href } from '#routes/links.ts';
import { ON_A_PHONE, screen, WAITING } from './meta.tsx';
import type { StageProps } from './stage.tsx';

const workAreas = (query = {}) => href('app_customer_card_work_areas', {}, query);

const meta = {
  ...screen,
  title: 'Screens/Work areas',
  args: { role: 'Boss', address: workAreas() },
} satisfies Meta<StageProps>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Each count leads to the customers of its work area. */
export const WorkAreas: Story = {
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: 'Secteurs' });
    const customers = await within(grid).findByRole('link', { name: /^\d+ clients?, Akwa$/ });
    await expect(customers).toHaveAttribute('href', expect.stringContaining('area=area-cm-'));
  },
};

/** The search finds the work areas of a city too. */
export const Searched: Story = {
  args: { address: workAreas({ q: 'yaounde' }) },
  play: async ({ canvas }) => {
    const cells = await canvas.findAllByRole('gridcell', { name: 'Yaoundé' });
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(cells.length);
  },
};

export const NoneFound: Story = {
  args: { address: workAreas({ q: 'Zanzibar' }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Effacer la recherche' }));
    await expect(await canvas.findByRole('grid', { name: 'Secteurs' })).toBeVisible();
  },
};

/** Whoever may not write sees neither the button nor the editor, whatever the address says. */
export const ReadOnly: Story = {
  args: { role: 'Delegue', address: workAreas({ workArea: 'area-cm-1' }) },
  play: async ({ canvas }) => {
    await userEvent.click((await canvas.findAllByRole('rowheader'))[0] ?? document.body);
    await expect(canvas.queryByRole('button', { name: 'Nouveau secteur' })).toBeNull();
    await expect(page.queryByRole('dialog')).toBeNull();
  },
};

/** The name and the city are asked for; a name is pointed out only within its city. */
export const Creating: Story = {
  args: { address: workAreas({ workArea: 'new' }) },
  play: async ({ canvas }) => {
    const form = within(await page.findByRole('dialog', { name: 'Nouveau secteur' }));
    await userEvent.click(form.getByRole('button', { name: 'Enregistrer le secteur' }));
    await waitFor(() =>
      expect(form.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
        'Donnez un nom au secteur',
        'Choisissez une ville',
      ]),
    );
    const name = form.getByRole('textbox', { name: 'Nom' });
    await userEvent.type(name, 'akwa');
    const choose = async (city: string) => {
      await userEvent.click(form.getByRole('button', { name: /Ville$/ }));
      await userEvent.click(await page.findByRole('option', { name: city }));
    };
    await choose('Douala');
    await waitFor(() => expect(name).toHaveAccessibleDescription(/déjà ce nom.: Akwa$/));
    await choose('Garoua');
    await waitFor(() => expect(name).not.toHaveAccessibleDescription(/déjà/));
    await userEvent.click(form.getByRole('button', { name: 'Enregistrer le secteur' }));
    await waitFor(() => expect(canvas.getAllByRole('rowheader', { name: /^akwa$/i })).toHaveLength(2));
  },
};

export const Editing: Story = {
  args: { address: workAreas({ workArea: 'area-cm-1' }) },
  play: async ({ canvas }) => {
    const form = within(await page.findByRole('dialog', { name: 'Modifier le secteur' }));
    const name = form.getByRole('textbox', { name: 'Nom' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Akwa-Nord{Enter}');
    await expect(await canvas.findByRole('rowheader', { name: 'Akwa-Nord' })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { emptyAgencyID: 'cm' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aucun secteur')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Créer un secteur' })).toBeVisible();
  },
};

export const Loading: Story = WAITING;

export const Failing: Story = {
  args: { network: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Les secteurs n’ont pas pu être lus')).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: ON_A_PHONE,
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: 'Secteurs' });
    await waitFor(() => expect(within(grid).getAllByText(/^\d+ clients?$/).length).toBeGreaterThan(2));
  },
};
