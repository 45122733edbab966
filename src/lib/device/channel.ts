/** Messages between the tabs of a browser, each as one whole: unlike what is stored, which arrives key by key. */
export interface Channel<TMessage> {
  readonly post: (message: TMessage) => void;
  /** @returns a function that stops listening */
  readonly listen: (listener: (message: TMessage) => void) => () => void;
  readonly close: () => void;
}

/** A browser without channels, or one that refuses them: every tab is alone. */
const ALONE = { post: () => {}, listen: () => () => {}, close: () => {} };

/**
 * Opens the channel of a name.
 * @param isMessage checks what arrives: a tab may run another version of the application
 */
export function openChannel<TMessage>(
  name: string,
  isMessage: (value: unknown) => value is TMessage,
): Channel<TMessage> {
  const channel = connect(name);
  if (!channel) return ALONE;
  return {
    post: (message) => channel.postMessage(message),
    listen(listener) {
      const hear = ({ data }: MessageEvent<unknown>) => {
        if (isMessage(data)) listener(data);
      };
      channel.addEventListener('message', hear);
      return () => channel.removeEventListener('message', hear);
    },
    close: () => channel.close(),
  };
}

function connect(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
