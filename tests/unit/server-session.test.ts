import { describe, expect, test } from 'vitest';
import { ACL_FLAGS, MODULE_FLAGS } from '#domain/access/rights.ts';
import { USER_TYPES } from '#domain/access/roles.ts';
import { DEFAULT_NOW } from '#mocks/hosts/demo-config.ts';
import { aclOf } from '#mocks/seed/role-grants.ts';
import { worldOf } from './seed-worlds.ts';
import { at, codesOf, enterAs, enterWith, listAt, openServer, signIn, textAt, textsAt } from './server-client.ts';

const world = worldOf('small');
const VACANT_POST = world.users.find(({ fictive }) => fictive)?.Email ?? '';
const VALIDATE = 'query Validate($token: String) { validateToken(token: $token) { valid code token userType } }';

describe('sign-in', () => {
  const server = openServer();

  test.for(USER_TYPES)('lets %s in, with the rights of the role', async (userType) => {
    const { ask } = await enterAs(server, userType);
    const flags = ACL_FLAGS.join(' ');
    const answer = await ask(`{ validateToken { valid code userType Member { idAgency } ACL { ${flags} } } }`);
    expect(answer).toMatchObject({
      data: { validateToken: { valid: true, code: 200, userType, ACL: aclOf(userType) } },
    });
  });

  const ME = `{ validateToken { status code message pharmaLaboID Member { ID Email FirstName Surname ProfilPicURL workgroupType
    sellerManager idAgency supervisorActingAsDelegue } } }`;
  const holders = world.users.filter(({ fictive }) => !fictive);

  test.for([
    ['a delegate', holders.find(({ userType }) => userType === 'Delegue')],
    ['who leads the sellers', holders.find(({ sellerManager }) => sellerManager)],
    ['a supervisor who works as a delegate', holders.find((user) => user.supervisorActingAsDelegue)],
    ['somebody in no group', holders.find(({ userType }) => userType === 'Boss')],
    ['somebody in no agency', holders.find(({ agencyID }) => agencyID === null)],
    ['somebody of a laboratory', holders.find(({ pharmaLaboID }) => pharmaLaboID !== null)],
  ] as const)('tells %s who they are, as their record has it', async ([, user]) => {
    const { ask } = await enterWith(server, user?.Email ?? '');
    expect((await ask(ME)).data).toEqual({
      validateToken: {
        status: 'OK',
        code: 200,
        message: null,
        pharmaLaboID: user?.pharmaLaboID,
        Member: {
          ID: user?.ID,
          Email: user?.Email,
          FirstName: user?.FirstName,
          Surname: user?.Surname,
          ProfilPicURL: user?.ProfilPicURL,
          workgroupType: world.workgroups.find(({ ID }) => ID === user?.workgroupID)?.type ?? null,
          sellerManager: user?.sellerManager,
          idAgency: user?.agencyID,
          supervisorActingAsDelegue: user?.supervisorActingAsDelegue,
        },
      },
    });
  });

  test('tells which modules are on, and the fields of a report', async () => {
    const told = async (options: Parameters<typeof openServer>[0]) => {
      const { ask } = await enterAs(openServer(options), 'Delegue');
      return at(
        (await ask(`{ validateToken { ModulesState { ${MODULE_FLAGS.join(' ')} } VisitReportFieldsToShow } }`)).data,
        'validateToken',
      );
    };
    const [flag] = MODULE_FLAGS;
    expect(await told({ switches: { [flag]: false }, visitReportFields: ['gifts', 'other'] })).toEqual({
      ModulesState: Object.fromEntries(MODULE_FLAGS.map((each) => [each, each !== flag])),
      VisitReportFieldsToShow: ['gifts', 'other'],
    });
    expect(at(await told({ visitReportFields: null }), 'VisitReportFieldsToShow')).toBeNull();
  });

  test('ignores case and spaces in the e-mail address', async () => {
    expect(await signIn(server, ' Fatou.DIAGNE@tournee.example ')).toMatchObject({
      data: { createToken: { valid: true } },
    });
  });

  test.for([
    ['a wrong password', 'fatou.diagne@tournee.example', 'Tournee'],
    ['no password', 'fatou.diagne@tournee.example', ''],
    ['an unknown address', 'nobody@tournee.example', 'tournee'],
    ['a post without a holder', VACANT_POST, 'tournee'],
  ] as const)('refuses %s with an invalid answer, not with an error', async ([, email, password]) => {
    const { data, errors } = await signIn(server, email, password);
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({ createToken: { valid: false, code: 401, token: null, userType: null, Member: null } });
  });

  test.for([
    'mutation { answer: createToken(email: "fatou.diagne@tournee.example", password: "wrong") { status message } }',
    'query { answer: validateToken(token: "garbage") { status message } }',
  ])('says in words why it is refused: %s', async (query) => {
    expect((await server.execute({ query })).data).toEqual({
      answer: { status: 'UNAUTHORIZED', message: expect.stringMatching(/\w+ \w+/u) as unknown },
    });
  });

  test('has one user with a role unknown to the application', async () => {
    const answer = await signIn(server, 'role.inconnu@tournee.example');
    expect(answer).toMatchObject({ data: { createToken: { valid: true, code: 200, userType: 'Auditor' } } });
    const token = textAt(answer, 'data', 'createToken', 'token');
    expect(await server.execute({ query: VALIDATE, variables: { token } })).toMatchObject({
      data: { validateToken: { valid: true, userType: 'Auditor' } },
    });
    expect((await server.execute({ query: ME, authorization: `Bearer ${token}` })).data).toMatchObject({
      validateToken: {
        status: 'OK',
        Member: {
          ID: 'user-stranger',
          Email: 'role.inconnu@tournee.example',
          FirstName: 'Rôle',
          Surname: 'Inconnu',
          idAgency: null,
        },
      },
    });
    const answered = await server.execute({ query: '{ readAllAgencies { name } }', authorization: `Bearer ${token}` });
    expect(codesOf(answered)).toEqual(['UNAUTHORIZED']);
  });
});

