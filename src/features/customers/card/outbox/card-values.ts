import { textOf, type Values } from '../../shared/record-editor/fields.ts';

/** A text of a form; `null` for an empty one. */
export const textIn = (values: Values, name: string): string | null => textOf(values, name) || null;

const periodIn = (values: Values) => ({
  periodStart: textOf(values, 'periodStart'),
  periodEnd: textOf(values, 'periodEnd'),
});

/** An expectation as the form about it has it. */
export const expectationIn = (values: Values) => ({
  ...periodIn(values),
  toBeImproved: textIn(values, 'toBeImproved'),
  expectedProducts: textIn(values, 'expectedProducts'),
});

/** An action received as the form about it has it. */
export const actionIn = (values: Values) => ({
  ...periodIn(values),
  requests: textIn(values, 'requests'),
  actionMaterials: textIn(values, 'actionMaterials'),
  actionHumanRelations: textIn(values, 'actionHumanRelations'),
  actionFinancial: textIn(values, 'actionFinancial'),
});
