import { Trans } from '@lingui/react/macro';
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
import { type RefusedText, useTypedNumber } from './use-typed-number.ts';

export interface NumberFieldProps
  extends FieldProps, Omit<AriaNumberFieldProps, 'children' | 'className' | 'style' | 'isInvalid' | 'isReadOnly'> {
  readonly placeholder?: string;
  /** The unit, shown at the end: « FCFA ». */
  readonly unit?: ReactNode;
  /** Adds buttons for plus and minus one: for small numbers, entered by touch. */
  readonly hasSteppers?: boolean;
}

/**
 * A number, entered and shown in the format of the active locale; `NaN` while empty. Arrow keys change it. A point or a comma
 * means what it does when it is pasted, and what is pasted and no number is said (docs/rules/interface.md#typed-numbers).
 */
export function NumberField({ placeholder, unit, hasSteppers = false, ...props }: NumberFieldProps) {
  const { around, refused } = useTypedNumber(props.formatOptions);
  const { frame, control } = splitField({ ...props, ...(refused && { error: <RefusedWords {...refused} /> }) });
  return (
    <AriaNumberField {...control} className={fieldStyles.field}>
      <FieldFrame {...frame}>
        <Group ref={around} className={fieldStyles.control}>
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

/** Why what was typed or pasted is not taken. */
function RefusedWords({ text, why }: RefusedText) {
  if (why === 'two')
    return (
      <Trans>
        Deux nombres ont été collés, « <bdi>{text}</bdi> » : collez-les un à un, chacun dans son champ.
      </Trans>
    );
  return (
    <Trans>
      « <bdi>{text}</bdi> » n’est pas un nombre : rien n’en a été pris.
    </Trans>
  );
}
