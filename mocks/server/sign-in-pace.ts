import { refusal } from './errors.ts';

/** Who tries a password, and whose. */
export interface SignInAttempt {
  /** The address on the network that the request comes from. Many people may share one. */
  readonly client: string;
  /** The account, whether there is one or not. */
  readonly account: string;
}

/** Limits the wrong passwords that may be tried. */
export interface SignInPace {
  /** @throws TOO_MANY_ATTEMPTS @param now seconds since 1970 */
  check(attempt: SignInAttempt, now: number): void;
  /** Counts a wrong password. */
  failed(attempt: SignInAttempt, now: number): void;
}

export interface PaceLimits {
  /** Wrong passwords of one client for one account. */
  readonly account: number;
  /** Wrong passwords of one client for all accounts together. */
  readonly client: number;
  /** In any such time. */
  readonly seconds: number;
}

/** Limits wrong passwords, so that a person who forgot theirs stops nobody else at the same address. */
export function createSignInPace({ account: ofAccount, client: ofClient, seconds }: PaceLimits): SignInPace {
  const counts = [
    { most: ofAccount, keyOf: ({ client, account }: SignInAttempt) => JSON.stringify([client, account]) },
    { most: ofClient, keyOf: ({ client }: SignInAttempt) => client },
  ].map((count) => ({ ...count, failures: new Map<string, readonly number[]>() }));
  /** Those of the last seconds, oldest first. */
  const recent = (times: readonly number[] = [], now: number): readonly number[] =>
    times.filter((time) => time > now - seconds);

  return {
    check(attempt, now) {
      for (const { most, keyOf, failures } of counts) {
        const oldest = recent(failures.get(keyOf(attempt)), now).at(-most);
        if (oldest === undefined) continue;
        const retryAfter = oldest + seconds - now;
        throw refusal('TOO_MANY_ATTEMPTS', `again in ${retryAfter} s`, { retryAfter });
      }
    },
    failed(attempt, now) {
      for (const { keyOf, failures } of counts) {
        for (const [key, times] of failures) if (recent(times, now).length === 0) failures.delete(key);
        const key = keyOf(attempt);
        failures.set(key, [...recent(failures.get(key), now), now]);
      }
    },
  };
}
