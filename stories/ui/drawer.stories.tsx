import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Drawer, DRAWER_SIDES } from '#ui/drawer/drawer.tsx';

const meta = {
  component: Drawer,
  args: {
    title: 'Compte rendu de visite',
    isOpen: true,
    onOpenChange: fn(),
    children: <p style={{ padding: '1rem 1.25rem' }}>Dr Solange Tchatat, gynécologue, Centre médical Akwa Nord.</p>,
  },
  argTypes: { side: { control: 'inline-radio', options: DRAWER_SIDES }, children: { control: false } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Drawer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const End: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Compte rendu de visite' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
  },
};
export const Start: Story = { args: { side: 'start', title: 'Menu' } };
export const Bottom: Story = { args: { side: 'bottom', title: 'Filtrer' } };
export const Bare: Story = {
  args: { side: 'start', title: 'Menu', isBare: true },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeInTheDocument();
  },
};
