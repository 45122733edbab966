import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Drawer } from '#ui/drawer/drawer.tsx';
import * as styles from '../finance.css.ts';
import { explain, type Term } from '../finance.model.ts';
import { useWords } from '../use-words.ts';

/** Where a number comes from: the rule, and what it is the sum of, where it is one. */
export interface Origin {
  readonly title: string;
  readonly rule: ReactNode;
  /** What one of the terms is, the head of their column. */
  readonly termLabel: string;
  /** What the terms count, where the title is about something else. */
  readonly valueLabel?: string;
  readonly terms: readonly Term[];
  /** The terms tell how a state came about; they do not add up. */
  readonly isHistory?: boolean;
}

export interface ExplanationProps {
  readonly origin: Origin;
  readonly onClose: () => void;
}

/** The sum behind a number: its rows, the share of each, and what rounding does to them. */
export function ExplanationDrawer({ origin, onClose }: ExplanationProps) {
  const { title, rule, termLabel, valueLabel, terms, isHistory = false } = origin;
  const words = useWords();
  const { terms: explained, total, shares } = explain(terms);
  return (
    <Drawer title={title} isOpen onOpenChange={(isOpen) => isOpen || onClose()}>
      <div className={styles.explanation}>
        <p className={styles.rule}>{rule}</p>
        {explained.length > 0 && (
          <table className={styles.terms}>
            <thead>
              <tr>
                <th scope="col">{termLabel}</th>
                <th scope="col" className={styles.termNumber}>
                  {valueLabel ?? <Trans>Valeur</Trans>}
                </th>
                {!isHistory && (
                  <th scope="col" className={styles.termNumber}>
                    <Trans>Part</Trans>
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {explained.map(({ key, name, how, value, share }) => (
                <tr key={key}>
                  <th scope="row">
                    {name}
                    {how && <bdi className={styles.how}>{how}</bdi>}
                  </th>
                  <td className={styles.termNumber}>{words.amount(value)}</td>
                  {!isHistory && <td className={styles.termNumber}>{share === null ? '—' : words.share(share)}</td>}
                </tr>
              ))}
            </tbody>
            {!isHistory && (
              <tfoot>
                <tr>
                  <th scope="row">
                    <Trans>Total</Trans>
                  </th>
                  <td className={styles.termNumber}>{words.amount(total)}</td>
                  <td className={styles.termNumber}>{shares === null ? '—' : words.share(shares)}</td>
                </tr>
              </tfoot>
            )}
          </table>
        )}
        {!isHistory && shares !== null && shares !== 100 && (
          <p className={styles.note}>
            <Trans>
              Les parts affichées font {words.share(shares)} : chacune est arrondie au dixième. Les valeurs, elles,
              s’additionnent exactement.
            </Trans>
          </p>
        )}
      </div>
    </Drawer>
  );
}
