import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DayTimeline } from '#ui/day-timeline/day-timeline.tsx';
import { ThreadPause } from '#ui/thread/thread-pause.tsx';
import { at, LUNCH, VISITS, ZONE } from './map-data.ts';

const meta = {
  component: DayTimeline,
  subcomponents: { ThreadPause },
  args: {
    label: 'Jeudi 19 novembre',
    visits: VISITS,
    now: at('11:24'),
    timeZone: ZONE,
    hasLegend: true,
    onSelect: fn(),
    onLink: fn(),
  },
  argTypes: { visits: { control: false }, absences: { control: false }, empty: { control: false } },
  decorators: [(Story) => <div style={{ maxInlineSize: '28.5rem' }}>{Story()}</div>],
} satisfies Meta<typeof DayTimeline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Day: Story = {
  args: { selected: 'tchatat' },
  play: async ({ args, canvas }) => {
    const stops = canvas.getAllByRole('listitem').filter((item) => item.hasAttribute('data-state'));
    await expect(canvas.getByRole('list', { name: 'Jeudi 19 novembre' })).toBeVisible();
    await expect(stops.filter((stop) => stop.hasAttribute('aria-current'))).toHaveLength(1);
    await expect(canvas.getByText(/^(en cours|in progress), 4.mins?$/u)).toBeVisible();
    await expect(canvas.getByText(/^(Prévue à|Planned for) 10:00$/)).toBeVisible();
    const row = canvas.getByRole('button', { name: 'Dr Idriss Njoya' });
    await userEvent.hover(row);
    await expect(args.onLink).toHaveBeenLastCalledWith('njoya');
    await userEvent.click(row);
    await expect(args.onSelect).toHaveBeenLastCalledWith('njoya');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('deido');
  },
};

/** Not clickable: a day in a report. */
export const ToRead: Story = {
  args: { visits: VISITS.filter(({ done }) => done) },
  render: ({ onSelect: _select, ...args }) => <DayTimeline {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
export const Absence: Story = {
  args: { absences: [LUNCH] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Absence\s?:/u)).toHaveTextContent('Formation à l’agence');
    await expect(canvas.getByText(/^(jusqu’à|until) 13:45$/)).toBeVisible();
  },
};
/** Planned visits that were not made, and gaps. */
export const PlannedAndDone: Story = {
  args: {
    visits: VISITS.map(({ done, ...visit }, index) =>
      done && index % 2 === 0 && done.end ? { ...visit, done } : visit,
    ),
    now: at('13:00'),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^(Heure passée, non faite|Past its time, not made)$/)).toHaveLength(4);
    await expect(canvas.getAllByText(/(sans visite|libres|without a visit|free)$/u).length).toBeGreaterThan(0);
  },
};
export const Overlapping: Story = {
  args: {
    visits: VISITS.map((visit) =>
      visit.id === 'rond-point' ? { ...visit, done: { start: at('08:30'), end: at('09:15') } } : visit,
    ),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^(Commence avant la fin de la précédente|Begins before the one before it ends)$/),
    ).toBeVisible();
  },
};
/** In random order; a visit without a time comes last. */
export const OutOfOrder: Story = {
  args: {
    visits: [
      { id: 'any', name: 'Dr Bertille Mouelle', detail: 'Quand elle pourra', position: null },
      ...VISITS.toReversed(),
    ],
  },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('button').map(({ textContent }) => textContent);
    await expect(names[0]).toBe('Dr Clarisse Ewane');
    await expect(names.at(-1)).toBe('Dr Bertille Mouelle');
  },
};
export const AllToCome: Story = {
  args: { visits: VISITS.map(({ done: _done, ...visit }) => visit), now: at('07:00') },
};
export const One: Story = { args: { visits: VISITS.slice(0, 1) } };
export const Nothing: Story = {
  args: { visits: [] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: /^(Aucune visite ce jour|No visits on this day)$/ }),
    ).toBeVisible();
  },
};
export const Forty: Story = {
  args: {
    visits: Array.from({ length: 40 }, (_, index) => ({
      id: String(index),
      name: `Dr Clarisse Ewane ${index + 1}`,
      position: null,
      planned: { start: at('08:00') + index * 900, end: at('08:10') + index * 900 },
    })),
    now: at('07:00'),
  },
};
export const LongNames: Story = {
  args: {
    visits: VISITS.map((visit) => ({
      ...visit,
      name: `${visit.name}, direction régionale de la distribution et des approvisionnements pharmaceutiques`,
      detail: `${visit.detail}, bâtiment administratif annexe, troisième étage, porte au fond du couloir`,
    })),
    absences: [{ ...LUNCH, name: 'Formation aux bonnes pratiques de distribution des médicaments à usage humain' }],
  },
};
export const English: Story = { args: { absences: [LUNCH] }, globals: { language: 'en' } };
export const RightToLeft: Story = { args: { selected: 'tchatat', absences: [LUNCH] }, globals: { direction: 'rtl' } };
export const Phone: Story = {
  args: { selected: 'tchatat' },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
};
export const Dark: Story = { args: { selected: 'tchatat', absences: [LUNCH] }, globals: { theme: 'dark-blue' } };
