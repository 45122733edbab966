import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useKeyboard } from 'react-aria/useKeyboard';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import * as styles from './planner.css.ts';

export interface StopRowProps {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  readonly detail: string;
  readonly description: string;
  /** Why the visit cannot be changed; `null` if it can. */
  readonly fixedBecause: string | null;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly error: string | undefined;
  readonly onDescribe: (words: string) => void;
  /** @param by how many places, towards the end */
  readonly onMove: (by: number) => void;
  readonly onRemove: () => void;
}

/** A visit of the plan. Alt and the arrows move it, from any of its controls. */
export function StopRow({
  id,
  number,
  name,
  detail,
  description,
  fixedBecause,
  isFirst,
  isLast,
  error,
  onDescribe,
  onMove,
  onRemove,
}: StopRowProps) {
  const { t } = useLingui();
  const { keyboardProps } = useKeyboard({
    onKeyDown(event) {
      const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
      if (!event.altKey || by === 0) return event.continuePropagation();
      event.preventDefault();
      if (by === -1 ? !isFirst : !isLast) onMove(by);
    },
  });
  return (
    <li className={styles.stop} {...keyboardProps}>
      <span className={styles.number}>{number}</span>
      <div className={styles.words}>
        <bdi className={styles.name}>{name}</bdi>
        <span className={styles.detail}>{detail}</span>
      </div>
      <div className={styles.buttons}>
        <IconButton label={t`Monter ${name}`} isDisabled={isFirst} onPress={() => onMove(-1)}>
          <ArrowUp />
        </IconButton>
        <IconButton label={t`Descendre ${name}`} isDisabled={isLast} onPress={() => onMove(1)}>
          <ArrowDown />
        </IconButton>
        {fixedBecause === null && (
          <IconButton
            label={t`Retirer ${name}`}
            onPress={({ target }) => {
              focusBeside(target);
              onRemove();
            }}
          >
            <Trash2 />
          </IconButton>
        )}
      </div>
      {fixedBecause === null ? (
        <div className={styles.purpose}>
          <TextField
            id={id}
            label={t`Objectif de la visite à ${name}`}
            isLabelHidden
            placeholder={t`Objectif de la visite`}
            value={description}
            onChange={onDescribe}
            error={error}
          />
        </div>
      ) : (
        <p className={styles.fixed}>
          <Trans>
            {fixedBecause} : {description}
          </Trans>
        </p>
      )}
    </li>
  );
}

/** The focus goes on to the last button of the next visit, or of the one before: the button that was pressed is about to go. */
function focusBeside(button: Element): void {
  const row = button.closest('li');
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  [...(beside?.querySelectorAll<HTMLElement>('button:enabled') ?? [])].at(-1)?.focus();
}
