import { Kind, OperationTypeNode, print, visit } from 'graphql';

/**
 * A graphql-codegen plugin: one `…Document` constant for each operation, of the type `Operation` of src/api/operation.ts.
 * It says what the operation calls, so that nothing has to parse GraphQL at run time to know whether it is a write.
 * @type {import('@graphql-codegen/plugin-helpers').CodegenPlugin<{ externalFragments?: { node: import('graphql').FragmentDefinitionNode }[] }>['plugin']}
 */
export const plugin = (_schema, files, config) => {
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
    content: operations.map((operation) => constantOf(operation, fragments)).join('\n\n'),
  };
};

/**
 * @param {import('graphql').OperationDefinitionNode} operation
 * @param {ReadonlyMap<string, import('graphql').FragmentDefinitionNode>} fragments
 */
function constantOf(operation, fragments) {
  const name = operation.name?.value;
  if (!name) throw new Error('Every operation needs a name.');
  const type = name + (operation.operation === OperationTypeNode.MUTATION ? 'Mutation' : 'Query');
  const calls = operation.selectionSet.selections.map((selection) => {
    if (selection.kind !== Kind.FIELD) throw new Error(`${name}: a call is written out, not spread from a fragment.`);
    return selection.name.value;
  });
  const text = [operation, ...fragmentsOf(operation, fragments)].map(print).join('\n\n');
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
