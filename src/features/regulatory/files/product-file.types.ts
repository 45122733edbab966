import { extensionOf, FILE_FORMATS } from '#lib/file-check.ts';
import type { ProductFileFragment, ProductFilesQuery } from './product-files.generated.ts';

/** A step of a product, with the action it belongs to. */
export interface StepOfProduct {
  readonly ID: string;
  readonly name: string;
  readonly actionID: string;
  readonly actionName: string;
}

/** A file as the list shows it. */
export interface FileRow extends ProductFileFragment {
  /** Of the stored file: lower case, without the dot; empty when neither the address nor the name has one. */
  readonly extension: string;
  /** The step it is attached to, if any. */
  readonly step: StepOfProduct | null;
}

/** Those of the formats that a file may have. */
const EXTENSIONS: ReadonlySet<string> = new Set(Object.values(FILE_FORMATS).flatMap(({ extensions }) => extensions));

type Actions = ProductFilesQuery['getAllRegulatoryActionByPharmaProductID'];

/** The steps of a product, in the order of its actions. */
export const stepsOf = (actions: Actions): readonly StepOfProduct[] =>
  (actions ?? []).flatMap(({ ID: actionID, name: actionName, RegulatoryActionSteps }) =>
    RegulatoryActionSteps.map(({ ID, name }) => ({ ID, name, actionID, actionName })),
  );

/** The files of a product, each with its step. */
export function rowsOf(files: readonly ProductFileFragment[], actions: Actions): readonly FileRow[] {
  const steps = new Map(stepsOf(actions).map((step) => [step.ID, step]));
  const stepOfFile = new Map(
    (actions ?? []).flatMap(({ RegulatoryActionSteps }) =>
      RegulatoryActionSteps.flatMap((step) =>
        step.PharmaProductFiles.map((file) => [file.ID, steps.get(step.ID)] as const),
      ),
    ),
  );
  return files.map((file) => ({
    ...file,
    extension: formatOf(file),
    step: stepOfFile.get(file.ID) ?? null,
  }));
}

/** The stored file, at the end of the address, tells the format: a name is free text, and may end in anything. */
function formatOf({ name, File: link }: ProductFileFragment): string {
  const endings = [extensionOf(lastPart(link)), extensionOf(name)];
  return endings.find((ending) => EXTENSIONS.has(ending)) ?? endings.find((ending) => ending !== '') ?? '';
}

function lastPart(link: string | null): string {
  const [path = ''] = (link ?? '').split(/[?#]/u);
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The name to save a file under: its own, with the extension added if it is missing. */
export const downloadName = ({ name, extension }: FileRow): string =>
  extension === '' || extensionOf(name) === extension ? name : `${name}.${extension}`;
