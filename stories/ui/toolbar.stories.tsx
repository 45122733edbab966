import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '#ui/button/button.tsx';
import { Toolbar } from '#ui/toolbar/toolbar.tsx';
import { LONG_PHRASE, LONG_WORD } from './long-words.ts';

const meta = {
  component: Toolbar,
  args: {
    label: 'Filtres',
    end: '19 sur 212',
    children: (
      <>
        <Button size="small">Ville</Button>
        <Button size="small">Secteur</Button>
        <Button size="small">Potentiel</Button>
      </>
    ),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Toolbar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filters: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('toolbar', { name: 'Filtres' })).toBeInTheDocument();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Secteur' })).toHaveFocus();
  },
};

/** The left arrow moves forward. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: 'Secteur' })).toHaveFocus();
  },
};
export const Extremes: Story = {
  args: {
    end: '12 480 500 sur 987 654 321 000',
    children: [LONG_PHRASE, LONG_WORD, 'Ville', 'Secteur', 'Potentiel', 'Spécialité', 'Délégué'].map((name) => (
      <Button key={name} size="small">
        {name}
      </Button>
    )),
  },
  decorators: [(Story) => <div style={{ inlineSize: '20rem' }}>{Story()}</div>],
};
