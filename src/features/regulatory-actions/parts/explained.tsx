import { useExplain } from '#state/explain.ts';

/** What the error catalogue says of a failure. */
export function Explained({ error }: { readonly error: unknown }) {
  return useExplain()(error);
}
