import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';

const meta = {
  component: EmptyState,
  args: { title: 'Aucune visite prévue vendredi' },
  argTypes: { actions: { control: false } },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithNextStep: Story = {
  args: {
    children: 'Partez de votre dernière tournée du vendredi ou ajoutez un client.',
    actions: (
      <>
        <Button>Reprendre le 13 nov.</Button>
        <Button variant="primary">Ajouter une visite</Button>
      </>
    ),
  },
};
export const TitleAlone: Story = {};
export const NothingFound: Story = {
  args: {
    title: 'Aucun rappel ne correspond',
    children: 'Essayez un autre mot, ou montrez aussi les rappels faits.',
    actions: <Button>Effacer la recherche</Button>,
  },
};
export const LongWords: Story = {
  args: {
    title: 'Aucun rappel ne contient « Anticonstitutionnellement-pharmacovigilance-du-Littoral-et-de-l’Ouest »',
    children: 'Une phrase qui dure, '.repeat(8),
    actions: <Button>Effacer la recherche et montrer aussi les rappels qui sont passés</Button>,
  },
  decorators: [(Story) => <div style={{ inlineSize: '16rem' }}>{Story()}</div>],
};
