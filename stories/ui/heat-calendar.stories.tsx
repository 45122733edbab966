import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { daysBetween } from '#ui/heat-calendar/calendar.ts';
import { HeatCalendar } from '#ui/heat-calendar/heat-calendar.tsx';

/** Fewer visits on Saturdays, none on Sundays, and two weeks without data. */
function visits(from: string, to: string): ReadonlyMap<string, number> {
  const days = daysBetween(from, to).flatMap((day, index): [string, number][] => {
    if (index > 120 && index < 135) return [];
    return [[day, index % 7 === 6 ? 0 : ((index * 7919) % 13) - (index % 7 === 5 ? 4 : 0)]];
  });
  return new Map(days.map(([day, value]) => [day, Math.max(0, value)]));
}

const meta = {
  component: HeatCalendar,
  args: {
    label: 'Visites par jour',
    from: '2025-12-01',
    to: '2026-11-19',
    values: visits('2025-12-01', '2026-11-19'),
    valueLabel: 'Visites',
  },
  argTypes: { values: { control: false }, empty: { control: false } },
  decorators: [(Story) => <div style={{ maxInlineSize: '62rem', padding: '0.5rem' }}>{Story()}</div>],
} satisfies Meta<typeof HeatCalendar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Year: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      /^Visites par jour\. (Du lundi 1er décembre 2025 au jeudi 19 novembre 2026, 12 au plus|From Monday,? 1 December 2025 to Thursday,? 19 November 2026, 12 at most)$/,
    );
  },
};
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const reader = canvas.getByRole('slider');
    await expect(reader).toHaveFocus();
    await expect(reader.getAttribute('aria-valuetext')).toMatch(/^(jeudi|Thursday),? 19 novemb(re|er) 2026/i);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(reader.getAttribute('aria-valuetext')).toMatch(/^(jeudi|Thursday),? 12 novemb(re|er) 2026/i);
    await userEvent.keyboard('{ArrowUp}');
    await expect(reader.getAttribute('aria-valuetext')).toMatch(/^(mercredi|Wednesday),? 11 novemb(re|er) 2026/i);
    await userEvent.keyboard('{Home}');
    await expect(reader.getAttribute('aria-valuetext')).toMatch(
      /^(lundi 1er décembre|Monday,? 1 December) 2025\s?: 0$/,
    );
  },
};
export const Pointing: Story = {
  play: async ({ canvas }) => {
    const reader = canvas.getByRole('slider');
    const { left, top } = reader.getBoundingClientRect();
    await userEvent.pointer({ target: reader, coords: { clientX: left + 40, clientY: top + 18 + 17 * 2 + 5 } });
    await expect(canvas.getByText(/^(mercredi 3 décembre|Wednesday,? 3 December) 2025$/)).toBeVisible();
    // The area above the days has no reading position.
    await userEvent.pointer({ target: reader, coords: { clientX: left + 40, clientY: top + 2 } });
    await expect(canvas.queryByText(/^(mercredi 3 décembre|Wednesday,? 3 December) 2025$/)).not.toBeInTheDocument();
  },
};
export const AsTable: Story = {
  args: { from: '2026-11-01', to: '2026-11-19' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Voir en tableau|View as a table)$/ }));
    await expect(canvas.getAllByRole('row')).toHaveLength(20);
  },
};
export const Quarter: Story = { args: { from: '2026-09-01' } };
/** Weeks that do not fit side by side wrap. */
export const Narrow: Story = { decorators: [(Story) => <div style={{ inlineSize: '22rem' }}>{Story()}</div>] };
export const OneDay: Story = { args: { from: '2026-11-19', values: new Map([['2026-11-19', 3]]) } };
export const OnlyZeros: Story = {
  args: { from: '2026-10-01', values: new Map(daysBetween('2026-10-01', '2026-11-19').map((day) => [day, 0])) },
};
export const HugeValues: Story = {
  args: {
    from: '2026-08-01',
    values: new Map(daysBetween('2026-08-01', '2026-11-19').map((day, index) => [day, index * 987_654_321])),
    formatValue: (value) => `${value.toLocaleString('fr-FR')} FCFA`,
  },
};
export const Loading: Story = { args: { isLoading: true } };
export const Nothing: Story = { args: { values: new Map() } };
/** Weeks run to the left; the right arrow goes back by one. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('slider').getAttribute('aria-valuetext')).toMatch(
      /^(jeudi|Thursday),? 12 novemb(re|er) 2026/i,
    );
  },
};
