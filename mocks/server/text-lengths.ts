import { TEXT_LIMITS } from '#lib/text-limits.ts';
import { refusal } from './errors.ts';

/** Lists and records in JSON, which have rules of their own. */
const DATA = /^json|List$/;

/** One line in the forms: `name`, `pharmaProductFileName`, `newAMMNum`. */
const LINES = /name$|^(?:email|phone|newAMMNum|colorCode|statut)$/i;

/**
 * Checks the texts of a mutation: docs/rules/limits.md#text-lengths.
 * @param args those of the type String are checked
 * @throws TEXT_TOO_LONG
 */
export function checkTexts(args: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(args)) {
    if (typeof value !== 'string' || DATA.test(name)) continue;
    const most = LINES.test(name) ? TEXT_LIMITS.line : TEXT_LIMITS.text;
    if (value.length > most) throw refusal('TEXT_TOO_LONG', `${name} has more than ${most} characters`);
  }
}
