import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { LOST, type Relation } from '#domain/customers/relation.ts';
import { useFormat } from '#state/format.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { Link } from '#ui/link/link.tsx';
import { Section } from '#ui/section/section.tsx';
import { WaitingBadge } from '#ui/waiting-badge/waiting-badge.tsx';
import type { Advancement } from '../card.types.ts';
import { useCardWords } from '../../shared/words.tsx';
import type { Marks } from '../outbox/card-with-waiting.ts';
import * as styles from '../card.css.ts';

export interface RelationsProps {
  readonly relations: readonly Relation<Advancement>[];
  /** The stages as the server lists them. */
  readonly order: readonly string[];
  readonly marks?: Marks;
  /** Shows every stage, not the latest only. */
  readonly hasHistory?: boolean;
  /** The view with all of it. */
  readonly href?: string;
  /** Opens the editor of a new stage, if the user may write one. */
  readonly onCreate: (() => void) | undefined;
}

/** The stage reached with each product, on the way from prospect to loyal client. */
export function Relations({ relations, order, marks, hasHistory = false, href, onCreate }: RelationsProps) {
  const { t } = useLingui();
  const words = useCardWords();
  const format = useFormat();
  const way = order.filter((state) => state !== LOST);
  return (
    <Section
      title={<Trans>Relation produits</Trans>}
      actions={
        <div className={styles.sectionActions}>
          {href !== undefined && relations.length > 0 && (
            <Link variant="standalone" href={href}>
              <Trans>Tout voir</Trans>
            </Link>
          )}
          {onCreate && (
            <IconButton size="small" label={t`Nouvelle étape`} onPress={onCreate}>
              <Plus />
            </IconButton>
          )}
        </div>
      }
    >
      {relations.length === 0 ? (
        <EmptyState title={<Trans>Aucun produit n’a encore d’étape</Trans>} />
      ) : (
        <ul role="list" className={styles.relations}>
          {relations.map(({ product, stages, latest, since }) => {
            const isLost = latest.relationState === LOST;
            const reached = way.indexOf(latest.relationState);
            return (
              <li key={product.ID} className={styles.relation}>
                <div className={styles.relationLine}>
                  <span className={styles.product}>{product.name}</span>
                  <span className={styles.badges}>
                    {!hasHistory && <WaitingBadge state={marks?.get(latest.ID)} />}
                    <span className={isLost ? styles.lost : styles.stage}>{words.stage(latest.relationState)}</span>
                  </span>
                </div>
                <div className={styles.way} aria-hidden="true">
                  {way.map((state, index) => (
                    <span
                      key={state}
                      className={styles.step}
                      data-state={isLost ? 'lost' : index === reached ? 'now' : index < reached ? 'done' : 'todo'}
                    />
                  ))}
                </div>
                <div className={styles.relationLine}>
                  <span className={styles.muted}>{latest.PharmaProduct?.PharmaLaboratory?.name}</span>
                  <span className={styles.muted}>
                    <Trans>depuis le {format.date(since)}</Trans>
                  </span>
                </div>
                {hasHistory && (
                  <ol role="list" className={styles.stages} aria-label={product.name}>
                    {stages.toReversed().map(({ ID, relationState, dateTimestamp }) => (
                      <li key={ID} className={styles.passed}>
                        <span className={styles.figures}>{format.date(dateTimestamp)}</span>
                        {words.stage(relationState)}
                        <WaitingBadge state={marks?.get(ID)} />
                      </li>
                    ))}
                  </ol>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </Section>
  );
}
