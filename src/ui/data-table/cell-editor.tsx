import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { CellEdit } from './columns.ts';
import * as styles from './data-table.css.ts';

/** How the user left an editor: with Enter, with Tab, by moving the focus elsewhere (`away`), or by cancelling. */
export type EditEnd = 'enter' | 'next' | 'previous' | 'away' | 'cancel';

export interface CellEditorProps<Item> {
  readonly label: string;
  readonly item: Item;
  readonly edit: CellEdit<Item>;
  readonly onEnd: (end: EditEnd) => void;
}

/**
 * The input of a cell in edit mode. An invalid value stays, with the error below it, until it is corrected or the edit
 * is cancelled.
 */
export function CellEditor<Item>({ label, item, edit, onEnd }: CellEditorProps<Item>) {
  const input = useRef<HTMLInputElement>(null);
  const hasEnded = useRef(false);
  const [value, setValue] = useState(() => edit.value(item));
  const [error, setError] = useState<string>();
  const errorId = useId();

  useEffect(() => input.current?.select(), []);

  const finish = (end: EditEnd) => {
    // Closing the editor removes the focus, and that blur must not end the edit a second time.
    if (hasEnded.current) return;
    if (end !== 'cancel') {
      const wrong = edit.validate?.(value, item);
      setError(wrong);
      if (wrong !== undefined) return;
      if (value !== edit.value(item)) edit.onCommit(item, value);
    }
    hasEnded.current = true;
    onEnd(end);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const end = endOf(event);
    if (!end || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    finish(end);
  };

  return (
    <>
      <input
        ref={input}
        className={styles.editor}
        aria-label={label}
        aria-invalid={error !== undefined}
        {...(error !== undefined && { 'aria-describedby': errorId })}
        {...(edit.inputMode && { inputMode: edit.inputMode })}
        value={value}
        autoComplete="off"
        onChange={({ target }) => setValue(target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => finish('away')}
      />
      {error !== undefined && (
        <p id={errorId} className={styles.editorError} role="alert">
          {error}
        </p>
      )}
    </>
  );
}

function endOf({ key, shiftKey }: KeyboardEvent): EditEnd | null {
  if (key === 'Enter') return 'enter';
  if (key === 'Escape') return 'cancel';
  if (key === 'Tab') return shiftKey ? 'previous' : 'next';
  return null;
}
