import { type ReplayStep, describeStep } from '#demo/replay.ts';
import { currentAddress } from '#state/location.ts';
import { found, saying } from './page-targets.ts';

/** Milliseconds that the page has for what a step needs: a slow line is played too. */
const PATIENCE = 15_000;

/** Waits until the page shows what is looked for. Rejects when it does not in time, or is told to stop. */
function waitFor<T>(look: () => T | undefined, failure: string, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const observer = new MutationObserver(check);
    const timer = setTimeout(() => end(() => reject(new Error(failure))), PATIENCE);
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

/** What cannot be pressed yet. */
const DISABLED = ':disabled, [aria-disabled="true"]';

/** The element that a step is about, once it is there. */
export async function elementOf(step: ReplayStep, signal: AbortSignal): Promise<HTMLElement | null> {
  const failure = describeStep(step);
  switch (step.do) {
    case 'press':
      return waitFor(() => [found(step)].find((one) => one?.matches(DISABLED) === false), failure, signal);
    case 'read':
      return waitFor(() => saying(step.text), failure, signal);
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

/** Does one step after the other, as soon as the page is ready for it. */
export async function performAll([step, ...rest]: readonly ReplayStep[], signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  if (!step) return;
  await perform(step, await elementOf(step, signal));
  await performAll(rest, signal);
}

/** Does to an element what a step does, as the browser would tell the page of it. */
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
    // A row is pressed in one of its cells.
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

/** A field takes the whole text; a part of a date one digit after the other. */
async function write(element: HTMLElement, text: string): Promise<void> {
  element.focus();
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
    // React looks at the property that it has put its own in place of.
    const type = element instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
    Object.getOwnPropertyDescriptor(type.prototype, 'value')?.set?.call(element, text);
    element.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
    return;
  }
  await writeDigits(Array.from(text));
}

/** Milliseconds between two digits: the field is drawn anew after each, and one may lead to its next part. */
const STROKE = 30;

async function writeDigits([data, ...rest]: readonly string[]): Promise<void> {
  if (data === undefined) return;
  document.activeElement?.dispatchEvent(
    new InputEvent('beforeinput', { bubbles: true, cancelable: true, inputType: 'insertText', data }),
  );
  await new Promise((resolve) => {
    setTimeout(resolve, STROKE);
  });
  await writeDigits(rest);
}
