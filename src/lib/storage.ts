/** The keys this application owns in the browser's storage. The first three are the spec's (§9). */
export const STORAGE_KEYS = {
  token: 'auth_token',
  agency: 'c_agency_id',
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
  trendsPeriod: 'trends_period',
  trendsLaboratoryPeriod: 'trends_laboratory_period',
  salesPeriod: 'sales_period',
  salesLaboratoryPeriod: 'sales_laboratory_period',
  goalsYear: 'goals_year',
} as const;

export type StorageKey = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS];

/** A place to keep short texts: `localStorage`, `sessionStorage`, or a map where the browser forbids both. */
export interface TextStore {
  get(key: StorageKey): string | null;
  set(key: StorageKey, value: string): void;
  remove(key: StorageKey): void;
}

/**
 * Wraps a browser storage. Reading the property itself may throw (blocked cookies), and so may writing
 * (quota, private window): what cannot be kept is kept for the life of the page instead.
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
      const kept = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      });
      if (kept) memory.delete(key);
      else memory.set(key, value);
    },
    remove(key) {
      memory.delete(key);
      attempt((storage) => {
        storage.removeItem(key);
      });
    },
  };
}
