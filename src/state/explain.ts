import { useLingui } from '@lingui/react';
import { useCallback } from 'react';
import { explain } from '#api/catalogue.ts';

/** What the error catalogue says of anything that was thrown, in the active language. */
export function useExplain(): (error: unknown) => string {
  const { i18n } = useLingui();
  return useCallback((error) => i18n._(explain(error).message), [i18n]);
}
