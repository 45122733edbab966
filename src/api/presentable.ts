import { inSlices } from '#lib/in-slices.ts';
import { hasOverride, hasVisible, withoutOverrides } from '#lib/visible-text.ts';

/** What has neither a name nor an id. */
const NOTHING = '–';

/** Of records, in the spelling of the server: their texts are sent back to find them. */
const IDS = /^idAgency$|IDs?$/;

type Fields = Record<string, unknown>;

const isFields = (value: object): value is Fields => !Array.isArray(value);

/**
 * Changes the texts of an answer, in place, so that they can be shown anywhere (docs/rules/api.md#nameless-records):
 * every record whose name has nothing to see is called by its id, so that each row, link and heading has words; no text turns
 * the letters around it; and a list of texts to choose from has each once. A long answer is changed in slices.
 * @throws the reason of the signal, once it is aborted
 */
export async function makePresentable(answer: object, signal: AbortSignal): Promise<void> {
  const waiting: object[] = [answer];
  const step = () => {
    const next = waiting.pop();
    if (!next) return false;
    if (isFields(next)) makeRecordPresentable(next);
    const values: readonly unknown[] = Object.values(next);
    for (const value of values) {
      if (typeof value === 'object' && value !== null) waiting.push(value);
    }
    return true;
  };
  await inSlices(step, signal);
}

function makeRecordPresentable(record: Fields): void {
  if (typeof record['name'] === 'string' && !hasVisible(record['name'])) {
    const id = record['ID'] ?? record['idAgency'];
    record['name'] = typeof id === 'string' ? id : NOTHING;
  }
  for (const field of Object.keys(record)) {
    const value = record[field];
    // Hardly any text has one: most are only looked at, for which nothing is made.
    if (typeof value === 'string') {
      if (hasOverride(value) && !IDS.test(field)) record[field] = withoutOverrides(value);
    } else if (isTexts(value) && !IDS.test(field)) {
      // Each once: the names of stages, say, which records repeat in the same spelling.
      record[field] = [...new Set(value.map(withoutOverrides))];
    }
  }
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'string');
