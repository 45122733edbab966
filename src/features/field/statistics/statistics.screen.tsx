import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { together, type Visits } from '#domain/field/visit-statistics.ts';
import { useAgency } from '#state/agencies.tsx';
import { useDialogInAddress } from '#state/dialog-in-address.ts';
import { exportTable } from '#state/export-table.ts';
import { useServices } from '#state/services.tsx';
import { useSession } from '#state/session.tsx';
import { tableCells } from '#ui/data-table/data-table.tsx';
import { Page } from '#ui/page/page.tsx';
import { useDayWords } from '../shared/use-day-words.ts';
import { Lead } from './parts/lead.tsx';
import { NoVisits } from './parts/no-visits.tsx';
import { Reading, type ReadingProps } from './parts/reading.tsx';
import { SpecialityTable } from './parts/speciality-table.tsx';
import { StatisticsHead } from './parts/statistics-head.tsx';
import { SumTiles } from './parts/sum-tiles.tsx';
import { UnknownRows } from './parts/unknown-rows.tsx';
import { useSpecialityColumns } from './parts/use-speciality-columns.ts';
import { VisitedDialog } from './parts/visited-dialog.tsx';
import { groupsVisitsQuery, workerVisitsQuery } from './statistics.queries.ts';
import { type StatisticsRange, useRange } from './use-range.ts';

/** The visits of all groups that the user sees; a delegate’s own. */
export default function VisitStatisticsScreen() {
  const { userType, member } = useSession();
  const range = useRange();
  return userType === 'Delegue' ? <Own workerID={member.ID} range={range} /> : <Groups range={range} />;
}

function Own({ workerID, range }: { readonly workerID: string; readonly range: StatisticsRange }) {
  const { api } = useServices();
  const read = useQuery(workerVisitsQuery(api, workerID, range.range));
  const before = useQuery(workerVisitsQuery(api, workerID, range.before));
  const visits = read.data && !(read.data.worker === null && read.data.errors[0]) ? read.data.worker : undefined;
  return <Shown range={range} read={read} before={before} visits={visits} earlier={before.data?.worker ?? null} />;
}

function Groups({ range }: { readonly range: StatisticsRange }) {
  const { api } = useServices();
  const read = useQuery(groupsVisitsQuery(api, range.range));
  const before = useQuery(groupsVisitsQuery(api, range.before));
  const [data, past] = [read.data, before.data];
  const visits = useMemo(() => {
    if (!data || (data.groups.length === 0 && data.errors[0])) return undefined;
    return data.groups.length === 0 ? null : together(data.groups);
  }, [data]);
  // Some groups alone would be compared with all of them.
  const earlier = useMemo(() => (past && !past.errors[0] ? together(past.groups) : null), [past]);
  return <Shown range={range} read={read} before={before} visits={visits} earlier={earlier} />;
}

interface ShownProps {
  readonly range: StatisticsRange;
  readonly read: ReadingProps['read'];
  readonly before: ReadingProps['before'];
  /** `null` if there are none, `undefined` while they are not read. */
  readonly visits: Visits | null | undefined;
  readonly earlier: Visits | null;
}

function Shown({ range, read, before, visits, earlier }: ShownProps) {
  const { t } = useLingui();
  const agency = useAgency();
  const dayWords = useDayWords();
  const columns = useSpecialityColumns(earlier);
  const { open, control } = useDialogInAddress('speciality');
  const opened = visits?.specialities.find(({ ID }) => ID === open);
  const [first, last] = [dayWords.long(range.range.start), dayWords.long(range.range.end)];
  return (
    <Page>
      <StatisticsHead
        title={<Trans>Statistiques de visites</Trans>}
        range={range}
        current="all"
        lead={visits && <Lead visits={visits} />}
        onExport={
          visits
            ? (format) =>
                exportTable(
                  format,
                  [agency?.name, t`visites`, range.range.start, range.range.end],
                  tableCells(columns, visits.specialities),
                )
            : null
        }
      />
      <Reading read={read} before={before} isRead={visits !== undefined}>
        {visits ? (
          <>
            {open !== null && !opened && <UnknownRows />}
            <SumTiles visits={visits} before={earlier} range={range} />
            <SpecialityTable specialities={visits.specialities} columns={columns} />
          </>
        ) : (
          <NoVisits />
        )}
      </Reading>
      {opened && (
        <VisitedDialog
          visits={opened}
          counted="everybody"
          subtitle={
            range.days === 1 ? (
              dayWords.title(range.day)
            ) : (
              <Trans>
                Du {first} au {last}
              </Trans>
            )
          }
          onClose={control.onClose}
        />
      )}
    </Page>
  );
}
