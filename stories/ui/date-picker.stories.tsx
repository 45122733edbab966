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

export const Filled: Story = {
  args: { defaultValue: '2026-12-01', description: 'Mardi, dans 12 jours, heure de Douala' },
};

/** Weeks start on Monday. Arrow keys move by day and by week, Enter selects, Escape closes. */
export const Open: Story = {
  args: { defaultValue: '2026-11-16', min: '2026-11-05' },
  play: async ({ args, canvasElement }) => {
    const opener = within(canvasElement).getByRole('button');
    await userEvent.click(opener);
    const grid = await screen.findByRole('grid', { name: /novembre 2026/i });
    await expect(within(grid).getAllByRole('columnheader', { hidden: true })[0]).toHaveTextContent(/lun/i);
    await expect(within(grid).getByRole('button', { name: /mercredi 4 novembre/i })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
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

/** Alt with an arrow key opens the calendar; Escape closes it and returns focus. */
export const ByKeyboard: Story = {
  args: { defaultValue: '2026-11-16' },
  play: async ({ args, canvasElement }) => {
    const [day] = within(canvasElement).getAllByRole('spinbutton');
    if (!day) throw new Error('A date has parts');
    await userEvent.click(day);
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await screen.findByRole('dialog');
    await waitFor(() => expect(screen.getByRole('button', { name: /lundi 16 novembre/i })).toHaveFocus());
    await userEvent.keyboard('{PageDown}');
    await screen.findByRole('grid', { name: /décembre 2026/i });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(canvasElement).toContainElement(canvasElement.querySelector(':focus')));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const English: Story = {
  args: { defaultValue: '2026-12-01' },
  globals: { language: 'en' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const grid = await screen.findByRole('grid', { name: /December 2026/ });
    await expect(within(grid).getAllByRole('columnheader', { hidden: true })[0]).toHaveTextContent('Mon');
  },
};

/** The calendar runs from the right, the date itself from the left. */
export const RightToLeft: Story = {
  args: { defaultValue: '2026-11-16' },
  globals: { direction: 'rtl' },
  play: async ({ args, canvasElement }) => {
    const [day, month] = within(canvasElement).getAllByRole('spinbutton');
    if (!day || !month) throw new Error('A date has parts');
    await expect(day.getBoundingClientRect().left).toBeLessThan(month.getBoundingClientRect().left);
    const opener = within(canvasElement).getByRole('button');
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('button', { name: /lundi 16 novembre/i })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-17');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(opener);
    await screen.findByRole('grid');
  },
};

export const Invalid: Story = {
  args: { defaultValue: '2026-11-02', error: 'Cette date est passée. Choisissez-en une à venir.' },
};

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

export const LongWords: Story = {
  args: {
    label: 'Anticonstitutionnellement-pharmacovigilance-du-Littoral-et-de-l’Ouest',
    isOptional: true,
    description: 'Le premier jour ouvré qui suit la décision de la direction de la pharmacie et du médicament',
  },
  decorators: [(Story) => <div style={{ inlineSize: '12rem' }}>{Story()}</div>],
};
