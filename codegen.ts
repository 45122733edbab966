import { readFileSync } from 'node:fs';
import type { CodegenConfig } from '@graphql-codegen/cli';

/** The TypeScript type of each scalar; `src/lib/scalars.ts` converts them. */
const scalars = {
  ID: 'string',
  Timestamp: 'number',
  Date: 'string',
  YearMonth: 'string',
  Upload: 'File',
};

const types = { scalars, enumsAsTypes: true, skipTypename: true, useTypeImports: true };

/** Records of the demo's data that are not named `<type of the schema>Record`. */
const OTHER_NAMES = {
  BaseUser: 'UserRecord',
  WorkGroup: 'WorkgroupRecord',
  PharmaLaboratory: 'LaboratoryRecord',
  PharmaProductAssignedDelegue: 'AssignedDelegueRecord',
  CustomerHealthWorker: 'HealthWorkerRecord',
  CustomerDrugStore: 'DrugStoreRecord',
  CustomerAdministrative: 'AdministrativeRecord',
};

/** Figures are added up when they are read: their rows are computed, not records. */
const ROWS = {
  SaleGoalByProduct: 'GoalRow',
  SaleTrend: 'FiguresRow',
  RealSale: 'FiguresRow',
  SoldStockByWholesaler: 'StockRow',
  DispatchedPart: 'DispatchedPartRow',
  FinancePeriod: 'PeriodRow',
};

const namesIn = (file: string, pattern: RegExp) =>
  Array.from(readFileSync(file, 'utf8').matchAll(pattern), ([, name = '']) => name);

/** The types of the schema that have a record: `Reminder` is a `ReminderRecord` to the demo server's resolvers. */
const typesOfSchema = new Set(namesIn('schema.graphql', /^type (\w+)/gm));
const sameNames = namesIn('mocks/seed/types.ts', /^export (?:interface|type) (\w+)Record\b/gm)
  .filter((type) => typesOfSchema.has(type))
  .map((type) => [type, `${type}Record`] as const);

const inFile =
  (file: string) =>
  ([type, name]: readonly [string, string]): readonly [string, string] => [type, `${file}#${name}`];

/** The parent that the resolvers of a type receive: a record of the demo's data, with ids for relations, or a row. */
const mappers = {
  ...Object.fromEntries([...sameNames, ...Object.entries(OTHER_NAMES)].map(inFile('../../seed/types.ts'))),
  ...Object.fromEntries(Object.entries(ROWS).map(inFile('../finance-rows.ts'))),
};

/** The preset imports the schema's types into every file, also where none is used; lint refuses that. */
function dropUnusedImport(_path: string, content: string): string {
  return /\bTypes\./.test(content) ? content : content.replace(/^import type \* as Types from .*\n+/m, '');
}

const config: CodegenConfig = {
  schema: 'schema.graphql',
  documents: ['src/**/*.graphql'],
  ignoreNoDocuments: true,
  generates: {
    'src/api/generated/schema.ts': { plugins: ['typescript'], config: types },
    'src/api/generated/extensions.ts': { plugins: ['./scripts/codegen-extensions.mjs'] },
    'src/': {
      preset: 'near-operation-file',
      presetConfig: { extension: '.generated.ts', baseTypesPath: 'api/generated/schema.ts' },
      plugins: ['typescript-operations', './scripts/codegen-operations.mjs'],
      config: { ...types, importExtension: '.ts' },
      hooks: { beforeOneFileWrite: dropUnusedImport },
    },
    'mocks/server/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        ...types,
        contextType: '../context.ts#Context',
        // A resolver that finds nothing answers null.
        maybeValue: 'T | null | undefined',
        inputMaybeValue: 'T | null',
        makeResolverTypeCallable: true,
        mappers,
      },
    },
  },
};
export default config;
