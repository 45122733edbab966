/** The charts that are measured. */
export const CHART_KINDS = ['line', 'area', 'bar'] as const;
export type ChartKind = (typeof CHART_KINDS)[number];
