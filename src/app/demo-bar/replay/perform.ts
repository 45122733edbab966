import { type ReplayStep, describeStep } from '#demo/replay.ts';
import { currentAddress } from '#state/location.ts';
import { elementWithText, found } from './page-targets.ts';

/** Milliseconds to wait for the element of a step. It allows for a slow network. */
const TIMEOUT = 15_000;

/** Waits until `look` finds something on the page. Rejects after the time-out, or when the signal aborts. */
function waitFor<T>(look: () => T | undefined, failure: string, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const observer = new MutationObserver(check);
    const timer = setTimeout(() => end(() => reject(new Error(failure))), TIMEOUT);
    const stop = () => end(() => reject(new Error('stopped')));
    function end(settle: () => void): void {
      observer.disconnect();
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      settle();
    }
    function check(): void {
      const value = look();
      if (value !== undefined) end(() => resolve(value));
    }
    signal.addEventListener('abort', stop);
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    check();
  });
}

/** Elements that cannot be pressed yet. */
const DISABLED = ':disabled, [aria-disabled="true"]';

/** Waits for the element of a step; null for steps without an element. */
export async function elementOf(step: ReplayStep, signal: AbortSignal): Promise<HTMLElement | null> {
  const failure = describeStep(step);
  switch (step.do) {
    case 'press':
      return waitFor(() => [found(step)].find((one) => one?.matches(DISABLED) === false), failure, signal);
    case 'read':
      return waitFor(() => elementWithText(step.text), failure, signal);
    case 'type':
    case 'see':
      return waitFor(() => found(step), failure, signal);
    case 'file':
      return waitFor(() => document.querySelector<HTMLElement>('input[type="file"]') ?? undefined, failure, signal);
    case 'arrive':
      await waitFor(() => (currentAddress().split('?')[0] === step.path ? true : undefined), failure, signal);
      return null;
    default:
      return null;
  }
}

/** Performs steps in order, each as soon as the page is ready for it. */
export async function performAll([step, ...rest]: readonly ReplayStep[], signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  if (!step) return;
  await perform(step, await elementOf(step, signal));
  await performAll(rest, signal);
}

/** Performs a step by dispatching the events that the browser would dispatch. */
export async function perform(step: ReplayStep, element: HTMLElement | null): Promise<void> {
  if (step.do === 'key') {
    const options = { key: step.key, bubbles: true, cancelable: true };
    const target = document.activeElement ?? document.body;
    target.dispatchEvent(new KeyboardEvent('keydown', options));
    target.dispatchEvent(new KeyboardEvent('keyup', options));
  }
  if (!element) return;
  if (step.do === 'press') {
    element.focus();
    // A row is pressed by its header cell.
    const cell = element.role === 'row' ? element.querySelector<HTMLElement>('[role="rowheader"]') : null;
    (cell ?? element).click();
  }
  if (step.do === 'type') await write(element, step.text);
  if (step.do === 'file' && element instanceof HTMLInputElement) {
    const files = new DataTransfer();
    files.items.add(new File([step.content], step.name, { type: step.type }));
    element.files = files.files;
    element.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

/** Sets the text of a field. Segments of a date field get one digit after the other. */
async function write(element: HTMLElement, text: string): Promise<void> {
  element.focus();
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
    // React overrides `value` on the element: the setter of the prototype makes it notice the change.
    const type = element instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
    Object.getOwnPropertyDescriptor(type.prototype, 'value')?.set?.call(element, text);
    element.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
    return;
  }
  await writeDigits(Array.from(text));
}

/** Milliseconds between two digits: the field renders after each, and the focus may move to the next segment. */
const KEY_INTERVAL = 30;

async function writeDigits([data, ...rest]: readonly string[]): Promise<void> {
  if (data === undefined) return;
  document.activeElement?.dispatchEvent(
    new InputEvent('beforeinput', { bubbles: true, cancelable: true, inputType: 'insertText', data }),
  );
  await new Promise((resolve) => {
    setTimeout(resolve, KEY_INTERVAL);
  });
  await writeDigits(rest);
}
