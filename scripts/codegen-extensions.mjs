import { extensionsOf } from './extensions.mjs';

/**
 * A graphql-codegen plugin: the list of what a live server may lack.
 * @type {import('@graphql-codegen/plugin-helpers').CodegenPlugin['plugin']}
 */
export const plugin = (schema) => `/** What the schema has beyond the agreed API: docs/rules/api.md#schema-extension. */
export const EXTENSIONS = [
${extensionsOf(schema)
  .map((name) => `  '${name}',`)
  .join('\n')}
] as const;
`;
