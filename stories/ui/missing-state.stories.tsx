import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '#ui/button/button.tsx';
import { Link } from '#ui/link/link.tsx';
import { MissingState } from '#ui/missing-state/missing-state.tsx';

const meta = {
  component: MissingState,
  args: {
    title: 'Ce produit n’existe pas',
    children: 'Il a été retiré, ou il appartient à une autre agence.',
    actions: (
      <Link variant="standalone" href="/">
        Tous les produits
      </Link>
    ),
    code: 'prod-cm-brv-ten-0530',
  },
  argTypes: { actions: { control: false } },
} satisfies Meta<typeof MissingState>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Trying again would not help: there is a way back and no « Réessayer ». */
export const Thing: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('n’existe pas');
    await expect(canvas.getByRole('link', { name: 'Tous les produits' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Period: Story = {
  args: {
    kind: 'period',
    isPage: true,
    title: 'Cette période ne peut pas être affichée',
    children: 'L’adresse demande « 2040 ».',
    actions: <Button variant="primary">Ouvrir la période proposée</Button>,
  },
};
export const LongWords: Story = {
  args: {
    title: 'Anticonstitutionnellement-pharmacovigilance-du-Littoral-et-de-l’Ouest n’existe pas',
    children: 'Une phrase qui dure, '.repeat(8),
    code: 'identifier-of-a-server-that-says-very-much-in-one-word',
  },
  decorators: [(Story) => <div style={{ inlineSize: '16rem' }}>{Story()}</div>],
};
