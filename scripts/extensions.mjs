import { isInterfaceType, isObjectType } from 'graphql';

/**
 * Whether a field of the schema is ours, and may be missing from a live server (docs/rules/api.md#schema-extension).
 * @param {import('graphql').GraphQLField<unknown, unknown>} field
 */
export const isExtension = ({ astNode }) =>
  astNode?.directives?.some(({ name }) => name.value === 'extension') === true;

/**
 * The names of all such fields that an operation can ask for, as `Query.readDispatchedParts`. Those of a type that is
 * itself an extension come and go with the calls that return it.
 * @param {import('graphql').GraphQLSchema} schema
 */
export const extensionsOf = (schema) =>
  Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type) || isInterfaceType(type)
      ? Object.values(type.getFields())
          .filter(isExtension)
          .map((field) => `${type.name}.${field.name}`)
      : [],
  );
