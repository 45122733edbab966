import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components';

export const TOAST_TONES = ['success', 'info', 'error'] as const;
export type ToastTone = (typeof TOAST_TONES)[number];

/** What can be done about a message. */
export interface ToastAction {
  readonly label: string;
  readonly onPress: () => void;
}

export interface ToastMessage {
  readonly tone: ToastTone;
  readonly text: string;
  readonly action?: ToastAction | undefined;
}

/** How long a message stays, in milliseconds (spec §9). */
export const TOAST_DURATION = 2_000;
const VISIBLE_AT_ONCE = 3;

export interface ToastOptions {
  /** Milliseconds on the screen; `null` stays until it is dismissed. */
  readonly duration?: number | null;
}

export interface Toasts {
  /** What a `ToastRegion` shows. */
  readonly queue: ToastQueue<ToastMessage>;
  /** Something the user did is done: « Rappel enregistré ». */
  success(text: string, options?: ToastOptions): void;
  /** Something the user should know, and need not act on. */
  info(text: string, options?: ToastOptions): void;
  /** Something failed; stays until dismissed. */
  error(text: string, options?: ToastOptions): void;
  /** Something that goes on: stays until it is dismissed, or withdrawn by calling what is returned. */
  keep(text: string, action?: ToastAction): () => void;
  clear(): void;
}

/** A queue of short messages: made once by the application, said to from anywhere, shown by one `ToastRegion`. */
export function createToasts(): Toasts {
  const queue = new ToastQueue<ToastMessage>({ maxVisibleToasts: VISIBLE_AT_ONCE });

  function say(tone: ToastTone, text: string, duration: number | null): void {
    // A failure that repeats itself (a cut connection, a retry) is one message, not a pile of them.
    const isAlreadyShown = queue.visibleToasts.some(({ content }) => content.tone === tone && content.text === text);
    if (isAlreadyShown && duration === null) return;
    queue.add({ tone, text }, duration === null ? {} : { timeout: duration });
  }

  return {
    queue,
    success: (text, { duration = TOAST_DURATION } = {}) => say('success', text, duration),
    info: (text, { duration = TOAST_DURATION } = {}) => say('info', text, duration),
    error: (text, { duration = null } = {}) => say('error', text, duration),
    keep(text, action) {
      const key = queue.add({ tone: 'info', text, action });
      return () => queue.close(key);
    },
    clear: () => queue.clear(),
  };
}
