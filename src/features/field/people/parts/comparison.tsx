import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { coveragePercent, frequencyPercent } from '#domain/field/coverage.ts';
import { loadOver } from '#domain/field/days-over.ts';
import { daysWorked } from '#domain/supervision/quota.ts';
import { type DayRange, daysOf, weekOf } from '#lib/date-ranges.ts';
import { distinct } from '#lib/distinct.ts';
import { personHref, type Query } from '#routes/links.ts';
import { useQueryParams } from '#state/query-params.ts';
import { useServices } from '#state/services.tsx';
import { useSession } from '#state/session.tsx';
import { useToday } from '#state/today.ts';
import { BulletBar } from '#ui/bullet-bar/bullet-bar.tsx';
import { Button } from '#ui/button/button.tsx';
import { useFigures } from '#ui/chart/figures.ts';
import { ComboBox } from '#ui/combo-box/combo-box.tsx';
import { Link } from '#ui/link/link.tsx';
import { MissingState } from '#ui/missing-state/missing-state.tsx';
import { RetryBanner } from '#ui/retry-banner/retry-banner.tsx';
import { Section } from '#ui/section/section.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { workWeekQuery } from '#queries/visit-loads.queries.ts';
import { useDayWords } from '../../shared/use-day-words.ts';
import { type DayRights, useDayRights } from '../../shared/use-worker.ts';
import type { FieldPerson } from '../people.queries.ts';
import * as styles from '../people.css.ts';
import { useVisits } from '../use-visits.ts';
import { readsPotentials, strangersIn, type VisitsOfPerson } from '../visit-figures.ts';
import { rowsOf, WEEK } from './rows.ts';
import type { Load } from './team.tsx';
import { usePotentialWords } from './use-potential-words.ts';

/** The parameter that names whom the person is compared with. */
const WITH = 'with';

interface ChoiceProps {
  readonly person: FieldPerson;
  /** Everybody of the groups that the user sees. */
  readonly people: readonly FieldPerson[];
}

/** Chooses somebody to compare with. */
export function CompareWith({ person, people }: ChoiceProps) {
  const { t } = useLingui();
  const [params, change] = useQueryParams();
  const others = useMemo(
    () =>
      distinct(people)
        .filter(({ ID, isVacant }) => ID !== person.ID && !isVacant)
        // Those who do the same work come first.
        .toSorted((one, other) => rankOf(one, person) - rankOf(other, person))
        .map(({ ID, name, group }) => ({ id: ID, label: name, hint: group.name })),
    [people, person],
  );
  const chosen = others.find(({ id }) => id === params.get(WITH))?.id ?? null;
  if (others.length === 0) return null;
  return (
    <div className={styles.compare}>
      <ComboBox
        label={t`Comparer avec`}
        isLabelHidden
        placeholder={t`Comparer avec…`}
        choices={others}
        value={chosen}
        onChange={(id) => change({ [WITH]: id })}
      />
    </div>
  );
}

const rankOf = (one: FieldPerson, person: FieldPerson): number =>
  Number(one.isSupervisor !== person.isSupervisor) * 2 + Number(one.group.ID !== person.group.ID);

interface ComparisonProps extends ChoiceProps {
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly range: DayRange;
  /** The visits of the person, which the page has read. */
  readonly read: ReturnType<typeof useVisits>;
}

/** Two people side by side, over the same days; nothing while nobody is chosen. */
export function Comparison({ person, people, day, range, read }: ComparisonProps) {
  const [params, change] = useQueryParams();
  const asked = params.get(WITH);
  if (asked === null) return null;
  const other = people.find(({ ID, isVacant }) => ID === asked && ID !== person.ID && !isVacant);
  return (
    <Section
      title={<Trans>Comparaison</Trans>}
      actions={
        <Button size="small" icon={<X />} onPress={() => change({ [WITH]: null })}>
          <Trans>Ne plus comparer</Trans>
        </Button>
      }
    >
      {other ? (
        <Sides key={other.ID} person={person} other={other} day={day} range={range} read={read} />
      ) : (
        <MissingState
          title={
            asked === person.ID ? (
              <Trans>L’adresse compare cette personne avec elle-même</Trans>
            ) : (
              <Trans>Cette personne n’est dans aucun groupe que vous voyez</Trans>
            )
          }
          actions={<CompareWith person={person} people={people} />}
        >
          <Trans>Choisissez quelqu’un d’autre à comparer.</Trans>
        </MissingState>
      )}
    </Section>
  );
}

