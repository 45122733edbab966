import type { Messages } from '@lingui/core';

/** The words of what comes after the first page: a list that grows with every feature, so the first page goes without. */
export const CATALOGUES = import.meta.glob<{ messages: Messages }>([
  '/src/app/shell/locales/*.po',
  '/src/features/*/locales/*.po',
]);
