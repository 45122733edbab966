import { Trans, useLingui } from '@lingui/react/macro';
import { Bell, Mail } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { personName } from '#domain/people/person-name.ts';
import { useFormat } from '#state/format.ts';
import { useNow } from '#state/now.ts';
import { AvatarGroup } from '#ui/avatar/avatar-group.tsx';
import { type DataColumn, DataTable } from '#ui/data-table/data-table.tsx';
import { TwoLines } from '#ui/two-lines/two-lines.tsx';
import { type ReminderRow, stepPath } from '../reminder.types.ts';
import * as styles from '../reminders.css.ts';

export interface ReminderTableProps {
  readonly reminders: readonly ReminderRow[];
  /** Whether these are past reminders; those are sorted latest first. */
  readonly done: boolean;
  readonly isLoading: boolean;
  readonly onOpen: (reminder: ReminderRow) => void;
  readonly empty: ReactNode;
}

/** Reminders sorted by time; on a phone, each on two lines. */
export function ReminderTable({ reminders, done, isLoading, onOpen, empty }: ReminderTableProps) {
  const { t } = useLingui();
  const columns = useMemo(
    (): readonly DataColumn<ReminderRow>[] => [
      {
        id: 'name',
        header: t`Rappel`,
        isRowHeader: true,
        isTwoLine: true,
        width: '2fr',
        sort: ({ name }) => name,
        cell: ({ name, description }) => <TwoLines first={name} second={description} />,
      },
      {
        id: 'time',
        header: t`Échéance`,
        width: 176,
        sort: ({ scheduledTimeStamp }) => scheduledTimeStamp,
        cell: (reminder) => <When reminder={reminder} />,
      },
      {
        id: 'step',
        header: t`Dossier`,
        width: '1.5fr',
        sort: ({ RegulatoryActionStep: step }) => (step ? stepPath(step).join(' ') : ''),
        cell: ({ RegulatoryActionStep: step }) => {
          if (!step) return '–';
          const [product, ...rest] = stepPath(step);
          return <TwoLines first={product} second={rest.join(', ')} />;
        },
      },
      {
        id: 'recipients',
        header: t`Destinataires`,
        width: 120,
        sort: ({ Recipients }) => Recipients.length,
        cell: ({ Recipients }) => <RecipientFaces people={Recipients} />,
      },
      {
        id: 'channels',
        header: t`Par`,
        width: 64,
        cell: (reminder) => <Channels reminder={reminder} />,
      },
    ],
    [t],
  );
  return (
    <DataTable
      key={String(done)}
      label={done ? t`Rappels passés` : t`Rappels à venir`}
      columns={columns}
      rows={reminders}
      getKey={({ ID }) => ID}
      getText={({ name }) => name}
      defaultSort={{ column: 'time', direction: done ? 'descending' : 'ascending' }}
      onRowAction={onOpen}
      isLoading={isLoading}
      empty={empty}
      card={(reminder) => ({
        title: reminder.name,
        detail: reminder.RegulatoryActionStep && stepPath(reminder.RegulatoryActionStep)[0],
        end: <When reminder={reminder} isShort />,
      })}
    />
  );
}

const DAY = 86_400;
const SOON = 7 * DAY;

interface WhenProps {
  readonly reminder: ReminderRow;
  /** Omits the current year, to save room. */
  readonly isShort?: boolean;
}

/** Date, time and distance from now. Overdue and soon are stated in words, not by colour alone. */
function When({ reminder: { scheduledTimeStamp, expired }, isShort = false }: WhenProps) {
  const format = useFormat();
  const now = useNow();
  const isLate = expired || scheduledTimeStamp <= now;
  const distance = format.distance(scheduledTimeStamp, now);
  const tone = isLate ? styles.late : scheduledTimeStamp - now < SOON ? styles.soon : undefined;
  return (
    <TwoLines
      first={
        <span className={styles.figures}>
          {isShort ? format.shortDate(scheduledTimeStamp, now) : format.date(scheduledTimeStamp)},{' '}
          {format.time(scheduledTimeStamp)}
        </span>
      }
      second={
        <span className={tone}>
          {isLate ? <Trans>échu</Trans> : null}
          {isLate && distance ? ', ' : null}
          {distance}
        </span>
      }
    />
  );
}

function RecipientFaces({ people }: { readonly people: ReminderRow['Recipients'] }) {
  const { t } = useLingui();
  const named = people.map((person) => ({ id: person.ID, name: personName(person) }));
  const names = named.map(({ name }) => name).join(', ');
  return <AvatarGroup people={named} label={t`Destinataires : ${names}`} max={4} />;
}

/** The channels as icons with accessible names. */
function Channels({ reminder: { isEmail, isNotification } }: { readonly reminder: ReminderRow }) {
  const { t } = useLingui();
  return (
    <span className={styles.channels}>
      {isNotification && <Bell className={styles.channelIcon} role="img" aria-label={t`Notification`} />}
      {isEmail && <Mail className={styles.channelIcon} role="img" aria-label={t`E-mail`} />}
    </span>
  );
}
