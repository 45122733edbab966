import { useLingui } from '@lingui/react/macro';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useCallback, useSyncExternalStore } from 'react';
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
 * message pauses its timer, a click anywhere on it closes it. What stays is displayed where the region is.
 */
export function ToastRegion({ toasts }: { readonly toasts: Toasts }) {
  return (
    <>
      <Kept toasts={toasts} />
      <Passing toasts={toasts} />
    </>
  );
}

function Kept({ toasts: { kept } }: { readonly toasts: Toasts }) {
  const { t } = useLingui();
  const subscribe = useCallback((listener: () => void) => kept.subscribe(listener), [kept]);
  const messages = useSyncExternalStore(subscribe, () => kept.visibleToasts);
  return messages.map(({ key, content: { tone, text, action } }) => {
    const Icon = ICONS[tone];
    return (
      <div key={key} className={styles.kept}>
        <Icon className={styles.icon} aria-hidden="true" />
        <span role="status" className={styles.keptText}>
          {text}
        </span>
        {action && (
          <Button className={styles.action} onPress={action.onPress}>
            {action.label}
          </Button>
        )}
        <Button className={styles.close.always} aria-label={t`Fermer le message`} onPress={() => kept.close(key)}>
          <X aria-hidden="true" />
        </Button>
      </div>
    );
  });
}

function Passing({ toasts }: { readonly toasts: Toasts }) {
  const { t } = useLingui();
  return (
    <AriaToastRegion queue={toasts.queue} className={styles.region}>
      {({ toast }) => {
        const { tone, text } = toast.content;
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
