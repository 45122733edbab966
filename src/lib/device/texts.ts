/**
 * All our keys in localStorage and sessionStorage (docs/rules/limits.md#storage-keys). In `lib` because the page, the
 * demo’s reset and the tests share the list.
 */
export const STORAGE_KEYS = {
  token: 'auth_token',
  agency: 'c_agency_id',
  session: 'session',
  lastAgency: 'last_agency',
  language: 'currentLanguage',
  direction: 'direction',
  theme: 'theme',
  menu: 'menu',
  ammFilter: 'amm_filter',
  product: 'product',
  goalsEntry: 'goals_entry',
  trendsEntry: 'trends_entry',
  salesEntry: 'sales_entry',
  imports: 'imports',
  confirmations: 'confirmations',
  trendsPeriod: 'trends_period',
  trendsLaboratoryPeriod: 'trends_laboratory_period',
  salesPeriod: 'sales_period',
  salesLaboratoryPeriod: 'sales_laboratory_period',
  goalsYear: 'goals_year',
  customerViews: 'customer_views',
  positions: 'positions',
  trail: 'trail',
  seenVisits: 'seen_visits',
  demo: 'tournee.demo',
} as const;

export type StorageKey = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS];

/** A key-value store of short texts. */
export interface TextStore {
  get(key: StorageKey): string | null;
  set(key: StorageKey, value: string): void;
  remove(key: StorageKey): void;
  /** Whether the browser has stored all that was set: what it refused lives as long as the page. */
  isKept(): boolean;
}

/**
 * Wraps localStorage or sessionStorage. Both the property itself (blocked cookies) and a write (quota, private window) can
 * throw: a value that cannot be stored is held in memory, for as long as the page lives.
 */
export function textStore(open: () => Storage): TextStore {
  const memory = new Map<StorageKey, string>();
  function attempt<T>(act: (storage: Storage) => T): T | undefined {
    try {
      return act(open());
    } catch {
      return undefined;
    }
  }
  return {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    set(key, value) {
      const isStored = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      });
      if (isStored) memory.delete(key);
      else memory.set(key, value);
    },
    remove(key) {
      memory.delete(key);
      attempt((storage) => {
        storage.removeItem(key);
      });
    },
    isKept: () => memory.size === 0,
  };
}

/** What this browser keeps, for every tab. */
export const deviceTexts = textStore(() => localStorage);

/** What this tab keeps, until it is closed. */
export const tabTexts = textStore(() => sessionStorage);
