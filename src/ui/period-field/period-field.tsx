import { CalendarDays } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Button, Dialog, Popover } from 'react-aria-components';
import type { FieldProps } from '../field/field.tsx';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import * as styles from './period-field.css.ts';

/** Props shared by the pickers of weeks, months and years. */
export interface PeriodPickerProps
  extends FieldProps, Pick<TextFieldProps, 'id' | 'isDisabled' | 'isRequired' | 'autoFocus' | 'onBlur'> {}

export interface PeriodFieldProps<Value> extends PeriodPickerProps {
  readonly value: Value | null;
  readonly onChange: (value: Value | null) => void;
  /** Formats a value for the field. */
  readonly write: (value: Value) => string;
  /** Parses a text; `null` if it is not a value that may be chosen. */
  readonly read: (text: string) => Value | null;
  /** The error for a text that cannot be parsed. */
  readonly unreadable: ReactNode;
  readonly placeholder: string;
  /** The accessible name of the button that opens the picker: « Choisir une semaine ». */
  readonly openerLabel: string;
  /** Renders the picker; `pick` takes a value and closes the popover. */
  readonly children: (pick: (value: Value) => void) => ReactNode;
}

/**
 * A week, month or year, typed in any recognised form or picked from a popover. The typed text is parsed on Enter or
 * when the field loses focus; until then it is neither corrected nor marked as invalid.
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
  /** The text being typed; `null` while the field shows its value. */
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
          // The usual shortcut of fields that open a popover.
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