/** What is compared of one person; what is not read is left out. */
interface Side {
  readonly person: FieldPerson;
  readonly rights: DayRights;
  readonly day: Load | undefined;
  /** From Monday to the day, of what is over. */
  readonly week: Load | undefined;
  readonly visits: VisitsOfPerson | null;
  /** Working days of the range that absences cover. */
  readonly daysAway: number | undefined;
}

interface SidesProps extends Omit<ComparisonProps, 'people'> {
  readonly other: FieldPerson;
}

function Sides({ person, other, day, range, read }: SidesProps) {
  const dayWords = useDayWords();
  const [own, theirs] = [useDayRights(person), useDayRights(other)];
  const otherRead = useVisits(theirs.worker, range, theirs.mayView);
  const one = useSide(person, own, day, range, read);
  const two = useSide(other, theirs, day, range, otherRead);
  const reads = [read, otherRead, one, two];
  const hasFailed = reads.some(({ failure }) => failure);
  const isWaiting = !hasFailed && (!read.visits || !otherRead.visits || !one.side.day || !two.side.day);
  const [first, last] = [dayWords.long(range.start), dayWords.long(range.end)];
  if (!theirs.mayView)
    return (
      <MissingState title={<Trans>Permissions manquantes</Trans>}>
        <Trans>Votre compte n’ouvre pas les journées de cette personne.</Trans>
      </MissingState>
    );
  return (
    <>
      {hasFailed && (
        <RetryBanner
          title={<Trans>Tout n’a pas pu être lu : ce qui manque est vide.</Trans>}
          onRetry={() => {
            for (const { onRetry } of reads) onRetry();
          }}
          isRetrying={reads.some(({ isRetrying }) => isRetrying)}
        />
      )}
      {isWaiting ? <SkeletonRows count={8} /> : <Table sides={[one.side, two.side]} day={day} range={range} />}
      <p className={styles.note}>
        <Trans>
          Visites du {first} au {last}. Les clients de chacun sont ceux que la personne a visités depuis un an.
        </Trans>
      </p>
    </>
  );
}

/** The loads of a person’s day and of its week until then, beside the visits of the range. */
function useSide(
  person: FieldPerson,
  rights: DayRights,
  day: string,
  range: DayRange,
  { visits, absences: { away } }: ReturnType<typeof useVisits>,
) {
  const { api } = useServices();
  const { data, error, isFetching, refetch } = useQuery({
    ...workWeekQuery(api, rights.worker, weekOf(day).start),
    enabled: rights.mayView,
  });
  const today = useToday().toString();
  const days = useMemo(() => daysOf(range), [range]);
  const side: Side = {
    person,
    rights,
    day: data?.loads.find(({ date }) => date === day),
    week: data && loadOver(data.loads, day, today),
    visits,
    daysAway: away && daysWorked(days).length - daysWorked(days, away).length,
  };
  return {
    side,
    failure: error ?? data?.errors[0] ?? undefined,
    isRetrying: isFetching,
    onRetry: () => void refetch(),
  };
}

interface TableProps {
  readonly sides: readonly [Side, Side];
  readonly day: string;
  readonly range: DayRange;
}

const unregistered = ({ visits }: VisitsOfPerson): number => strangersIn(visits).length;

