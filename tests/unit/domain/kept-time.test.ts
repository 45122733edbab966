import { expect, test } from 'vitest';
import { KEPT_TIME } from '#domain/access/kept-time.ts';

test('a device shows for two weeks what it read before', () => {
  expect(KEPT_TIME).toBe(Date.parse('2026-03-15T12:00Z') - Date.parse('2026-03-01T12:00Z'));
});
