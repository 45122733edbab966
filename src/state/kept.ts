import { textStore } from '#lib/storage.ts';

/** What this device remembers of the selections that are kept (spec §4). */
export const kept = textStore(() => localStorage);
