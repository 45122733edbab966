import { numberFormat } from '#lib/intl.ts';

/**
 * Takes the place of a module of `@internationalized/number` (vite.config.ts), which tries out the formats of the browser as its file
 * is evaluated; see docs/decisions/0051-react-aria-tries-out-no-format.md. It is `Intl.NumberFormat`, created once.
 */
export class NumberFormatter {
  readonly #format: Intl.NumberFormat;

  constructor(locale: string, options: Intl.NumberFormatOptions = {}) {
    this.#format = numberFormat(locale, options);
  }

  format(value: number): string {
    return this.#format.format(value);
  }

  formatToParts(value: number): Intl.NumberFormatPart[] {
    return this.#format.formatToParts(value);
  }

  formatRange(start: number, end: number): string {
    return this.#format.formatRange(start, end);
  }

  formatRangeToParts(start: number, end: number): Intl.NumberRangeFormatPart[] {
    return this.#format.formatRangeToParts(start, end);
  }

  resolvedOptions(): Intl.ResolvedNumberFormatOptions {
    return this.#format.resolvedOptions();
  }
}
