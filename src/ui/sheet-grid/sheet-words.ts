import { useLingui } from '@lingui/react/macro';
import { useCallback, useMemo } from 'react';
import { numberReader } from '#lib/read-number.ts';
import { useFigures } from '../chart/figures.ts';
import { useWrittenLocale } from '../use-written-locale/use-written-locale.ts';
import { type Fault, faultOf, type SheetColumn, type SheetValue } from './sheet.ts';

/** By locale: what knows how a language groups digits is dear to make. */
const known = new Map<string, (text: string) => number | null>();

/** How numbers are read in the active locale. */
function useReader(): (text: string) => number | null {
  const locale = useWrittenLocale();
  return useMemo(() => {
    const reader = known.get(locale) ?? numberReader(locale);
    known.set(locale, reader);
    return reader;
  }, [locale]);
}

/** How a cell is shown: its number written out, or its text and what is wrong with it. */
export function useCellWords() {
  const { t } = useLingui();
  const { full, bare } = useFigures();
  const read = useReader();
  /** What an editor opens with: every digit, and no more. */
  const written = useCallback((value: SheetValue) => (typeof value === 'number' ? bare(value) : (value ?? '')), [bare]);
  const shown = useCallback((value: SheetValue) => (typeof value === 'number' ? full(value) : (value ?? '')), [full]);
  const reason = useCallback(
    (value: SheetValue, { input }: Pick<SheetColumn, 'input'>): string | null => {
      const fault = faultOf(value, input, read);
      if (!fault) return null;
      const [least, most] = [full(input?.min ?? 0), full(input?.max ?? 0)];
      const words: Readonly<Record<Fault, string>> = {
        unreadable: t`Écrivez un nombre.`,
        fraction: t`Écrivez un nombre entier.`,
        tooSmall: t`${least} au moins.`,
        tooLarge: t`${most} au plus.`,
      };
      return words[fault];
    },
    [t, full, read],
  );
  return { read, written, shown, reason };
}
