import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '#ui/button/button.tsx';
import { CheckboxGroup, ORIENTATIONS } from '#ui/checkbox-group/checkbox-group.tsx';
import { WHOLESALERS } from './choices.ts';

const meta = {
  component: CheckboxGroup,
  args: { label: 'Grossistes', choices: WHOLESALERS, onChange: fn() },
  argTypes: { orientation: { control: 'select', options: ORIENTATIONS } },
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The value follows the order of the choices, not the order of the ticks. */
export const Vertical: Story = {
  args: { defaultValue: ['savane'] },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('group', { name: 'Grossistes' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['repartis', 'savane']);
  },
};

/** Each checkbox is a tab stop. */
export const Horizontal: Story = {
  args: { orientation: 'horizontal' },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['littoral']);
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
  },
};

export const Invalid: Story = { args: { error: 'Choisissez au moins un grossiste' } };

export const Disabled: Story = { args: { isDisabled: true, defaultValue: ['repartis'] } };

/** What is done with all of them stands at the end of the label’s line, and is no part of the group’s name. */
export const WithAside: Story = {
  args: {
    aside: (
      <Button size="small" variant="ghost">
        Tout choisir
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    const group = within(canvas.getByRole('group', { name: 'Grossistes' }));
    await expect(group.getByRole('button', { name: 'Tout choisir' })).toBeEnabled();
  },
};

/** A long label with a hint, then more choices than fit on a line. */
export const Extremes: Story = {
  args: {
    orientation: 'horizontal',
    choices: [
      {
        id: 'long',
        label: 'Anticonstitutionnellement-pharmacovigilance-du-Littoral-et-de-l’Ouest',
        hint: 'Livre aussi les officines de la Sanaga-Maritime et du Moungo',
        isDisabled: false,
      },
      ...Array.from({ length: 24 }, (_, index) => ({ id: String(index), label: `Grossiste ${index + 1}` })),
    ],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '22rem' }}>{Story()}</div>],
};
