import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { LineChart } from '#ui/line-chart/line-chart.tsx';
import {
  BY_WHOLESALER,
  daysUpTo,
  formatDay,
  formatMillions,
  formatMonth,
  formatShortWeek,
  formatWeek,
  TREND,
  TURNOVER,
  wandering,
  WEEKS,
} from './chart-data.ts';

const meta = {
  component: LineChart,
  args: {
    label: 'Rythme hebdomadaire',
    x: WEEKS,
    series: [TURNOVER, TREND],
    alongLabel: 'Semaine',
    formatX: formatWeek,
    formatTickX: formatShortWeek,
    formatValue: formatMillions,
  },
  argTypes: { empty: { control: false } },
  decorators: [(Story) => <div style={{ maxInlineSize: '44rem', padding: '0.5rem' }}>{Story()}</div>],
} satisfies Meta<typeof LineChart>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The week below its trend is red, the one above is green and dotted. */
export const AgainstPlan: Story = {
  args: {
    gapTo: 'trend',
    isEndLabelled: true,
    formatTick: (value) => value.toLocaleString('fr-FR'),
    summary: 'La semaine 45 est à 17,4 millions, 4,1 sous la tendance',
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('img', {
        name: 'Rythme hebdomadaire. La semaine 45 est à 17,4 millions, 4,1 sous la tendance',
      }),
    ).toBeVisible();
    await expect(canvas.getByText('tendance', { selector: 'text' })).toBeVisible();
  },
};

export const Several: Story = {
  args: { series: BY_WHOLESALER, label: 'Chiffre d’affaires par grossiste', isEndLabelled: true },
};

export const Keyboard: Story = {
  args: { series: BY_WHOLESALER },
  play: async ({ canvas }) => {
    const reader = await canvas.findByRole('slider', { name: /^(Lire point par point|Read point by point)$/ });
    await userEvent.tab();
    await expect(reader).toHaveFocus();
    // Reading starts at the latest point.
    await expect(reader).toHaveAttribute('aria-valuetext', 'sem. 46, Répartis : 6,8 M');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(reader).toHaveAttribute('aria-valuetext', 'sem. 45, Répartis : 6,5 M');
    await userEvent.keyboard('{ArrowDown}{Home}');
    await expect(reader).toHaveAttribute('aria-valuetext', 'sem. 37, Littoral Médicaments : 5,1 M');
    await expect(reader).toHaveAttribute('aria-valuenow', '1');
    await expect(canvas.getByText('sem. 37')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText('sem. 37')).not.toBeInTheDocument();
    await expect(reader).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByText('sem. 38')).toBeVisible();
  },
};

export const Pointing: Story = {
  args: { series: BY_WHOLESALER },
  play: async ({ canvas }) => {
    const reader = await canvas.findByRole('slider');
    const { left, top, width, height } = reader.getBoundingClientRect();
    await userEvent.pointer({ target: reader, coords: { clientX: left + width / 3, clientY: top + height } });
    await expect(canvas.getByText('sem. 40')).toBeVisible();
    await expect(reader).toHaveAttribute('aria-valuetext', 'sem. 40, Savane Distribution : 3,1 M');
    await userEvent.unhover(reader);
    await expect(canvas.queryByText('sem. 40')).not.toBeInTheDocument();
  },
};

export const Filter: Story = {
  args: { series: BY_WHOLESALER },
  play: async ({ canvas }) => {
    const littoral = canvas.getByRole('button', { name: 'Littoral Médicaments' });
    await expect(littoral).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(littoral);
    await expect(littoral).toHaveAttribute('aria-pressed', 'false');
    await expect(await canvas.findByRole('img')).toHaveAccessibleName(/^(?!.*Littoral)/);
    await userEvent.click(canvas.getByRole('button', { name: 'Répartis' }));
    // One series always stays visible.
    await userEvent.click(canvas.getByRole('button', { name: 'Savane Distribution' }));
    await expect(canvas.getByRole('button', { name: 'Savane Distribution' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', 'sem. 46 : 3,5 M');
  },
};

export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Voir en tableau|View as a table)$/ }));
    await expect(canvas.getByRole('table', { name: 'Rythme hebdomadaire' })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(11);
    await expect(canvas.getByRole('row', { name: 'sem. 46 – 21,9 M' })).toBeVisible();
    const write = spyOn(navigator.clipboard, 'writeText').mockImplementation(fn(async () => {}));
    await userEvent.click(canvas.getByRole('button', { name: /^(Copier|Copy)$/ }));
    await expect(await canvas.findByRole('button', { name: /^(Copié|Copied)$/ })).toBeVisible();
    await expect(write.mock.calls[0]?.[0].split('\n').at(-1)).toMatch(/^sem\. 46\t\t21[,.]9$/);
    await userEvent.click(canvas.getByRole('button', { name: /^(Voir en graphique|View as a chart)$/ }));
    await expect(await canvas.findByRole('img')).toBeVisible();
  },
};

