import { type CalendarDate, DateFormatter, parseDate } from '@internationalized/date';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CalendarDays, Plus, Rows3 } from 'lucide-react';
import { useMemo } from 'react';
import { touches } from '#domain/absences/absence.ts';
import { daysOfAbsence } from '#domain/absences/days.ts';
import { ABSENCE_READERS } from '#domain/access/roles.ts';
import { personName } from '#domain/people/person-name.ts';
import { failureOf } from '#queries/failure.ts';
import { distinct } from '#lib/distinct.ts';
import { type DayRange, monthOf, weekOf } from '#lib/date-ranges.ts';
import { endOfDay, formatDay, formatMonth, readDay, readMonth, startOfDay } from '#lib/scalars.ts';
import { absencesQuery } from '#queries/absences.queries.ts';
import { workGroupsQuery } from '#queries/work-groups.queries.ts';
import { useZone } from '#state/agencies.tsx';
import { openDialog, useQueryParams } from '#state/query-params.ts';
import { useOutboxView } from '#state/outbox.tsx';
import { useServices } from '#state/services.tsx';
import { useSession } from '#state/session.tsx';
import { useToday } from '#state/today.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { ComboBox } from '#ui/combo-box/combo-box.tsx';
import { DateRangePicker } from '#ui/date-range-picker/date-range-picker.tsx';
import { DayCalendar, type DayEntry } from '#ui/day-calendar/day-calendar.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { Filters } from '#ui/filters/filters.tsx';
import { MissingState } from '#ui/missing-state/missing-state.tsx';
import { Page, PageHeader } from '#ui/page/page.tsx';
import { PreviousNext } from '#ui/previous-next/previous-next.tsx';
import { RetryBanner } from '#ui/retry-banner/retry-banner.tsx';
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx';
import { Select } from '#ui/select/select.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { phone } from '#ui/theme/media.ts';
import { useMedia } from '#ui/use-media/use-media.ts';
import { useWrittenLocale } from '#ui/use-written-locale/use-written-locale.ts';
import { type AbsenceEntry, entriesOf, queuedEntries } from './absence-entries.ts';
import * as styles from './absences.css.ts';
import { AbsenceTable } from './parts/absence-table.tsx';
import { MonthGrid } from './parts/month-grid.tsx';
import { NEW_ABSENCE, OpenedAbsence } from './parts/opened-absence.tsx';
import { onlyThose, peopleOf } from './people.ts';
import { useAbsenceWords } from './use-absence-words.ts';

/** Value of `?view=` for the list. */
const LIST = 'list';

/**
 * Absences: the user's own, and those of the people whom they see. A month as a calendar, or a list of any period; what is shown,
 * the filters and the open absence are in the address.
 */
