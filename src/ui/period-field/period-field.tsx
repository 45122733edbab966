import { CalendarDays } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Button, Dialog, Popover } from 'react-aria-components';
import type { FieldProps } from '../field/field.tsx';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import * as styles from './period-field.css.ts';

/** What every picker of a period is told: a field, and whether it can be used. */
export interface PeriodPickerProps
  extends FieldProps, Pick<TextFieldProps, 'id' | 'isDisabled' | 'isRequired' | 'autoFocus' | 'onBlur'> {}

export interface PeriodFieldProps<Value> extends PeriodPickerProps {
  readonly value: Value | null;
  readonly onChange: (value: Value | null) => void;
  /** How a value reads in the field. */
  readonly write: (value: Value) => string;
  /** The value a text stands for; `null` where it stands for none that may be chosen. */
  readonly read: (text: string) => Value | null;
  /** What to write instead of what could not be read. */
  readonly unreadable: ReactNode;
  readonly placeholder: string;
  /** What the button opens: « Choisir une semaine ». */
  readonly openerLabel: string;
  /** Where a value is picked; `pick` takes it and closes. */
  readonly children: (pick: (value: Value) => void) => ReactNode;
}

/**
 * A period that is typed in any form that can be read, or picked from what its button opens. What is typed counts on
 * Enter or when the field is left; until then nothing is corrected, and nothing is called wrong.
 */
export function PeriodField<Value>({
  value,
  onChange,
  write,
  read,
  unreadable,
  openerLabel,
  error,
  onBlur,
  children,
  ...props
}: PeriodFieldProps<Value>) {
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  /** What is being typed; `null` while the field shows its value. */
  const [draft, setDraft] = useState<string | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  const isLocked = props.lockedReason !== undefined;

  function take(next: Value | null): void {
    setDraft(null);
    setUnreadable(false);
    if (next !== value) onChange(next);
  }

  function readDraft(): void {
    if (draft === null) return;
    const text = draft.trim();
    const typed = text === '' ? null : read(text);
    if (typed === null && text !== '') setUnreadable(true);
    else take(typed);
  }

  return (
    <>
      <TextField
        {...props}
        inputRef={input}
        autoComplete="off"
        value={draft ?? (value === null ? '' : write(value))}
        onChange={(text) => {
          setDraft(text);
          setUnreadable(false);
        }}
        onBlur={(event) => {
          readDraft();
          onBlur?.(event);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') readDraft();
          // As in every field that opens something.
          if (event.key === 'ArrowDown' && event.altKey && !isLocked) setOpen(true);
        }}
        error={isUnreadable ? unreadable : error}
        end={
          <Button
            className={styles.opener}
            aria-label={openerLabel}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            isDisabled={isLocked || props.isDisabled === true}
            onPress={() => setOpen(true)}
          >
            <CalendarDays />
          </Button>
        }
      />
      <Popover
        className={styles.popover}
        triggerRef={input}
        isOpen={isOpen}
        onOpenChange={setOpen}
        offset={6}
        placement="bottom start"
      >
        <Dialog className={styles.dialog} aria-label={openerLabel}>
          {children((picked) => {
            take(picked);
            setOpen(false);
          })}
        </Dialog>
      </Popover>
    </>
  );
}
