/**
 * As much of IndexedDB as `idb` and the drafts need: databases by name, upgrades, one object store's reads and writes.
 * Requests of a transaction are answered in order, each in a task of its own; a transaction completes when none is left.
 * Transactions run one after another, as those that write do.
 */

class FakeRequest extends EventTarget {
  result: unknown;
  error: DOMException | null = null;
  transaction: FakeTransaction | null = null;
}

class FakeObjectStore {
  readonly #transaction: FakeTransaction;
  readonly #records: Map<string, unknown>;
  constructor(transaction: FakeTransaction, records: Map<string, unknown>) {
    this.#transaction = transaction;
    this.#records = records;
  }
  get(key: string | number): FakeRequest {
    return this.#transaction.ask(() => structuredClone(this.#records.get(String(key))));
  }
  getKey(key: string): FakeRequest {
    return this.#transaction.ask(() => (this.#records.has(key) ? key : undefined));
  }
  getAll(): FakeRequest {
    return this.#transaction.ask(() => [...this.#records.values()]);
  }
  getAllKeys(): FakeRequest {
    return this.#transaction.ask(() => [...this.#records.keys()]);
  }
  /** Under the next key, a number. */
  add(value: unknown): FakeRequest {
    const copy = structuredClone(value);
    return this.#transaction.ask(() => void this.#records.set(String(this.#records.size + 1), copy), true);
  }
  index(name: string): FakeIndex {
    return new FakeIndex(this.#transaction, this.#records, name);
  }
  put(value: unknown, key: string): FakeRequest {
    const copy = structuredClone(value);
    return this.#transaction.ask(() => void this.#records.set(key, copy), true);
  }
  delete(key: string): FakeRequest {
    return this.#transaction.ask(() => void this.#records.delete(key), true);
  }
}

/** The records of a store by one of their fields; their keys are numbers. */
class FakeIndex {
  readonly #transaction: FakeTransaction;
  readonly #records: ReadonlyMap<string, unknown>;
  readonly #field: string;
  constructor(transaction: FakeTransaction, records: ReadonlyMap<string, unknown>, field: string) {
    this.#transaction = transaction;
    this.#records = records;
    this.#field = field;
  }
  getAllKeys(value: string): FakeRequest {
    const has = (record: unknown) =>
      typeof record === 'object' && record !== null && Reflect.get(record, this.#field) === value;
    return this.#transaction.ask(() => [...this.#records].flatMap(([key, each]) => (has(each) ? [Number(key)] : [])));
  }
}

class FakeTransaction extends EventTarget {
  error: DOMException | null = null;
  readonly #database: FakeDatabase;
  readonly #asked: (() => void)[] = [];
  #isCommitting = false;
  readonly objectStoreNames: readonly string[];
  readonly #onEnd: () => void;
  readonly #release: () => void;
  constructor(database: FakeDatabase, names: readonly string[], onEnd: () => void = () => {}) {
    super();
    this.#database = database;
    this.objectStoreNames = names;
    this.#onEnd = onEnd;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#release = resolve;
    const { disk } = database;
    const { idle } = disk;
    disk.idle = promise;
    void idle.then(() => setTimeout(() => this.#next()));
  }
  objectStore(name: string): FakeObjectStore {
    const records = this.#database.disk.stores.get(name);
    if (!records) throw new DOMException(`There is no store ${name}.`, 'NotFoundError');
    return new FakeObjectStore(this, records);
  }
  ask(act: () => unknown, isWrite = false): FakeRequest {
    const request = new FakeRequest();
    this.#asked.push(() => {
      const isFull = isWrite && this.#database.disk.isFull;
      if (isFull || (this.#database.isClosed && !this.#isCommitting)) {
        this.error = isFull
          ? new DOMException('There is no room.', 'QuotaExceededError')
          : new DOMException('The connection ended.', 'AbortError');
        request.error = this.error;
        request.dispatchEvent(new Event('error'));
        this.#asked.length = 0;
        this.dispatchEvent(new Event('abort'));
        this.#release();
        return;
      }
      request.result = act();
      request.dispatchEvent(new Event('success'));
      setTimeout(() => this.#next());
    });
    return request;
  }
  /** From here on the browser finishes the transaction, whatever becomes of the connection. */
  commit(): void {
    this.#isCommitting = true;
  }
  #next(): void {
    const act = this.#asked.shift();
    if (act) act();
    else {
      this.dispatchEvent(new Event('complete'));
      this.#onEnd();
      this.#release();
    }
  }
}

interface Disk {
  version: number;
  isFull: boolean;
  /** Resolved when the last transaction has ended. */
  idle: Promise<void>;
  readonly stores: Map<string, Map<string, unknown>>;
}

class FakeDatabase extends EventTarget {
  isClosed = false;
  readonly disk: Disk;
  constructor(disk: Disk) {
    super();
    this.disk = disk;
  }
  createObjectStore(name: string): { createIndex(): void } {
    this.disk.stores.set(name, new Map());
    return { createIndex: () => {} };
  }
  deleteObjectStore(name: string): void {
    this.disk.stores.delete(name);
  }
  transaction(names: string | readonly string[]): FakeTransaction {
    if (this.isClosed) throw new DOMException('The connection is closing.', 'InvalidStateError');
    return new FakeTransaction(this, [names].flat());
  }
  close(): void {
    this.isClosed = true;
  }
}

/** A device with its databases, and what may happen to it. */
export class FakeIndexedDB {
  readonly #disks = new Map<string, Disk>();
  #open: FakeDatabase[] = [];
  /** How often a database was opened. */
  openings = 0;

