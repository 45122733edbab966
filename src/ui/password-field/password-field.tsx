import { useLingui } from '@lingui/react/macro';
import { Eye, EyeOff, LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import * as styles from '../field/field.css.ts';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'icon' | 'end'>;

/** A password, which the user can reveal: mistakes are common when typing blind on a phone. */
export function PasswordField({ autoComplete = 'current-password', ...props }: PasswordFieldProps) {
  const { t } = useLingui();
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      spellCheck="false"
      icon={<LockKeyhole />}
      end={
        // Not react-aria's ToggleButton, which would add the code of toggle groups to the first page.
        <Button
          className={styles.inset}
          aria-pressed={isShown}
          onPress={() => setShown(!isShown)}
          aria-label={t`Afficher le mot de passe`}
        >
          {isShown ? <EyeOff /> : <Eye />}
        </Button>
      }
    />
  );
}
