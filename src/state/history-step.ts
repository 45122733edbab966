import { currentAddress, navigate } from './location.ts';

const STEP = { step: true };
const isStep = (): boolean => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'step' in state;
};
/** Stops skipping the entry that a step has left. */
let keepLeft = (): void => {};

/** Calls back when the browser leads to an entry of an address that is no step. @returns what stops it */
function onceBack(address: string, then: () => void): () => void {
  const hear = () => {
    if (isStep() || currentAddress() !== address) return;
    stop();
    then();
  };
  const stop = () => removeEventListener('popstate', hear);
  addEventListener('popstate', hear);
  return stop;
}

/**
 * Gives a step of the page a history entry of its own, at the same address: the back button leads to the step before,
 * and not away. A step that is left otherwise leaves its entry, which the next step takes, or the back button skips: to go
 * back by itself might undo what the application navigates to just then, such as the sign-in.
 * @returns a function that closes it
 */
export function openStep(onBack: () => void): () => void {
  const address = currentAddress();
  keepLeft();
  if (!isStep()) navigate(address, { state: STEP });
  const stop = onceBack(address, onBack);
  return () => {
    stop();
    if (isStep()) keepLeft = onceBack(address, () => history.back());
  };
}
