/**
 * One GraphQL operation, generated from a `.graphql` document by `npm run codegen`.
 * The two type parameters tie what is sent to what is answered; nothing of them exists at run time.
 */
export interface Operation<TResult, TVariables> {
  readonly kind: 'query' | 'mutation';
  readonly name: string;
  /** The fields of the root it asks for, by the names of the spec (§7). */
  readonly calls: readonly string[];
  /** The operation and every fragment it needs, as it is sent. */
  readonly text: string;
  readonly types?: (variables: TVariables) => TResult;
}
