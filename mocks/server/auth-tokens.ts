/** Issues and checks bearer tokens. The demo has no secrets: a token contains its user and time, and nothing is stored. */
export interface Tokens {
  issue(userID: string, now: number): string;
  /** The user a token was issued to; undefined if it is expired or malformed. */
  userOf(token: string, now: number): string | undefined;
}

/** @param lifetime seconds that a token is valid; by default for ever */
export function createTokens(lifetime = Number.POSITIVE_INFINITY): Tokens {
  return {
    issue: (userID, now) => `demo.${userID}.${now}`,
    userOf(token, now) {
      const [, userID, issuedAt] = /^demo\.([\w-]+)\.(\d+)$/.exec(token) ?? [];
      return Number(issuedAt) + lifetime > now ? userID : undefined;
    },
  };
}

/** Reads `Authorization: Bearer …`. */
export function bearerOf(authorization: string | null | undefined): string | undefined {
  return /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
}
