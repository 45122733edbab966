import type { CatalogueKey } from '#api/codes.ts';
import type { LoginAnswer as WireLoginAnswer, Member } from '#api/generated/schema.ts';
import type { Acl, Modules } from '#domain/access/rights.ts';
import type { UserType } from '#domain/access/roles.ts';

/** The part of the answer of createToken and validateToken that a session is made from. */
export type LoginAnswer = Omit<WireLoginAnswer, 'status' | 'message'>;

/** A signed-in user, with everything the login answer said about them. */
export interface Session {
  readonly token: string;
  readonly userType: UserType;
  /** The laboratory of a laboratory user. */
  readonly pharmaLaboID: string | null;
  readonly member: Member;
  readonly acl: Acl;
  readonly modules: Modules;
  /** `null` if the server sent no list: the default fields are shown. See docs/rules/field-work.md#report-fields. */
  readonly visitReportFieldsToShow: readonly string[] | null;
  /** The agency of the header; `null` until a multinational boss or a laboratory boss has chosen one. */
  readonly agencyID: string | null;
}

/** The part of a session that is stored on the device. */
export interface StoredSession {
  readonly token: string;
  readonly agencyID: string | null;
  /** Whether it stays stored when the browser closes ("remember me"). */
  readonly remember: boolean;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/**
 * The key of a failed sign-in in the error catalogue. In the first two cases the server refused the user;
 * `internal-error` is a failed call, or an answer without a token or a member.
 */
export type EntryErrorKey = Extract<
  CatalogueKey,
  'user.login-wrong-credentials' | 'user.login-not-allowed' | 'internal-error'
>;

export interface EntryError {
  readonly key: EntryErrorKey;
  /** The error of the call, if it failed. */
  readonly cause?: unknown;
}

/** Why nobody is signed in, for the sign-in page. `invalid`: the server refused a token, stored or from the address. */
export type SignedOutReason = 'none' | 'expired' | 'invalid' | 'signedOut';

export type SessionEvent =
  | ({ readonly type: 'signIn.submit'; readonly remember: boolean } & Credentials)
  | { readonly type: 'signIn.cancel' }
  | { readonly type: 'signOut' }
  /** A call was answered UNAUTHORIZED. `token` is the one it carried, so that a late answer does not end a newer session. */
  | { readonly type: 'session.expired'; readonly token?: string }
  | { readonly type: 'agency.choose'; readonly agencyID: string }
  /** The address brought a token (`?token=`). */
  | { readonly type: 'token.offer'; readonly token: string }
  | { readonly type: 'retry' };
