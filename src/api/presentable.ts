import { hasVisible, withoutOverrides } from '#lib/visible-text.ts';

/** What has neither a name nor an id. */
const NOTHING = '–';

/** Of records, in the spelling of the server: their texts are sent back to find them. */
const IDS = /^(?:ID|idAgency)$|ID$/;

type Fields = Record<string, unknown>;

const isFields = (value: object): value is Fields => !Array.isArray(value);

/**
 * Changes the texts of an answer, in place, so that they can be shown anywhere (docs/rules/api.md#nameless-records):
 * every record whose name has nothing to see is called by its id, so that each row, link and heading has words; and no text
 * turns the letters around it.
 */
export function makePresentable(answer: object): void {
  if (isFields(answer)) {
    if (typeof answer['name'] === 'string' && !hasVisible(answer['name'])) {
      const id = answer['ID'] ?? answer['idAgency'];
      answer['name'] = typeof id === 'string' ? id : NOTHING;
    }
    for (const field of Object.keys(answer)) {
      const value = answer[field];
      if (typeof value === 'string' && !IDS.test(field)) answer[field] = withoutOverrides(value);
    }
  }
  const values: readonly unknown[] = Object.values(answer);
  for (const value of values) {
    if (typeof value === 'object' && value !== null) makePresentable(value);
  }
}
