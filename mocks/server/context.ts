import type { Acl, Switches } from '#domain/access/rights.ts';
import { aclOf } from '#mocks/seed/role-grants.ts';
import type { UserRecord } from '#mocks/seed/types.ts';
import { refusal } from './errors.ts';
import type { Store } from './store.ts';
import type { Tokens } from './auth-tokens.ts';

/** What every call of one request shares. */
interface RequestState {
  readonly store: Store;
  /** Seconds since 1970, whole: what a replay can repeat. */
  readonly now: number;
  readonly tokens: Tokens;
  /** Files of the request that do not hold what their names say. */
  readonly mislabelled: ReadonlySet<unknown>;
  /** Rights and modules that are switched for everybody. */
  readonly switches: Switches;
  /** Work done before: it was allowed when it was done. */
  readonly isReplay: boolean;
  /** The bearer, good or not. */
  readonly bearer: string | undefined;
}

/** What a resolver knows of the call it answers. */
export interface Context extends RequestState {
  /**
   * Who asks.
   * @throws UNAUTHORIZED for nobody, or a token that is not good
   */
  readonly viewer: () => UserRecord;
  /**
   * What they may do.
   * @throws UNAUTHORIZED as above
   */
  readonly acl: () => Acl;
  /**
   * The agency asked about.
   * @throws UNAUTHORIZED as above
   * @throws FORBIDDEN for an agency that does not exist, or that the viewer does not belong to
   */
  readonly agencyID: () => string;
}

/**
 * @param userID whom the bearer, or a journal, says is asking
 * @param agency the agency header, as it was sent
 */
export function createContext(state: RequestState, userID: string | undefined, agency: string | null): Context {
  const { store } = state;
  let known: Acl | undefined;

  function viewer(): UserRecord {
    const user = userID === undefined ? undefined : store.users.find(userID);
    if (!user) throw refusal('UNAUTHORIZED', 'the token is missing, or not good');
    return user;
  }

  /** Made out once: some answers ask for it a thousand times. */
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
