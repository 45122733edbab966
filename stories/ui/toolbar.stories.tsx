import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '#ui/button/button.tsx';
import { Toolbar } from '#ui/toolbar/toolbar.tsx';

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
