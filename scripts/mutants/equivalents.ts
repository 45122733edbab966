// Mutants that no test can catch, because nothing that can be observed differs. Each says why.

export interface Equivalent {
  readonly file: string;
  /** What is replaced and by what, each on one line. */
  readonly before: string;
  readonly after: string;
  readonly because: string;
}

export const EQUIVALENTS: readonly Equivalent[] = [
  {
    file: 'machines/guard/guard.machine.ts',
    before: "context.queryToken ?? ''",
    after: 'context.queryToken',
    because: 'The state is entered with a token only; the fallback is for the type.',
  },
];
