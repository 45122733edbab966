import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test';
import { href } from '#routes/links.ts';
import { ON_A_PHONE, screen, WAITING } from './meta.tsx';
import type { StageProps } from './stage.tsx';

const cities = (query = {}) => href('app_customer_card_cities', {}, query);

const meta = {
  ...screen,
  title: 'Screens/Cities',
  args: { role: 'Boss', address: cities() },
} satisfies Meta<StageProps>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Each count leads to the customers of its city. */
export const Cities: Story = {
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: 'Villes' });
    await expect(within(grid).getAllByRole('rowheader')[0]).toHaveTextContent('Bafoussam');
    const customers = await within(grid).findByRole('link', { name: /^\d+ clients, Douala$/ });
    await expect(customers).toHaveAttribute('href', expect.stringContaining('city=city-cm-1'));
  },
};

export const Searched: Story = {
  args: { address: cities({ q: 'yaounde' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('rowheader', { name: 'Yaoundé' })).toBeVisible();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(1);
    await expect(canvas.getByRole('status')).toHaveTextContent(/^1 sur \d+$/);
  },
};

export const NoneFound: Story = {
  args: { address: cities({ q: 'Zanzibar' }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Effacer la recherche' }));
    await expect(await canvas.findByRole('grid', { name: 'Villes' })).toBeVisible();
  },
};

/** Whoever may not write sees neither the button nor the editor, whatever the address says. */
export const ReadOnly: Story = {
  args: { role: 'Delegue', address: cities({ city: 'city-cm-1' }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('rowheader', { name: 'Douala' }));
    await expect(canvas.queryByRole('button', { name: 'Nouvelle ville' })).toBeNull();
    await expect(page.queryByRole('dialog')).toBeNull();
  },
};

/** A missing name is asked for; a name that another city has is pointed out, whatever its accents and case. */
export const Creating: Story = {
  args: { address: cities({ city: 'new' }) },
  play: async () => {
    const form = within(await page.findByRole('dialog', { name: 'Nouvelle ville' }));
    const name = form.getByRole('textbox', { name: 'Nom' });
    await userEvent.click(form.getByRole('button', { name: 'Enregistrer la ville' }));
    await expect(name).toHaveAccessibleDescription(/Donnez un nom à la ville/);
    await userEvent.type(name, 'YAOUNDE');
    await waitFor(() => expect(name).toHaveAccessibleDescription('Une ville porte déjà ce nom : Yaoundé'));
    await userEvent.type(name, ' 2');
    await waitFor(() => expect(name).not.toHaveAccessibleDescription(/déjà/));
  },
};

export const Editing: Story = {
  args: { address: cities({ city: 'city-cm-1' }) },
  play: async ({ canvas }) => {
    const form = within(await page.findByRole('dialog', { name: 'Modifier la ville' }));
    const name = form.getByRole('textbox', { name: 'Nom' });
    await expect(name).toHaveValue('Douala');
    await userEvent.type(name, '-ville{Enter}');
    await expect(await canvas.findByRole('rowheader', { name: 'Douala-ville' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Annuler la modification' }));
    await expect(await canvas.findByRole('rowheader', { name: 'Douala' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Annuler la modification' })).toBeNull());
  },
};

export const Empty: Story = {
  args: { emptyAgencyID: 'cm' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aucune ville')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Créer une ville' })).toBeVisible();
    await expect(canvas.queryByRole('search')).toBeNull();
  },
};

export const Loading: Story = WAITING;

export const Failing: Story = {
  args: { network: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Les villes n’ont pas pu être lues')).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: ON_A_PHONE,
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: 'Villes' });
    await waitFor(() => expect(within(grid).getAllByText(/^\d+ clients?$/).length).toBeGreaterThan(2));
  },
};
