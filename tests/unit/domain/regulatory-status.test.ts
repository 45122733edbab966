import { expect, test } from 'vitest';
import { isOpenStatus } from '#domain/regulatory/regulatory-status.ts';
import { REGULATORY_STATUSES } from '#mocks/seed/vocabulary.ts';

test('an action is open until it is granted, refused or closed; an unknown status is open', () => {
  expect(REGULATORY_STATUSES.filter((statut) => !isOpenStatus(statut))).toEqual(['Accordé', 'Refusé', 'Clôturé']);
  expect(isOpenStatus('En pause')).toBe(true);
});
