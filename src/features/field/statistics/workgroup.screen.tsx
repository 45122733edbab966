import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { failureOf } from '#queries/failure.ts';
import { ownHref, personHref } from '#routes/links.ts';
import { useDialogInAddress } from '#state/dialog-in-address.ts';
import { exportTable } from '#state/export-table.ts';
import { navigate } from '#state/location.ts';
import { useQueryParams } from '#state/query-params.ts';
import { useRoute } from '#state/route.tsx';
import { useServices } from '#state/services.tsx';
import { useSession } from '#state/session.tsx';
import { Link } from '#ui/link/link.tsx';
import { MissingState } from '#ui/missing-state/missing-state.tsx';
import { Page } from '#ui/page/page.tsx';
import { Section } from '#ui/section/section.tsx';
import { useDayWords } from '../shared/use-day-words.ts';
import { groupCells } from './parts/group-cells.ts';
import { Lead } from './parts/lead.tsx';
import { NameTable, useNameColumns } from './parts/name-table.tsx';
import { Reading } from './parts/reading.tsx';
import { SpecialityTable } from './parts/speciality-table.tsx';
import { StatisticsHead } from './parts/statistics-head.tsx';
import { SumTiles } from './parts/sum-tiles.tsx';
import { UnknownRows } from './parts/unknown-rows.tsx';
import { useColumnsOfSpecialities, useSpecialityColumns } from './parts/use-speciality-columns.ts';
import { VisitMatrix } from './parts/visit-matrix.tsx';
import { VisitedDialog } from './parts/visited-dialog.tsx';
import { groupVisitsQuery } from './statistics.queries.ts';
import { useRange } from './use-range.ts';

/** The visits of a work group: together, by person, and by speciality and person. */
export default function VisitsOfGroupScreen() {
  const { t } = useLingui();
  const { api } = useServices();
  const { userType, member } = useSession();
  const { id: groupID = '' } = useRoute().params;
  const [params] = useQueryParams();
  const dayWords = useDayWords();
  const range = useRange();
  const read = useQuery(groupVisitsQuery(api, groupID, range.range));
  const before = useQuery(groupVisitsQuery(api, groupID, range.before));
  const failure = failureOf(read);
  const group = read.data?.group;
  const earlier = before.data?.group ?? null;
  const columnsOf = useColumnsOfSpecialities();
  const columns = useSpecialityColumns(earlier);
  const people = useNameColumns(t`Personne`, earlier?.people ?? null);
  const { open, control } = useDialogInAddress('speciality', ['worker']);
  const workerID = params.get('worker');
  const person = group?.people.find(({ ID }) => ID === workerID);
  const of = workerID === null ? group : person;
  const opened = of?.specialities.find(({ ID }) => ID === open);
  const groups = ownHref(userType, 'visit_statistics_workgroups', {}, range.query);
  const isMissing = failure ? failure.codes.includes('NOT_FOUND') : group === null;
  if (!group && isMissing) {
    return (
      <Page>
        <MissingState
          isPage
          title={<Trans>Ce groupe n’existe pas</Trans>}
          code={groupID}
          actions={
            groups !== undefined && (
              <Link variant="standalone" href={groups}>
                <Trans>Tous les groupes</Trans>
              </Link>
            )
          }
        >
          <Trans>Il a été retiré, ou vous n’y avez pas accès.</Trans>
        </MissingState>
      </Page>
    );
  }
  const { start: from, end: to } = range.range;
  /** The visits of a person in the same days; `undefined` where the user has no page of theirs. */
  const visitsOf = (ID: string): string | undefined =>
    personHref(userType, { ID, isSupervisor: ID === group?.supervisorID }, { day: to, from, to });
  const [first, last] = [dayWords.long(range.range.start), dayWords.long(range.range.end)];
  const when = range.days === 1 ? dayWords.title(range.day) : t`Du ${first} au ${last}`;
  return (
    <Page>
      <StatisticsHead
        title={group ? <bdi>{group.name}</bdi> : <Trans>Visites du groupe</Trans>}
        range={range}
        current="group"
        lead={group && <Lead visits={group} />}
        onExport={
          group
            ? (format) =>
                exportTable(
                  format,
                  [group.name, t`visites`, range.range.start, range.range.end],
                  groupCells(group, earlier, columnsOf, { name: t`Groupe ou personne`, all: t`Toutes les visites` }),
                )
            : null
        }
      />
      <Reading read={read} before={before} isRead={Boolean(group)}>
        {group && (
          <>
            {open !== null && !opened && <UnknownRows />}
            <SumTiles visits={group} before={earlier} range={range} />
            <Section title={<Trans>Par personne</Trans>}>
              <NameTable
                label={t`Visites par personne`}
                columns={people}
                rows={group.people}
                onOpen={({ ID }) => {
                  const address = visitsOf(ID);
                  if (address !== undefined) navigate(address);
                }}
              />
            </Section>
            <VisitMatrix group={group} />
            <SpecialityTable specialities={group.specialities} columns={columns} />
          </>
        )}
      </Reading>
      {opened && of && (
        <VisitedDialog
          visits={opened}
          counted={workerID === null ? 'everybody' : workerID === member.ID ? 'own' : 'other'}
          subtitle={`${of.name}, ${when}`}
          onClose={control.onClose}
        />
      )}
    </Page>
  );
}
