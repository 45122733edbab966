import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as page, waitFor } from 'storybook/test';
import { href } from '#routes/links.ts';
import { screen } from '../meta.tsx';
import type { StageProps } from '../stage.tsx';
import { dialogNamed, keepAsk, press, write } from './editors.ts';

const { ask, prepare } = keepAsk();

/** What somebody else changes on the server while the editor of a work area is open: docs/rules/regulatory.md#read-again-before-saving. */
const meta = {
  ...screen,
  title: 'Screens/Changed meanwhile/Work areas',
  args: { role: 'Boss', address: href('app_customer_card_work_areas', {}, { workArea: 'area-cm-1' }), prepare },
} satisfies Meta<StageProps>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A work area keeps the city that somebody else gave it. */
export const AWorkArea: Story = {
  play: async () => {
    const editor = await dialogNamed('Modifier le secteur');
    const { value: name } = await editor.findByRole<HTMLInputElement>('textbox', { name: 'Nom' });
    await write(editor, 'Nom', 'Secteur du port');
    await ask('mutation ($name: String!) { editWorkArea(ID: "area-cm-1", name: $name, cityID: "city-cm-2") { ID } }', {
      name,
    });
    await press(editor, 'Enregistrer le secteur');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    const saved = { ID: 'area-cm-1', name: 'Secteur du port', City: { ID: 'city-cm-2' } };
    const answer = await ask('{ readAllWorkArea { ID name City { ID } } }');
    await expect(JSON.stringify(answer)).toContain(JSON.stringify(saved));
  },
};
