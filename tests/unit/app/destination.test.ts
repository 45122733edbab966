import { describe, expect, it } from 'vitest';
import { destinationOf, returnPathOf } from '#app/destination.ts';
import type { UserType } from '#domain/access/roles.ts';
import type { Session } from '#machines/session/session.types.ts';

const sessionOf = (userType: UserType): Session => ({
  token: 't',
  userType,
  pharmaLaboID: null,
  member: { ID: 'user-1' },
  acl: {},
  modules: {},
  visitReportFieldsToShow: null,
  agencyID: 'cm',
});

const REMINDERS = '/regulatoryaffairsuser/administration/reminders';

describe('returnPathOf', () => {
  it('is nothing where the user may not go, so that a screen can take its own way', () => {
    const session = sessionOf('BossMultinational');
    expect(returnPathOf(session, '/bmultinational/dashboard')).toBe('/bmultinational/dashboard');
    for (const to of [null, '//evil.example', '/boss/dashboard', '/user/login', '/no/such/page']) {
      expect(returnPathOf(session, to)).toBeUndefined();
    }
  });
});

describe('destinationOf', () => {
  it('is the address the user came from', () => {
    const session = sessionOf('RegulatoryAffairsUser');
    expect(destinationOf(session, `${REMINDERS}?done=true`)).toBe(`${REMINDERS}?done=true`);
    expect(destinationOf(session, '/app/customer-card/dashboard')).toBe('/app/customer-card/dashboard');
  });

  it.each([
    [null],
    ['//evil.example'],
    ['/user/login'],
    ['/no/such/page'],
    ['/boss/dashboard'],
    ['/error'],
    ['/'],
    ['/app/dashboard'],
  ])('is the landing of the role instead of %j', (to) => {
    expect(destinationOf(sessionOf('RegulatoryAffairsUser'), to)).toBe(REMINDERS);
  });

  it('is a screen of the user’s own tree even without the right: the screen itself says what is missing', () => {
    expect(destinationOf(sessionOf('Delegue'), '/delegate/finances/trends-workgroup/dashboard')).toBe(
      '/delegate/finances/trends-workgroup/dashboard',
    );
  });
});
