import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Drawer } from '#ui/drawer/drawer.tsx';
import * as styles from '../finance.css.ts';
import { explain, type Term } from '../finance.model.ts';
import { useWords } from '../../shared/use-words.ts';

/** How a number is derived: its rule, and the terms that it is the sum of. */
export interface Derivation {
  readonly title: string;
  readonly rule: ReactNode;
  /** The header of the column of terms. */
  readonly termLabel: string;
  /** The header of the column of values, if not the default. */
  readonly valueLabel?: string;
  readonly terms: readonly Term[];
  /** Whether the terms are successive states, which do not add up. */
  readonly isHistory?: boolean;
}

export interface ExplanationProps {
  readonly derivation: Derivation;
  readonly onClose: () => void;
}

/** Shows the sum that makes up a number: its terms, their shares, and the effect of rounding. */
export function ExplanationDrawer({ derivation, onClose }: ExplanationProps) {
  const { title, rule, termLabel, valueLabel, terms, isHistory = false } = derivation;
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
