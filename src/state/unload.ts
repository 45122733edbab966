import { useEffect, useEffectEvent } from 'react';

/**
 * Has the browser ask before the page goes with something unsaved in it: by a reload, another address, or its tab.
 * @param onAsk what is done before the answer is known
 */
export function useUnloadQuestion(isUnsaved: boolean, onAsk?: () => void): void {
  const prepare = useEffectEvent(() => onAsk?.());
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      prepare();
      event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}
