import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import * as table from '../data-table/data-table.css.ts';
import type { SheetInput } from './sheet.ts';

/** How the user left an editor; `away` means by moving the focus elsewhere. */
export type SheetEditEnd = 'down' | 'up' | 'next' | 'previous' | 'away' | 'cancel';

export interface SheetEditorProps {
  readonly label: string;
  readonly input: SheetInput;
  /** The initial text: the value, or the letter that opened the editor. */
  readonly text: string;
  /** Receives the text at every key. */
  readonly onType: (text: string) => void;
  readonly onEnd: (text: string, end: SheetEditEnd) => void;
}

/** The input of a cell in edit mode: it shows what is typed, whatever the value becomes meanwhile. */
export function SheetEditor({ label, input: { isWhole = false, min }, text, onType, onEnd }: SheetEditorProps) {
  const input = useRef<HTMLInputElement>(null);
  const hasEnded = useRef(false);
  const [value, setValue] = useState(text);

  useEffect(() => input.current?.focus({ preventScroll: true }), []);

  const finish = (end: SheetEditEnd) => {
    // Closing the editor removes the focus, and that blur must not end the edit a second time.
    if (hasEnded.current) return;
    hasEnded.current = true;
    onEnd(value, end);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys stay in the editor: Ctrl+Z undoes typing here, not the previous cell.
    event.stopPropagation();
    const end = endOf(event);
    if (!end || event.nativeEvent.isComposing) return;
    event.preventDefault();
    finish(end);
  };
  return (
    <input
      ref={input}
      className={table.editor}
      aria-label={label}
      inputMode={isWhole && min !== undefined && min >= 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={value}
      onChange={({ target }) => {
        setValue(target.value);
        onType(target.value);
      }}
      onKeyDown={onKeyDown}
      onBlur={() => finish('away')}
    />
  );
}

function endOf({ key, shiftKey }: KeyboardEvent): SheetEditEnd | null {
  if (key === 'Enter') return shiftKey ? 'up' : 'down';
  if (key === 'ArrowDown') return 'down';
  if (key === 'ArrowUp') return 'up';
  if (key === 'Tab') return shiftKey ? 'previous' : 'next';
  return key === 'Escape' ? 'cancel' : null;
}
