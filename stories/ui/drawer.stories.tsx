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
export const Start: Story = {
  args: { side: 'start', title: 'Menu' },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Menu' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    // Focus stays inside the drawer.
    await userEvent.tab();
    await userEvent.tab();
    const close = screen.getByRole('button', { name: /^(Fermer|Close)$/ });
    await expect(close).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};
export const Bottom: Story = { args: { side: 'bottom', title: 'Filtrer' } };
export const Bare: Story = {
  args: { side: 'start', title: 'Menu', isBare: true },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeInTheDocument();
  },
};
/** A long title stays visible while the content scrolls. */
export const Extremes: Story = {
  args: {
    title: 'Anticonstitutionnellement-pharmacovigilance-du-Littoral-et-de-l’Ouest',
    children: (
      <div style={{ padding: '1rem 1.25rem' }}>
        {Array.from({ length: 60 }, (_, line) => (
          <p key={line}>Ligne {line + 1} d’un contenu qui ne tient pas à l’écran.</p>
        ))}
      </div>
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    dialog.scrollTo({ top: dialog.scrollHeight });
    await waitFor(() => expect(screen.getByRole('button', { name: /^(Fermer|Close)$/ })).toBeVisible());
    await expect(screen.getByRole('heading').getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};
