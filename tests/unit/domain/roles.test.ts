import { expect, test } from 'vitest';
import {
  ADMINISTRATORS,
  AGENCY_CHOOSERS,
  CUSTOMER_READERS,
  isUserType,
  POSITION_READERS,
  USER_TYPES,
  type UserType,
} from '#domain/access/roles.ts';

const OFFICE = ['Boss', 'BossAssistant'];
const FIELD = ['Supervisor', 'Delegue'];

/** What docs/rules/access.md says of each. */
test.each<readonly [string, readonly UserType[], readonly string[]]>([
  ['choose an agency', AGENCY_CHOOSERS, ['BossMultinational', 'PharmaLaboBossUser']],
  ['administer regulatory records', ADMINISTRATORS, ['BossMultinational', ...OFFICE, 'RegulatoryAffairsUser']],
  ['read positions', POSITION_READERS, ['BossMultinational', ...OFFICE, ...FIELD]],
  ['read customers', CUSTOMER_READERS, [...OFFICE, ...FIELD, 'RegulatoryAffairsUser']],
])('those who may %s', (_what, roles, expected) => {
  expect(USER_TYPES.filter((type) => roles.includes(type)).toSorted()).toEqual(expected.toSorted());
  expect(roles.every(isUserType)).toBe(true);
});

test('no other text is a role', () => {
  expect(['', 'boss', 'Admin', null, undefined, 0].filter(isUserType)).toEqual([]);
});