/** One row a figure, one column a person. A figure that has rows leads to them. */
function Table({ sides, day, range }: TableProps) {
  const { t } = useLingui();
  const { userType, acl } = useSession();
  const { full, percent } = useFigures();
  const words = usePotentialWords();
  const today = useToday().toString();
  const withCards = sides.every(({ rights }) => rights.worker.withCards);
  const isAsked = withCards && sides.every(({ visits }) => visits === null || readsPotentials(visits, acl));
  const share = (value: number | null): ReactNode => <BulletBar value={value} end={100} />;
  const ofLoad = (load: Load | undefined): ReactNode => load && `${full(load.done)} / ${full(load.planned)}`;
  /** Leads to a person with the comparison still open, the other way round for who is compared. */
  const to = (side: Side, query: Query, children: ReactNode): ReactNode => {
    const other = sides.find((each) => each !== side)?.person.ID ?? null;
    const address = personHref(userType, side.person, {
      day,
      from: range.start,
      to: range.end,
      [WITH]: other,
      ...query,
    });
    return address === undefined ? (
      children
    ) : (
      <Link variant="standalone" href={address}>
        {children}
      </Link>
    );
  };
  /** A figure of the visits; it opens its rows. */
  const ofAll =
    (of: (visits: VisitsOfPerson) => number, part: string) =>
    (side: Side): ReactNode => {
      const value = side.visits && of(side.visits);
      return value === null ? undefined : to(side, { rows: rowsOf(undefined), part }, full(value));
    };
  const potentials = withCards
    ? [...new Set(sides.flatMap(({ visits }) => visits?.potentials.map(({ potential }) => potential) ?? []))]
    : [];
  const figures: readonly { readonly id: string; readonly label: string; readonly of: (side: Side) => ReactNode }[] = [
    { id: 'day', label: t`Ce jour, faites sur prévues`, of: (side) => to(side, {}, ofLoad(side.day)) },
    {
      id: 'week',
      label: day < today ? t`Semaine jusqu’à ce jour` : t`Semaine jusqu’à hier`,
      of: (side) => to(side, { rows: WEEK }, ofLoad(side.week)),
    },
    { id: 'visits', label: t`Visites`, of: ofAll(({ visits }) => visits.length, 'visits') },
    { id: 'others', label: t`Dont à des personnes non enregistrées`, of: ofAll(unregistered, 'others') },
    ...(isAsked
      ? [
          {
            id: 'expected',
            label: t`Visites à ses clients, attendues`,
            of: ({ visits }: Side) => visits && full(Math.round(visits.all.expected * 10) / 10),
          },
          {
            id: 'frequency',
            label: t`Fréquence, visites à ses clients`,
            of: ({ visits }: Side) => {
              const value = visits && frequencyPercent(visits.all);
              return value === null ? null : percent(value);
            },
          },
        ]
      : []),
    { id: 'seen', label: t`Clients vus`, of: ofAll(({ all }) => all.seen.length, 'seen') },
    { id: 'unseen', label: t`Clients non vus`, of: ofAll(({ all }) => all.unseen.length, 'unseen') },
    { id: 'coverage', label: t`Couverture`, of: ({ visits }) => visits && share(coveragePercent(visits.all)) },
    ...potentials.map((potential) => {
      const named = words(potential);
      return {
        id: `coverage-${rowsOf(potential)}`,
        label: t`${named}, couverture`,
        of: ({ visits }: Side) => {
          const own = visits?.potentials.find((each) => each.potential === potential);
          return own && share(coveragePercent(own));
        },
      };
    }),
    {
      id: 'away',
      label: t`Jours d’absence`,
      of: ({ daysAway }) => daysAway !== undefined && full(daysAway),
    },
  ];
  return (
    <div className={styles.compared}>
      <table className={styles.comparison}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Chiffre</Trans>
            </th>
            {sides.map(({ person: { ID, name } }) => (
              <th key={ID} scope="col">
                <bdi>{name}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {figures.map(({ id, label, of }) => (
            <tr key={id}>
              <th scope="row">{label}</th>
              {sides.map((side) => (
                <td key={side.person.ID}>{of(side) || '—'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
