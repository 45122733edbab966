import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test';
import { href } from '#routes/links.ts';
import { ON_A_PHONE, screen, WAITING } from './meta.tsx';
import type { StageProps } from './stage.tsx';

const worker = (view: string | null = null, idCustomer = 'hw-cm-3') =>
  href('app_customer_card_health_worker', { idCustomer }, { view });

const meta = {
  ...screen,
  title: 'Screens/Customer cards',
  args: { role: 'Boss', address: worker() },
} satisfies Meta<StageProps>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Identity, relation with each product, levers, latest visits; the objective of the next visit at the top. */
export const HealthWorker: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('complementary', { name: 'Objectif de la prochaine visite' })).toBeVisible();
    await expect(canvas.getAllByRole('region').map((region) => region.querySelector('h2')?.textContent)).toEqual([
      'Identité',
      'Attentes en cours',
      'Relation produits',
      'Leviers SONCAS',
      'Dernières visites',
      'Actions reçues',
    ]);
    await expect(canvas.getByRole('link', { name: 'Appeler' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:\+/u),
    );
  },
};

/** The fields of reports that the server hides are not on the card either: what was set for the next visit, nor what came of the last. */
export const HealthWorkerWithFewReportFields: Story = {
  args: { reportFields: ['PresentedPharmaProducts', 'other'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Dernières visites' })).toBeVisible();
    await expect(canvas.queryByRole('complementary', { name: 'Objectif de la prochaine visite' })).toBeNull();
  },
};

/** What the last visit obtained, and what ends soon, stand at the top. */
export const WhatWaits: Story = {
  args: { role: 'Delegue', address: worker(null, 'hw-cm-1') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Ce qui attend' })).toHaveTextContent(/Attente jusqu’au/u);
  },
};

/** Whoever is met in several centres is known by the usual one, and that there are others. */
export const InFourCentres: Story = {
  args: { address: worker(null, 'hw-cm-7') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/, et 3 autres centres$/u)).toBeVisible();
  },
};

/** The whole history, twenty reports at a time. */
export const Visits: Story = {
  args: { address: worker('visits', 'hw-cm-1') },
  play: async ({ canvas }) => {
    const thread = within(await canvas.findByRole('list', { name: /^Visites, de la dernière/u }));
    await expect(thread.getAllByRole('listitem').length).toBeGreaterThan(1);
  },
};

/** Every stage of each product; a lost customer is apart. */
export const Relation: Story = { args: { address: worker('relation') } };

export const ExpectationsAndActions: Story = {
  args: { address: worker('expectations') },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /^Actions reçues/u }));
    await expect(await canvas.findByRole('region', { name: 'Actions reçues' })).toBeVisible();
  },
};

export const Profile: Story = {
  args: { address: worker('profile') },
  play: async ({ canvas }) => {
    const levers = within(await canvas.findByRole('region', { name: 'Leviers SONCAS' }));
    await expect(levers.getAllByRole('definition')).toHaveLength(12);
  },
};

export const Drugstore: Story = {
  args: { address: href('app_customer_card_drugstore', { idCustomer: 'ds-cm-2' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Carte' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^geo:/u),
    );
    const identity = within(canvas.getByRole('region', { name: 'Identité' }));
    const valueOf = (term: string) => identity.getByText(term).nextElementSibling;
    await expect(valueOf('Latitude')).toHaveTextContent(/^\d+,\d+$/u);
    await expect(valueOf('Longitude')).toHaveTextContent(/^\d+,\d+$/u);
  },
};

export const Administration: Story = {
  args: { address: href('app_customer_card_administration', { idCustomer: 'adm-cm-1' }) },
};

export const Wholesaler: Story = {
  args: { address: href('app_customer_card_wholesaler', { idCustomer: 'who-cm-1' }) },
};

/** One field is edited at a time, where it is read. */
export const OnAPhone: Story = {
  args: { role: 'Delegue' },
  globals: ON_A_PHONE,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Modifier\u00A0: Enfants' }));
    const editor = within(await page.findByRole('dialog'));
    const field = await editor.findByRole('textbox', { name: /^Enfants/u });
    await waitFor(() => expect(field).toBeVisible());
  },
};

/** A wholesaler has no way of contact that could be edited. */
export const WholesalerOnAPhone: Story = {
  ...Wholesaler,
  globals: ON_A_PHONE,
  play: async ({ canvas }) => {
    const identity = within(await canvas.findByRole('region', { name: 'Identité' }));
    await expect(identity.queryByText('Contact')).toBeNull();
  },
};

export const Missing: Story = {
  args: { address: worker(null, 'hw-cm-999999') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Ce client n’existe pas' })).toBeVisible();
  },
};

export const Loading: Story = { ...WAITING };

export const Failing: Story = {
  args: { network: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'La fiche n’a pas pu être lue' })).toBeVisible();
  },
};
