import { useLingui } from '@lingui/react';
import { useCallback } from 'react';
import { entryOf, explain, SALE_DATA_EXIST_MESSAGES } from '#api/error-catalogue.ts';
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

/** What it says of a code under the field at fault: without a sentence's full stop, as all that stands there. */
export function useFieldWords(): (code: ServerCode) => string {
  const { i18n } = useLingui();
  return useCallback((code) => i18n._(entryOf(code).message).replace(/\.$/u, ''), [i18n]);
}

interface ExplainedCodesProps {
  readonly codes: readonly ServerCode[];
  /** What was being saved or dispatched, where that changes the words. */
  readonly figures?: keyof typeof SALE_DATA_EXIST_MESSAGES;
}

/** What it says of the codes of a refusal; of one without a code, that the server refused. */
export function ExplainedCodes({ codes, figures }: ExplainedCodesProps) {
  const { i18n } = useLingui();
  const keys = codes.length > 0 ? codes : (['errors.error-title'] as const);
  const messageOf = (key: (typeof keys)[number]) =>
    key === 'SALE_DATA_EXIST' && figures ? SALE_DATA_EXIST_MESSAGES[figures] : entryOf(key).message;
  return keys.map((key) => i18n._(messageOf(key))).join(' ');
}
