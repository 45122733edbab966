import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronDown, Download, RotateCcw, RotateCw } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '#ui/button/button.tsx';
import { BUTTON_GROUP_ALIGNMENTS, ButtonGroup } from '#ui/button-group/button-group.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';

const onPress = fn();

const meta = {
  component: ButtonGroup,
  args: {
    label: 'Rappel',
    children: [
      <Button key="cancel">Annuler</Button>,
      <Button key="later">Reporter au lendemain</Button>,
      <Button key="save" variant="primary" onPress={onPress}>
        Enregistrer
      </Button>,
    ],
  },
  argTypes: { align: { control: 'select', options: BUTTON_GROUP_ALIGNMENTS } },
} satisfies Meta<typeof ButtonGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A named group; each button is a tab stop. */
export const Start: Story = {
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group', { name: 'Rappel' });
    const [first, , last] = within(group).getAllByRole('button');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(last).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onPress).toHaveBeenCalled();
  },
};

export const End: Story = { args: { align: 'end' } };

export const Joined: Story = {
  args: {
    label: 'Export',
    isJoined: true,
    children: [
      <Button key="export" icon={<Download />}>
        Exporter
      </Button>,
      <IconButton key="format" variant="outline" label="Choisir un format">
        <ChevronDown />
      </IconButton>,
    ],
  },
};

export const JoinedIcons: Story = {
  args: {
    label: 'Historique',
    isJoined: true,
    children: [
      <IconButton key="undo" variant="outline" label="Annuler la saisie">
        <RotateCcw />
      </IconButton>,
      <IconButton key="redo" variant="outline" label="Rétablir la saisie">
        <RotateCw />
      </IconButton>,
    ],
  },
};

export const JoinedRightToLeft: Story = { ...Joined, globals: { direction: 'rtl' } };

export const OnAPhone: Story = { args: { isStackedOnPhone: true }, globals: { viewport: { value: 'mobile1' } } };
/** Without space side by side, the buttons stack and their labels wrap. */
export const LongWords: Story = {
  args: {
    children: [
      <Button key="later">Reporter au premier jour ouvré de la semaine suivante</Button>,
      <Button key="save" variant="primary">
        Anticonstitutionnellement-pharmacovigilance-du-Littoral-et-de-l’Ouest
      </Button>,
    ],
  },
  decorators: [(Story) => <div style={{ inlineSize: '16rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Rappel' });
    await expect(group.scrollWidth).toBeLessThanOrEqual(group.clientWidth);
  },
};
