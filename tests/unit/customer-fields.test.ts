import {
  assertObjectType,
  buildSchema,
  type GraphQLObjectType,
  Kind,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { reading } from '../reading.ts';

/**
 * Every field of a customer, of what a card records and of a place can be read, and written where a call writes it: the
 * fields of the specification against the schema, the queries and the documents that write them.
 */

const READS = [
  'src/features/customers/card/card.graphql',
  'src/features/customers/shared/health-centers.graphql',
  'src/features/customers/shared/work-areas.graphql',
  'src/features/customers/shared/cities.graphql',
];
const WRITES = [
  'src/features/customers/shared/customer-editor/customer-writes.graphql',
  'src/features/customers/card/card-writes.graphql',
  'src/features/customers/shared/place-editors/place-writes.graphql',
];
const files = reading('schema.graphql', ...READS, ...WRITES);
const schema = buildSchema(files.text('schema.graphql'));
const words = (text: string): readonly string[] => text.split(/\s+/).filter(Boolean);

const CONTACT = words('name phone email birthDay potential');
const LEVERS = words(`soncaEfficiency soncaTolerance soncaObservance soncaLaboAwarness soncaVMSkills soncaSamples
  soncaInnovation soncaConfort soncaPrice soncaRelationShip soncaVMAvailability soncaPraise`);
const TEXTS = words(
  'hobbies groupsOfReference areasOfInterest projects valuesAndBeliefs opinions lifestyle priorities tastes colors',
);
const PLACE = [
  ...CONTACT,
  ...words(`textualLocation gPSLon gPSLat Picture MySpecialities City WorkArea preferredContactMode relationStartDate
    Created LastEdited CreatedBy`),
];
const PERSON = words(`sex MyHealthCenters accessibility preferredContactMode denomination matrimonialStatus
  numberOfChild nationality incomeSlice MySpecialities`);

const SPECIFIED = {
  CustomerDrugStore: PLACE,
  CustomerAdministrative: PLACE,
  CustomerHealthWorker: [...CONTACT, ...PERSON, ...LEVERS, ...TEXTS],
  Wholesaler: [...CONTACT, 'textualLocation', 'WorkArea'],
  CustomerExpectation: words('periodStart periodEnd toBeImproved expectedProducts'),
  LeadedActionReceived: words(
    'periodStart periodEnd requests actionMaterials actionHumanRelations actionFinancial CreatedBy',
  ),
  RelationshipWithProductAdvancement: words('PharmaProduct relationState dateTimestamp'),
  HealthCenter: words('name textualLocation WorkArea'),
  WorkArea: words('name City'),
  City: ['name'],
} as const;

/** The argument that writes a field, where it has another name. */
const ARGUMENTS: Readonly<Record<string, string>> = {
  MyHealthCenters: 'healthCenterIDsList',
  MySpecialities: 'specialitieIDsList',
  WorkArea: 'workAreaID',
  City: 'cityID',
  PharmaProduct: 'pharmaProductID',
};

/** Written by the server itself, or by no call: the city of a customer is that of the area. */
const READ_ONLY = new Set(['Picture', 'Created', 'LastEdited', 'CreatedBy']);
const isWritten = (typeName: string, field: string): boolean =>
  !READ_ONLY.has(field) && (field !== 'City' || typeName === 'WorkArea');

/** The history of a relation only grows: no call changes a stage. */
const isChanged = (typeName: string): boolean => typeName !== 'RelationshipWithProductAdvancement';

/** The fields of a type that the queries of cards and places ask for. */
function asked(typeName: string): ReadonlySet<string> {
  const found = new Set<string>();
  const types = new TypeInfo(schema);
  visit(
    parse(READS.map((file) => files.text(file)).join('\n')),
    visitWithTypeInfo(types, {
      Field({ name }) {
        const parent = types.getParentType()?.name;
        if (parent === typeName || parent === 'Customer') found.add(name.value);
      },
    }),
  );
  return found;
}

/** What each call of the documents that write is given. */
const given = new Map(
  parse(WRITES.map((file) => files.text(file)).join('\n')).definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? definition.selectionSet.selections.flatMap((selection) =>
          selection.kind === Kind.FIELD
            ? [[selection.name.value, (selection.arguments ?? []).map(({ name }) => name.value)] as const]
            : [],
        )
      : [],
  ),
);

const callsOf = (type: GraphQLObjectType) =>
  Object.values(assertObjectType(schema.getMutationType()).getFields()).filter(
    (field) => String(field.type) === `${type.name}!`,
  );

describe.each(Object.entries(SPECIFIED))('%s', (typeName, fields) => {
  const type = assertObjectType(schema.getType(typeName));

  test.each(fields)('%s can be read', (field) => {
    expect(Object.keys(type.getFields())).toContain(field);
    expect(asked(typeName)).toContain(field);
  });

  test.each(fields.filter((field) => isWritten(typeName, field)))('%s can be written', (field) => {
    const argument = ARGUMENTS[field] ?? field;
    const sent = callsOf(type).filter(({ name }) => given.get(name)?.includes(argument));
    const verbs = isChanged(typeName) ? /^(?:update|edit)/u : /^create/u;
    expect(sent.filter(({ name }) => verbs.test(name))).not.toEqual([]);
  });

  test('every call that writes it is sent with every argument that it has', () => {
    for (const { name, args } of callsOf(type)) {
      expect(given.get(name)?.toSorted()).toEqual(args.map((argument) => argument.name).toSorted());
    }
  });
});
