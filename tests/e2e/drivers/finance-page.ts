import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import {
  FinanceCatalogueDocument,
  type FinanceCatalogueQuery,
  SavedSalesDocument,
} from '#features/finance/entry/finance-edit.generated.ts';
import type { DraftRows } from '#domain/finance/draft-rows.ts';
import { AUTOSAVE } from '#machines/draft/draft.parts.ts';
import type { KeptDraft } from '#machines/draft/draft.types.ts';
import { STORAGE_KEYS } from '#lib/device/texts.ts';
import { draftName } from '#state/drafts.ts';
import { loginAnswer } from '../../model/fixtures.ts';
import type { ArrangedServer, Sketch } from './arranged-server.ts';
import { enterAs, expect, NOW, prepare } from './entry.ts';

const PAGE = '/bassistant/finances/sales/new?month=2026-10';
/** A page of the application that makes no calls. */
const ELSEWHERE = '/error';

const answer = loginAnswer('BossAssistant');

/** The name of the draft that these pages write. */
export const DRAFT = draftName({
  kind: 'finance',
  memberID: answer.Member?.ID ?? '',
  agencyID: answer.Member?.idAgency ?? null,
  subject: 'sales 2026-10',
  world: null,
});

/** Opens the application beside the page where the sales of October are entered. */
export async function openBeside(page: Page, catalogue: Sketch<FinanceCatalogueQuery>): Promise<ArrangedServer> {
  // A draft is stored when the path says so.
  await page.clock.install({ time: NOW * 1000 });
  await holdAutosave(page);
  const server = await prepare(page, { atNow: false });
  server.always(FinanceCatalogueDocument, () => catalogue);
  // An import compares its file with the months before.
  server.always(
    SavedSalesDocument,
    () => ({ readRealSaleByPharmaProduct: [] }),
    ({ yearMonth }) => yearMonth !== '2026-10',
  );
  await reopenBeside(page);
  return server;
}

/** How long the drafts of these pages stay unstored, in milliseconds: no step of a path takes as long. */
export const HELD_AUTOSAVE = 5_000;

async function holdAutosave(page: Page): Promise<void> {
  await page.addInitScript(
    ([usual, held]) => {
      const { setTimeout: begin } = window;
      const beginHeld = (act: TimerHandler, delay?: number, ...given: unknown[]) =>
        begin(act, delay === usual ? held : delay, ...given);
      Object.assign(window, { setTimeout: beginHeld });
    },
    [AUTOSAVE, HELD_AUTOSAVE] as const,
  );
}

/** The same once the session is over. */
export async function reopenBeside(page: Page): Promise<void> {
  await enterAs(page, answer, ELSEWHERE);
  await isBeside(page);
}

const isBeside = (page: Page) => expect(page.getByRole('heading', { name: 'Une erreur s’est produite' })).toBeVisible();
/** Goes to an address as a link would. */
const go = (page: Page, address: string) => page.evaluate((to) => history.pushState(null, '', to), address);

export const goToSales = (page: Page) => go(page, PAGE);

/** Leaves the page where sales are entered, and waits until its last storage requests are sent. */
export async function goBeside(page: Page): Promise<void> {
  await go(page, ELSEWHERE);
  await isBeside(page);
}

/** Removes the remembered meaning of names and columns from storage. */
export const forgetImports = (page: Page) => page.evaluate((key) => localStorage.removeItem(key), STORAGE_KEYS.imports);

/** Stores or removes a draft as another tab would, once the page's own storage requests are done. */
export async function putOnDevice(page: Page, draft: KeptDraft<DraftRows> | null): Promise<void> {
  const kept = draft && { draft, version: randomUUID() };
  await onDevice(page, kept ? { method: 'put', kept } : { method: 'delete' });
}

/** The rows of the stored draft. */
export async function rowsOnDevice(page: Page): Promise<unknown> {
  const kept = await onDevice(page, { method: 'get' });
  return has('draft', kept) && has('value', kept.draft) ? kept.draft.value : null;
}

/** Whether an unknown value is an object with a field. */
export const has = <TName extends string>(name: TName, value: unknown): value is Readonly<Record<TName, unknown>> =>
  typeof value === 'object' && value !== null && name in value;

type DeviceCall =
  | { readonly method: 'get' | 'delete' }
  | { readonly method: 'put'; readonly kept: { readonly draft: KeptDraft<DraftRows>; readonly version: string } };

function onDevice(page: Page, call: DeviceCall): Promise<unknown> {
  return page.evaluate(
    async ([name, asked]) => {
      const settled = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.addEventListener('success', () => resolve(request.result));
          request.addEventListener('error', () => reject(request.error ?? new Error('The device does not answer.')));
        });
      const opening = indexedDB.open('tournee-drafts', 3);
      opening.addEventListener('upgradeneeded', () => {
        for (const each of ['drafts', 'outbox']) opening.result.createObjectStore(each);
      });
      const database = await settled(opening);
      const store = database.transaction('drafts', 'readwrite').objectStore('drafts');
      const found = await settled<unknown>(store.get(name));
      if (asked.method === 'put') await settled(store.put(asked.kept, name));
      if (asked.method === 'delete') await settled(store.delete(name));
      database.close();
      return found;
    },
    [DRAFT, call] as const,
  );
}

/** Makes the next write of the draft fail as on full storage. What was read is stored too, and is not meant. */
export async function refuseNextDraft(page: Page): Promise<void> {
  await page.evaluate((draft) => {
    const { put, delete: remove } = IDBObjectStore.prototype;
    const refuse = () => {
      Object.assign(IDBObjectStore.prototype, { put, delete: remove });
      throw new DOMException('There is no room.', 'QuotaExceededError');
    };
    Object.assign(IDBObjectStore.prototype, {
      put(this: IDBObjectStore, value: unknown, key?: IDBValidKey) {
        return key === draft ? refuse() : put.call(this, value, key);
      },
      delete(this: IDBObjectStore, key: IDBValidKey) {
        return key === draft ? refuse() : remove.call(this, key);
      },
    });
  }, DRAFT);
}
