import { Trans } from '@lingui/react/macro';
import { type Change, changesSince } from '#domain/customers/changes.ts';
import { useZone } from '#state/agencies.tsx';
import { useFormat } from '#state/format.ts';
import { useToday } from '#state/today.ts';
import { Section } from '#ui/section/section.tsx';
import * as styles from '../card.css.ts';
import type { Advancement, Card, Expectation, LeadedAction } from '../card.types.ts';
import { useDays } from '../../shared/use-days.ts';
import { useCardWords } from '../../shared/words.tsx';

export interface SinceLastVisitProps {
  readonly card: Card;
  /** What the user may not see is empty. */
  readonly stages: readonly Advancement[];
  readonly expectations: readonly Expectation[];
  readonly actions: readonly LeadedAction[];
}

/** The first text with something in it. */
const firstOf = (...texts: readonly (string | null)[]): string =>
  texts.find((text) => text !== null && text !== '') ?? '–';

/** What was noted after the last visit, the latest first. Without a visit there is nothing to compare with. */
export function SinceLastVisit({ card: { history, place }, stages, expectations, actions }: SinceLastVisitProps) {
  const format = useFormat();
  const timeZone = useZone();
  const today = useToday();
  const { shortDay } = useDays();
  const [last] = history.MyVisitReports;
  if (!last) return null;
  const known = { stages, expectations, actions, lastEdited: place?.LastEdited ?? null };
  const changes = changesSince(known, { visit: last.startTimeStamp, today: today.toString(), timeZone });
  return (
    <Section title={<Trans>Depuis la dernière visite</Trans>} meta={format.date(last.startTimeStamp)}>
      {changes.length === 0 ? (
        <p className={styles.result}>
          <Trans>Rien n’a été noté après ce jour.</Trans>
        </p>
      ) : (
        <ul role="list" className={styles.stages}>
          {changes.map((change) => (
            <li key={`${change.kind} ${'record' in change ? change.record.ID : ''}`} className={styles.passed}>
              <span className={styles.figures}>{shortDay(change.day)}</span>
              <span className={styles.stage}>
                <ChangeWords change={change} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function ChangeWords({ change }: { readonly change: Change<Advancement, Expectation, LeadedAction> }) {
  const words = useCardWords();
  if (change.kind === 'edited') return <Trans>Fiche modifiée</Trans>;
  if (change.kind === 'stage') {
    const { PharmaProduct, relationState } = change.record;
    const [product, stage] = [PharmaProduct?.name ?? '–', words.stage(relationState)];
    return (
      <Trans>
        {product} : {stage}
      </Trans>
    );
  }
  if (change.kind === 'action') {
    const { requests, actionMaterials, actionHumanRelations, actionFinancial } = change.record;
    const action = firstOf(requests, actionMaterials, actionHumanRelations, actionFinancial);
    return <Trans>Action reçue : {action}</Trans>;
  }
  const expected = firstOf(change.record.toBeImproved, change.record.expectedProducts);
  return change.kind === 'ended' ? <Trans>Attente terminée : {expected}</Trans> : <Trans>Attente : {expected}</Trans>;
}
