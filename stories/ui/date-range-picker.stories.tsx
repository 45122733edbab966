import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DateRangePicker, type DateRangePickerProps } from '#ui/date-range-picker/date-range-picker.tsx';
import { usePeriodPresets } from '#ui/date-range-picker/use-period-presets.ts';

const TODAY = '2026-11-19';

function WithPresets(args: DateRangePickerProps) {
  return <DateRangePicker {...args} presets={usePeriodPresets(TODAY)} />;
}

const meta = {
  component: DateRangePicker,
  args: { label: 'Période', today: TODAY, onChange: fn() },
  globals: { language: 'fr' },
  render: (args) => <WithPresets {...args} />,
} satisfies Meta<typeof DateRangePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Both dates typed in one go. */
export const Empty: Story = {
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByRole('group', { name: 'Période' })).toBeVisible();
    const [day] = within(canvasElement).getAllByRole('spinbutton');
    if (!day) throw new Error('A date has parts');
    await userEvent.click(day);
    await userEvent.keyboard('16112026');
    await userEvent.keyboard('22112026');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-16', end: '2026-11-22' });
  },
};

export const Filled: Story = { args: { defaultValue: { start: '2026-11-16', end: '2026-11-22' } } };

export const Pasted: Story = {
  args: { defaultValue: { start: '2026-11-16', end: '2026-11-22' } },
  play: async ({ args, canvasElement }) => {
    const parts = within(canvasElement).getAllByRole('spinbutton');
    const [start, end] = [parts[0], parts[3]];
    if (!start || !end) throw new Error('A period has two dates');
    await userEvent.click(start);
    await userEvent.paste('2026/11/01');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-01', end: '2026-11-22' });
    await userEvent.click(end);
    await userEvent.paste('30/11/2026');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-01', end: '2026-11-30' });
  },
};

/** Two months side by side. A preset is shown in the calendar and only takes effect when applied. */
export const Presets: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { defaultValue: { start: '2026-11-16', end: '2026-11-22' } },
  play: async ({ args, canvasElement }) => {
    const opener = within(canvasElement).getByRole('button');
    await userEvent.click(opener);
    await screen.findByRole('grid', { name: /novembre 2026/i });
    await waitFor(() => expect(screen.getByRole('grid', { name: /décembre 2026/i })).toBeVisible());
    await expect(screen.getByRole('status')).toHaveTextContent('Du lundi 16 au dimanche 22 nov., sem. 47');
    await expect(screen.getByRole('radio', { name: 'Semaine' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: '7 jours cumulés' }));
    await expect(screen.getByRole('status')).toHaveTextContent('Du vendredi 13 au jeudi 19 nov.');
    await userEvent.click(screen.getByRole('radio', { name: 'Jour' }));
    await expect(screen.getByRole('status')).toHaveTextContent('Le jeudi 19 nov.');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Appliquer' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: TODAY, end: TODAY });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** Arrow keys move by day and by week. Enter sets the first day, then the last; « Annuler » changes nothing. */
export const Keyboard: Story = {
  args: { defaultValue: { start: '2026-11-16', end: '2026-11-22' } },
  play: async ({ args, canvasElement }) => {
    const opener = within(canvasElement).getByRole('button');
    await userEvent.click(opener);
    const day = (name: RegExp) => screen.getByRole('button', { name });
    await waitFor(() => expect(day(/lundi 16 novembre 2026/i)).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(day(/mardi 24 novembre 2026/i)).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Du lundi 23 nov. au mardi 1er déc.'));
    await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(opener);
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('Du lundi 16 au dimanche 22 nov., sem. 47'),
    );
  },
};

/** A range across two years shows both years. */
export const AcrossYears: Story = {
  args: { defaultValue: { start: '2026-12-28', end: '2027-01-03' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('Du lundi 28 déc. 2026 au dimanche 3 janv. 2027, sem. 53'),
    );
  },
};

export const Bounded: Story = {
  args: { min: '2026-11-05', max: '2026-12-04' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const before = await screen.findByRole('button', { name: /mercredi 4 novembre/i });
    await expect(before).toHaveAttribute('aria-disabled', 'true');
    await expect(screen.getByRole('status')).toHaveTextContent('Choisissez un premier jour, puis un dernier.');
    await expect(screen.getByRole('button', { name: 'Appliquer' })).toBeDisabled();
  },
};

export const English: Story = {
  args: { label: 'Period', defaultValue: { start: '2026-11-16', end: '2026-11-22' } },
  globals: { language: 'en' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const grid = await screen.findByRole('grid', { name: /November 2026/ });
    await expect(within(grid).getAllByRole('columnheader', { hidden: true })[0]).toHaveTextContent('Mon');
  },
};

/** The calendar runs from the right; the dates read left to right, in the order of the language. */
export const RightToLeft: Story = {
  args: { defaultValue: { start: '2026-11-16', end: '2026-11-22' } },
  globals: { language: 'en', direction: 'rtl' },
  play: async ({ canvasElement }) => {
    // The first day precedes the last, as in the sentence below the calendar.
    const parts = within(canvasElement).getAllByRole('spinbutton');
    await expect(parts.map((part) => part.textContent)).toEqual(['16', '11', '2026', '22', '11', '2026']);
    const lefts = parts.map((part) => part.getBoundingClientRect().left);
    await expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
    await userEvent.click(within(canvasElement).getByRole('button'));
    await screen.findByRole('grid', { name: /November 2026/ });
    await expect(screen.getByRole('status')).toHaveTextContent('16 to Sunday 22 Nov');
  },
};

export const Invalid: Story = {
  args: {
    defaultValue: { start: '2026-11-16', end: '2026-11-22' },
    error: 'Cette période est close. Choisissez-en une à venir.',
  },
};

export const Locked: Story = {
  args: { defaultValue: { start: '2026-11-16', end: '2026-11-22' }, lockedReason: 'Fixée par l’agence' },
};

export const Disabled: Story = { args: { isDisabled: true, defaultValue: { start: '2026-11-16', end: '2026-11-22' } } };

/** Neither the two dates nor the sentence fit on one line. */
export const LongWords: Story = {
  args: {
    label: 'Anticonstitutionnellement-pharmacovigilance-du-Littoral-et-de-l’Ouest',
    isOptional: true,
    defaultValue: { start: '2026-11-16', end: '2026-11-22' },
    description: 'Du premier au dernier jour de la tournée',
  },
  decorators: [(Story) => <div style={{ inlineSize: '11rem' }}>{Story()}</div>],
};
