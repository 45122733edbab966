import { useLingui } from '@lingui/react';
import { explain } from '#api/catalogue.ts';

/** What the error catalogue says of a failure. */
export function Explained({ error }: { readonly error: unknown }) {
  const { i18n } = useLingui();
  return i18n._(explain(error).message);
}
