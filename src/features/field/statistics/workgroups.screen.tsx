import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ownHref } from '#routes/links.ts';
import { useAgency } from '#state/agencies.tsx';
import { exportTable } from '#state/export-table.ts';
import { navigate } from '#state/location.ts';
import { useServices } from '#state/services.tsx';
import { useSession } from '#state/session.tsx';
import { tableCells } from '#ui/data-table/data-table.tsx';
import { Page } from '#ui/page/page.tsx';
import { GroupsLead } from './parts/lead.tsx';
import { NameTable, useNameColumns } from './parts/name-table.tsx';
import { NoVisits } from './parts/no-visits.tsx';
import { Reading } from './parts/reading.tsx';
import { StatisticsHead } from './parts/statistics-head.tsx';
import { groupsVisitsQuery } from './statistics.queries.ts';
import { useRange } from './use-range.ts';

/** The visits of each work group; a row opens its people. */
export default function VisitsOfGroupsScreen() {
  const { t } = useLingui();
  const { api } = useServices();
  const { userType } = useSession();
  const agency = useAgency();
  const range = useRange();
  const read = useQuery(groupsVisitsQuery(api, range.range));
  const before = useQuery(groupsVisitsQuery(api, range.before));
  const columns = useNameColumns(t`Groupe`, before.data?.groups ?? null);
  const groups = read.data && !(read.data.groups.length === 0 && read.data.errors[0]) ? read.data.groups : undefined;
  const hrefOf = (ID: string) => ownHref(userType, 'visit_statistics_workgroup', { id: ID }, range.query);
  return (
    <Page>
      <StatisticsHead
        title={<Trans>Visites par groupe</Trans>}
        range={range}
        current="groups"
        lead={groups && <GroupsLead groups={groups} hrefOf={hrefOf} />}
        onExport={
          groups && groups.length > 0
            ? (format) =>
                exportTable(
                  format,
                  [agency?.name, t`visites par groupe`, range.range.start, range.range.end],
                  tableCells(columns, groups),
                )
            : null
        }
      />
      <Reading read={read} before={before} isRead={groups !== undefined}>
        {groups && groups.length > 0 ? (
          <NameTable
            label={t`Visites par groupe`}
            columns={columns}
            rows={groups}
            onOpen={({ ID }) => {
              const address = hrefOf(ID);
              if (address !== undefined) navigate(address);
            }}
          />
        ) : (
          <NoVisits />
        )}
      </Reading>
    </Page>
  );
}
