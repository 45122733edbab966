import { expect, test } from 'vitest';
import { hasSupervisorsDays } from '#domain/field/supervisor-days.ts';

test.each([
  [true, false],
  [false, true],
  [null, true],
  [undefined, true],
])('a supervisor who acts as a delegate (%s) has the days of supervisors: %s', (supervisorActingAsDelegue, has) => {
  expect(hasSupervisorsDays({ supervisorActingAsDelegue })).toBe(has);
});
