import { AGENCY_CHOOSERS, isUserType } from '#domain/access/roles.ts';
import type { EntryErrorKey, LoginAnswer, Session } from './session.types.ts';

export type Verdict =
  | { readonly accepted: true; readonly session: Session }
  | { readonly accepted: false; readonly key: EntryErrorKey };

/** Known before the answer: the token that was validated, and the agency last chosen on this device. */
export interface Known {
  readonly token?: string | undefined;
  readonly agencyID?: string | null | undefined;
}

/**
 * Reads the answer of createToken or validateToken: accepted only with code 200, `valid` true and one of the eight user
 * types. See docs/rules/access.md#login-answer.
 * @param answer `null` if the server refused with UNAUTHORIZED
 * @param known its token is used if the answer has none, as validateToken may leave it out
 */
export function acceptLogin(answer: LoginAnswer | null, known: Known = {}): Verdict {
  if (!answer?.valid || answer.code !== 200) return { accepted: false, key: 'user.login-wrong-credentials' };
  const { userType, Member: member } = answer;
  if (!isUserType(userType)) return { accepted: false, key: 'user.login-not-allowed' };
  const token = answer.token || known.token;
  if (!token || !member) return { accepted: false, key: 'internal-error' };
  return {
    accepted: true,
    session: {
      token,
      userType,
      pharmaLaboID: answer.pharmaLaboID ?? null,
      member,
      acl: answer.ACL ?? {},
      modules: answer.ModulesState ?? {},
      visitReportFieldsToShow: answer.VisitReportFieldsToShow ?? null,
      agencyID: (AGENCY_CHOOSERS.includes(userType) ? known.agencyID : member.idAgency) ?? null,
    },
  };
}
