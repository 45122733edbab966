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
 * Every field of a customer can be read on its card, and written where a call writes it: the fields of the specification
 * against the schema, the queries of the cards and the documents that write them.
 */

const files = reading(
  'schema.graphql',
  'src/features/customers/card/card.graphql',
  'src/features/customers/shared/customer-editor/customer-writes.graphql',
);
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
} as const;

/** The argument that writes a field, where it has another name. */
const ARGUMENTS: Readonly<Record<string, string>> = {
  MyHealthCenters: 'healthCenterIDsList',
  MySpecialities: 'specialitieIDsList',
  WorkArea: 'workAreaID',
};

/** Written by the server itself, or by no call: the city is that of the area. */
const READ_ONLY = new Set(['Picture', 'City', 'Created', 'LastEdited', 'CreatedBy']);

/** The fields of a type that the queries of the cards ask for. */
function asked(typeName: string): ReadonlySet<string> {
  const found = new Set<string>();
  const types = new TypeInfo(schema);
  visit(
    parse(files.text('src/features/customers/card/card.graphql')),
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
  parse(files.text('src/features/customers/shared/customer-editor/customer-writes.graphql')).definitions.flatMap(
    (definition) =>
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

  test.each(fields.filter((field) => !READ_ONLY.has(field)))('%s can be written', (field) => {
    const argument = ARGUMENTS[field] ?? field;
    const sent = callsOf(type).filter(({ name }) => given.get(name)?.includes(argument));
    expect(sent.map(({ name }) => name).filter((name) => name.startsWith('update'))).not.toEqual([]);
  });

  test('every call that writes it is sent with every argument that it has', () => {
    for (const { name, args } of callsOf(type)) {
      expect(given.get(name)?.toSorted()).toEqual(args.map((argument) => argument.name).toSorted());
    }
  });
});
