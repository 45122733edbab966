import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type DayPlan, isDayPlan, planOf, samePlan, stopsOf } from '#domain/field/day-plan.ts';
import { queryOf, showAnswer } from '#queries/kept.ts';
import { useServices } from '#state/services.tsx';
import { type EditorDraft, useDraft } from '#state/use-draft.ts';
import type { DraftField } from '#ui/draft-editor/draft-editor.tsx';
import { customersIn, readDay, type WorkDay, workDayQuery, type Worker } from '../field.queries.ts';

/** A person’s day that is planned. */
export interface DayToPlan {
  readonly worker: Worker;
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly day: WorkDay;
}

/** The draft of a day, and what the server is known to have. */
export interface DayDraft {
  readonly stored: EditorDraft<DayPlan>;
  /** The day as it was last read. */
  readonly latest: () => WorkDay;
  /** To be told of each plan that is sent, and of the day that the draft was begun from. */
  readonly onSend: (sent: DayPlan, base: DayPlan) => void;
}

/** What the draft of a programme is of. */
export const programmeSubject = (workerID: string, date: string): string => `${workerID} ${date}`;

/** The draft of a day: one on this device, from wherever the day is planned. */
export function useDayDraft({ worker, date, day }: DayToPlan): DayDraft {
  const { api } = useServices();
  const queries = useQueryClient();
  // It knows the IDs of the objectives.
  const latest = useRef(day);
  const own = useRef<{ readonly sent: DayPlan; readonly base: DayPlan } | null>(null);
  const stored = useDraft<DayPlan>({
    kind: 'programme',
    subject: programmeSubject(worker.ID, date),
    isNew: false,
    saved: planOf(customersIn(day.objectives)),
    isDraft: isDayPlan,
    reread: async (signal) => {
      const read = await readDay(api, worker, date, signal);
      if (read.errors[0]) throw read.errors[0];
      latest.current = read;
      // Which visits are done or validated by now is shown too.
      const shown = queryOf(queries, workDayQuery(api, worker, date));
      if (shown) showAnswer(shown, read);
      const plan = planOf(customersIn(read.objectives));
      // What this page has sent itself is no change of somebody else’s.
      return own.current && samePlan(plan, own.current.sent) ? own.current.base : plan;
    },
  });
  return {
    stored,
    latest: () => latest.current,
    onSend: (sent: DayPlan, base: DayPlan) => {
      own.current = { sent, base };
    },
  };
}

/** The words of a plan, where the user chooses between two. */
export function usePlanWords(nameOfID: (customerID: string) => string): (plan: DayPlan) => readonly DraftField[] {
  const { t } = useLingui();
  return (plan) => {
    const stops = stopsOf(plan);
    return [
      ...stops.map(({ customerID, description }) => ({
        id: customerID,
        label: nameOfID(customerID),
        words: description || t`sans objectif`,
      })),
      {
        id: 'order',
        label: t`Ordre de la tournée`,
        words: stops.map(({ customerID }) => nameOfID(customerID)).join(', '),
      },
    ];
  };
}
