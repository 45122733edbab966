import type { DemoDevice, DeviceFault } from '#demo/demo.ts';
import type { Clock } from '#lib/clock.ts';

const DAY = 86_400_000;

/** Milliseconds between two ends of the connections to a database. */
const CLOSED_EVERY = 2000;

export interface SimulatedDevice {
  readonly device: DemoDevice;
  /** The clock of the device, which may be off. */
  readonly clock: Clock;
}

const refuse = (): never => {
  throw new DOMException('The device is full.', 'QuotaExceededError');
};

/** Has this page store nothing. @returns a function that ends it */
function fillDevice(): () => void {
  const { add, put } = IDBObjectStore.prototype;
  const { setItem } = Storage.prototype;
  Object.assign(IDBObjectStore.prototype, { add: refuse, put: refuse });
  Storage.prototype.setItem = refuse;
  return () => {
    Object.assign(IDBObjectStore.prototype, { add, put });
    Storage.prototype.setItem = setItem;
  };
}

/** Ends the connections to databases as they are used, again and again. @returns a function that ends it */
function closeConnections(): () => void {
  const { transaction } = IDBDatabase.prototype;
  let last = Number.NEGATIVE_INFINITY;
  IDBDatabase.prototype.transaction = function begin(...call) {
    const now = performance.now();
    if (now - last > CLOSED_EVERY) {
      last = now;
      this.close();
    }
    return transaction.apply(this, call);
  };
  return () => {
    IDBDatabase.prototype.transaction = transaction;
  };
}

const BEGIN: Readonly<Partial<Record<DeviceFault, () => () => void>>> = { full: fillDevice, closed: closeConnections };

/**
 * The device of a demo: its clock, and what its browser stores in this page. The server of the demo, in its worker, is not
 * touched.
 */
export function createSimulatedDevice(clock: Clock, initial: readonly DeviceFault[]): SimulatedDevice {
  let faults: readonly DeviceFault[] = [];
  const ends = new Map<DeviceFault, () => void>();
  const listeners = new Set<() => void>();

  function setFaults(next: readonly DeviceFault[]): void {
    for (const [fault, end] of ends) {
      if (next.includes(fault)) continue;
      end();
      ends.delete(fault);
    }
    for (const fault of next) {
      const end = ends.has(fault) ? undefined : BEGIN[fault]?.();
      if (end) ends.set(fault, end);
    }
    faults = next;
    for (const listener of listeners) listener();
  }
  setFaults(initial);

  const isOff = (fault: DeviceFault) => Number(faults.includes(fault));
  return {
    device: {
      faults: () => faults,
      setFaults,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    clock: { now: () => clock.now() + (isOff('ahead') - isOff('behind')) * DAY },
  };
}
