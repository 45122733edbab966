import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, Trash2 } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button, BUTTON_SIZES, BUTTON_VARIANTS } from '#ui/button/button.tsx';

const meta = {
  component: Button,
  args: { children: 'Enregistrer', onPress: fn() },
  argTypes: {
    variant: { control: 'select', options: BUTTON_VARIANTS },
    size: { control: 'select', options: BUTTON_SIZES },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  args: { variant: 'primary' },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Enregistrer' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await userEvent.click(button);
    await expect(args.onPress).toHaveBeenCalledTimes(3);
  },
};

export const Outline: Story = { args: { variant: 'outline', icon: <Download />, children: 'Exporter' } };

export const Ghost: Story = { args: { variant: 'ghost', children: 'Annuler' } };

export const Danger: Story = { args: { variant: 'danger', icon: <Trash2 />, children: 'Supprimer' } };

export const DangerText: Story = { args: { variant: 'dangerText', icon: <Trash2 />, children: 'Supprimer' } };

export const Pending: Story = {
  args: { variant: 'primary', isPending: true, pendingLabel: 'Enregistrement…' },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Enregistrement…' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

/** Without a pending label, the resting one stays as the accessible name. */
export const PendingWithoutWords: Story = {
  args: { variant: 'primary', isPending: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Enregistrer' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Disabled: Story = {
  args: { variant: 'primary', isDisabled: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toBeDisabled();
  },
};

export const FullWidth: Story = {
  args: { variant: 'primary', size: 'huge', isFullWidth: true, children: 'Se connecter' },
};

/** A long label wraps instead of overflowing. */
export const LongWords: Story = {
  args: { children: 'Enregistrer la nouvelle autorisation de mise sur le marché et prévenir les six destinataires' },
  render: (args) => (
    <div style={{ inlineSize: '12rem' }}>
      <Button {...args} />
    </div>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: '.75rem', alignItems: 'center' }}>
      {BUTTON_SIZES.map((size) => (
        <Button {...args} key={size} size={size} variant="primary" />
      ))}
    </div>
  ),
};

export const Variants: Story = {
  render: (args) => (
    <div
      style={{ display: 'grid', gridTemplateColumns: 'repeat(4, max-content)', gap: '.75rem', justifyItems: 'start' }}
    >
      {BUTTON_VARIANTS.flatMap((variant) => [
        <Button {...args} key={variant} variant={variant} />,
        <Button {...args} key={`${variant} icon`} variant={variant} icon={<Download />} />,
        <Button {...args} key={`${variant} pending`} variant={variant} isPending pendingLabel="Enregistrement…" />,
        <Button {...args} key={`${variant} disabled`} variant={variant} isDisabled />,
      ])}
    </div>
  ),
};
