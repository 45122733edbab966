import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { href } from '#routes/links.ts';
import { TYPE_COLOURS } from '#ui/theme/type-colours.ts';
import { screen } from '../meta.tsx';
import type { StageProps } from '../stage.tsx';
import { dialogNamed, keepAsk, press, write } from './editors.ts';

const { ask, prepare } = keepAsk();

/** What somebody else changes on the server while the editor of a type is open: docs/rules/regulatory.md#read-again-before-saving. */
const meta = {
  ...screen,
  title: 'Screens/Changed meanwhile/Action types',
  args: {
    role: 'RegulatoryAffairsUser',
    address: href('regulatory_affairs_user_type_regulatory_actions', {}, { type: 'type-cm-3' }),
    prepare,
  },
} satisfies Meta<StageProps>;
export default meta;

type Story = StoryObj<typeof meta>;

const EDIT_TYPE = `mutation ($colour: String!) {
  editTypeRegulatoryAction(ID: "type-cm-3", name: "Réclame", colorCode: $colour) { ID }
}`;

/** What somebody else saved is taken, and nothing of the own draft is left. */
export const TakenFromTheServer: Story = {
  play: async () => {
    const editor = await dialogNamed('Modifier le type d’action');
    await write(editor, 'Nom', 'Communication');
    await ask(EDIT_TYPE, { colour: TYPE_COLOURS[0] });
    await press(editor, 'Enregistrer le type');
    await press(await dialogNamed(/^Reprendre votre saisie/u), 'Abandonner ma saisie');
    const again = await dialogNamed('Modifier le type d’action');
    await expect(again.getByRole('textbox', { name: 'Nom' })).toHaveValue('Réclame');
  },
};