describe('tokens', () => {
  test.for([
    ['nothing', undefined],
    ['an empty header', ''],
    ['another scheme', 'Basic demo.user-cm-3.1795072200'],
    ['garbage', 'Bearer garbage'],
    ['an unknown user', 'Bearer demo.user-xx-1.1795072200'],
    ['no instant', 'Bearer demo.user-cm-3.'],
  ] as const)('%s is UNAUTHORIZED, with the code in the message', async ([, authorization]) => {
    const answer = await openServer().execute({ query: '{ readAllAgencies { name } }', authorization });
    expect(answer.data).toEqual({ readAllAgencies: null });
    expect(codesOf(answer)).toEqual(['UNAUTHORIZED']);
    expect(answer.errors?.[0]?.message).toContain('UNAUTHORIZED');
  });

  test('are validated from the header or from the argument, and refused with an invalid answer', async () => {
    const server = openServer();
    const { authorization } = await enterAs(server, 'Boss');
    const token = authorization.replace('Bearer ', '');
    const valid = { data: { validateToken: { valid: true, code: 200, token, userType: 'Boss' } } };
    const invalid = { data: { validateToken: { valid: false, code: 401, token: null, userType: null } } };
    expect(await server.execute({ query: VALIDATE, authorization })).toEqual(valid);
    expect(await server.execute({ query: VALIDATE, variables: { token } })).toEqual(valid);
    expect(await server.execute({ query: VALIDATE, variables: { token: 'garbage' }, authorization })).toEqual(invalid);
    expect(await server.execute({ query: VALIDATE })).toEqual(invalid);
  });

  test('are valid for their lifetime, and can be renewed until it ends', async () => {
    let elapsed = 0;
    const server = openServer({ tokenLifetime: 60, elapsed: () => elapsed });
    const { ask } = await enterAs(server, 'Boss');
    elapsed = 59_000;
    const renewed = await ask('mutation { refreshToken { valid code token } }', {}, { agency: 'global' });
    expect(renewed).toMatchObject({ data: { refreshToken: { valid: true, code: 200 } } });
    const authorization = `Bearer ${textAt(renewed, 'data', 'refreshToken', 'token')}`;
    elapsed = 60_000;
    expect(codesOf(await ask('{ readAllAgencies { name } }'))).toEqual(['UNAUTHORIZED']);
    expect(codesOf(await ask('mutation { refreshToken { valid } }'))).toEqual(['UNAUTHORIZED']);
    expect(await ask('{ validateToken { valid code } }')).toMatchObject({
      data: { validateToken: { valid: false, code: 401 } },
    });
    expect(codesOf(await ask('{ readAllAgencies { name } }', {}, { authorization }))).toEqual([]);
  });

  test('stay valid on a new server', async () => {
    const { authorization, agency } = await enterAs(openServer(), 'Delegue');
    const again = openServer({ now: DEFAULT_NOW });
    expect(codesOf(await again.execute({ query: '{ readAllBaseUsers { ID } }', authorization, agency }))).toEqual([]);
  });

  test('can all be expired at once', async () => {
    const { ask } = await enterAs(openServer(), 'Boss');
    const tokensExpired = true;
    expect(codesOf(await ask('{ readAllAgencies { name } }', {}, { tokensExpired }))).toEqual(['UNAUTHORIZED']);
    expect(await ask('{ validateToken { valid } }', {}, { tokensExpired })).toEqual({
      data: { validateToken: { valid: false } },
    });
    expect(codesOf(await ask('{ readAllAgencies { name } }'))).toEqual([]);
  });
});

