import type { Meta, StoryObj } from '@storybook/react-vite';
import { href } from '#routes/links.ts';
import { screen } from '../meta.tsx';
import type { StageProps } from '../stage.tsx';
import { dialogNamed, keepAsk, press, shows, write } from './editors.ts';

const { ask, prepare } = keepAsk();

/** What somebody else changes on the server while the editor of a city is open: docs/rules/regulatory.md#read-again-before-saving. */
const meta = {
  ...screen,
  title: 'Screens/Changed meanwhile/Cities',
  args: { role: 'Boss', address: href('app_customer_card_cities', {}, { city: 'city-cm-1' }), prepare },
} satisfies Meta<StageProps>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A city, whose list is read again. */
export const ACity: Story = {
  play: async () => {
    const editor = await dialogNamed('Modifier la ville');
    await write(editor, 'Nom', 'Douala-ville');
    await ask('mutation { editCity(ID: "city-cm-1", name: "Douala centre") { ID } }');
    await press(editor, 'Enregistrer la ville');
    const question = await dialogNamed(/^Reprendre votre saisie/u);
    await shows(question, 'Douala centre');
  },
};
