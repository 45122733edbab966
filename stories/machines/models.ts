import type { AnyModel } from '../../tests/model/harness.ts';

const MODELS = import.meta.glob<{ readonly model: AnyModel }>('../../tests/model/*.model.ts');

/** Loads the model of a machine from the model tests. */
export async function modelOf(name: string): Promise<AnyModel> {
  const load = MODELS[`../../tests/model/${name}.model.ts`];
  if (!load) throw new Error(`There is no tests/model/${name}.model.ts.`);
  return (await load()).model;
}
