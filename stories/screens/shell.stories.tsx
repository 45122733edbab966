import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { MENU_DISPLAYS, type MenuDisplay } from '#machines/menu/menu.machine.ts';
import { href } from '#routes/links.ts';
import { ON_A_PHONE, screen } from './meta.tsx';
import type { StageProps } from './stage.tsx';

const meta = {
  ...screen,
  title: 'Screens/Shell',
  args: { role: 'Boss', address: href('boss_reminders') },
  argTypes: { ...screen.argTypes, menu: { control: 'inline-radio', options: MENU_DISPLAYS } },
} satisfies Meta<StageProps>;
export default meta;

type Story = StoryObj<typeof meta>;

const displayed = (menu: MenuDisplay): Story => ({
  args: { menu },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(canvasElement.querySelector('[data-menu]')).toHaveAttribute('data-menu', menu);
    await expect(canvas.queryAllByRole('navigation', { name: 'Menu principal' })).toHaveLength(
      menu === 'hidden' ? 0 : 1,
    );
  },
});

export const Expanded: Story = displayed('expanded');
export const Compact: Story = displayed('compact');
export const Icons: Story = displayed('icons');
export const Hidden: Story = displayed('hidden');

export const OnAPhone: Story = {
  globals: ON_A_PHONE,
  play: async ({ canvas, userEvent }) => {
    const bar = within(await canvas.findByRole('navigation', { name: 'Accès rapide' }));
    await userEvent.click(bar.getByRole('button', { name: 'Menu' }));
    const drawer = await within(document.body).findByRole('dialog', { name: 'Menu' });
    await waitFor(() => expect(drawer).toBeVisible());
  },
};
