import { Plural } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useReducer, useRef } from 'react';
import { FormContext } from 'react-aria-components';
import * as styles from './form.css.ts';

/** An error in one field. */
export interface FormError {
  /** The `id` of the field. */
  readonly id: string;
  /** The problem, then how to fix it: the same sentence as below the field. */
  readonly message: ReactNode;
}

export interface FormProps {
  readonly label?: string;
  readonly errors?: readonly FormError[];
  /** The form was submitted. The caller then sets `errors`, immediately or after the server's answer. */
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/**
 * What react-aria's fields, and the forms of dialogs, know of the form around them: they are given their errors themselves.
 * react-aria's own form would tell them all of its properties, anew at every render, and so render every field with each key.
 */
const AROUND = { validationBehavior: 'aria' } as const;

/**
 * A form. A dialog inside it may have a form of its own: that one is submitted alone. After a submit with errors, a summary lists them at the top and takes the focus; each line links to its
 * field. What a field has corrected by itself is shown before it is submitted: see {@link CORRECTION}.
 */
export function Form({ label, errors = [], onSubmit, children }: FormProps) {
  const summary = useRef<HTMLDivElement>(null);
  // True from a submit until its errors arrive. Only then may the summary take the focus, never while the user is
  // typing.
  const isAnswerAwaited = useRef(false);
  // The same errors once more render nothing by themselves, and take the focus all the same.
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    if (!isAnswerAwaited.current || errors.length === 0) return;
    isAnswerAwaited.current = false;
    summary.current?.focus();
  });

  return (
    <form
      noValidate
      {...(label !== undefined && { 'aria-label': label })}
      onSubmit={(event) => {
        event.preventDefault();
        // React passes it on to the form around a dialog, wherever the dialog is on the page.
        event.stopPropagation();
        if (showsNote(event.currentTarget)) return;
        isAnswerAwaited.current = true;
        onSubmit();
        renderAgain();
      }}
    >
      <FormContext value={AROUND}>
        <div
          className={styles.form}
          onInput={() => {
            isAnswerAwaited.current = false;
          }}
        >
          {errors.length > 0 && (
            <div ref={summary} className={styles.summary} role="alert" tabIndex={-1}>
              <CircleAlert className={styles.icon} />
              <div>
                <p className={styles.title}>
                  <Plural value={errors.length} one="# champ est à corriger" other="# champs sont à corriger" />
                </p>
                <ul className={styles.list}>
                  {errors.map(({ id, message }) => (
                    <li key={id}>
                      <a
                        href={`#${id}`}
                        className={styles.link}
                        onClick={(event) => {
                          // Prevents the link from changing the address.
                          event.preventDefault();
                          focusField(id);
                        }}
                      >
                        {message}
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            </div>
          )}
          {children}
        </div>
      </FormContext>{' '}
    </form>
  );
}

/**
 * Marks the note of a field that has put something else in the place of what was typed. The press that submits may be the one that
 * leaves the field, so that nobody has read the note: the form is submitted with the next.
 */
export const CORRECTION = { 'data-correction': '' } as const;

/** Marks the note of a field in which something is written that is no value yet: the form is not submitted without it. */
export const UNFINISHED = { 'data-unfinished': '' } as const;

/** The notes that were shown instead of submitting. */
const shownCorrections = new WeakSet<Element>();

/** Focuses the first field that is not finished, or has a correction that was not shown yet. @returns whether there is one */
function showsNote(form: HTMLFormElement): boolean {
  const note = [...form.querySelectorAll('[data-unfinished], [data-correction]')].find(
    (each) => !shownCorrections.has(each),
  );
  if (!note) return false;
  if (note.matches('[data-correction]')) shownCorrections.add(note);
  let around = note.parentElement;
  while (around && !around.querySelector(FOCUSABLE)) around = around.parentElement;
  around?.querySelector<HTMLElement>(FOCUSABLE)?.focus();
  return true;
}

const FOCUSABLE = 'input, textarea, button, [tabindex="0"]';

/** Focuses a field, or the first control of a group. */
export function focusField(id: string): void {
  const field = document.getElementById(id);
  const target = field?.matches(FOCUSABLE) ? field : field?.querySelector<HTMLElement>(FOCUSABLE);
  target?.focus();
}
