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

/**
 * Why nobody is signed in, for the sign-in page. `invalid`: the server refused a token, stored or from the address.
 * `elsewhere`: another tab signed out, or signed somebody else in.
 */
export type SignedOutReason = 'none' | 'expired' | 'invalid' | 'signedOut' | 'elsewhere';

/** Another tab ended the session of this token. */
export interface DeviceEnded {
  readonly type: 'device.ended';
  readonly token: string;
  readonly reason: 'signedOut' | 'expired';
}

/** Another tab signed a person in, or chose an agency for a session. */
export interface DeviceOpened extends StoredSession {
  readonly type: 'device.opened';
  readonly memberID: string;
}

/** What a reload of this tab would open, as the tab comes back into view: it may have missed what other tabs said. */
export interface DeviceSeen {
  readonly type: 'device.seen';
  readonly stored: StoredSession | null;
}

/** What the device tells of its sessions. */
export type DeviceEvent = DeviceEnded | DeviceOpened | DeviceSeen;

export interface StoreCall {
  readonly stored: StoredSession;
  readonly memberID: string;
  /** The device or another tab said so: the other tabs need not be told. */
  readonly isFollowed: boolean;
  /** The token that the device has to hold for the session to be stored; `null` to replace any. */
  readonly replaces: string | null;
}

export type StoreResult =
  | { readonly kind: 'stored' }
  /** The device holds another session by now, or none. It was not changed. */
  | { readonly kind: 'overtaken'; readonly by: StoredSession | null };

export interface ForgetCall {
  /** `null`: the device keeps what it has. */
  readonly token: string | null;
  /** What the other tabs of this session are told; `null` if one of them has told it, and cleared the device. */
  readonly reason: DeviceEnded['reason'] | null;
}

export interface ConfirmCall {
  readonly token: string;
}

/** The server has answered about a session that the device let in without it; `null` if it refuses the token. */
export interface SessionConfirmed extends ConfirmCall {
  readonly type: 'session.confirmed';
  readonly answer: LoginAnswer | null;
}

export type SessionEvent =
  | ({ readonly type: 'signIn.submit'; readonly remember: boolean } & Credentials)
  | { readonly type: 'signIn.cancel' }
  | { readonly type: 'signOut' }
  /** This tab is for somebody else; the session stays on the device, and in other tabs. */
  | { readonly type: 'session.leave' }
  /** A call was answered UNAUTHORIZED. `token` is the one it carried, so that a late answer does not end a newer session. */
  | { readonly type: 'session.expired'; readonly token?: string }
  | { readonly type: 'agency.choose'; readonly agencyID: string }
  /** The address brought a token (`?token=`). */
  | { readonly type: 'token.offer'; readonly token: string }
  /** Go on with the session that another tab opened. */
  | { readonly type: 'session.continue' }
  | { readonly type: 'retry' }
  | SessionConfirmed
  | DeviceEvent;
