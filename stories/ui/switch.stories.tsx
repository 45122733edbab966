import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Switch, SWITCH_LAYOUTS } from '#ui/switch/switch.tsx';
import { LONG_PHRASE, LONG_WORD } from './long-words.ts';

const meta = {
  component: Switch,
  args: { children: 'Notification', onChange: fn() },
  argTypes: { layout: { control: 'select', options: SWITCH_LAYOUTS }, icon: { control: false } },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ args, canvasElement }) => {
    const control = within(canvasElement).getByRole('switch', { name: 'Notification' });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(control).toBeChecked();
  },
};

export const On: Story = { args: { defaultSelected: true } };

export const Row: Story = {
  args: { layout: 'row', icon: <Bell />, defaultSelected: true, children: 'Notification dans l’application' },
};

export const WithDescription: Story = {
  args: { children: 'Suivi de position', description: 'Seulement pendant vos visites, application ouverte.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('switch')).toHaveAccessibleDescription(
      'Seulement pendant vos visites, application ouverte.',
    );
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const DisabledOn: Story = { args: { isDisabled: true, defaultSelected: true } };

export const LongWords: Story = {
  args: { icon: <Bell />, children: LONG_PHRASE, description: `${LONG_PHRASE}, ${LONG_WORD}` },
  render: (args) => (
    <div style={{ display: 'grid', gap: '1.5rem', inlineSize: '14rem' }}>
      {SWITCH_LAYOUTS.map((layout) => (
        <Switch key={layout} {...args} layout={layout} />
      ))}
      <Switch>{LONG_WORD}</Switch>
    </div>
  ),
};
