import { readFileSync } from 'node:fs';
import type { ServerOptions } from '#mocks/server/server.ts';
import { type InProcessHost, startInProcess } from './in-process.ts';

/** The GraphQL schema as SDL text. */
export const readSchema = (): string => readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8');

/** Starts a demo server in this process, for tests. */
export const startNodeHost = (options: Partial<ServerOptions> = {}): InProcessHost =>
  startInProcess({ schema: readSchema(), ...options });