  open(name: string, version: number): FakeRequest {
    this.openings += 1;
    const request = new FakeRequest();
    const disk = this.disk(name);
    const database = new FakeDatabase(disk);
    const succeed = () => {
      this.#open.push(database);
      request.result = database;
      request.dispatchEvent(new Event('success'));
    };
    const begin = () => {
      const oldVersion = disk.version;
      if (oldVersion === version) return succeed();
      const others = this.#open.filter((other) => other.disk === disk && !other.isClosed);
      for (const other of others) other.dispatchEvent(versionEvent('versionchange', oldVersion, version));
      if (others.some(({ isClosed }) => !isClosed)) {
        request.dispatchEvent(versionEvent('blocked', oldVersion, version));
        return undefined;
      }
      disk.version = version;
      request.result = database;
      request.transaction = new FakeTransaction(database, [...disk.stores.keys()], succeed);
      request.dispatchEvent(versionEvent('upgradeneeded', oldVersion, version));
      return undefined;
    };
    setTimeout(begin);
    return request;
  }

  deleteDatabase(name: string): FakeRequest {
    const request = new FakeRequest();
    setTimeout(() => {
      this.#disks.delete(name);
      request.dispatchEvent(new Event('success'));
    });
    return request;
  }

  /** The database of a name, to prepare or inspect its content. */
  disk(name: string): Disk {
    const disk = this.#disks.get(name) ?? { version: 0, isFull: false, idle: Promise.resolve(), stores: new Map() };
    this.#disks.set(name, disk);
    return disk;
  }

  /** Ends every connection, as a browser does; with or without saying so. */
  killConnections({ isSilent }: { readonly isSilent: boolean }): void {
    for (const database of this.#open) {
      database.isClosed = true;
      if (!isSilent) database.dispatchEvent(new Event('close'));
    }
    this.#open = [];
  }
}

const versionEvent = (type: string, oldVersion: number, newVersion: number): Event =>
  Object.assign(new Event(type), { oldVersion, newVersion });

class FakeCursor {
  advance(): void {}
  continue(): void {}
  continuePrimaryKey(): void {}
}

/** The globals that `idb` knows values by. It looks them up once: every test of a process must give it the same. */
export const FAKE_GLOBALS: Readonly<Record<string, unknown>> = {
  IDBRequest: FakeRequest,
  IDBObjectStore: FakeObjectStore,
  IDBTransaction: FakeTransaction,
  IDBDatabase: FakeDatabase,
  IDBIndex: FakeIndex,
  IDBCursor: FakeCursor,
};
