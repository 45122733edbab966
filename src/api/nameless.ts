import { hasVisible } from '#lib/visible-text.ts';

/** What has neither a name nor an id. */
const NOTHING = '–';

type Fields = Record<string, unknown>;

const isFields = (value: object): value is Fields => !Array.isArray(value);

/**
 * Calls every record of an answer whose name has nothing to see by its id, in place, so that each row, link and heading
 * has words (docs/rules/api.md#nameless-records).
 */
export function nameTheNameless(answer: object): void {
  if (isFields(answer) && typeof answer['name'] === 'string' && !hasVisible(answer['name'])) {
    const id = answer['ID'] ?? answer['idAgency'];
    answer['name'] = typeof id === 'string' ? id : NOTHING;
  }
  const values: readonly unknown[] = Object.values(answer);
  for (const value of values) {
    if (typeof value === 'object' && value !== null) nameTheNameless(value);
  }
}
