import type { Messages } from '@lingui/core';

/** The catalogues loaded after the first page. The list grows with every area, so it is a chunk of its own. */
export const LATER_CATALOGUES = import.meta.glob<{ messages: Messages }>([
  '/src/app/shell/locales/*.po',
  '/src/features/*/locales/*.po',
  '!/src/features/session/locales/*.po',
]);
