import type { CodegenConfig } from '@graphql-codegen/cli';

/** One place that says what a scalar is in TypeScript; `src/lib/scalars.ts` converts. */
const scalars = {
  ID: 'string',
  Timestamp: 'number',
  Date: 'string',
  YearMonth: 'string',
  Upload: 'File',
};

const types = { scalars, enumsAsTypes: true, skipTypename: true, useTypeImports: true };

/** What the demo server's resolvers hand on for a type: a record of the demo world, whose relations are ids. */
const mappers = Object.fromEntries(
  Object.entries({
    Agency: 'AgencyRecord',
    BaseUser: 'UserRecord',
    User: 'UserRecord',
    WorkGroup: 'WorkgroupRecord',
    PharmaLaboratory: 'LaboratoryRecord',
    PharmaProduct: 'PharmaProductRecord',
    PharmaProductAssignedDelegue: 'AssignedDelegueRecord',
    PharmaProductFile: 'PharmaProductFileRecord',
    TypeRegulatoryAction: 'TypeRegulatoryActionRecord',
    RegulatoryAction: 'RegulatoryActionRecord',
    RegulatoryActionStep: 'RegulatoryActionStepRecord',
    Reminder: 'ReminderRecord',
    City: 'CityRecord',
    WorkArea: 'WorkAreaRecord',
    HealthCenter: 'HealthCenterRecord',
    Speciality: 'SpecialityRecord',
    CustomerHealthWorker: 'HealthWorkerRecord',
    CustomerDrugStore: 'DrugStoreRecord',
    CustomerAdministrative: 'AdministrativeRecord',
    Wholesaler: 'WholesalerRecord',
  }).map(([type, record]) => [type, `../../seed/types.ts#${record}`]),
);

/** Figures are added up when they are asked for: a row is of no record. */
const rowMappers = Object.fromEntries(
  Object.entries({
    SaleGoalByProduct: 'GoalRow',
    SaleTrend: 'FiguresRow',
    RealSale: 'FiguresRow',
    SoldStockByWholesaler: 'StockRow',
  }).map(([type, row]) => [type, `../finance-rows.ts#${row}`]),
);

/** The preset imports the schema's types into every file; a file that needs none of them must not. */
function dropUnusedImport(_path: string, content: string): string {
  return /\bTypes\./.test(content) ? content : content.replace(/^import type \* as Types from .*\n+/m, '');
}

const config: CodegenConfig = {
  schema: 'schema.graphql',
  documents: ['src/**/*.graphql'],
  ignoreNoDocuments: true,
  generates: {
    'src/api/generated/schema.ts': { plugins: ['typescript'], config: types },
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
        makeResolverTypeCallable: true,
        mappers: { ...mappers, ...rowMappers },
      },
    },
  },
};
export default config;
