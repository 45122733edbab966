import { Trans } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldError, Label, Text } from 'react-aria-components';
import * as styles from './field.css.ts';

/** What every field is told, whatever is entered in it. */
export interface FieldProps {
  readonly label: ReactNode;
  /** Where the place says it all (a search box): the label is then read, not seen. */
  readonly isLabelHidden?: boolean | undefined;
  /** Marked « facultatif ». Whatever is not marked is required. */
  readonly isOptional?: boolean | undefined;
  /** How to fill it in. */
  readonly description?: ReactNode;
  /** What is wrong, then what to do. Marks the field as invalid. */
  readonly error?: ReactNode;
  /** Why the field cannot be changed. It is then shown locked, and can still be read and copied. */
  readonly lockedReason?: ReactNode;
}

interface FieldLabelProps extends Pick<FieldProps, 'label' | 'isLabelHidden' | 'isOptional'> {
  /** At the end of the label's line: « Mot de passe oublié ? ». */
  readonly aside?: ReactNode;
}

export function FieldLabel({ label, isLabelHidden = false, isOptional = false, aside }: FieldLabelProps) {
  if (isLabelHidden) return <Label className={styles.hiddenLabel}>{label}</Label>;
  return (
    <div className={styles.labelRow}>
      <Label className={styles.label}>
        {label}
        {isOptional && <OptionalMark />}
      </Label>
      {aside !== undefined && <span className={styles.aside}>{aside}</span>}
    </div>
  );
}

/** Beside a label, within it: read as part of the name, a space apart. */
export function OptionalMark() {
  return (
    <>
      {' '}
      <span className={styles.optional}>
        <Trans>facultatif</Trans>
      </span>
    </>
  );
}

type FieldMessagesProps = Pick<FieldProps, 'description' | 'error' | 'lockedReason'>;

/** The lines under a field: what is wrong first, then how to fill it in, or why it is locked. */
export function FieldMessages({ description, error, lockedReason }: FieldMessagesProps) {
  const help = lockedReason ?? description;
  return (
    <>
      <FieldError className={styles.error}>
        {({ validationErrors }) => (
          <>
            <CircleAlert className={styles.errorIcon} />
            <span>{error ?? validationErrors.join(' ')}</span>
          </>
        )}
      </FieldError>
      {help !== undefined && (
        <Text slot="description" className={styles.message}>
          {help}
        </Text>
      )}
    </>
  );
}

/**
 * What a field's error and lock mean to react-aria. Nothing is said where there is neither,
 * so that its own validation still counts.
 */
export function fieldState({ error, lockedReason }: Omit<FieldMessagesProps, 'description'>): {
  isInvalid?: true;
  isReadOnly?: true;
} {
  return {
    ...(isSaid(error) && { isInvalid: true }),
    ...(isSaid(lockedReason) && { isReadOnly: true }),
  };
}

function isSaid(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== '';
}
