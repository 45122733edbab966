import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Label, RadioButton, RadioField, RadioGroup } from 'react-aria-components';
import { ring } from '#ui/radio-group/radio-group.css.ts';
import { Badge } from '#ui/badge/badge.tsx';
import * as styles from './questions.css.ts';

export interface ChoiceCard<Id extends string> {
  readonly id: Id;
  readonly title: ReactNode;
  /** What speaks for it: samples, sums. */
  readonly children?: ReactNode;
  /** Why it is proposed; marks it as the proposal. */
  readonly proposed?: ReactNode;
}

export interface ChoiceCardsProps<Id extends string> {
  readonly label: ReactNode;
  /** What the question is about, below its label. */
  readonly note?: ReactNode;
  readonly cards: readonly ChoiceCard<Id>[];
  readonly value: Id | null;
  readonly onChange: (id: Id) => void;
}

/** One question with its answers side by side, each with its evidence. Arrow keys move between them. */
export function ChoiceCards<Id extends string>({ label, note, cards, value, onChange }: ChoiceCardsProps<Id>) {
  return (
    <RadioGroup
      className={styles.question}
      value={value}
      onChange={(chosen) => {
        const card = cards.find(({ id }) => id === chosen);
        if (card) onChange(card.id);
      }}
    >
      <Label className={styles.label}>{label}</Label>
      {note && <div className={styles.note}>{note}</div>}
      <div className={styles.cards}>
        {cards.map(({ id, title, children, proposed }) => (
          <RadioField key={id} value={id} className={styles.cell}>
            <RadioButton className={styles.card}>
              <span className={ring} />
              <span className={styles.cardText}>
                <span className={styles.cardTitle}>{title}</span>
                {proposed && (
                  <span className={styles.proposal}>
                    <Badge tone="accent">
                      <Trans>Proposé</Trans>
                    </Badge>
                    {proposed}
                  </span>
                )}
                {children}
              </span>
            </RadioButton>
          </RadioField>
        ))}
      </div>
    </RadioGroup>
  );
}
