import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DatePicker } from '#ui/date-picker/date-picker.tsx';

const meta = {
  component: DatePicker,
  args: { label: 'Date', today: '2026-11-19', onChange: fn() },
  globals: { language: 'fr' },
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvasElement }) => {
    const [day] = within(canvasElement).getAllByRole('spinbutton');
    if (!day) throw new Error('A date has parts');
    await userEvent.click(day);
    await userEvent.keyboard('01122026');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-01');
  },
};

export const Pasted: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.paste('2026/12/01');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-01');
  },
};

export const Filled: Story = { args: { defaultValue: '2026-12-01', description: 'Mardi, dans 12 jours, heure de Douala' } };

/** Weeks start on Monday; the arrows move by day and by week, Enter picks, Escape closes. */
export const Open: Story = {
  args: { defaultValue: '2026-11-16', min: '2026-11-05' },
  play: async ({ args, canvasElement }) => {
    const opener = within(canvasElement).getByRole('button');
    await userEvent.click(opener);
    const grid = await screen.findByRole('grid', { name: /novembre 2026/i });
    await expect(within(grid).getAllByRole('columnheader', { hidden: true })[0]).toHaveTextContent(/lun/i);
    await expect(within(grid).getByRole('button', { name: /mercredi 4 novembre/i })).toHaveAttribute('aria-disabled', 'true');
    const day = (name: RegExp) => within(grid).getByRole('button', { name });
    await waitFor(() => expect(day(/lundi 16 novembre/i)).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(day(/lundi 23 novembre/i)).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(day(/mardi 24 novembre/i)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-24');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(opener);
    await screen.findByRole('grid');
  },
};

export const Invalid: Story = { args: { defaultValue: '2026-11-02', error: 'Cette date est passée. Choisissez-en une à venir.' } };

export const Locked: Story = {
  args: { defaultValue: '2026-12-01', lockedReason: 'Fixée par le calendrier réglementaire' },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.paste('2026-11-19');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = { args: { isDisabled: true, defaultValue: '2026-12-01' } };
