import { Trans, useLingui } from '@lingui/react/macro';
import { Pencil, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/button/button.tsx';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Section } from '#ui/section/section.tsx';
import type { HealthWorker } from '../card.types.ts';
import * as styles from '../card.css.ts';
import { PROFILE_TEXTS, TEXT_WORDS } from '../../shared/words.tsx';
import { EditedHere, useFieldEditor } from './edited-here.tsx';

export interface ProfileProps {
  readonly worker: HealthWorker;
  /** Opens the editor of the levers and the texts, or of one of them, if the user may edit them. */
  readonly onEdit: ((field?: string) => void) | undefined;
  /** The levers. */
  readonly children: ReactNode;
}

/** What a prescriber is like, in words; a text that nobody wrote is left out, but can be added. */
export function Profile({ worker, onEdit, children }: ProfileProps) {
  const { t } = useLingui();
  const editField = useFieldEditor(onEdit);
  const texts = PROFILE_TEXTS.map((id) => ({ id, term: t(TEXT_WORDS[id]), value: worker[id] }));
  const written = texts.filter(({ value }) => value);
  return (
    <div className={styles.profile}>
      {children}
      <Section
        title={<Trans>Profil en quelques mots</Trans>}
        actions={
          onEdit && (
            <Button size="small" icon={<Pencil />} onPress={() => onEdit()}>
              <Trans>Modifier le profil</Trans>
            </Button>
          )
        }
      >
        {written.length > 0 ? (
          <DescriptionList
            items={written.map(({ id, term, value }) => ({
              id,
              term,
              value: (
                <EditedHere term={term} onEdit={editField && (() => editField(id))}>
                  {value}
                </EditedHere>
              ),
            }))}
          />
        ) : (
          <EmptyState title={<Trans>Rien n’est encore noté</Trans>} />
        )}
        {editField && written.length < texts.length && (
          <div className={styles.additions} role="group" aria-label={t`À noter`}>
            {texts
              .filter(({ value }) => !value)
              .map(({ id, term }) => (
                <Button key={id} size="small" icon={<Plus />} onPress={() => editField(id)}>
                  {term}
                </Button>
              ))}
          </div>
        )}
      </Section>
    </div>
  );
}
