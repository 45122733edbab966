import { useRoute } from '#state/route.tsx';
import { AllPeople } from './parts/all-people.tsx';
import { PersonFrame } from './parts/person-frame.tsx';
import { PersonPage } from './parts/person-page.tsx';

/**
 * The work of a supervisor, of a delegate, or of anybody of one’s own group, as the address asks. A supervisor’s address may
 * name no delegate, and shows all of theirs.
 */
export default function PersonScreen() {
  const { route, params } = useRoute();
  if (params.id === undefined) return <AllPeople />;
  return (
    <PersonFrame id={params.id} of={route.screen}>
      {(found) => <PersonPage key={found.person.ID} {...found} />}
    </PersonFrame>
  );
}
