import { describe, expect, test } from 'vitest';
import { ACL_FLAGS, hasRight, type Right } from '#domain/access/rights.ts';
import { AGENCY_CHOOSERS, USER_TYPES } from '#domain/access/roles.ts';
import { PERSONAS } from '#mocks/seed/personas.ts';
import { aclOf, modulesOf } from '#mocks/seed/role-grants.ts';
import { SCENARIOS } from '#mocks/seed/types.ts';
import { inAgency, NOW, worldOf } from './seed-worlds.ts';

describe.each(SCENARIOS)('the people of a %s world', (scenario) => {
  const world = worldOf(scenario);

  test('begin with the personas, one for each role', () => {
    expect(new Set(PERSONAS.map(({ userType }) => userType))).toEqual(new Set(USER_TYPES));
    for (const { userType, email, firstName, surname } of PERSONAS) {
      const first = world.users.find((user) => user.userType === userType);
      expect(first).toMatchObject({ Email: email, FirstName: firstName, Surname: surname, fictive: false });
    }
  });

  test('have unique e-mail addresses in plain ASCII', () => {
    const emails = world.users.map((user) => user.Email);
    expect(new Set(emails)).toHaveLength(emails.length);
    for (const email of emails) expect(email).toMatch(/^[a-z0-9-]+\.[a-z0-9-]+@tournee\.example$/);
  });

  test('belong to an agency, a group or a laboratory as their role requires', () => {
    for (const user of world.users) {
      const chooses = AGENCY_CHOOSERS.includes(user.userType);
      expect([user.ID, user.agencyID === null]).toEqual([user.ID, chooses]);
      expect([user.ID, user.pharmaLaboID !== null]).toEqual([user.ID, user.userType.startsWith('PharmaLabo')]);
      const inGroup = user.userType === 'Supervisor' || user.userType === 'Delegue';
      expect([user.ID, user.workgroupID !== null]).toEqual([user.ID, inGroup]);
    }
  });

  test('include every agency role in every agency', () => {
    for (const { idAgency } of world.agencies) {
      const types = new Set(inAgency(world.users, idAgency).map((user) => user.userType));
      for (const type of ['Boss', 'BossAssistant', 'Supervisor', 'Delegue', 'RegulatoryAffairsUser']) {
        expect(types).toContain(type);
      }
    }
  });

  test('work in groups of both kinds: a supervisor and four to eight delegates', () => {
    const userOf = new Map(world.users.map((user) => [user.ID, user]));
    for (const group of world.workgroups) {
      expect(userOf.get(group.supervisorID)).toMatchObject({ userType: 'Supervisor', workgroupID: group.ID });
      expect(group.delegueIDs.length).toBeGreaterThanOrEqual(4);
      expect(group.delegueIDs.length).toBeLessThanOrEqual(8);
      for (const id of group.delegueIDs) {
        expect(userOf.get(id)).toMatchObject({ userType: 'Delegue', workgroupID: group.ID });
      }
    }
    for (const { idAgency } of world.agencies) {
      const groups = inAgency(world.workgroups, idAgency);
      expect(new Set(groups.map(({ type }) => type))).toEqual(new Set(['medical', 'pharma']));
      expect(new Set(groups.map(({ name }) => name))).toHaveLength(groups.length);
    }
  });

  test('are of working age', () => {
    const year = new Date(NOW * 1000).getUTCFullYear();
    for (const user of world.users) {
      expect(user.birthDay).toMatch(/^\d{4}-\d\d-\d\d$/);
      const age = year - Number(user.birthDay.slice(0, 4));
      expect(age).toBeGreaterThanOrEqual(25);
      expect(age).toBeLessThanOrEqual(60);
    }
  });

  test('leave one post vacant in each agency, with a seller manager and one supervisor acting as delegate', () => {
    for (const { idAgency } of world.agencies) {
      const users = inAgency(world.users, idAgency);
      expect(users.filter((user) => user.fictive)).toMatchObject([{ userType: 'Delegue' }]);
      expect(users.some((user) => user.sellerManager)).toBe(true);
      expect(users.filter((user) => user.supervisorActingAsDelegue)).toMatchObject([{ userType: 'Supervisor' }]);
    }
  });
});

test('the personas are in the groups and laboratories of the guided demo', () => {
  const { users, workgroups, laboratories } = worldOf('standard');
  const find = (surname: string) => users.find((user) => user.Surname === surname);
  const group = workgroups.find(({ supervisorID }) => supervisorID === find('Kouamé')?.ID);
  expect(group?.delegueIDs).toContain(find('Mbida')?.ID);
  expect(group).toMatchObject({ agencyID: 'cm', type: 'medical' });
  const labo = (surname: string) => laboratories.find(({ ID }) => ID === find(surname)?.pharmaLaboID)?.name;
  expect(labo('Vauquelin')).toBe('Brévane');
  expect(labo('Casamayou')).toBe('Orvalis');
  expect(find('Vauquelin')?.agencyID).toBe('cm');
});

function holders(right: Right) {
  return USER_TYPES.filter((userType) => hasRight(right, aclOf(userType), modulesOf()));
}

describe('the rights of the demo', () => {
  test.each(USER_TYPES)('give every flag a value for %s', (userType) => {
    const acl = aclOf(userType);
    expect(Object.keys(acl).toSorted()).toEqual(ACL_FLAGS.toSorted());
    for (const value of Object.values(acl)) expect(value).toBeTypeOf('boolean');
  });

  test('follow the table of rights by role', () => {
    expect(holders('customerCardAccess')).toEqual([
      'Boss',
      'BossAssistant',
      'Supervisor',
      'Delegue',
      'RegulatoryAffairsUser',
    ]);
    expect(holders('visitValidation')).toEqual(['Supervisor']);
    expect(holders('canExportCustomerList')).toEqual(['BossMultinational', 'Boss', 'BossAssistant']);
    expect(holders('createHealthWorker')).toEqual(['Boss', 'BossAssistant', 'Supervisor', 'Delegue']);
    expect(holders('createEditOwnDailySchedule')).toEqual(['Supervisor', 'Delegue']);
    expect(holders('createEditOtherWorkGroupSchedule')).toEqual(['Boss', 'BossAssistant']);
    expect(holders('gpsAccess')).toEqual(USER_TYPES);
  });
});
