import { Trans, useLingui } from '@lingui/react/macro';
import { Bell, CircleAlert, Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { errorIcon } from '#ui/field/field.css.ts';
import { Switch } from '#ui/switch/switch.tsx';
import * as styles from './channels-field.css.ts';

/** The channels by which a message reaches people. */
export interface Channels {
  readonly isNotification: boolean;
  readonly isEmail: boolean;
}

export interface ChannelsFieldProps {
  readonly id: string;
  readonly value: Channels;
  readonly onChange: (change: Partial<Channels>) => void;
  readonly error?: ReactNode;
}

/** Two switches: notification in the application, and e-mail. */
export function ChannelsField({ id, value, onChange, error }: ChannelsFieldProps) {
  const { t } = useLingui();
  return (
    <div className={styles.field} role="group" aria-label={t`Moyens d’envoi`} id={id}>
      <div className={styles.row}>
        <Switch
          layout="row"
          icon={<Bell />}
          isSelected={value.isNotification}
          onChange={(isNotification) => onChange({ isNotification })}
        >
          <Trans>Notification dans l’application</Trans>
        </Switch>
      </div>
      <div className={styles.row}>
        <Switch layout="row" icon={<Mail />} isSelected={value.isEmail} onChange={(isEmail) => onChange({ isEmail })}>
          <Trans>E-mail</Trans>
        </Switch>
      </div>
      {error !== undefined && (
        <p className={styles.fault}>
          <CircleAlert className={errorIcon} aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
