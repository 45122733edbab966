import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import type { WeighedReason } from '#domain/field/suggestions.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import * as styles from './planner.css.ts';
import { useReasonWords } from './use-reason-words.ts';

export interface OffersProps {
  readonly label: string;
  readonly title: string;
  readonly offers: readonly { readonly customerID: string; readonly reasons: readonly WeighedReason[] }[];
  /** Shown in place of an empty list. */
  readonly none: string;
  readonly nameOfID: (customerID: string) => string;
  readonly practiceOf: (customerID: string) => string;
  readonly planned: ReadonlySet<string>;
  readonly onAdd: (customerID: string) => void;
}

/** Customers to add: those who were searched, or suggestions with their reasons. */
export function Offers({ label, title, offers, none, nameOfID, practiceOf, planned, onAdd }: OffersProps) {
  const { t } = useLingui();
  const reasonWords = useReasonWords();
  const list = useRef<HTMLUListElement>(null);
  /** The place among the buttons of the one that has the focus; no event says that it leaves the page with its button. */
  const focused = useRef<number | null>(null);
  const free = offers.flatMap(({ customerID }) => (planned.has(customerID) ? [] : [customerID]));
  useLayoutEffect(() => {
    if (focused.current === null || list.current?.contains(document.activeElement)) return;
    const buttons = list.current?.querySelectorAll('button') ?? [];
    buttons[Math.min(focused.current, buttons.length - 1)]?.focus();
  });
  return (
    <>
      <h3 className={styles.sectionTitle}>{title}</h3>
      {offers.length === 0 ? (
        <p className={styles.hidden}>{none}</p>
      ) : (
        <ul ref={list} role="list" className={styles.stops} aria-label={label}>
          {offers.map(({ customerID, reasons }) => (
            <li key={customerID} className={styles.suggestion}>
              <div className={styles.words}>
                <bdi className={styles.name}>{nameOfID(customerID)}</bdi>
                <span className={styles.detail}>{practiceOf(customerID)}</span>
                {reasons.length > 0 && <span className={styles.reasons}>{reasonWords(reasons)}</span>}
              </div>
              {planned.has(customerID) ? (
                <Badge>
                  <Trans>Au programme</Trans>
                </Badge>
              ) : (
                <IconButton
                  label={t`Ajouter ${nameOfID(customerID)}`}
                  onPress={() => onAdd(customerID)}
                  onFocus={() => {
                    focused.current = free.indexOf(customerID);
                  }}
                  onBlur={() => {
                    focused.current = null;
                  }}
                >
                  <Plus />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
