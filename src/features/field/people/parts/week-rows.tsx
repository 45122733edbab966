import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { daysThatCount, loadOver } from '#domain/field/days-over.ts';
import { completionOf } from '#lib/completion.ts';
import { weekOf } from '#lib/date-ranges.ts';
import { useDialogInAddress } from '#state/dialog-in-address.ts';
import { openDialog } from '#state/query-params.ts';
import { useServices } from '#state/services.tsx';
import { useToday } from '#state/today.ts';
import { useFigures } from '#ui/chart/figures.ts';
import { Dialog, DialogBody, DialogCloseFooter } from '#ui/dialog/dialog.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { List } from '#ui/list/list.tsx';
import { type Worker } from '../../shared/field.queries.ts';
import { workWeekQuery } from '#queries/visit-loads.queries.ts';
import { useDayWords } from '../../shared/use-day-words.ts';
import { useMadeWords } from '../../shared/use-made-words.ts';
import * as styles from '../people.css.ts';
import { WEEK } from './rows.ts';

export interface WeekRowsProps {
  readonly worker: Worker;
  /** `YYYY-MM-DD` */
  readonly day: string;
}

/** The days behind the figure of a week, with the visits of each; a day leads to its visits. */
export function WeekRows({ worker, day }: WeekRowsProps) {
  const { t } = useLingui();
  const { api } = useServices();
  const dayWords = useDayWords();
  const made = useMadeWords();
  const { percent } = useFigures();
  const today = useToday().toString();
  const { open, control } = useDialogInAddress('rows');
  const isOpen = open === WEEK;
  const { data } = useQuery({ ...workWeekQuery(api, worker, weekOf(day).start), enabled: isOpen });
  if (!isOpen || !data) return null;
  const week = loadOver(data.loads, day, today);
  const share = completionOf(week.done, week.planned);
  return (
    <Dialog
      isOpen
      onOpenChange={control.onClose}
      title={day < today ? t`La semaine jusqu’à ce jour` : t`La semaine jusqu’à hier`}
      subtitle={share === null ? made(week) : `${made(week)}, ${percent(share)}`}
    >
      <DialogBody>
        <List
          label={t`Jours de la semaine`}
          items={daysThatCount(data.loads, day, today)}
          getKey={({ date }) => date}
          getText={({ date }) => dayWords.title(date)}
          onAction={({ date }) => openDialog({ rows: null, day: date })}
          row={(load) => {
            const value = completionOf(load.done, load.planned);
            return {
              title: dayWords.title(load.date),
              detail: made(load),
              end: <span className={styles.figures}>{value === null ? '—' : percent(value)}</span>,
            };
          }}
          empty={
            <EmptyState title={<Trans>Aucune ligne</Trans>}>
              <Trans>Aucun jour de cette semaine n’est encore fini.</Trans>
            </EmptyState>
          }
        />
      </DialogBody>
      <DialogCloseFooter />
    </Dialog>
  );
}
