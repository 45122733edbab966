import { useLingui } from '@lingui/react/macro';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import {
  Button,
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components';
import type { Toasts, ToastTone } from './create-toasts.ts';
import * as styles from './toast.css.ts';

const ICONS = { success: CircleCheck, info: Info, error: CircleAlert } as const satisfies Record<ToastTone, unknown>;

/**
 * Displays messages at the bottom start corner, above everything else; F6 moves focus there. Hovering or focusing a
 * message pauses its timer, a click anywhere on it closes it.
 */
export function ToastRegion({ toasts }: { readonly toasts: Toasts }) {
  const { t } = useLingui();
  return (
    <AriaToastRegion queue={toasts.queue} className={styles.region}>
      {({ toast }) => {
        const { tone, text, action } = toast.content;
        const Icon = ICONS[tone];
        return (
          <Toast
            toast={toast}
            className={styles.toast({ tone })}
            {...(toast.timeout !== undefined && {
              style: assignInlineVars({ [styles.duration]: `${toast.timeout}ms` }),
            })}
            onClick={() => toasts.queue.close(toast.key)}
          >
            <Icon className={styles.icon} aria-hidden="true" />
            {/* Screen readers announce an error immediately, other messages when idle. */}
            <ToastContent role={tone === 'error' ? 'alert' : 'status'}>
              <Text slot="title">{text}</Text>
            </ToastContent>
            {action && (
              <Button className={styles.action} onPress={action.onPress}>
                {action.label}
              </Button>
            )}
            <Button
              slot="close"
              className={styles.close[toast.timeout === undefined ? 'always' : 'onFocus']}
              aria-label={t`Fermer le message`}
            >
              <X aria-hidden="true" />
            </Button>
            {toast.timeout !== undefined && <span className={styles.time} aria-hidden="true" />}
          </Toast>
        );
      }}
    </AriaToastRegion>
  );
}
