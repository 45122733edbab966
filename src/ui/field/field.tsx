import { Plural, Trans } from '@lingui/react/macro';
import { CircleAlert, Lock } from 'lucide-react';
import { type ReactNode, type Ref, useMemo } from 'react';
import { FieldError, Label, LabelContext, type LabelProps, Text, useSlottedContext } from 'react-aria-components';
import * as styles from './field.css.ts';

/** The props that all fields share, whatever is entered in them. */
export interface FieldProps {
  readonly label: ReactNode;
  /** Hides the label from sight, not from screen readers: for a search box, whose purpose is obvious. */
  readonly isLabelHidden?: boolean | undefined;
  /** Marks the field as « facultatif ». Fields without the mark are required. */
  readonly isOptional?: boolean | undefined;
  /** Help on how to fill in the field. */
  readonly description?: ReactNode;
  /** The problem, then how to fix it. Marks the field as invalid. */
  readonly error?: ReactNode;
  /** The reason why the field is read-only. Its value can still be read and copied. */
  readonly lockedReason?: ReactNode;
}

/**
 * Separates the props that `FieldFrame` shows (`frame`) from those of the control itself (`control`). The control also
 * receives `isInvalid` and `isReadOnly`, but only when they are true: otherwise react-aria's own validation applies.
 */
export function splitField<Props extends FieldProps>({
  label,
  isLabelHidden,
  isOptional,
  description,
  error,
  lockedReason,
  ...control
}: Props) {
  return {
    frame: { label, isLabelHidden, isOptional, description, error, lockedReason },
    control: { ...control, ...validityOf({ error, lockedReason }) },
  };
}

/** The validation props of react-aria for an error and a lock; empty without either. */
function validityOf({ error, lockedReason }: Pick<FieldProps, 'error' | 'lockedReason'>): {
  isInvalid?: true;
  isReadOnly?: true;
} {
  return {
    ...(hasContent(error) && { isInvalid: true }),
    ...(hasContent(lockedReason) && { isReadOnly: true }),
  };
}

/** The error of a text field: its own, or that it has more characters than the server takes. What was typed stays. */
export function errorOf(
  {
    error,
    lockedReason,
    value = '',
  }: Pick<FieldProps, 'error' | 'lockedReason'> & { readonly value?: string | undefined },
  most: number,
): ReactNode {
  const excess = value.length - most;
  if (error !== undefined || lockedReason !== undefined || excess <= 0) return error;
  return (
    <Plural
      value={most}
      one={`# caractère au maximum. Enlevez-en ${excess}`}
      other={`# caractères au maximum. Enlevez-en ${excess}`}
    />
  );
}

function hasContent(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== '';
}

export interface FieldFrameProps extends FieldProps {
  /** Shown at the end of the label's line: « Mot de passe oublié ? ». */
  readonly aside?: ReactNode;
  /** The control. */
  readonly children: ReactNode;
}

/** The label above a control, and the error and help below it. */
export function FieldFrame({ children, description, error, lockedReason, ...label }: FieldFrameProps) {
  return (
    <>
      <FieldLabel {...label} />
      {children}
      <FieldMessages {...{ description, error, lockedReason }} />
    </>
  );
}

function FieldLabel({
  label,
  isLabelHidden = false,
  isOptional = false,
  aside,
}: Pick<FieldFrameProps, 'label' | 'isLabelHidden' | 'isOptional' | 'aside'>) {
  if (isLabelHidden) return <LastingLabel className={styles.hiddenLabel}>{label}</LastingLabel>;
  return (
    <div className={styles.labelRow}>
      <LastingLabel className={styles.label}>
        {label}
        {isOptional && <OptionalMark />}
      </LastingLabel>
      {aside !== undefined && <span className={styles.aside}>{aside}</span>}
    </div>
  );
}

/**
 * A label that goes with its field. React-aria sets a state of the field whenever a label goes, even then: React would run all
 * effects of the page that is left before it paints the next one.
 */
function LastingLabel(props: LabelProps) {
  const field = useSlottedContext(LabelContext);
  const fieldRef = field?.ref;
  const ref = useMemo(() => attachedOnce(fieldRef), [fieldRef]);
  return (
    <LabelContext value={{ ...field, ref }}>
      <Label {...props} />
    </LabelContext>
  );
}

/** The same ref, which is not told that its element goes. */
function attachedOnce<Value>(ref: Ref<Value> | undefined): Ref<Value> {
  return (element) => {
    if (typeof ref === 'function') ref(element);
    else if (ref) ref.current = element;
    return () => {};
  };
}

/** « facultatif » inside a label. The space separates it from the name for screen readers. */
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

/** The lines below a field: the error, then the help or the reason of the lock. */
export function FieldMessages({
  description,
  error,
  lockedReason,
}: Pick<FieldProps, 'description' | 'error' | 'lockedReason'>) {
  const help = lockedReason ?? description;
  return (
    <>
      <FieldError className={styles.error}>
        {({ validationErrors }) => <ErrorWords>{error ?? validationErrors.join(' ')}</ErrorWords>}
      </FieldError>
      {help !== undefined && (
        <Text slot="description" className={styles.message}>
          {help}
        </Text>
      )}
    </>
  );
}

function ErrorWords({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <CircleAlert className={styles.errorIcon} />
      <span>{children}</span>
    </>
  );
}

interface LineProps {
  readonly id: string;
  readonly children: ReactNode;
}

/** The error of a control that is not one of react-aria's. */
export function ErrorLine({ id, children }: LineProps) {
  return (
    <span id={id} className={styles.error}>
      <ErrorWords>{children}</ErrorWords>
    </span>
  );
}

/** The help of a control that is not one of react-aria's. */
export function HelpLine({ id, children }: LineProps) {
  return (
    <span id={id} className={styles.message}>
      {children}
    </span>
  );
}

interface FieldIconProps extends Pick<FieldProps, 'lockedReason'> {
  /** The icon of an unlocked field, if it has one. */
  readonly children?: ReactNode;
}

/** The icon at the start of a control: its own, or a lock. */
export function FieldIcon({ lockedReason, children }: FieldIconProps) {
  const icon = lockedReason === undefined ? children : <Lock />;
  return icon !== undefined && <span className={styles.icon}>{icon}</span>;
}
