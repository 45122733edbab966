import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Button,
  Group,
  Input,
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components';
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

/** A number, entered and shown in the format of the active locale; `NaN` while empty. Arrow keys change it. */
export function NumberField({ placeholder, unit, hasSteppers = false, ...props }: NumberFieldProps) {
  const { frame, control } = splitField(props);
  return (
    <AriaNumberField {...control} className={fieldStyles.field}>
      <FieldFrame {...frame}>
        <Group className={fieldStyles.control}>
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
