import { textStore } from '#lib/storage.ts';

/** Choices that this device remembers, in `localStorage`; see docs/rules/limits.md#remembered-choices. */
export const deviceStorage = textStore(() => localStorage);
