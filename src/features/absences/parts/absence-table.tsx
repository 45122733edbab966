import { useLingui } from '@lingui/react/macro';
import { Paperclip } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { type DataColumn, DataTable } from '#ui/data-table/data-table.tsx';
import { TwoLines } from '#ui/two-lines/two-lines.tsx';
import { WaitingBadge } from '#ui/waiting-badge/waiting-badge.tsx';
import type { AbsenceEntry } from '../absence-entries.ts';
import * as styles from '../absences.css.ts';
import { useAbsenceWords } from '../use-absence-words.ts';

export interface AbsenceTableProps {
  readonly absences: readonly AbsenceEntry[];
  /** Whether those of several people may be listed. */
  readonly withPeople: boolean;
  readonly isLoading: boolean;
  readonly onOpen: (absence: AbsenceEntry) => void;
  readonly empty: ReactNode;
}

/** Absences in order of time; on a phone, each on two lines. */
export function AbsenceTable({ absences, withPeople, isLoading, onOpen, empty }: AbsenceTableProps) {
  const { t } = useLingui();
  const words = useAbsenceWords();
  const columns = useMemo(
    (): readonly DataColumn<AbsenceEntry>[] => [
      {
        id: 'object',
        header: t`Absence`,
        isRowHeader: true,
        isTwoLine: true,
        width: '2fr',
        sort: ({ objectAbsence }) => objectAbsence,
        cell: ({ objectAbsence, justification }) => <TwoLines first={objectAbsence} second={justification} />,
      },
      ...(withPeople
        ? [
            {
              id: 'person',
              header: t`Personne`,
              width: '1.5fr' as const,
              sort: ({ worker }: AbsenceEntry) => worker.name,
              cell: ({ worker }: AbsenceEntry) => worker.name,
            },
          ]
        : []),
      {
        id: 'period',
        header: t`Période`,
        width: '2fr',
        sort: ({ absenceStartDateTimeStamp }) => absenceStartDateTimeStamp,
        cell: (absence) => <span className={styles.figures}>{words.period(absence)}</span>,
      },
      {
        id: 'proof',
        header: t`Justificatif`,
        width: 132,
        sort: ({ Photo }) => (Photo === null ? 1 : 0),
        cell: (absence) => <State absence={absence} />,
      },
    ],
    [t, words, withPeople],
  );
  return (
    <DataTable
      label={t`Absences`}
      columns={columns}
      rows={absences}
      getKey={({ ID }) => ID}
      getText={({ objectAbsence }) => objectAbsence}
      defaultSort={{ column: 'period', direction: 'ascending' }}
      onRowAction={onOpen}
      isLoading={isLoading}
      empty={empty}
      card={(absence) => ({
        title: withPeople ? absence.worker.name : absence.objectAbsence,
        detail: withPeople ? `${absence.objectAbsence}, ${words.period(absence)}` : words.period(absence),
        end: <State absence={absence} isBrief />,
      })}
    />
  );
}

/** What waits says so; otherwise whether there is a file. */
function State({
  absence: { queued, Photo },
  isBrief = false,
}: {
  readonly absence: AbsenceEntry;
  readonly isBrief?: boolean;
}) {
  const { t } = useLingui();
  if (queued !== null) return <WaitingBadge state={queued} />;
  if (Photo !== null) return <Paperclip className={styles.clip} role="img" aria-label={t`Justificatif joint`} />;
  return isBrief ? null : '–';
}