export default function AbsencesScreen() {
  const { t } = useLingui();
  const { api } = useServices();
  const { userType, member } = useSession();
  const zone = useZone();
  const today = formatDay(useToday());
  const isPhone = useMedia(phone);
  const [params, changeParams] = useQueryParams();
  const seesOthers = ABSENCE_READERS.includes(userType);
  const isList = params.get('view') === LIST;
  const month = useMonth(today);
  const period = useListPeriod(month.range);
  // One’s own calendar shows the whole weeks of its month.
  const isCalendar = !isList && !seesOthers && !isPhone;
  const range = isList ? period.range : isCalendar ? weeksAround(month.range) : month.range;
  const { start, end } = range;
  const instants = useMemo(() => instantsOf({ start, end }, zone), [start, end, zone]);

  const groups = useQuery({ ...workGroupsQuery(api), enabled: seesOthers });
  const workGroups = useMemo(() => distinct(groups.data?.data.readWorkGroups ?? []), [groups.data]);
  const group = workGroups.find(({ ID }) => ID === params.get('group'));
  const asked = params.get('worker');
  const workerID = seesOthers ? asked : member.ID;
  const list = useQuery(absencesQuery(api, instants, workerID ?? undefined));
  const items = useOutboxView('unread');
  const own = useMemo(() => ({ ID: member.ID, name: personName(member) }), [member]);
  const all = useMemo(() => {
    const read = entriesOf(list.data?.data.readAbsenceJustification ?? [], zone);
    const isOwnShown = workerID === null || workerID === own.ID;
    return [...read, ...(isOwnShown ? queuedEntries(items, own, instants, read) : [])].toSorted(
      (a, b) => a.absenceStartDateTimeStamp - b.absenceStartDateTimeStamp,
    );
  }, [list.data, zone, items, own, workerID, instants]);
  const outside = t`Hors groupe`;
  const teams = useMemo(
    () => peopleOf(workGroups, [own, ...all.map(({ worker }) => worker)], outside),
    [workGroups, own, all, outside],
  );
  const groupID = group?.ID ?? null;
  const shownTeams = useMemo(() => onlyThose(teams, groupID, workerID), [teams, groupID, workerID]);
  const entries = useMemo(() => {
    if (groupID === null) return all;
    const members = new Set(shownTeams.flatMap(({ people }) => people.map(({ ID }) => ID)));
    return all.filter(({ worker }) => members.has(worker.ID));
  }, [all, groupID, shownTeams]);
  const people = distinct(
    onlyThose(teams, groupID, null).flatMap((team) => team.people.map((each) => ({ ...each, hint: team.name }))),
  ).flatMap(({ ID, name, hint }) => (ID === '' ? [] : [{ id: ID, label: name, hint }]));

  const ofMonth = useMemo(() => instantsOf(month.range, zone), [month.range, zone]);
  const count = isList ? entries.length : entries.filter((absence) => touches(absence, ofMonth)).length;
  const failure = list.data ? null : list.error;
  // Of another agency or group, or of an old link.
  const isNobody = failure?.codes.includes('NOT_FOUND') === true && workerID === asked;
  const isStale = !failure && (failureOf(list) ?? groups.error);
  const retry = {
    onRetry: () => {
      void list.refetch();
      if (seesOthers) void groups.refetch();
    },
    isRetrying: list.isFetching || groups.isFetching,
  };
  const openNew = () => openDialog({ absence: NEW_ABSENCE });
  const open = (absence: string) => openDialog({ absence });
  const openEntry = ({ ID, queued }: AbsenceEntry) => (queued === null ? open(ID) : openDialog({ outbox: '1' }));
  const openID = (ID: string) => {
    const entry = entries.find((each) => each.ID === ID);
    if (entry) openEntry(entry);
  };
  const areLoading = list.isPending || (seesOthers && groups.isPending);

  return (
    <Page>
      <PageHeader
        title={<Trans>Absences</Trans>}
        actions={
          <>
            {!isPhone && (
              <SegmentedControl
                label={t`Affichage`}
                segments={[
                  { id: 'month', label: t`Mois`, icon: <CalendarDays /> },
                  { id: LIST, label: t`Liste`, icon: <Rows3 /> },
                ]}
                value={isList ? LIST : 'month'}
                onChange={(view) => changeParams({ view: view === LIST ? LIST : null })}
              />
            )}
            <Button variant="primary" icon={<Plus />} onPress={openNew}>
              <Trans>Nouvelle absence</Trans>
            </Button>
          </>
        }
      />
      {(seesOthers || isList) && (
        <Filters label={t`Filtrer les absences`} className={styles.filters}>
          {isList && (
            <div className={styles.filterOfPeriod}>
              <DateRangePicker
                label={t`Période`}
                value={period.range}
                today={today}
                onChange={(chosen) => {
                  if (chosen) changeParams({ from: chosen.start, to: chosen.end });
                }}
              />
            </div>
          )}
          {seesOthers && workGroups.length > 1 && (
            <div className={styles.filter}>
              <Select
                label={t`Groupe`}
                choices={[
                  { id: '', label: t`Tous les groupes` },
                  ...workGroups.map(({ ID, name }) => ({ id: ID, label: name })),
                ]}
                value={groupID ?? ''}
                onChange={(ID) => changeParams({ group: ID || null, worker: null })}
              />
            </div>
          )}
          {seesOthers && (
            <div className={styles.filter}>
              <ComboBox
                key={asked ?? ''}
                label={t`Personne`}
                choices={[{ id: '', label: t`Tout le monde` }, ...people]}
                value={asked ?? ''}
                onChange={(ID) => {
                  if (ID !== null) changeParams({ worker: ID || null });
                }}
              />
            </div>
          )}
        </Filters>
      )}
      {!isList && (
        <div className={styles.monthBar} role="group" aria-label={t`Mois affiché`}>
          <h2 className={styles.monthName}>{month.name}</h2>
          <span className={styles.monthCount} role="status">
            {list.data && <Plural value={count} _0="aucune absence" one="# absence" other="# absences" />}
          </span>
          <span className={styles.monthMoves}>
            <PreviousNext
              previous={{ label: t`Mois précédent`, onPress: () => month.step(-1) }}
              today={{ isDisabled: month.isCurrent, onPress: () => changeParams({ month: null }) }}
              next={{ label: t`Mois suivant`, onPress: () => month.step(1) }}
            />
          </span>
        </div>
      )}
      {(isList ? period.isUnknown : month.isUnknown) && (
        <Banner tone="amber" title={<Trans>L’adresse demande une période qui n’existe pas.</Trans>}>
          <Trans>Voici {month.name}.</Trans>
        </Banner>
      )}
      {isStale && <RetryBanner {...retry} />}
      {failure && isNobody ? (
        <MissingState
          title={<Trans>Cette personne n’existe pas</Trans>}
          actions={
            <Button onPress={() => changeParams({ worker: null })}>
              <Trans>Tout le monde</Trans>
            </Button>
          }
          {...(asked !== null && { code: asked })}
        >
          <Trans>L’adresse est incomplète, ou la personne n’est pas l’une des vôtres dans cette agence.</Trans>
        </MissingState>
      ) : failure ? (
        <ErrorState title={<Trans>Les absences n’ont pas pu être lues</Trans>} {...retry} code={failure.key}>
          <Trans>Rien n’est perdu : elles sont sur le serveur. Vérifiez le réseau, puis réessayez.</Trans>
        </ErrorState>
      ) : isList || isPhone ? (
        <AbsenceTable
          absences={entries}
          withPeople={seesOthers}
          isLoading={areLoading}
          onOpen={openEntry}
          empty={
            <EmptyState title={<Trans>Aucune absence sur cette période</Trans>}>
              <Trans>Une absence déclarée apparaît ici, avec son justificatif.</Trans>
            </EmptyState>
          }
        />
      ) : areLoading ? (
        <SkeletonRows count={8} />
      ) : seesOthers ? (
        <>
          <MonthGrid
            label={t`Absences, ${month.name}`}
            month={month.range}
            today={today}
            groups={shownTeams}
            entries={entries}
            onOpen={openID}
          />
          <p className={styles.note}>
            <Trans>
              Un cadre en tirets marque une partie de la journée ; un cadre plein, la journée entière ; un bord ouvert,
              une absence qui continue hors du mois.
            </Trans>
          </p>
        </>
      ) : (
        <OwnMonth
          label={t`Absences, ${month.name}`}
          month={month.range}
          today={today}
          entries={entries}
          onOpen={openID}
        />
      )}
      <OpenedAbsence entries={all} isLoading={list.isPending} failure={failure} />
    </Page>
  );
}

