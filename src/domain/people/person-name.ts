import { hasVisible } from '#lib/visible-text.ts';

interface Names {
  readonly FirstName?: string | null;
  readonly Surname?: string | null;
}

/** « Fatou Diagne »; `null` for nobody, and for somebody without a name. */
export const fullName = (person: Names | null | undefined): string | null =>
  [person?.FirstName, person?.Surname].filter((part) => hasVisible(part ?? '')).join(' ') || null;

/** « Fatou Diagne »; the identifier of somebody without a name. */
export const personName = (person: Names & { readonly ID: string }): string => fullName(person) ?? person.ID;