export const CopyRefused: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Voir en tableau|View as a table)$/ }));
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Denied', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button', { name: /^(Copier|Copy)$/ }));
    await expect(
      await canvas.findByRole('button', { name: /^(Copie refusée par le navigateur|The browser refused to copy)$/ }),
    ).toBeVisible();
  },
};

export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/Chargement…|Loading…/);
  },
};
export const Nothing: Story = { args: { series: [], x: [] } };
export const NothingKnown: Story = {
  args: {
    series: [{ ...TURNOVER, values: WEEKS.map(() => null) }],
    empty: <EmptyState title="Aucune vente en octobre">Importez les ventes du mois.</EmptyState>,
  },
};
export const OnePoint: Story = {
  args: { x: [37], series: [{ ...TURNOVER, values: [17.6] }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img')).toHaveAccessibleName('Rythme hebdomadaire. sem. 37. Réalisé : 17,6 M');
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', 'sem. 37 : 17,6 M');
  },
};
export const Gaps: Story = {
  args: { series: [{ ...TURNOVER, values: [17.6, null, 18.1, null, null, 21.3, 19.6, null, 17.4, 18] }] },
};
export const Flat: Story = { args: { series: [{ ...TURNOVER, values: WEEKS.map(() => 0) }] } };
export const NegativeValues: Story = {
  args: { series: [{ ...TURNOVER, name: 'Écart', values: [2.4, -1.2, 3.1, -6.8, 0, 1.4, -2.2, 4.6, -0.4, 2] }] },
};
export const HugeValues: Story = {
  args: {
    series: [{ ...TURNOVER, values: WEEKS.map((week) => (week % 7) * 987_654_321_000) }],
    formatValue: (value) => `${value.toLocaleString('fr-FR')} FCFA`,
  },
};
export const LongNames: Story = {
  args: {
    series: BY_WHOLESALER.map((series) => ({
      ...series,
      name: `${series.name}, direction régionale de la distribution et des approvisionnements pharmaceutiques`,
    })),
    alongLabel: 'Semaine de l’année civile',
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('slider');
    await userEvent.tab();
    await expect(canvas.getByText('sem. 46')).toBeVisible();
  },
};
export const EightSeries: Story = {
  args: {
    series: Array.from({ length: 8 }, (_, turn) => ({
      id: String(turn),
      name: `Agence ${turn + 1}`,
      values: WEEKS.map((week) => 4 + turn * 2 + ((week * (turn + 3)) % 5)),
    })),
  },
};
export const FiveThousandPoints: Story = {
  args: {
    label: 'Visites par jour',
    x: daysUpTo(5_000),
    series: [
      { id: 'medical', name: 'Médical', values: wandering(5_000) },
      { id: 'pharma', name: 'Pharma', values: wandering(5_000, 1) },
    ],
    alongLabel: 'Jour',
    formatX: formatDay,
    formatTickX: formatMonth,
    formatValue: (value) => Math.round(value).toLocaleString('fr-FR'),
  },
  play: async ({ canvas, canvasElement }) => {
    const reader = await canvas.findByRole('slider');
    await expect(reader).toHaveAttribute('aria-valuemax', '5000');
    // One path per series, and no element per point.
    await expect(canvasElement.querySelectorAll('svg *').length).toBeLessThan(80);
    await userEvent.tab();
    await userEvent.keyboard('{PageUp}{ArrowLeft}');
    await waitFor(() => expect(reader).toHaveAttribute('aria-valuenow', '4499'));
  },
};
/** Thousands of rows are paged; copying includes all of them. */
export const FiveThousandRows: Story = {
  args: { ...FiveThousandPoints.args },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Voir en tableau|View as a table)$/ }));
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '5001');
    await expect(canvas.getAllByRole('row')).toHaveLength(201);
    await expect(canvas.getByRole('button', { name: /^(Lignes précédentes|Previous rows)$/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: /^(Lignes suivantes|Next rows)$/ }));
    await expect(canvas.getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '202');
    await expect(canvas.getByText(/^201 (à 400 sur 5\s000|to 400 of 5,000)$/u)).toBeVisible();
    const write = spyOn(navigator.clipboard, 'writeText').mockImplementation(fn(async () => {}));
    await userEvent.click(canvas.getByRole('button', { name: /^(Copier|Copy)$/ }));
    await expect(write.mock.calls[0]?.[0].split('\n')).toHaveLength(5_001);
  },
};
/** Time runs to the left; the right arrow goes back. */
export const RightToLeft: Story = {
  args: { series: BY_WHOLESALER, isEndLabelled: true },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const reader = await canvas.findByRole('slider');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(reader).toHaveAttribute('aria-valuetext', 'sem. 45, Répartis : 6,5 M');
  },
};
