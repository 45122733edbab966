import { type Channel, openChannel } from '#lib/device/channel.ts';
import { either, type Guard, isBoolean, isNumber, isText, orNull, shapeOf } from '#lib/shape.ts';
import { STORAGE_KEYS, type TextStore } from '#lib/device/texts.ts';
import type {
  DeviceEnded,
  DeviceEvent,
  DeviceOpened,
  ForgetCall,
  LoginAnswer,
  StoreCall,
  StoredSession,
  StoreResult,
} from '#machines/session/session.types.ts';

/** Where the session is stored between two openings of the page, and where other tabs are told of it. */
export interface SessionStore {
  readonly read: () => StoredSession | null;
  /** Replaces the session of the token that the call names, and no other. */
  readonly write: (call: StoreCall) => StoreResult;
  /** Removes the session of a token, and no other; from this tab alone if another tab has told of the end. */
  readonly clear: (call: ForgetCall) => void;
  /** Stores what the server said of the session that is stored, beside it and for as long; nothing if another one is. */
  readonly note: (said: SaidOfSession) => void;
  /** What the server last said of the session of a token; `null` if the device does not tell. */
  readonly recall: (token: string) => SaidOfSession | null;
  /** @returns a function that stops watching */
  readonly watch: (listener: (event: DeviceEvent) => void) => () => void;
}

/** What the server said of a session, for a day without a network. */
export interface SaidOfSession {
  readonly token: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly answer: LoginAnswer;
}

/** What tabs say to each other of their sessions. */
type News = DeviceEnded | DeviceOpened;

export interface DeviceParts {
  /** Shared by all tabs, and kept when the browser closes. */
  readonly device: TextStore;
  /** Of this tab alone; a duplicate of the tab begins with a copy. */
  readonly tab: TextStore;
  readonly channel: Channel<News>;
  /** Calls the listener whenever the tab comes back into view. @returns a function that stops it */
  readonly onReturn: (listener: () => void) => () => void;
}

/** The session of the device: "remember me" chooses between the two storages. See docs/rules/access.md#tabs. */
export function createSessionStore({ device, tab, channel, onReturn }: DeviceParts): SessionStore {
  function read(): StoredSession | null {
    for (const texts of [tab, device]) {
      const token = texts.get(STORAGE_KEYS.token);
      if (token) return { token, agencyID: texts.get(STORAGE_KEYS.agency), remember: texts === device };
    }
    return null;
  }
  function remove(texts: TextStore): void {
    texts.remove(STORAGE_KEYS.token);
    texts.remove(STORAGE_KEYS.agency);
    texts.remove(STORAGE_KEYS.session);
  }
  const holderOf = (token: string) => [tab, device].find((texts) => texts.get(STORAGE_KEYS.token) === token);

  return {
    read,
    note(said) {
      holderOf(said.token)?.set(STORAGE_KEYS.session, JSON.stringify(said));
    },
    recall(token) {
      const said = readSaid(holderOf(token)?.get(STORAGE_KEYS.session) ?? null);
      return said?.token === token ? said : null;
    },
    write({ stored, memberID, isFollowed, replaces }) {
      const { token, agencyID, remember } = stored;
      const texts = remember ? device : tab;
      if (replaces !== null && texts.get(STORAGE_KEYS.token) !== replaces) return { kind: 'overtaken', by: read() };
      // What the tab has for itself would be read first.
      if (remember) remove(tab);
      texts.set(STORAGE_KEYS.token, token);
      if (agencyID === null) texts.remove(STORAGE_KEYS.agency);
      else texts.set(STORAGE_KEYS.agency, agencyID);
      if (!isFollowed) channel.post({ type: 'device.opened', ...stored, memberID });
      return { kind: 'stored' };
    },
    clear({ token, reason }) {
      if (token === null) return;
      // The tab that tells of an end has cleared the device. This one may read the old token there for a while, and would
      // remove the session that has followed it.
      const own = reason === null ? [tab] : [tab, device];
      for (const texts of own) if (texts.get(STORAGE_KEYS.token) === token) remove(texts);
      if (reason !== null) channel.post({ type: 'device.ended', token, reason });
    },
    watch(listener) {
      const ends = [channel.listen(listener), onReturn(() => listener({ type: 'device.seen', stored: read() }))];
      return () => ends.forEach((end) => end());
    },
  };
}

/** The rest of an answer is as the server gave it, and what is missing in it counts as not told. */
const isAnswer: Guard<LoginAnswer> = (value): value is LoginAnswer =>
  shapeOf<Pick<LoginAnswer, 'code' | 'valid' | 'userType'>>({ code: isNumber, valid: isBoolean, userType: isText })(
    value,
  );

const isSaid = shapeOf<SaidOfSession>({ token: isText, at: isNumber, answer: isAnswer });

function readSaid(text: string | null): SaidOfSession | null {
  if (text === null) return null;
  try {
    const said: unknown = JSON.parse(text);
    return isSaid(said) ? said : null;
  } catch {
    return null;
  }
}

const isOne =
  <T extends string>(...all: readonly T[]): Guard<T> =>
  (value): value is T =>
    all.some((each) => each === value);

export const isNews: Guard<News> = either(
  shapeOf<DeviceEnded>({ type: isOne('device.ended'), token: isText, reason: isOne('signedOut', 'expired') }),
  shapeOf<DeviceOpened>({
    type: isOne('device.opened'),
    token: isText,
    agencyID: orNull(isText),
    remember: isBoolean,
    memberID: isText,
  }),
);

/** The name of the channel on which tabs tell each other of their sessions. */
export const SESSION_CHANNEL = 'tournee-session';

/** Whenever the page is shown again: it was hidden, frozen, or kept for the back button. */
function whenShown(listener: () => void): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') listener();
  };
  document.addEventListener('visibilitychange', look);
  addEventListener('pageshow', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    removeEventListener('pageshow', look);
  };
}

/** The session of this browser. */
export const deviceSession = (device: TextStore, tab: TextStore): SessionStore =>
  createSessionStore({ device, tab, channel: openChannel(SESSION_CHANNEL, isNews), onReturn: whenShown });
