/** Something that arrives, and what became of it: rendering shows at once what is there already. */
export interface Arriving<Value> extends Promise<Value> {
  readonly outcome: Outcome<Value> | null;
}

type Outcome<Value> = { readonly value: Value } | { readonly error: unknown };

/** Notes on a promise what it holds, before anybody else is told. */
export function arriving<Value>(promise: Promise<Value>): Arriving<Value> {
  const noted: Promise<Value> & { outcome: Outcome<Value> | null } = Object.assign(promise, { outcome: null });
  const note = (outcome: Outcome<Value>) => {
    noted.outcome = outcome;
  };
  promise.then(
    (value) => note({ value }),
    (error: unknown) => note({ error }),
  );
  return noted;
}
