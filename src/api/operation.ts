/**
 * One GraphQL operation, generated from a `.graphql` document by `npm run codegen`.
 * The type parameters tie variables to result; they do not exist at run time.
 */
export interface Operation<TResult, TVariables> {
  readonly kind: 'query' | 'mutation';
  readonly name: string;
  /** The root fields that it asks for. */
  readonly calls: readonly string[];
  /** The document to send: the operation and its fragments. */
  readonly text: string;
  readonly types?: (variables: TVariables) => TResult;
}
