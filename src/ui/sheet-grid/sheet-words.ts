import { useLingui } from '@lingui/react/macro';
import { useCallback, useMemo } from 'react';
import { numberReader } from '#lib/read-number.ts';
import { useFigures } from '../chart/figures.ts';
import { useWrittenLocale } from '../use-written-locale/use-written-locale.ts';
import { type Fault, faultOf, type SheetColumn, type SheetValue } from './sheet.ts';

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

/** The text of a cell: its formatted number, or its invalid text with the error. */
export function useCellWords() {
  const { t } = useLingui();
  const { full, bare } = useFigures();
  const read = useReader();
  /** The initial text of an editor: all digits, without separators. */
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
