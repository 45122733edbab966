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
  /** What is counted, shown at the end: « FCFA ». */
  readonly unit?: ReactNode;
  /** Buttons for one less and one more: for small counts, entered with a thumb. */
  readonly hasSteppers?: boolean;
}

/** A number, written and read as the active locale writes it; `NaN` while empty. Arrows step it. */
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
