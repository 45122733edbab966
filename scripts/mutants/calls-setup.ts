// Tells which functions a test file has called.
import { afterEach } from 'vitest';
import type { Called } from './calls.ts';

declare module 'vitest' {
  interface TaskMeta {
    called?: Called[];
  }
}

const heard = new Set<Called>();
Object.assign(globalThis, { __called: heard });
afterEach(({ task }) => {
  task.file.meta.called = [...heard];
});
