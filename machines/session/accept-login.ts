import { AGENCY_CHOOSERS, isUserType } from '#domain/access/roles.ts';
import type { EntryErrorKey, LoginAnswer, Session } from './session.types.ts';

export type Verdict =
  | { readonly accepted: true; readonly session: Session }
  | { readonly accepted: false; readonly key: EntryErrorKey };

/** What is known beside the answer: the token that was validated, and the agency last chosen on this device. */
export interface Known {
  readonly token?: string | undefined;
  readonly agencyID?: string | null | undefined;
}

/**
 * Reads a login answer (createToken, validateToken): accepted only with code 200, `valid` true and one of the eight
 * user types (spec §4).
 * @param answer `null` where the server refused without an answer (UNAUTHORIZED)
 * @param known validateToken may leave the token out: then the validated one stays
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
