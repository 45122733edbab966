import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { isDayPlan, samePlan } from '#domain/field/day-plan.ts';
import { changesOfAbandoned, type DayOfWeek, planAfter } from '#domain/field/week.ts';
import { useDraftNames } from '#state/draft-name.ts';
import { draftsOf, draftStore } from '#state/drafts.ts';
import { useServices } from '#state/services.tsx';
import { useSession } from '#state/session.tsx';
import { otherDaysIn } from './other-days.ts';
import { programmeSubject } from './use-day-draft.ts';

/**
 * Has the other halves of moves abandoned with the changes of a day, in the drafts of their days on this device: saved alone, they
 * would leave a visit on both days, or on none. The user is told whose.
 */
export function useAbandonHalves(workerID: string, nameOfID: (customerID: string) => string) {
  const { t } = useLingui();
  const { demo, say, clock } = useServices();
  const { member } = useSession();
  const draftNameOf = useDraftNames();
  return async (abandoned: DayOfWeek): Promise<void> => {
    const drafts = await draftsOf({ memberID: member.ID, world: demo?.world ?? null });
    const days = otherDaysIn(drafts, workerID, abandoned.date);
    const changes = Map.groupBy(changesOfAbandoned(abandoned, days), ({ date }) => date);
    const changed = await Promise.all(
      Array.from(changes, async ([date, ofDay]) => {
        const store = draftStore(
          draftNameOf({ kind: 'programme', subject: programmeSubject(workerID, date) }),
          isDayPlan,
        );
        const kept = await store.read();
        const value = kept && planAfter(kept.value, ofDay);
        if (!value) return [];
        const { kind } = await store.keep(samePlan(value, kept.base) ? null : { ...kept, value, at: clock.now() });
        // Another tab has the day open, and has written since.
        if (kind === 'overtaken') return [];
        return ofDay.flatMap(({ event }) => ('customerID' in event ? [event.customerID] : []));
      }),
    );
    const customerIDs = new Set(changed.flat());
    if (customerIDs.size > 0)
      say.info(
        t`${plural(customerIDs.size, { one: 'Déplacement abandonné sur l’autre jour aussi', other: '# déplacements abandonnés sur les autres jours aussi' })} : ${[...customerIDs].map(nameOfID).join(', ')}`,
      );
  };
}