/** The whole weeks that a range touches. */
const weeksAround = ({ start, end }: DayRange): DayRange => ({ start: weekOf(start).start, end: weekOf(end).end });

/** The instants of the days of a range. */
function instantsOf({ start, end }: DayRange, zone: string) {
  return {
    start: startOfDay(parseDate(start), zone),
    end: endOfDay(startOfDay(parseDate(end), zone), zone) - 1,
  };
}

/** The month of the address, or the current one. */
function useMonth(today: string) {
  const locale = useWrittenLocale();
  const [params, changeParams] = useQueryParams();
  const inAddress = params.get('month');
  const asked = readMonth(inAddress ?? '');
  const isUnknown = inAddress !== null && !asked;
  const first = (asked ?? parseDate(monthOf(today).start)).toString();
  return useMemo(() => {
    const day = parseDate(first);
    const show = (month: CalendarDate) => changeParams({ month: formatMonth(month), from: null, to: null });
    return {
      range: monthOf(first),
      isUnknown,
      isCurrent: first === monthOf(today).start,
      name: new DateFormatter(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(day.toDate('UTC')),
      step: (months: number) => show(day.add({ months })),
    };
  }, [first, isUnknown, today, locale, changeParams]);
}

/** The period of the list in the address, or the month; `isUnknown` where the address asks for none that exists. */
function useListPeriod(month: DayRange): { readonly range: DayRange; readonly isUnknown: boolean } {
  const [params] = useQueryParams();
  const [start, end] = [params.get('from'), params.get('to')];
  return useMemo(() => {
    if (readDay(start) && readDay(end) && start !== null && end !== null && start <= end)
      return { range: { start, end }, isUnknown: false };
    return { range: month, isUnknown: start !== null || end !== null };
  }, [start, end, month]);
}

interface OwnMonthProps {
  readonly label: string;
  readonly month: DayRange;
  readonly today: string;
  readonly entries: readonly AbsenceEntry[];
  readonly onOpen: (ID: string) => void;
}

/** The month of one person in whole weeks, with an absence on each of its days. */
function OwnMonth({ label, month, today, entries, onOpen }: OwnMonthProps) {
  const zone = useZone();
  const words = useAbsenceWords();
  const days = useMemo(
    () =>
      entries.flatMap((absence) =>
        Array.from(daysOfAbsence(absence, zone, weeksAround(month)).keys(), (day): DayEntry => {
          const { ID: id, objectAbsence: name, justification: detail } = absence;
          return { id, day, time: words.hours(absence, day), name, detail, isPast: day < today };
        }),
      ),
    [entries, zone, month, words, today],
  );
  return <DayCalendar label={label} period={month} today={today} entries={days} onOpen={onOpen} />;
}
