import { type ComponentType, useEffect, useState } from 'react';
import type { Say } from '#state/services.tsx';
import type { ToastAction, Toasts } from '#ui/toast/create-toasts.ts';

interface Shown {
  readonly toasts: Toasts;
  readonly Region: ComponentType<{ readonly toasts: Toasts }>;
}

export interface Messages {
  readonly say: Say;
  /** Says what goes on for a while, and perhaps what can be done about it. @returns what withdraws it */
  readonly keep: (text: string, action?: ToastAction) => () => void;
  /** There is something to show, and what shows it. */
  readonly shown: Promise<Shown>;
}

/**
 * What is said in passing. Its code comes with the first message: a page that has nothing to say does not wait for it.
 * If it does not come, the message waits for the next one, which asks again.
 */
export function createMessages(): Messages {
  const { promise: shown, resolve } = Promise.withResolvers<Shown>();
  let isAsked = false;

  async function ask(): Promise<void> {
    if (isAsked) return;
    isAsked = true;
    try {
      const [{ createToasts }, { ToastRegion }] = await Promise.all([
        import('#ui/toast/create-toasts.ts'),
        import('#ui/toast/toast-region.tsx'),
      ]);
      resolve({ toasts: createToasts(), Region: ToastRegion });
    } catch {
      isAsked = false;
    }
  }

  const say = (tone: keyof Say) => (text: string) => {
    void ask();
    void shown.then(({ toasts }) => toasts[tone](text));
  };
  const keep: Messages['keep'] = (text, action) => {
    let isOver = false;
    let withdraw = (): void => {
      isOver = true;
    };
    void ask();
    void (async () => {
      const { toasts } = await shown;
      if (!isOver) withdraw = toasts.keep(text, action);
    })();
    return () => withdraw();
  };
  return { keep, say: { success: say('success'), info: say('info'), error: say('error') }, shown };
}

/** Where messages appear. */
export function MessageRegion({ messages }: { readonly messages: Messages }) {
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    void messages.shown.then(setShown);
  }, [messages]);
  return shown && <shown.Region toasts={shown.toasts} />;
}