describe('agencies', () => {
  const server = openServer();
  const AGENCIES = '{ readAllAgencies { idAgency name country } }';
  const DIRECTORY = '{ readAllBaseUsers { ID contactEmail FirstName Surname phone birthDay profilPic } }';

  test.for(['BossMultinational', 'PharmaLaboBossUser'] as const)('%s may read all five', async (userType) => {
    const { ask } = await enterAs(server, userType);
    const agencies = listAt(await ask(AGENCIES, {}, { agency: 'global' }), 'data', 'readAllAgencies');
    expect(textsAt(agencies, 'country')).toHaveLength(5);
  });

  test('a user of one agency sees only that one', async () => {
    const { ask } = await enterAs(server, 'Delegue');
    const agencies = listAt(await ask(AGENCIES, {}, { agency: 'global' }), 'data', 'readAllAgencies');
    expect(textsAt(agencies, 'country')).toEqual(['Cameroun']);
  });

  test.for([
    ['another agency', 'ci'],
    ['an agency that does not exist', 'zz'],
    ['no agency in particular', 'global'],
    ['nothing', null],
  ] as const)('a header that names %s is FORBIDDEN', async ([, agency]) => {
    const { ask } = await enterAs(server, 'Boss');
    expect(codesOf(await ask(DIRECTORY, {}, { agency }))).toEqual(['FORBIDDEN']);
  });

  test('the multinational boss reads the agency of the header, which is required', async () => {
    const { ask } = await enterAs(server, 'BossMultinational');
    const directoryOf = async (agency: string) =>
      textsAt(listAt(await ask(DIRECTORY, {}, { agency }), 'data', 'readAllBaseUsers'), 'ID');
    const [here, there] = [await directoryOf('cm'), await directoryOf('ci')];
    expect(here).toContain('user-cm-1');
    expect(there).not.toContain('user-cm-1');
    expect(codesOf(await ask(DIRECTORY, {}, { agency: 'global' }))).toEqual(['FORBIDDEN']);
  });

  test('a group names who leads it and who is in it, and each of them the group', async () => {
    const { ask } = await enterAs(server, 'Boss');
    const { data } = await ask(
      '{ readWorkGroups { ID Supervisor { ID WorkGroup { ID } } Delegues { ID WorkGroup { ID } } } }',
    );
    const groups = world.workgroups.filter(({ agencyID }) => agencyID === 'cm');
    expect(at(data, 'readWorkGroups')).toEqual(
      groups.map(({ ID, supervisorID, delegueIDs }) => ({
        ID,
        Supervisor: { ID: supervisorID, WorkGroup: { ID } },
        Delegues: delegueIDs.map((delegue) => ({ ID: delegue, WorkGroup: { ID } })),
      })),
    );
  });

  test('the directory has the users of the agency and those above it, without vacant posts', async () => {
    const { ask } = await enterAs(server, 'RegulatoryAffairsUser');
    const emails = textsAt(listAt(await ask(DIRECTORY), 'data', 'readAllBaseUsers'), 'contactEmail');
    expect(emails).toEqual(
      expect.arrayContaining([
        'armand.kessie@tournee.example',
        'helene.vauquelin@tournee.example',
        'yannick.mbida@tournee.example',
      ]),
    );
    expect(emails).not.toContain(VACANT_POST);
    expect(new Set(emails).size).toBe(emails.length);
  });
});
