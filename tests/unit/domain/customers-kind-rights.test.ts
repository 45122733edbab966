import { expect, test } from 'vitest';
import type { Acl } from '#domain/access/rights.ts';
import { seesKind, seesPotential } from '#domain/customers/kind-rights.ts';
import { KINDS } from '#domain/customers/kinds.ts';

test.each<readonly [Acl, readonly string[]]>([
  [{}, []],
  [{ viewHealthWorker: true }, ['healthworker', 'wholesaler']],
  [{ viewDrugStore: true }, ['drugstore', 'wholesaler']],
  [{ viewAdministrativeCustomer: true }, ['administration', 'wholesaler']],
])('with %o one sees customers of these kinds: %o', (acl, kinds) => {
  expect(KINDS.filter((kind) => seesKind(kind, acl)).toSorted()).toEqual(kinds);
});

test.each<readonly [Acl, readonly string[]]>([
  [{}, ['healthworker', 'wholesaler']],
  [{ showDrugStorePotential: true }, ['drugstore', 'healthworker', 'wholesaler']],
  [{ showAdministrativePotential: true }, ['administration', 'healthworker', 'wholesaler']],
])('with %o one sees the potentials of these kinds: %o', (acl, kinds) => {
  expect(KINDS.filter((kind) => seesPotential(kind, acl)).toSorted()).toEqual(kinds);
});
