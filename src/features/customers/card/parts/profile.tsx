import { Trans } from '@lingui/react/macro';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/button/button.tsx';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Section } from '#ui/section/section.tsx';
import type { HealthWorker } from '../card.types.ts';
import * as styles from '../card.css.ts';

export interface ProfileProps {
  readonly worker: HealthWorker;
  /** Opens the editor of the levers and the texts, if the user may edit them. */
  readonly onEdit: (() => void) | undefined;
  /** The levers. */
  readonly children: ReactNode;
}

/** What a prescriber is like, in words; a text that nobody wrote is left out. */
export function Profile({ worker, onEdit, children }: ProfileProps) {
  const texts = [
    { id: 'hobbies', term: <Trans>Loisirs</Trans>, value: worker.hobbies },
    { id: 'groups', term: <Trans>Groupes de référence</Trans>, value: worker.groupsOfReference },
    { id: 'interests', term: <Trans>Centres d’intérêt</Trans>, value: worker.areasOfInterest },
    { id: 'projects', term: <Trans>Projets</Trans>, value: worker.projects },
    { id: 'values', term: <Trans>Valeurs et croyances</Trans>, value: worker.valuesAndBeliefs },
    { id: 'opinions', term: <Trans>Opinions</Trans>, value: worker.opinions },
    { id: 'lifestyle', term: <Trans>Mode de vie</Trans>, value: worker.lifestyle },
    { id: 'priorities', term: <Trans>Priorités</Trans>, value: worker.priorities },
    { id: 'tastes', term: <Trans>Goûts</Trans>, value: worker.tastes },
    { id: 'colors', term: <Trans>Couleurs préférées</Trans>, value: worker.colors },
  ];
  const written = texts.filter(({ value }) => value);
  return (
    <div className={styles.profile}>
      {children}
      <Section
        title={<Trans>Profil en quelques mots</Trans>}
        actions={
          onEdit && (
            <Button size="small" icon={<Pencil />} onPress={onEdit}>
              <Trans>Modifier le profil</Trans>
            </Button>
          )
        }
      >
        {written.length > 0 ? (
          <DescriptionList items={written} />
        ) : (
          <EmptyState title={<Trans>Rien n’est encore noté</Trans>} />
        )}
      </Section>
    </div>
  );
}
