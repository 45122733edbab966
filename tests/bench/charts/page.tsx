import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { activateLanguage, i18n } from '#app/i18n.ts';
import { AreaChart } from '#ui/area-chart/area-chart.tsx';
import { BarChart } from '#ui/bar-chart/bar-chart.tsx';
import type { Series } from '#ui/chart/series.ts';
import { LineChart } from '#ui/line-chart/line-chart.tsx';
import { CHART_KINDS, type ChartKind } from './kinds.ts';
import '#ui/theme/global.css.ts';

const POINTS = 5_000;

/** Wanders without chance: every run draws the same. */
const wandering = (id: string, name: string, turn: number): Series => ({
  id,
  name,
  values: Array.from(
    { length: POINTS },
    (_, index) => 400 + 180 * Math.sin(index / 310 + turn) + ((index * 7919) % 97),
  ),
});

const shared = {
  label: 'Visites',
  alongLabel: 'Jour',
  series: [wandering('medical', 'Médical', 0), wandering('pharma', 'Pharma', 1)],
  height: 480,
};
const days = Array.from({ length: POINTS }, (_, day) => day);

const CHARTS: Readonly<Record<ChartKind, ReactNode>> = {
  line: <LineChart {...shared} x={days} />,
  area: <AreaChart {...shared} x={days} />,
  bar: <BarChart {...shared} categories={days.map(String)} layout="stacked" />,
};

const asked = new URLSearchParams(location.search).get('kind');
const kind = CHART_KINDS.find((known) => known === asked);
const root = document.getElementById('root');
if (!root || !kind) throw new Error('The page has no root, or knows no such chart.');

await activateLanguage('fr');
createRoot(root).render(<I18nProvider i18n={i18n}>{CHARTS[kind]}</I18nProvider>);
