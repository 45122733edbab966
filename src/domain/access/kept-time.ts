/**
 * Milliseconds after which a device shows nothing any more of what it read before, session and records, unless the server answers;
 * see docs/rules/field-work.md#day-pack.
 */
export const KEPT_TIME = 14 * 86_400_000;
