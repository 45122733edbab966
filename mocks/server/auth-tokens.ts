/** Issues and checks bearer tokens. A token contains its user and time; nothing is stored. */
export interface Tokens {
  issue(userID: string, now: number): string;
  /** The user a token was issued to; undefined if it is expired, malformed or signed by somebody else. */
  userOf(token: string, now: number): string | undefined;
}

/** Signs tokens, so that nobody else can write one. */
export interface TokenSeal {
  /** Letters, digits, `-` and `_`. */
  sign(text: string): string;
  /** Whether a signature is that of the text. */
  isSigned(text: string, signature: string): boolean;
}

/** In the page everything is open to its user, and a token that is signed could not outlive a reload. */
const OPEN: TokenSeal = { sign: () => 'demo', isSigned: (_, signature) => signature === 'demo' };

/** @param lifetime seconds that a token is valid; by default for ever */
export function createTokens(lifetime = Number.POSITIVE_INFINITY, seal = OPEN): Tokens {
  return {
    issue(userID, now) {
      const claim = `${userID}.${now}`;
      return `${seal.sign(claim)}.${claim}`;
    },
    userOf(token, now) {
      const [, signature = '', claim = '', userID, issuedAt] = /^([\w-]+)\.(([\w-]+)\.(\d+))$/.exec(token) ?? [];
      return Number(issuedAt) + lifetime > now && seal.isSigned(claim, signature) ? userID : undefined;
    },
  };
}

/** Reads `Authorization: Bearer …`. */
export function bearerOf(authorization: string | null | undefined): string | undefined {
  return /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
}
