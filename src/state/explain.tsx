import { useLingui } from '@lingui/react';
import { useCallback } from 'react';
import { entryOf, explain, SALE_DATA_EXIST_MESSAGES } from '#api/error-catalogue.ts';
import type { ServerCode } from '#api/codes.ts';

/** The message of the error catalogue for anything that was thrown, in the active language. */
export function useExplain(): (error: unknown) => string {
  const { i18n } = useLingui();
  return useCallback((error) => i18n._(explain(error).message), [i18n]);
}

/** The message of {@link useExplain} as a component. */
export function Explained({ error }: { readonly error: unknown }) {
  return useExplain()(error);
}

/** The message of a code to show under a form field: without a full stop, like all messages there. */
export function useFieldWords(): (code: ServerCode) => string {
  const { i18n } = useLingui();
  return useCallback((code) => i18n._(entryOf(code).message).replace(/\.$/u, ''), [i18n]);
}

interface ExplainedCodesProps {
  readonly codes: readonly ServerCode[];
  /** What was being saved or dispatched, where the message depends on it. */
  readonly figures?: keyof typeof SALE_DATA_EXIST_MESSAGES;
}

/** The messages of the codes of a refusal; a general one if there are no codes. */
export function ExplainedCodes({ codes, figures }: ExplainedCodesProps) {
  const { i18n } = useLingui();
  const keys = codes.length > 0 ? codes : (['errors.error-title'] as const);
  const messageOf = (key: (typeof keys)[number]) =>
    key === 'SALE_DATA_EXIST' && figures ? SALE_DATA_EXIST_MESSAGES[figures] : entryOf(key).message;
  return keys.map((key) => i18n._(messageOf(key))).join(' ');
}
