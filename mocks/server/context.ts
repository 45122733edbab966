import type { Acl, Switches } from '#domain/access/rights.ts';
import { aclOf } from '#mocks/seed/role-grants.ts';
import type { UserRecord } from '#mocks/seed/types.ts';
import { refusal } from './errors.ts';
import type { Store } from './store.ts';
import type { Tokens } from './auth-tokens.ts';

/** Shared by all calls of one request. */
interface RequestState {
  readonly store: Store;
  /** Whole seconds since 1970, so that a replay can repeat them. */
  readonly now: number;
  readonly tokens: Tokens;
  /** Uploaded files whose content does not match their extension. */
  readonly mislabelled: ReadonlySet<unknown>;
  /** Rights and modules that are switched on or off for everybody. */
  readonly switches: Switches;
  /** The fields of a visit report that users have; without a list, the default ones. */
  readonly visitReportFields?: readonly string[] | null;
  /** The call replays a journal entry: rights are not checked, since it was allowed when it was recorded. */
  readonly isReplay: boolean;
  /** The bearer token, valid or not. */
  readonly bearer: string | undefined;
  /** Counts records of the answer; by default they are not limited. @throws QUERY_TOO_COSTLY */
  readonly spend?: ((records: number) => void) | undefined;
  /** Limits wrong passwords; by default they are not. */
  readonly signIn?: { check(account: string): void; failed(account: string): void } | undefined;
}

/** Request context of a resolver. */
export interface Context extends RequestState {
  /**
   * The user who makes the call.
   * @throws UNAUTHORIZED if the token is missing or invalid
   */
  readonly viewer: () => UserRecord;
  /**
   * The viewer's rights.
   * @throws UNAUTHORIZED as above
   */
  readonly acl: () => Acl;
  /**
   * The agency of the call, from the agency header.
   * @throws UNAUTHORIZED as above
   * @throws FORBIDDEN if the agency does not exist or is not the viewer's
   */
  readonly agencyID: () => string;
}

/**
 * @param userID the user of the bearer token, or of the journal entry
 * @param agency the agency header as sent
 */
export function createContext(state: RequestState, userID: string | undefined, agency: string | null): Context {
  const { store } = state;
  let known: Acl | undefined;

  function viewer(): UserRecord {
    const user = store.users.find(userID);
    if (!user) throw refusal('UNAUTHORIZED', 'the token is missing, or not good');
    return user;
  }

  /** Cached: some answers need it a thousand times. */
  const acl = (): Acl => (known ??= aclOf(viewer().userType, state.switches));

  function agencyID(): string {
    const own = viewer().agencyID;
    const asked = store.agencies.find(({ idAgency }) => idAgency === agency)?.idAgency;
    if (asked === undefined) throw refusal('FORBIDDEN', 'the call is about an agency, and the header names none');
    if (own !== null && own !== asked) throw refusal('FORBIDDEN', 'the user does not belong to the agency');
    return asked;
  }

  return { ...state, viewer, acl, agencyID };
}
