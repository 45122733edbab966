import { refusal } from './errors.ts';

/** Limits the wrong passwords that one client may try. */
export interface SignInPace {
  /** @throws TOO_MANY_ATTEMPTS @param now seconds since 1970 */
  check(client: string, now: number): void;
  /** Counts a wrong password. */
  failed(client: string, now: number): void;
}

/** @param most wrong passwords of a client in any `seconds` seconds */
export function createSignInPace(most: number, seconds: number): SignInPace {
  /** The times of each client's wrong passwords, oldest first. */
  const failures = new Map<string, readonly number[]>();
  const recent = (client: string, now: number): readonly number[] =>
    (failures.get(client) ?? []).filter((time) => time > now - seconds);

  return {
    check(client, now) {
      const [oldest] = recent(client, now).slice(-most);
      if (oldest === undefined || recent(client, now).length < most) return;
      const retryAfter = oldest + seconds - now;
      throw refusal('TOO_MANY_ATTEMPTS', `again in ${retryAfter} s`, { retryAfter });
    },
    failed(client, now) {
      for (const other of failures.keys()) if (recent(other, now).length === 0) failures.delete(other);
      failures.set(client, [...recent(client, now), now]);
    },
  };
}
