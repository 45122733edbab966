import type { ReplayStep } from '#demo/replay.ts';
import { currentAddress } from '#state/location.ts';
import { targetOf } from './page-targets.ts';

export interface Recorder {
  /** The same array until something changes. */
  readonly steps: () => readonly ReplayStep[];
  readonly subscribe: (listener: () => void) => () => void;
  readonly stop: () => readonly ReplayStep[];
}

/** Roles that are typed into rather than pressed. */
const WRITTEN: ReadonlySet<string> = new Set(['textbox', 'searchbox', 'spinbutton']);
const PRESSING: ReadonlySet<string> = new Set(['Enter', ' ']);
/** Keys that end the editing of a cell. */
const LEAVING: ReadonlySet<string> = new Set(['Enter', 'Tab']);

/** The grid cell around a field, if the field is the editor of a cell. */
const cellOf = (touched: EventTarget | null): Element | null =>
  touched instanceof HTMLInputElement ? touched.closest('[role="gridcell"]') : null;
const valueOf = (touched: EventTarget | null): string => (touched instanceof HTMLInputElement ? touched.value : '');

/** Records what the user does on the page from now on. */
export function startRecorder(): Recorder {
  let steps: readonly ReplayStep[] = [];
  let path = pathNow();
  const listeners = new Set<() => void>();
  const listening = new AbortController();

  function show(next: readonly ReplayStep[]): void {
    steps = next;
    for (const listener of listeners) listener();
  }

  /** The steps so far, with an `arrive` step if the path has changed. */
  function withArrival(): readonly ReplayStep[] {
    if (path === pathNow()) return steps;
    path = pathNow();
    return [...steps, { do: 'arrive', path }];
  }

  const add = (step: ReplayStep): void => show([...withArrival(), step]);

  function press(touched: EventTarget | null): void {
    const target = targetOf(touched);
    if (target && !WRITTEN.has(target.role)) add({ do: 'press', ...target });
  }

  /** Records how to reach a cell from the header of its row, since the cell itself may have no name. */
  function openCell(cell: Element | null): void {
    const row = targetOf(cell?.parentElement?.querySelector('[role="rowheader"]') ?? null);
    if (!cell || !row) return;
    add({ do: 'press', ...row });
    for (let column = 1; column < Number(cell.ariaColIndex); column += 1) add({ do: 'key', key: 'ArrowRight' });
    add({ do: 'key', key: 'Enter' });
  }

  /** Records typing. Further typing in the same place extends the last step. */
  function write(touched: EventTarget | null, textFrom: (before: string) => string): void {
    const target = targetOf(touched);
    if (!target) return;
    const last = steps.at(-1);
    const isSameField =
      last?.do === 'type' && last.role === target.role && last.name === target.name && last.nth === target.nth;
    const text = textFrom(isSameField ? last.text : '');
    if (isSameField) show([...steps.slice(0, -1), { ...last, text }]);
    else {
      openCell(cellOf(touched));
      add({ do: 'type', ...target, text });
    }
  }

  function key(event: KeyboardEvent): void {
    const { target } = event;
    if (event.key === 'Escape' && targetOf(target)) add({ do: 'key', key: 'Escape' });
    if (cellOf(target) && LEAVING.has(event.key)) {
      write(target, () => valueOf(target));
      add({ do: 'key', key: 'Enter' });
    }
    if (!PRESSING.has(event.key) || !(target instanceof Element)) return;
    const active = target.getAttribute('aria-activedescendant');
    if (active !== null) press(document.getElementById(active));
    else press(target);
  }

  async function addFile({ target }: Event): Promise<void> {
    if (!(target instanceof HTMLInputElement) || target.type !== 'file') return;
    const [file] = target.files ?? [];
    if (file) add({ do: 'file', name: file.name, type: file.type, content: await file.text() });
  }

  const options = { capture: true, signal: listening.signal };
  document.addEventListener('pointerdown', ({ target, button }) => button === 0 && press(target), options);
  document.addEventListener('keydown', key, options);
  document.addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof HTMLTextAreaElement) write(target, () => target.value);
      if (target instanceof HTMLInputElement && !['file', 'checkbox', 'radio'].includes(target.type))
        write(target, () => target.value);
    },
    options,
  );
  document.addEventListener(
    'beforeinput',
    ({ target, data }) => {
      if (data !== null && target instanceof Element && target.role === 'spinbutton')
        write(target, (before) => before + data);
    },
    options,
  );
  document.addEventListener('change', (event) => void addFile(event), options);

  return {
    steps: () => steps,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop() {
      listening.abort();
      show(withArrival());
      return steps;
    },
  };
}

function pathNow(): string {
  return currentAddress().split(/[?#]/)[0] ?? '/';
}
