import type { CatalogueKey } from '#api/codes.ts';
import type { LoginAnswer as WireLoginAnswer, Member } from '#api/generated/schema.ts';
import type { Acl, Modules } from '#domain/access/rights.ts';
import type { UserType } from '#domain/access/roles.ts';

/** What createToken and validateToken answer, as far as a session is made of it. */
export type LoginAnswer = Omit<WireLoginAnswer, 'status' | 'message'>;

/** A user who may enter, with everything the login answer said about them (spec §3, §6). */
export interface Session {
  readonly token: string;
  readonly userType: UserType;
  /** The laboratory of a laboratory user. */
  readonly pharmaLaboID: string | null;
  readonly member: Member;
  readonly acl: Acl;
  readonly modules: Modules;
  /** `null` when the server sent no list: the default fields are shown (decision 25). */
  readonly visitReportFieldsToShow: readonly string[] | null;
  /** The agency of the header; `null` until a multinational boss or a laboratory boss has chosen one. */
  readonly agencyID: string | null;
}

/** What the device keeps of a session. */
export interface StoredSession {
  readonly token: string;
  readonly agencyID: string | null;
  /** Kept when the browser closes ("remember me"), or only as long as it is open. */
  readonly remember: boolean;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/**
 * What a failed entry is called in the error catalogue (spec §8). The first two are the server's refusal of the
 * person; `internal-error` is a call that did not get through, or whose answer lacks what a session is made of.
 */
export type EntryErrorKey = Extract<
  CatalogueKey,
  'user.login-wrong-credentials' | 'user.login-not-allowed' | 'internal-error'
>;

export interface EntryError {
  readonly key: EntryErrorKey;
  /** What the call was rejected with, when it was. */
  readonly cause?: unknown;
}

/** Why nobody is signed in; the sign-in page says so. `invalid`: the server refused a stored or offered token. */
export type SignedOutReason = 'none' | 'expired' | 'invalid' | 'signedOut';

export type SessionEvent =
  | ({ readonly type: 'signIn.submit'; readonly remember: boolean } & Credentials)
  | { readonly type: 'signIn.cancel' }
  | { readonly type: 'signOut' }
  /** A call was answered UNAUTHORIZED; `token` is the one it carried, so that a late answer ends no newer session. */
  | { readonly type: 'session.expired'; readonly token?: string }
  | { readonly type: 'agency.choose'; readonly agencyID: string }
  /** A token found in the address (`?token=`). */
  | { readonly type: 'token.offer'; readonly token: string }
  | { readonly type: 'retry' };
