import type { AnyModel } from '../../tests/model/harness.ts';

const MODELS = import.meta.glob<{ readonly model: AnyModel }>('../../tests/model/*.model.ts');

const nameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1).replace('.model.ts', '');

/** The machines that have a model: what `npm run paths` lists. */
export const MACHINE_NAMES: readonly string[] = Object.keys(MODELS).map(nameOf);

/** The model that the tests walk. */
export async function modelOf(name: string): Promise<AnyModel> {
  const [, load] = Object.entries(MODELS).find(([file]) => nameOf(file) === name) ?? [];
  if (!load) throw new Error(`There is no tests/model/${name}.model.ts; there are ${MACHINE_NAMES.join(', ')}.`);
  return (await load()).model;
}
