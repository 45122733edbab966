import { Trans } from '@lingui/react/macro';
import type { Relation } from '#domain/customers/relation.ts';
import { useFormat } from '#state/format.ts';
import { useNow } from '#state/now.ts';
import * as styles from '../card.css.ts';
import type { Advancement, Card, Expectation, LeadedAction } from '../card.types.ts';
import { Identity } from './identity.tsx';
import { Expectations, LeadedActions } from './periods.tsx';
import { Profile } from './profile.tsx';
import { Relations } from './relations.tsx';
import { Sonca, type SoncaProps } from './sonca.tsx';
import { Visits } from './visits.tsx';

export interface PaperCardProps {
  readonly card: Card;
  /** What the user may not see is `null`. */
  readonly relations: readonly Relation<Advancement>[] | null;
  /** The stages of a relation, in the server's order. */
  readonly order: readonly string[];
  readonly expectations: readonly Expectation[] | null;
  readonly leaded: readonly LeadedAction[] | null;
  readonly sonca: Pick<SoncaProps, 'motives' | 'answers'> | null;
}

const NOTHING_TO_DO = { onCreate: undefined, onEdit: undefined };

/** The whole card on two pages of paper: what is current of each view in two columns, then the last visits. */
export function PaperCard({ card, relations, order, expectations, leaded, sonca }: PaperCardProps) {
  const format = useFormat();
  const now = useNow();
  return (
    <>
      <div className={styles.paper}>
        {/* What it says of days, as « avant-hier », is said on this one. */}
        <p className={styles.muted}>
          <Trans>
            Imprimé le {format.date(now)} à {format.time(now)}
          </Trans>
        </p>
        <Identity card={card} onEdit={undefined} onEditField={undefined} />
        {expectations && <Expectations expectations={expectations} isCurrentOnly {...NOTHING_TO_DO} />}
        {leaded && <LeadedActions actions={leaded} isLatestOnly {...NOTHING_TO_DO} />}
        {relations && <Relations relations={relations} order={order} onCreate={undefined} />}
        {card.worker && sonca && (
          <Profile worker={card.worker} onEdit={undefined}>
            <Sonca {...sonca} />
          </Profile>
        )}
      </div>
      <Visits reports={card.history.MyVisitReports} isPrinted />
    </>
  );
}
