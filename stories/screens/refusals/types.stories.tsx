import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { CreateActionTypeMutationVariables } from '#features/regulatory/types/action-types.generated.ts';
import { href } from '#routes/links.ts';
import { screen } from '../meta.tsx';
import type { StageProps } from '../stage.tsx';
import { dialog, nothing, type Refusal, refuse, textbox, write } from './refuse.ts';

/**
 * Every refusal of the forms of action types: its message, and that the form keeps everything entered
 * (docs/rules/interface.md#form-refusals). The cases are typed by the codes of the rules, so a rule without a case does
 * not compile.
 */
const meta = {
  ...screen,
  title: 'Screens/Refusals/Action types',
  args: { role: 'RegulatoryAffairsUser', address: '/' },
} satisfies Meta<StageProps>;
export default meta;

type Story = StoryObj<typeof meta>;

const TYPE: Readonly<Record<keyof CreateActionTypeMutationVariables, Refusal>> = {
  name: { breaks: nothing, says: /Donnez un nom au type/u },
  colorCode: {
    breaks: (form) => write(form, 'Nom', 'Pharmacovigilance'),
    says: /1 champ est à corriger ?Choisissez une couleur/u,
  },
};

export const Type: Story = {
  args: { address: href('regulatory_affairs_user_type_regulatory_actions', {}, { type: 'new' }) },
  play: async () => {
    const form = await dialog('Nouveau type d’action');
    await refuse(form, 'Enregistrer le type', TYPE);
    await write(form, 'Code de la couleur', 'rouge');
    await userEvent.tab();
    await waitFor(() => expect(form).toHaveTextContent(/Écrivez six chiffres ou lettres de A à F/u));
    await expect(textbox(form, 'Code de la couleur')).toHaveValue('rouge');
  },
};
