import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components';

export const TOAST_TONES = ['success', 'info', 'error'] as const;
export type ToastTone = (typeof TOAST_TONES)[number];

/** A button in a message. */
export interface ToastAction {
  readonly label: string;
  readonly onPress: () => void;
}

export interface ToastMessage {
  readonly tone: ToastTone;
  readonly text: string;
  readonly action?: ToastAction | undefined;
}

/** How long a message is shown, in milliseconds. */
export const TOAST_DURATION = 2_000;
const VISIBLE_AT_ONCE = 3;

export interface ToastOptions {
  /** Milliseconds until the message closes; `null` if only the user closes it. */
  readonly duration?: number | null;
}

export interface Toasts {
  /** The queue that a `ToastRegion` renders over the page. */
  readonly queue: ToastQueue<ToastMessage>;
  /** What stays, which it renders in the flow of the page: there it covers nothing. */
  readonly kept: ToastQueue<ToastMessage>;
  /** A user action succeeded: « Rappel enregistré ». */
  success(text: string, options?: ToastOptions): void;
  /** Information that requires no action. */
  info(text: string, options?: ToastOptions): void;
  /** A failure. The message stays until it is dismissed. */
  error(text: string, options?: ToastOptions): void;
  /**
   * A persistent message, such as for an ongoing state. It stays until the user dismisses it or the returned function
   * is called.
   */
  keep(text: string, action?: ToastAction): () => void;
  clear(): void;
}

/**
 * A queue of short messages. The application creates one, adds messages from anywhere, and renders it in one
 * `ToastRegion`.
 */
export function createToasts(): Toasts {
  const queue = new ToastQueue<ToastMessage>({ maxVisibleToasts: VISIBLE_AT_ONCE });
  const kept = new ToastQueue<ToastMessage>({ maxVisibleToasts: Infinity });

  function say(tone: ToastTone, text: string, duration: number | null): void {
    // A repeated failure (a lost connection, a failing retry) is shown once, not several times.
    const isAlreadyShown = queue.visibleToasts.some(({ content }) => content.tone === tone && content.text === text);
    if (isAlreadyShown && duration === null) return;
    queue.add({ tone, text }, duration === null ? {} : { timeout: duration });
  }

  return {
    queue,
    kept,
    success: (text, { duration = TOAST_DURATION } = {}) => say('success', text, duration),
    info: (text, { duration = TOAST_DURATION } = {}) => say('info', text, duration),
    error: (text, { duration = null } = {}) => say('error', text, duration),
    keep(text, action) {
      const key = kept.add({ tone: 'info', text, action });
      return () => kept.close(key);
    },
    clear() {
      queue.clear();
      kept.clear();
    },
  };
}
