import { useLingui } from '@lingui/react';
import { useCallback } from 'react';
import { entryOf, explain } from '#api/catalogue.ts';
import type { ServerCode } from '#api/codes.ts';

/** What the error catalogue says of anything that was thrown, in the active language. */
export function useExplain(): (error: unknown) => string {
  const { i18n } = useLingui();
  return useCallback((error) => i18n._(explain(error).message), [i18n]);
}

/** The same, as a part of a sentence on a page. */
export function Explained({ error }: { readonly error: unknown }) {
  return useExplain()(error);
}

/** What it says of the codes of a refusal; of one without a code, that the server refused. */
export function ExplainedCodes({ codes }: { readonly codes: readonly ServerCode[] }) {
  const { i18n } = useLingui();
  const keys = codes.length > 0 ? codes : (['errors.error-title'] as const);
  return keys.map((key) => i18n._(entryOf(key).message)).join(' ');
}
