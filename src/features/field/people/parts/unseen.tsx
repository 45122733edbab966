import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { mostOverdue } from '#domain/field/coverage.ts';
import { openDialog } from '#state/query-params.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { List } from '#ui/list/list.tsx';
import { Section } from '#ui/section/section.tsx';
import * as styles from '../people.css.ts';
import type { PotentialFigures } from '../visit-figures.ts';
import { rowsOf } from './rows.ts';
import { useCustomerRows } from './use-customer-rows.tsx';

/** How many of those who were not seen are named on the page. */
const SHOWN = 8;

export interface UnseenProps {
  readonly figures: PotentialFigures;
  readonly withCards: boolean;
}

/** The customers of a person who were not seen in a range, the most overdue first. */
export function Unseen({ figures: { unseen }, withCards }: UnseenProps) {
  const { t } = useLingui();
  const { nameOf, ...rows } = useCustomerRows(withCards);
  const shown = mostOverdue(unseen, ({ own }) => own).slice(0, SHOWN);
  const more = unseen.length - shown.length;
  return (
    <Section
      title={<Trans>Clients non vus</Trans>}
      meta={t`${plural(unseen.length, { 0: 'aucun', one: '# client', other: '# clients' })}`}
    >
      <List
        label={t`Clients non vus`}
        items={shown}
        getKey={({ ID }) => ID}
        getText={nameOf}
        {...rows}
        empty={
          <EmptyState title={<Trans>Tous ont été vus</Trans>}>
            <Trans>Chacun de ses clients a eu une visite dans cette période.</Trans>
          </EmptyState>
        }
      />
      {shown.length > 0 && withCards && (
        <p className={styles.note}>
          <Trans>Les plus en retard sur leur potentiel d’abord ; jours comptés jusqu’à la fin de la période.</Trans>
        </p>
      )}
      {more > 0 && (
        <div className={styles.steps}>
          <Button onPress={() => openDialog({ rows: rowsOf(undefined), part: 'unseen' })}>
            {t`Voir les ${unseen.length} clients non vus`}
          </Button>
        </div>
      )}
    </Section>
  );
}
