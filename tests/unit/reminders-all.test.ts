import { expect, it } from 'vitest';
import { allReminders } from '#features/regulatory/reminders/all-reminders.ts';

it('has each reminder once, in order, though one has passed between the reads of the two lists', () => {
  const at = (scheduledTimeStamp: number) => ({ ID: `r${scheduledTimeStamp}`, scheduledTimeStamp });
  const [one, two, three] = [at(1), at(2), at(3)];
  expect(allReminders([one, two], [three, two])).toEqual([one, two, three]);
});
