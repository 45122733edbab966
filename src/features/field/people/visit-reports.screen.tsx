import { useRoute } from '#state/route.tsx';
import { useSession } from '#state/session.tsx';
import { GroupDayReports } from './parts/group-day-reports.tsx';
import { PersonFrame } from './parts/person-frame.tsx';

/** The reports of a supervisor and their delegates for one day: one’s own group’s, or those of the supervisor of the address. */
export default function VisitReportsScreen() {
  const { params } = useRoute();
  const { member } = useSession();
  return (
    <PersonFrame id={params.id ?? member.ID} of="supervisor">
      {({ person, people }) => <GroupDayReports key={person.ID} supervisor={person} people={people} />}
    </PersonFrame>
  );
}
