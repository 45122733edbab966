import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test';
import { href } from '#routes/links.ts';
import { ON_A_PHONE, screen, WAITING } from './meta.tsx';
import type { StageProps } from './stage.tsx';

const centers = (query = {}) => href('app_customer_card_health_centers', {}, query);

/** The first centre of an agency has the most people. */
const BUSIEST = centers({ centre: 'hc-cm-1' });

const meta = {
  ...screen,
  title: 'Screens/Health centres',
  args: { role: 'Boss', address: centers() },
} satisfies Meta<StageProps>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Each count leads to the customers of its centre. */
export const HealthCenters: Story = {
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: 'Centres de santé' });
    const [customers] = await within(grid).findAllByRole('link', { name: /^\d+ clients?, / });
    await expect(customers).toHaveAttribute('href', expect.stringContaining('centre=hc-cm-'));
  },
};

/** The search finds the centres of an area, and those of a city. */
export const Searched: Story = {
  args: { address: centers({ q: 'yaounde' }) },
  play: async ({ canvas }) => {
    const cells = await canvas.findAllByRole('gridcell', { name: 'Yaoundé' });
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(cells.length);
  },
};

export const NoneFound: Story = {
  args: { address: centers({ q: 'Zanzibar' }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Effacer la recherche' }));
    await expect(await canvas.findByRole('grid', { name: 'Centres de santé' })).toBeVisible();
  },
};

/** The people who can be met in a centre, each with their card. */
export const ItsPeople: Story = {
  args: { address: BUSIEST },
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: 'Professionnels du centre' });
    const people = within(grid).getAllByRole('rowheader');
    await expect(canvas.getByText(`${people.length} professionnels de santé`)).toBeVisible();
    const [first] = people;
    const name = first?.textContent ?? '';
    await userEvent.click(first ?? document.body);
    await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible();
  },
};

export const NobodyThere: Story = {
  args: { address: centers({ healthCenter: 'new' }) },
  play: async ({ canvas }) => {
    const form = within(await page.findByRole('dialog', { name: 'Nouveau centre' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Nom' }), 'Cabinet du Port');
    await userEvent.click(form.getByRole('button', { name: /Secteur$/ }));
    await userEvent.click(await page.findByRole('option', { name: /^Akwa/ }));
    await userEvent.click(form.getByRole('button', { name: 'Enregistrer le centre' }));
    await userEvent.click(await canvas.findByRole('rowheader', { name: 'Cabinet du Port' }));
    await expect(await canvas.findByText('Personne ne reçoit ici')).toBeVisible();
  },
};

/** A name is pointed out only within its work area. */
export const Creating: Story = {
  args: { address: centers({ healthCenter: 'new' }) },
  play: async () => {
    const form = within(await page.findByRole('dialog', { name: 'Nouveau centre' }));
    await userEvent.click(form.getByRole('button', { name: 'Enregistrer le centre' }));
    await waitFor(() =>
      expect(form.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
        'Donnez un nom au centre',
        'Choisissez un secteur',
      ]),
    );
  },
};

/** A centre is changed from its page, which shows its new name at once. */
export const Editing: Story = {
  args: { address: BUSIEST },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Modifier le centre' }));
    const form = within(await page.findByRole('dialog', { name: 'Modifier le centre' }));
    const name = form.getByRole('textbox', { name: 'Nom' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Hôpital du Wouri{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Hôpital du Wouri' })).toBeVisible();
  },
};

/** Who may not write still reads the people of a centre. */
export const ReadOnly: Story = {
  args: { role: 'RegulatoryAffairsUser', address: BUSIEST },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'Professionnels du centre' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Modifier le centre' })).toBeNull();
  },
};

export const Missing: Story = {
  args: { address: centers({ centre: 'hc-ci-1' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ce centre n’existe pas')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { emptyAgencyID: 'cm' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aucun centre de santé')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Créer un centre' })).toBeVisible();
  },
};

export const Loading: Story = WAITING;

export const Failing: Story = {
  args: { network: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Les centres n’ont pas pu être lus')).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: ON_A_PHONE,
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: 'Centres de santé' });
    await waitFor(() => expect(within(grid).getAllByText(/^\d+ clients?$/).length).toBeGreaterThan(2));
  },
};
