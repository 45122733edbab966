import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '#api/client.ts';

/**
 * Makes the reads that a screen makes whatever its address says. The module of a screen may export one, as `readAhead`.
 * @returns when they are over; a failure is the screen's to tell. `undefined` if the screen shows its loading state all the same
 */
export type ReadAhead = (queries: QueryClient, api: Api) => Promise<unknown> | undefined;
