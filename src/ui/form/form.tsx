import { Plural } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Form as AriaForm } from 'react-aria-components';
import * as styles from './form.css.ts';

/** One field that has to be put right. */
export interface FormError {
  /** The `id` of the field. */
  readonly id: string;
  /** What is wrong, then what to do; the same sentence as under the field. */
  readonly message: ReactNode;
}

export interface FormProps {
  readonly label?: string;
  readonly errors?: readonly FormError[];
  /** The form was sent; it is for the caller to say what is wrong, now or when the server has answered. */
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/**
 * Fields that are sent together. When what was sent comes back with errors, they are listed on top,
 * the list takes the focus, and each line leads to its field.
 */
export function Form({ label, errors = [], onSubmit, children }: FormProps) {
  const summary = useRef<HTMLDivElement>(null);
  // Between a sending and its errors: only then may the list take the focus, never while someone is typing.
  const isAnswerAwaited = useRef(false);

  useEffect(() => {
    if (!isAnswerAwaited.current || errors.length === 0) return;
    isAnswerAwaited.current = false;
    summary.current?.focus();
  });

  return (
    <AriaForm
      validationBehavior="aria"
      {...(label !== undefined && { 'aria-label': label })}
      onSubmit={(event) => {
        event.preventDefault();
        isAnswerAwaited.current = true;
        onSubmit();
      }}
    >
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
                        // The address stays as it is.
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
    </AriaForm>
  );
}

const FOCUSABLE = 'input, textarea, button, [tabindex="0"]';

/** Focuses a field, or the first thing to fill in of a group. */
export function focusField(id: string): void {
  const field = document.getElementById(id);
  const target = field?.matches(FOCUSABLE) ? field : field?.querySelector<HTMLElement>(FOCUSABLE);
  target?.focus();
}
