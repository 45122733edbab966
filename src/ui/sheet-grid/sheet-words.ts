import { useLingui } from '@lingui/react/macro';
import { useCallback, useMemo } from 'react';
import { numberReader } from '#lib/read-number.ts';
import { useFigures } from '../chart/figures.ts';
import { useWrittenLocale } from '../use-written-locale/use-written-locale.ts';
import { type Fault, faultOf, type SheetColumn, type SheetNumbers, type SheetValue } from './sheet.ts';

/** Cached by locale: a number parser is expensive to create. */
const cache = new Map<string, (text: string) => number | null>();

/** Parses numbers as the active locale writes them. */
function useReader(): (text: string) => number | null {
  const locale = useWrittenLocale();
  return useMemo(() => {
    const reader = cache.get(locale) ?? numberReader(locale);
    cache.set(locale, reader);
    return reader;
  }, [locale]);
}

/** The texts of cells, and how they are read. */
export type CellWords = ReturnType<typeof useCellWords>;

/** The text of a cell: its formatted number, or its invalid text with the error. */
export function useCellWords(numbers?: SheetNumbers) {
  const { t } = useLingui();
  const { full, bare } = useFigures();
  const readAlone = useReader();
  /** Both readings of a text that the locale does not decide, the smaller first; `null` for any other text. */
  const twoReadings = useCallback(
    (text: string): readonly [number, number] | null => {
      const readings = numbers?.readingsOf(text);
      if (!readings || Object.is(readings['.'], readings[','])) return null;
      const [one, other] = [readings['.'], readings[',']].toSorted((a, b) => Math.abs(a) - Math.abs(b));
      // A thousands separator of the language itself, such as a comma in English.
      return one === undefined || other === undefined || readAlone(text) === other ? null : [one, other];
    },
    [numbers, readAlone],
  );
  const read = useCallback(
    (text: string) => (twoReadings(text) === null ? readAlone(text) : null),
    [readAlone, twoReadings],
  );
  /** The initial text of an editor: all digits, without separators. */
  const written = useCallback((value: SheetValue) => (typeof value === 'number' ? bare(value) : (value ?? '')), [bare]);
  const shown = useCallback((value: SheetValue) => (typeof value === 'number' ? full(value) : (value ?? '')), [full]);
  const reason = useCallback(
    (value: SheetValue, { input }: Pick<SheetColumn, 'input'>): string | null => {
      const fault = faultOf(value, input, read);
      if (!fault) return null;
      const readings = typeof value === 'string' ? twoReadings(value) : null;
      if (readings) {
        const [one, other] = [full(readings[0]), full(readings[1])];
        return t`${one} ou ${other} ? Écrivez-le sans séparateur.`;
      }
      const [least, most] = [full(input?.min ?? 0), full(input?.max ?? 0)];
      const words: Readonly<Record<Fault, string>> = {
        unreadable: t`Écrivez un nombre.`,
        fraction: t`Écrivez un nombre entier.`,
        tooSmall: t`${least} au moins.`,
        tooLarge: t`Trop grand : ${most} au plus.`,
      };
      return words[fault];
    },
    [t, full, read, twoReadings],
  );
  return { read, written, shown, reason };
}
