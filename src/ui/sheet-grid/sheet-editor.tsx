import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import * as table from '../data-table/data-table.css.ts';
import type { SheetInput } from './sheet.ts';

/** How an editor was left; `away` is by going elsewhere. */
export type SheetEditEnd = 'down' | 'up' | 'next' | 'previous' | 'away' | 'cancel';

export interface SheetEditorProps {
  readonly label: string;
  readonly input: SheetInput;
  /** What it opens with: the value, or the letter that was typed over it. */
  readonly text: string;
  readonly onEnd: (text: string, end: SheetEditEnd) => void;
}

/** A cell being written in. Whatever is written is kept: what is wrong with it is said in the cell. */
export function SheetEditor({ label, input: { isWhole = false, min }, text, onEnd }: SheetEditorProps) {
  const input = useRef<HTMLInputElement>(null);
  const isOver = useRef(false);
  const [value, setValue] = useState(text);

  useEffect(() => input.current?.focus({ preventScroll: true }), []);

  const finish = (end: SheetEditEnd) => {
    // Leaving takes the focus away, which is not leaving once more.
    if (isOver.current) return;
    isOver.current = true;
    onEnd(value, end);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Its keys are its own: Ctrl+Z takes back a letter here, not the cell before.
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
      onChange={({ target }) => setValue(target.value)}
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
