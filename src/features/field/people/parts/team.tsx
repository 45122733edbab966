import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { DayState } from '#domain/field/days-over.ts';
import { completionOf } from '#lib/completion.ts';
import { personHref } from '#routes/links.ts';
import { navigate } from '#state/location.ts';
import { useSession } from '#state/session.tsx';
import { BulletBar } from '#ui/bullet-bar/bullet-bar.tsx';
import { useFigures } from '#ui/chart/figures.ts';
import { type DataColumn, DataTable } from '#ui/data-table/data-table.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import * as styles from '../people.css.ts';
import type { FieldPerson } from '../people.queries.ts';

/** Visits planned and made. */
export interface Load {
  readonly planned: number;
  readonly done: number;
}

export interface TeamMember {
  readonly person: FieldPerson;
  /** On the day; `null` while it is not read. */
  readonly day: Load | null;
  /** From Monday to that day, without what is not over; left out where the week is not read. */
  readonly week?: Load | null;
}

export interface TeamProps {
  readonly members: readonly TeamMember[];
  /** `YYYY-MM-DD`; `null` for today. */
  readonly day: string | null;
  readonly state: DayState;
}

const shareOf = (load: Load | null | undefined): number | null => (load ? completionOf(load.done, load.planned) : null);

/** The people of a supervisor, those who lag first; each leads to their page. */
export function Team({ members, day, state }: TeamProps) {
  const { t } = useLingui();
  const { userType } = useSession();
  const { percent, full } = useFigures();
  const hasWeek = members.some(({ week }) => week !== undefined);
  const isOver = state === 'over';
  const columns = useMemo((): readonly DataColumn<TeamMember>[] => {
    const share = (
      id: string,
      header: string,
      of: (member: TeamMember) => Load | null | undefined,
      isUnjudged = false,
    ) => ({
      id,
      header,
      width: 172,
      sort: (member: TeamMember) => shareOf(of(member)),
      cell: (member: TeamMember) => (
        <BulletBar value={shareOf(of(member))} end={100} {...(isUnjudged && { judged: null })} />
      ),
    });
    const left = (id: string, header: string, of: (member: TeamMember) => Load | null): DataColumn<TeamMember> => {
      const count = (member: TeamMember) => leftOf(of(member));
      return {
        id,
        header,
        align: 'end',
        width: 120,
        sort: count,
        cell: (member) => {
          const visits = count(member);
          return visits === null ? '—' : full(visits);
        },
      };
    };
    return [
      {
        id: 'name',
        header: t`Délégué`,
        isRowHeader: true,
        sort: ({ person }) => person.name,
        cell: ({ person }) => <bdi>{person.name}</bdi>,
      },
      ...(hasWeek
        ? [share('week', isOver ? t`Semaine jusqu’à ce jour` : t`Semaine jusqu’à hier`, ({ week }) => week)]
        : []),
      share('day', t`Ce jour`, (member) => member.day, !isOver),
      ...(isOver ? [] : [left('todo', t`À faire ce jour`, (member) => member.day)]),
      ...(isOver || hasWeek ? [left('left', t`Non faites`, ({ week, day: load }) => week ?? load)] : []),
    ];
  }, [t, full, hasWeek, isOver]);
  return (
    <DataTable
      label={t`Délégués`}
      columns={columns}
      rows={members}
      getKey={({ person }) => person.ID}
      getText={({ person }) => person.name}
      defaultSort={{ column: hasWeek ? 'week' : 'day', direction: 'ascending' }}
      onRowAction={({ person }) => {
        const address = personHref(userType, person, { day });
        if (address !== undefined) navigate(address);
      }}
      empty={
        <EmptyState title={<Trans>Aucun délégué</Trans>}>
          <Trans>Personne ne travaille encore dans ce groupe.</Trans>
        </EmptyState>
      }
      card={(member) => {
        const { person, day: load, week } = member;
        const value = shareOf(hasWeek ? week : load);
        return {
          title: <bdi>{person.name}</bdi>,
          detail: person.isVacant
            ? t`Poste sans titulaire`
            : load === null
              ? t`Chargement…`
              : t`${plural(load.done, { 0: 'aucune faite', one: '# faite', other: '# faites' })} sur ${load.planned} ce jour`,
          end: <span className={styles.figures}>{value === null ? '—' : percent(value)}</span>,
          endDetail: !hasWeek ? t`du jour` : isOver ? t`de la semaine` : t`de la semaine, jusqu’à hier`,
        };
      }}
    />
  );
}

/** Visits that are planned and not made. */
const leftOf = (load: Load | null): number | null => load && load.planned - load.done;
