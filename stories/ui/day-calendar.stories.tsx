import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DayCalendar, type DayEntry } from '#ui/day-calendar/day-calendar.tsx';

const entry = (id: string, day: string, time: string, name: string, isPast = false): DayEntry => ({
  id,
  day,
  time,
  name,
  detail: 'Tensorel 5 mg B/30',
  isPast,
});

const ENTRIES = [
  entry('1', '2026-11-02', '09:00', 'Relancer le laboratoire', true),
  entry('2', '2026-11-18', '11:15', 'Retirer la quittance du Trésor', true),
  entry('3', '2026-11-19', '10:30', 'Appeler la direction de la pharmacie'),
  entry('4', '2026-11-27', '15:00', 'Revue réglementaire trimestrielle'),
  entry('5', '2026-12-01', '10:30', 'Prendre rendez-vous au guichet'),
];

const meta = {
  component: DayCalendar,
  args: {
    label: 'Rappels de novembre 2026',
    period: { start: '2026-11-01', end: '2026-11-30' },
    today: '2026-11-19',
    entries: ENTRIES,
    onOpen: fn(),
  },
} satisfies Meta<typeof DayCalendar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Month: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(7);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith('3');
  },
};
export const Week: Story = {
  args: { label: 'Rappels de la semaine', period: { start: '2026-11-16', end: '2026-11-22' } },
};
export const Empty: Story = { args: { entries: [] } };
export const ManyInADay: Story = {
  args: {
    entries: Array.from({ length: 30 }, (_, index) => entry(`m${index}`, '2026-11-19', '10:30', `Rappel ${index + 1}`)),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(et 27 autres|and 27 more)$/ }));
    await expect(canvas.getByRole('button', { name: /Rappel 30/ })).toBeVisible();
  },
};
export const LongWords: Story = {
  args: {
    entries: [
      entry(
        'long',
        '2026-11-19',
        '10:30',
        'Anticonstitutionnellement-incompréhensiblement-intergouvernementalisations',
      ),
    ],
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
