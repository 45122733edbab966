import { Trans, useLingui } from '@lingui/react/macro';
import { Check, X } from 'lucide-react';
import type { Answers, MotiveAnswers } from '#domain/customers/sonca.ts';
import { Link } from '#ui/link/link.tsx';
import { Section } from '#ui/section/section.tsx';
import { LEVER_WORDS, MOTIVE_WORDS } from '../../shared/words.tsx';
import * as styles from '../card.css.ts';
import { EditedHere, useFieldEditor } from './edited-here.tsx';

export interface SoncaProps {
  readonly motives: readonly MotiveAnswers[];
  readonly answers: Answers;
  /** The view with the whole profile. */
  readonly href?: string;
  /** Opens the editor of one lever, if the user may edit it. */
  readonly onEdit?: ((lever: string) => void) | undefined;
}

/** What persuades a prescriber: twelve levers under six motives, each yes, no, or not asked. */
export function Sonca({ motives, answers: { yes, no, unknown }, href, onEdit }: SoncaProps) {
  const { t } = useLingui();
  const editLever = useFieldEditor(onEdit);
  return (
    <Section
      title={<Trans>Leviers SONCAS</Trans>}
      meta={
        <Trans>
          {yes} oui, {no} non, {unknown} sans réponse
        </Trans>
      }
      actions={
        href !== undefined && (
          <Link variant="standalone" href={href}>
            <Trans>Profil</Trans>
          </Link>
        )
      }
    >
      <dl className={styles.motives}>
        {motives.map(({ motive, levers }) => (
          <div key={motive} className={styles.motive}>
            <dt className={styles.motiveName}>{t(MOTIVE_WORDS[motive])}</dt>
            {levers.map(({ lever, counts }) => (
              <dd key={lever} className={styles.lever} data-counts={counts ?? 'unknown'}>
                <span className={styles.leverMark} aria-hidden="true">
                  {counts === true && <Check />}
                  {counts === false && <X />}
                </span>
                <EditedHere term={t(LEVER_WORDS[lever])} onEdit={editLever && (() => editLever(lever))}>
                  {t(LEVER_WORDS[lever])}
                  <span className={styles.hidden}>
                    {counts === null ? t`\u00A0: sans réponse` : counts ? t`\u00A0: oui` : t`\u00A0: non`}
                  </span>
                </EditedHere>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Section>
  );
}
