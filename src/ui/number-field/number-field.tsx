import { Minus, Plus } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import {
  Button,
  Group,
  Input,
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
  useLocale,
} from 'react-aria-components';
import { numberFormat } from '#lib/intl.ts';
import * as fieldStyles from '../field/field.css.ts';
import { FieldFrame, FieldIcon, type FieldProps, splitField } from '../field/field.tsx';
import * as styles from './number-field.css.ts';

export interface NumberFieldProps
  extends FieldProps, Omit<AriaNumberFieldProps, 'children' | 'className' | 'style' | 'isInvalid' | 'isReadOnly'> {
  readonly placeholder?: string;
  /** The unit, shown at the end: « FCFA ». */
  readonly unit?: ReactNode;
  /** Adds buttons for plus and minus one: for small numbers, entered by touch. */
  readonly hasSteppers?: boolean;
}

/** The signs that people type between a whole number and its decimals. */
const SEPARATORS: ReadonlySet<string | null> = new Set(['.', ',']);

/**
 * A number, entered and shown in the format of the active locale; `NaN` while empty. Arrow keys change it. Where numbers are not
 * grouped, a point and a comma both begin the decimals: the one that the locale does not have would be swallowed, and 3.8 read as 38.
 */
export function NumberField({ placeholder, unit, hasSteppers = false, ...props }: NumberFieldProps) {
  const { frame, control } = splitField(props);
  const group = useRef<HTMLDivElement>(null);
  const { locale } = useLocale();
  const isPlain = props.formatOptions?.useGrouping === false;
  useEffect(() => {
    const element = group.current;
    if (!element || !isPlain) return undefined;
    const separator = numberFormat(locale)
      .formatToParts(0.5)
      .find(({ type }) => type === 'decimal')?.value;
    const translate = (event: InputEvent) => {
      const { data, target } = event;
      const isOther = SEPARATORS.has(data) && data !== separator;
      if (!isOther || separator === undefined || !(target instanceof HTMLInputElement)) return;
      // Before react-aria, which refuses the sign.
      event.preventDefault();
      event.stopImmediatePropagation();
      if (target.value.includes(separator)) return;
      target.setRangeText(separator, target.selectionStart ?? 0, target.selectionEnd ?? 0, 'end');
      target.dispatchEvent(new InputEvent('input', { bubbles: true }));
    };
    element.addEventListener('beforeinput', translate, { capture: true });
    return () => element.removeEventListener('beforeinput', translate, { capture: true });
  }, [isPlain, locale]);
  return (
    <AriaNumberField {...control} className={fieldStyles.field}>
      <FieldFrame {...frame}>
        <Group ref={group} className={fieldStyles.control}>
          <FieldIcon lockedReason={frame.lockedReason} />
          {hasSteppers && (
            <Button slot="decrement" className={fieldStyles.inset}>
              <Minus />
            </Button>
          )}
          <Input
            className={hasSteppers ? styles.stepped : styles.number}
            {...(placeholder !== undefined && { placeholder })}
          />
          {unit !== undefined && <span className={fieldStyles.end}>{unit}</span>}
          {hasSteppers && (
            <Button slot="increment" className={fieldStyles.inset}>
              <Plus />
            </Button>
          )}
        </Group>
      </FieldFrame>
    </AriaNumberField>
  );
}
