import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '#api/client.ts';

/** Begins the reads that a screen makes whatever its address says. The module of a screen may export one, as `readAhead`. */
export type ReadAhead = (queries: QueryClient, api: Api) => void;
