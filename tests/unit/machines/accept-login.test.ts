import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AGENCY_CHOOSERS, USER_TYPES } from '#domain/access/roles.ts';
import { acceptLogin } from '#machines/session/accept-login.ts';
import type { LoginAnswer } from '#machines/session/session.types.ts';

const answer: LoginAnswer = {
  valid: true,
  code: 200,
  token: 'fresh',
  userType: 'RegulatoryAffairsUser',
  Member: { ID: '7', idAgency: 'cm' },
};

const refused = (key: string) => ({ accepted: false, key });

describe('acceptLogin', () => {
  test.each(USER_TYPES)('accepts %s', (userType) => {
    expect(acceptLogin({ ...answer, userType })).toMatchObject({
      accepted: true,
      session: { userType, token: 'fresh' },
    });
  });

  test('what the answer says of the user is part of the session, and what it leaves out is empty', () => {
    const told = {
      pharmaLaboID: '9',
      ACL: { viewHealthWorker: true },
      ModulesState: { moduleGPSIsEnabled: true },
      VisitReportFieldsToShow: ['comment'],
    };
    expect(acceptLogin({ ...answer, ...told })).toMatchObject({
      session: {
        pharmaLaboID: told.pharmaLaboID,
        acl: told.ACL,
        modules: told.ModulesState,
        visitReportFieldsToShow: told.VisitReportFieldsToShow,
      },
    });
    expect(acceptLogin(answer)).toMatchObject({
      session: { pharmaLaboID: null, acl: {}, modules: {}, visitReportFieldsToShow: null },
    });
  });

  test.each([
    ['no answer', null],
    ['another code', { ...answer, code: 401 }],
    ['a success that is not 200', { ...answer, code: 201 }],
    ['an invalid answer', { ...answer, valid: false }],
  ])('%s is refused as wrong credentials', (_, given) => {
    expect(acceptLogin(given)).toEqual(refused('user.login-wrong-credentials'));
  });

  test.each([['Visitor'], ['boss'], [''], [null], ['__proto__']])(
    'the user type %s is refused as not allowed',
    (userType) => {
      expect(acceptLogin({ ...answer, userType })).toEqual(refused('user.login-not-allowed'));
    },
  );

  test.each([
    ['no member', { ...answer, Member: null }],
    ['no token', { ...answer, token: null }],
    ['an empty token', { ...answer, token: '' }],
  ])('an answer with %s is incomplete', (_, given) => {
    expect(acceptLogin(given)).toEqual(refused('internal-error'));
  });

  test('the token of the answer replaces the validated one; without one the validated token stays', () => {
    expect(acceptLogin({ ...answer, token: null }, { token: 'kept' })).toMatchObject({ session: { token: 'kept' } });
    expect(acceptLogin(answer, { token: 'kept' })).toMatchObject({ session: { token: 'fresh' } });
  });

  test('a role that chooses an agency keeps its choice; other roles have the agency of the answer', () => {
    for (const userType of USER_TYPES) {
      const agencyID = AGENCY_CHOOSERS.includes(userType) ? 'sn' : 'cm';
      expect(acceptLogin({ ...answer, userType }, { agencyID: 'sn' })).toMatchObject({ session: { agencyID } });
    }
  });

  test('a role that chooses an agency starts without one', () => {
    expect(acceptLogin({ ...answer, userType: 'BossMultinational' })).toMatchObject({ session: { agencyID: null } });
  });

  test('absent rights are refused, and an empty list of fields stays empty', () => {
    expect(acceptLogin(answer)).toMatchObject({
      session: { acl: {}, modules: {}, visitReportFieldsToShow: null, pharmaLaboID: null },
    });
    expect(acceptLogin({ ...answer, VisitReportFieldsToShow: [] })).toMatchObject({
      session: { visitReportFieldsToShow: [] },
    });
  });

  test('accepts an answer only with code 200, valid and a known role', () => {
    const given = fc.record({
      valid: fc.boolean(),
      code: fc.oneof(fc.constant(200), fc.integer()),
      token: fc.option(fc.string()),
      userType: fc.option(fc.oneof(fc.constantFrom(...USER_TYPES), fc.string())),
      Member: fc.option(fc.constant({ ID: '7' })),
    });
    fc.assert(
      fc.property(given, (sent) => {
        const isRight = sent.valid && sent.code === 200 && USER_TYPES.some((type) => type === sent.userType);
        expect(acceptLogin(sent).accepted).toBe(isRight && Boolean(sent.token) && sent.Member !== null);
      }),
    );
  });
});
