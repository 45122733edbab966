import { type ComponentType, useEffect, useState } from 'react';
import type { Say } from '#state/services.tsx';
import type { ToastAction, Toasts } from '#ui/toast/create-toasts.ts';

interface Shown {
  readonly toasts: Toasts;
  readonly Region: ComponentType<{ readonly toasts: Toasts }>;
}

export interface Messages {
  readonly say: Say;
  /** Shows a message that stays, with an action if there is one. @returns a function that removes it */
  readonly keep: (text: string, action?: ToastAction) => () => void;
  /** Resolves with the first message, when the code that shows messages has arrived. */
  readonly shown: Promise<Shown>;
}

/**
 * The toasts. Their code is loaded with the first message, not with the page. If it does not arrive, the message waits
 * until the next message tries again.
 */
export function createMessages(): Messages {
  const { promise: shown, resolve } = Promise.withResolvers<Shown>();
  let isLoading = false;

  async function loadToasts(): Promise<void> {
    if (isLoading) return;
    isLoading = true;
    try {
      const [{ createToasts }, { ToastRegion }] = await Promise.all([
        import('#ui/toast/create-toasts.ts'),
        import('#ui/toast/toast-region.tsx'),
      ]);
      resolve({ toasts: createToasts(), Region: ToastRegion });
    } catch {
      isLoading = false;
    }
  }

  const say = (tone: keyof Say) => (text: string) => {
    void loadToasts();
    void shown.then(({ toasts }) => toasts[tone](text));
  };
  const keep: Messages['keep'] = (text, action) => {
    let isWithdrawn = false;
    let withdraw = (): void => {
      isWithdrawn = true;
    };
    void loadToasts();
    void (async () => {
      const { toasts } = await shown;
      if (!isWithdrawn) withdraw = toasts.keep(text, action);
    })();
    return () => withdraw();
  };
  return { keep, say: { success: say('success'), info: say('info'), error: say('error') }, shown };
}

/** The place where messages appear, before the page; empty until there is one. */
export function MessageRegion({ messages }: { readonly messages: Messages }) {
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    void messages.shown.then(setShown);
  }, [messages]);
  return shown && <shown.Region toasts={shown.toasts} />;
}
