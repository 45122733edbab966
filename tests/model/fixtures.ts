import type { UserType } from '#domain/access/roles.ts';
import { acceptLogin } from '#machines/session/accept-login.ts';
import type { LoginAnswer, Session } from '#machines/session/session.types.ts';

const member = {
  ID: '7',
  Email: 'fatou.diagne@tournee.example',
  FirstName: 'Fatou',
  Surname: 'Diagne',
  ProfilPicURL: null,
  workgroupType: null,
  sellerManager: false,
  idAgency: 'cm',
  supervisorActingAsDelegue: false,
};

/** The login answer for a valid user. */
export function loginAnswer(userType: UserType, changes: Partial<LoginAnswer> = {}): LoginAnswer {
  return {
    valid: true,
    code: 200,
    token: 'fresh',
    userType,
    pharmaLaboID: null,
    Member: member,
    ACL: null,
    ModulesState: null,
    VisitReportFieldsToShow: null,
    ...changes,
  };
}

/** A session of that user type. */
export function sessionOf(userType: UserType, changes: Partial<Session> = {}): Session {
  const verdict = acceptLogin(loginAnswer(userType));
  if (!verdict.accepted) throw new Error(`The fixture for ${userType} is not accepted: ${verdict.key}.`);
  return { ...verdict.session, ...changes };
}
