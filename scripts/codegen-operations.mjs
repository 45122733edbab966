import { Kind, OperationTypeNode, print, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import { isExtension } from './extensions.mjs';

/**
 * A graphql-codegen plugin: one `…Document` constant for each operation, of the type `Operation` of src/api/operation.ts.
 * It says what the operation calls, so that nothing has to parse GraphQL at run time to know whether it is a write. A
 * field that a live server may lack stands on a line of its own, with its name as a comment: src/api/extensions.ts takes
 * out the line.
 * @type {import('@graphql-codegen/plugin-helpers').CodegenPlugin<{ externalFragments?: { node: import('graphql').FragmentDefinitionNode }[] }>['plugin']}
 */
export const plugin = (schema, files, config) => {
  const definitions = files.flatMap(({ document }) => document?.definitions ?? []);
  const operations = definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  const fragments = new Map(
    [...definitions, ...(config.externalFragments ?? []).map(({ node }) => node)]
      .filter((node) => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => [node.name.value, node]),
  );
  if (operations.length === 0) return '';
  return {
    prepend: ["import type { Operation } from '#api/operation.ts';"],
    content: operations.map((operation) => constantOf(operation, fragments, schema)).join('\n\n'),
  };
};

/**
 * @param {import('graphql').OperationDefinitionNode} operation
 * @param {ReadonlyMap<string, import('graphql').FragmentDefinitionNode>} fragments
 * @param {import('graphql').GraphQLSchema} schema
 */
function constantOf(operation, fragments, schema) {
  const name = operation.name?.value;
  if (!name) throw new Error('Every operation needs a name.');
  const type = name + (operation.operation === OperationTypeNode.MUTATION ? 'Mutation' : 'Query');
  const calls = operation.selectionSet.selections.map((selection) => {
    if (selection.kind !== Kind.FIELD) throw new Error(`${name}: a call is written out, not spread from a fragment.`);
    return selection.name.value;
  });
  const text = [operation, ...fragmentsOf(operation, fragments)].map((node) => textOf(node, schema)).join('\n\n');
  return `export const ${name}Document: Operation<${type}, ${type}Variables> = {
  kind: '${operation.operation}',
  name: '${name}',
  calls: [${calls.map((call) => `'${call}'`).join(', ')}],
  text: \`${text}\`,
};`;
}

/**
 * The fragments an operation spreads, directly or through others; each once.
 * @param {import('graphql').ASTNode} node
 * @param {ReadonlyMap<string, import('graphql').FragmentDefinitionNode>} fragments
 * @param {Set<import('graphql').FragmentDefinitionNode>} found
 */
function fragmentsOf(node, fragments, found = new Set()) {
  visit(node, {
    FragmentSpread({ name }) {
      const fragment = fragments.get(name.value);
      if (!fragment) throw new Error(`The fragment ${name.value} is not defined.`);
      if (found.has(fragment)) return;
      found.add(fragment);
      fragmentsOf(fragment, fragments, found);
    },
  });
  return found;
}

/** The directive that stands for the comment while a document is printed; GraphQL has no comments in its nodes. */
const MARK = 'lacking__';

/**
 * A definition as text, with a comment after each field that a server may lack.
 * @param {import('graphql').OperationDefinitionNode | import('graphql').FragmentDefinitionNode} definition
 * @param {import('graphql').GraphQLSchema} schema
 */
function textOf(definition, schema) {
  const types = new TypeInfo(schema);
  const marked = visit(
    definition,
    visitWithTypeInfo(types, {
      Field: {
        enter(node) {
          const [parent, field] = [types.getParentType(), types.getFieldDef()];
          // A call that a server lacks is not made at all, so it needs no mark.
          const isCall = parent === schema.getQueryType() || parent === schema.getMutationType();
          if (!parent || !field || !isExtension(field) || isCall) return undefined;
          if (node.selectionSet || node.arguments?.length)
            throw new Error(`${field.name}: only a plain field can be left out.`);
          const name = { kind: Kind.NAME, value: `${MARK}${parent.name}__${field.name}` };
          return { ...node, directives: [{ kind: Kind.DIRECTIVE, name, arguments: [] }] };
        },
      },
      SelectionSet: {
        leave({ selections }) {
          const isKept = selections.some((each) => each.kind !== Kind.FIELD || !each.directives?.length);
          if (!isKept) throw new Error(`${definition.name?.value}: a selection must not become empty.`);
        },
      },
    }),
  );
  return print(marked).replaceAll(new RegExp(` @${MARK}(\\w+?)__(\\w+)`, 'g'), ' # $1.$2');
}
