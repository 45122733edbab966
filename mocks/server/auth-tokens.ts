/** What is known of a bearer: whose it is. The demo has no secrets, so a token is readable, and needs no memory. */
export interface Tokens {
  issue(userID: string, now: number): string;
  /** The user a token was issued to, unless it has expired or was never a token. */
  userOf(token: string, now: number): string | undefined;
}

/** @param lifetime seconds a token is good for; left out, for ever */
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
