import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test';
import { href } from '#routes/links.ts';
import { ON_A_PHONE, screen, WAITING } from './meta.tsx';
import type { StageProps } from './stage.tsx';

/** Tensorel 5 mg B/30, the first product of the demo. */
const OWN = { idProduct: 'prod-cm-brv-ten-0530' };

const meta = {
  ...screen,
  title: 'Screens/Product files',
  args: { role: 'RegulatoryAffairsUser', address: href('regulatory_affairs_user_product_files', OWN) },
} satisfies Meta<StageProps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Many: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ajouter un fichier' })).toBeVisible();
  },
};

/** Removing a chosen file moves the focus back to the file picker. */
export const Upload: Story = {
  args: { address: href('regulatory_affairs_user_product_files', OWN, { file: 'new' }) },
  play: async () => {
    const dialog = await page.findByRole('dialog', { name: 'Ajouter un fichier' });
    const input = dialog.querySelector<HTMLInputElement>('input[type="file"]');
    if (input) await userEvent.upload(input, new File(['%PDF-1.7'], 'decision.pdf', { type: 'application/pdf' }));
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Retirer decision.pdf' }));
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'choisir un fichier' })).toHaveFocus());
  },
};

/** A file that the product does not have: it was deleted, or belongs to another product. */
export const MissingFile: Story = {
  args: { address: href('regulatory_affairs_user_product_files', OWN, { file: 'gone' }) },
  play: async () => {
    const dialog = within(await page.findByRole('dialog', { name: 'Fichier' }));
    await expect(await dialog.findByText('Ce produit n’a pas ce fichier')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
};

/** Laboratory users can download files, but not change them. */
export const OfALaboratory: Story = {
  args: {
    role: 'PharmaLaboReglementaryAffairUser',
    address: href('pharma_labo_reglementary_affair_user_product_files', OWN),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Ajouter un fichier' })).toBeNull();
  },
};

export const OnAPhone: Story = {
  globals: ON_A_PHONE,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Ajouter un fichier' })).toBeVisible();
  },
};

export const NotFound: Story = {
  args: { address: href('regulatory_affairs_user_product_files', OWN, { q: 'Zanzibar' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Aucun fichier ne contient/u)).toBeVisible();
  },
};

export const Loading: Story = WAITING;

export const Failing: Story = {
  args: { network: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Les fichiers n’ont pas pu être lus')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  },
};
