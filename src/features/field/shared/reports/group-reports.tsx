import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { personName } from '#domain/people/person-name.ts';
import type { CsvValue } from '#lib/csv.ts';
import { distinct } from '#lib/distinct.ts';
import type { WorkGroup } from '#queries/work-groups.queries.ts';
import { href } from '#routes/links.ts';
import { navigate } from '#state/location.ts';
import { useServices } from '#state/services.tsx';
import { Banner } from '#ui/banner/banner.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { MissingState } from '#ui/missing-state/missing-state.tsx';
import { RetryBanner } from '#ui/retry-banner/retry-banner.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { workDayQuery } from '../field.queries.ts';
import { PrintedDay } from '../printed-day.tsx';
import { stopsOfDay } from '../stops.ts';
import { useStopWords } from '../use-stop-words.ts';
import { type Person, useRightsOf } from '../use-worker.ts';
import * as styles from './day-reports.css.ts';
import { ReportList } from './report-list.tsx';
import { ReportMap } from './report-map.tsx';
import { ReportSection } from './report-section.tsx';
import { reportsOfDay } from './reports-of-day.ts';
import { useReportCells } from './use-report-cells.ts';

export interface GroupReportsProps {
  readonly group: { readonly ID: string; readonly name: string };
  /** In the order in which they are shown. */
  readonly people: readonly (Person & { readonly name: string })[];
  /** `YYYY-MM-DD` */
  readonly date: string;
}

/** The people of a work group, who leads it first. */
export const peopleOfGroup = ({ Supervisor, Delegues }: WorkGroup): GroupReportsProps['people'] => [
  ...(Supervisor ? [{ ID: Supervisor.ID, name: personName(Supervisor), isSupervisor: true, supervisorID: null }] : []),
  ...distinct(Delegues).map((delegate) => ({
    ID: delegate.ID,
    name: personName(delegate),
    isSupervisor: false,
    supervisorID: Supervisor?.ID ?? null,
  })),
];

/** The reports of everybody of a group for one day, person by person: of whom the user may see the day. */
export function GroupReports({ group, people: everybody, date }: GroupReportsProps) {
  const { t } = useLingui();
  const { api } = useServices();
  const stopWords = useStopWords();
  const { head, row } = useReportCells();
  const rightsOf = useRightsOf();
  const id = useId();
  const [linked, link] = useState<string | null>(null);
  const params = { idWorkgroup: group.ID };
  const opened = { day: date, view: 'reports' };
  const all = everybody.map((person) => ({
    person,
    ...rightsOf(person),
    hrefOf: (visit: string) =>
      person.isSupervisor
        ? href('app_programs_workgroup_supervisor', params, { ...opened, visit })
        : href('app_programs_workgroup_delegate', params, { ...opened, worker: person.ID, visit }),
  }));
  const people = all.filter(({ mayView }) => mayView);
  const unseen = all.filter(({ mayView }) => !mayView).map(({ person }) => person.name);
  const reads = useQueries({ queries: people.map(({ worker }) => workDayQuery(api, worker, date)) });
  const days = people.map((each, index) => {
    const read = reads[index];
    return {
      ...each,
      name: each.person.name,
      reports: read?.data ? reportsOfDay(stopsOfDay(read.data, stopWords.unknown)) : null,
      failure: read?.error ?? read?.data?.errors[0],
      isRetrying: read?.isFetching === true,
      onRetry: () => void read?.refetch(),
    };
  });
  if (people.length === 0)
    return (
      <MissingState title={<Trans>Permissions manquantes</Trans>}>
        <Trans>Votre compte n’ouvre pas les journées de ce groupe.</Trans>
      </MissingState>
    );
  const isPartial = days.some(({ reports, failure }) => reports === null || failure !== undefined);
  const count = days.reduce((sum, { reports }) => sum + (reports?.length ?? 0), 0);
  const idOf = (personID: string, stopID: string): string => `${id}-${personID}-${stopID}`;
  const mapped = days.flatMap(({ person, name, worker, reports }) =>
    worker.withPositions
      ? (reports ?? []).map((each) => ({ ...each, id: idOf(person.ID, each.stop.ID), author: name }))
      : [],
  );
  const cells = (): readonly (readonly CsvValue[])[] => [
    head,
    ...days.flatMap(({ name, reports }) => (reports ?? []).map((each) => row(name, each, date))),
  ];
  return (
    <ReportSection count={count} isPartial={isPartial} file={[group.name, date]} cells={cells}>
      <PrintedDay who={group.name} date={date} />
      {unseen.length > 0 && (
        <Banner
          tone="amber"
          title={
            <Plural
              value={unseen.length}
              one="Les rapports d’une personne ne sont pas montrés."
              other="Les rapports de # personnes ne sont pas montrés."
            />
          }
        >
          <Trans>Votre compte n’ouvre pas les journées de {unseen.join(', ')}.</Trans>
        </Banner>
      )}
      {!isPartial && count === 0 && (
        <EmptyState title={<Trans>Aucun rapport ce jour</Trans>}>
          <Trans>Un rapport se lit ici dès qu’il est envoyé.</Trans>
        </EmptyState>
      )}
      <ReportMap
        reports={mapped}
        linked={linked}
        onLink={link}
        onSelect={(reportID) => document.getElementById(reportID)?.querySelector('button')?.focus()}
      />
      {days.map(({ person, name, reports, failure, isRetrying, onRetry, hrefOf }) => (
        <section key={person.ID} className={styles.section} aria-label={name}>
          {(count > 0 || isPartial) && (
            <h3 className={styles.name}>
              <bdi>{name}</bdi>
            </h3>
          )}
          {failure && (
            <RetryBanner
              title={<Trans>Les rapports de cette personne n’ont pas tous pu être lus.</Trans>}
              onRetry={onRetry}
              isRetrying={isRetrying}
            />
          )}
          {reports === null ? (
            !failure && <SkeletonRows count={2} isTwoLine />
          ) : reports.length > 0 ? (
            <ReportList
              label={t`Rapports de ${name}`}
              reports={reports}
              onOpen={(ID) => navigate(hrefOf(ID))}
              link={{ idOf: (ID) => idOf(person.ID, ID), linked, onLink: link }}
            />
          ) : (
            (count > 0 || isPartial) && (
              <p className={styles.when}>
                <Trans>Aucun rapport ce jour</Trans>
              </p>
            )
          )}
        </section>
      ))}
    </ReportSection>
  );
}
