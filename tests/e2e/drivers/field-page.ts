import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { DeviceFix } from '#domain/field/capture.ts';
import type { Stop } from '#domain/field/day-plan.ts';
import { DelegatesDayDocument, type DelegatesDayQuery } from '#features/field/shared/day.generated.ts';
import { CardChoicesDocument } from '#queries/card-choices.generated.ts';
import { CustomerPositionsDocument } from '#queries/customer-positions.generated.ts';
import { CustomersDocument } from '#queries/customers.generated.ts';
import { CustomerTraitsDocument } from '#queries/customer-traits.generated.ts';
import { NextObjectivesDocument } from '#queries/next-objectives.generated.ts';
import { TrailOfDayDocument } from '#queries/positions.generated.ts';
import { DelegatesWeekDocument } from '#queries/visit-loads.generated.ts';
import { type DraftKey, draftName } from '#state/drafts.ts';
import { loginAnswer } from '../../model/fixtures.ts';
import { type ArrangedServer, type Sketch, serverOf } from './arranged-server.ts';
import { enterAs, type Kept, NOW, prepare } from './entry.ts';

/** The day of the paths. */
export const TODAY = '2026-11-19';

/** The end of the day of the paths in Douala, in seconds since 1970. */
const MIDNIGHT = 1_795_129_200;

/**
 * Milliseconds: as long as a form waits for an answer, as a report waits for its position, and as a trail may go on. They
 * pass when a path says so.
 */
const LIMITS = { answer: 6000, position: 15_000, day: (MIDNIGHT - NOW) * 1000 } as const;

/** Lets a limit of waiting pass. */
export const passLimit = (page: Page, limit: keyof typeof LIMITS): Promise<void> =>
  page.evaluate((detail) => void dispatchEvent(new CustomEvent('limit-passed', { detail })), LIMITS[limit]);

const HOME = '/app/programs/home';

/** The customers of the models. Their places lie on a line, from south to north: Njoya, Ewane, and Tchatat far away. */
const CUSTOMERS = [
  { ID: 'ewane', name: 'Pharmacie Ewane', gPSLat: 4.05 },
  { ID: 'njoya', name: 'Pharmacie Njoya', gPSLat: 4.04 },
  { ID: 'tchatat', name: 'Pharmacie Tchatat', gPSLat: 4.1 },
] as const;

/** The product of the models. */
export const PRODUCT = { ID: 'paludexa', name: 'Paludexa' };

/** The name that pages show for a customer of the models. */
export function customerName(ID: string): string {
  const customer = CUSTOMERS.find((known) => known.ID === ID);
  if (!customer) throw new Error(`No customer is called ${ID}.`);
  return customer.name;
}

/** The ID of the customer whom pages show under a name. */
export function customerOf(name: string): string {
  const customer = CUSTOMERS.find((known) => known.name === name);
  if (!customer) throw new Error(`No customer has the name ${name}.`);
  return customer.ID;
}

/** The delegate of the paths. */
export const delegate = (options: { readonly withPositions?: boolean } = {}) =>
  loginAnswer('Delegue', {
    ACL: { viewOwnSchedule: true, createEditOwnDailySchedule: true },
    ModulesState: { moduleGPSIsEnabled: options.withPositions === true },
    VisitReportFieldsToShow: ['PresentedPharmaProducts', 'obtainedPromess', 'nextVisitObjective'],
  });
export const memberID = delegate().Member?.ID ?? '';

/** The answer with a day that has these visits. */
export function dayOf(stops: readonly Stop[], done: readonly string[] = []): Sketch<DelegatesDayQuery> {
  return {
    readWorkScheduleDaily: {
      ID: 'day',
      Worker: { ID: memberID },
      MyVisitObjectives: stops.map(({ customerID, description }) => ({
        ID: `visit to ${customerID}`,
        description,
        done: done.includes(customerID),
        validated: false,
        administrativeCustomer: false,
        Customer: { __typename: 'CustomerDrugStore', ID: customerID, name: customerName(customerID) },
        VisitReport: null,
      })),
    },
    readVisitReports: [],
  };
}

/** Whether a call is about the day of the paths. */
export const isToday = ({ date }: Readonly<Record<string, unknown>>): boolean => date === TODAY;

/** What the device says of its position: one, or the code of why there is none. */
interface Told {
  readonly fix?: object;
  readonly code?: number;
}

/** Has the device of the page tell a position. */
export const tellPosition = (page: Page, { lat, lng, accuracy, at }: DeviceFix): Promise<void> =>
  tellPage(page, { fix: { coords: { latitude: lat, longitude: lng, accuracy }, timestamp: at * 1000 } });

const CODES = { denied: 1, unavailable: 2, timeout: 3 } as const;

/** Has the device of the page tell why it gives no position. */
export const tellNoPosition = (page: Page, reason: keyof typeof CODES): Promise<void> =>
  tellPage(page, { code: CODES[reason] });

const tellPage = (page: Page, told: Told): Promise<void> =>
  page.evaluate((detail) => void dispatchEvent(new CustomEvent('device-told', { detail })), told);

/** A draft that an earlier visit has left on the device. */
export interface LeftDraft extends Pick<DraftKey, 'kind' | 'subject'> {
  readonly value: object;
  readonly base: object;
}

export interface DayOptions {
  /** Parameters of the address. */
  readonly opening: Readonly<Record<string, string>>;
  /** The server's answer about the day. */
  readonly day: Sketch<DelegatesDayQuery>;
  readonly draft?: LeftDraft;
  readonly withPositions?: boolean;
  readonly kept?: Kept;
}

/** Opens the day of a delegate, with a device that has nothing else. */
export async function openDay(page: Page, options: DayOptions): Promise<ArrangedServer> {
  const { opening, day, draft, withPositions = false, kept = {} } = options;
  const server = await prepare(page);
  const stores = CUSTOMERS.map(({ ID, name }) => ({ ID, name, potential: 'A', WorkArea: null }));
  const nobody = { HealthWorkerList: [], CustomerAdministrative: [], Wholesaler: [] };
  server.always(CustomersDocument, () => ({
    readAllCustomers: { ...nobody, DrugStoreList: stores },
    readCustomerCardEditDatas: { potentialList: ['A', 'B', 'C'], relationStateList: [] },
  }));
  server.always(CustomerTraitsDocument, () => ({
    readAllCustomers: { ...nobody, DrugStoreList: stores.map(({ ID }) => ({ ID, MyVisitReports: [] })) },
  }));
  server.always(CustomerPositionsDocument, () => ({
    readAllCustomers: {
      ...nobody,
      DrugStoreList: CUSTOMERS.map(({ ID, gPSLat }) => ({ ID, gPSLat, gPSLon: 9.7, MyVisitReports: [] })),
    },
  }));
  server.always(NextObjectivesDocument, () => ({ readCustomerNextVisitObjectives: [] }));
  server.always(CardChoicesDocument, () => ({ readCustomerCardEditDatas: { AssignedPharmaProducts: [PRODUCT] } }));
  server.always(TrailOfDayDocument, () => ({ readWorkerGPSTrail: [] }));
  server.always(DelegatesWeekDocument, () => ({}));
  server.always(DelegatesDayDocument, () => day, isToday);
  const name = draft && draftName({ kind: draft.kind, memberID, agencyID: 'cm', subject: draft.subject, world: null });
  const preparing = await page.addInitScript(
    ([key, stored, limits]) => {
      const { setTimeout: begin, clearTimeout: stop } = window;
      const held = new Map<number, { readonly delay: number; readonly act: () => void }>();
      Object.assign(window, {
        setTimeout(act: () => void, delay = 0, ...given: unknown[]) {
          if (!limits.includes(delay)) return begin(act, delay, ...given);
          const timer = -1 - held.size;
          held.set(timer, { delay, act });
          return timer;
        },
        clearTimeout: (timer: number) => {
          if (held.has(timer)) held.set(timer, { delay: 0, act: () => {} });
          else stop(timer);
        },
      });
      addEventListener('limit-passed', ({ detail }: CustomEventInit<number>) => {
        for (const { delay, act } of held.values()) if (delay === detail) act();
      });
      let next = 0;
      const watches = new Map<number, (told: Told) => void>();
      Object.defineProperty(navigator, 'geolocation', {
        value: {
          watchPosition(onPosition: (position: object) => void, onFailure: (failure: object) => void) {
            watches.set(next, ({ fix, code }) => (fix ? onPosition(fix) : onFailure({ code })));
            next += 1;
            return next - 1;
          },
          clearWatch: (watch: number) => watches.delete(watch),
        },
      });
      addEventListener('device-told', ({ detail }: CustomEventInit<Told>) => {
        for (const tell of watches.values()) if (detail) tell(detail);
      });
      indexedDB.deleteDatabase('tournee-drafts');
      if (key === null) return;
      // The application brings the database up to date.
      const request = indexedDB.open('tournee-drafts', 2);
      request.addEventListener('upgradeneeded', () => {
        request.result.createObjectStore('drafts').put(stored, key);
      });
      request.addEventListener('success', () => request.result.close());
    },
    [
      name ?? null,
      draft && { draft: { value: draft.value, base: draft.base, at: NOW * 1000 }, version: randomUUID() },
      Object.values<number>(LIMITS),
    ] as const,
  );
  await enterAs(
    page,
    delegate({ withPositions }),
    `${HOME}?${new URLSearchParams({ day: TODAY, ...opening }).toString()}`,
    kept,
  );
  await preparing.dispose();
  return server;
}

/** Has the page wait for what it reads of the day from now on. */
export const holdDay = (page: Page): void =>
  serverOf(page).always(
    DelegatesDayDocument,
    () => ({}),
    () => false,
  );

/** Answers the reading of the day that the page waits for, and all that come after it. */
export async function answerDay(page: Page, day: Sketch<DelegatesDayQuery>): Promise<void> {
  const server = serverOf(page);
  const call = await server.asked(DelegatesDayDocument, isToday);
  server.always(DelegatesDayDocument, () => day, isToday);
  await call.answer(day);
}

/** Makes every write of the page fail, as on full storage, until {@link emptyDevice}. */
export async function fillDevice(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { put, delete: remove } = IDBObjectStore.prototype;
    const refuse = () => {
      throw new DOMException('There is no room.', 'QuotaExceededError');
    };
    Object.assign(IDBObjectStore.prototype, { put: refuse, delete: refuse });
    addEventListener('device-emptied', () => Object.assign(IDBObjectStore.prototype, { put, delete: remove }), {
      once: true,
    });
  });
}

export const emptyDevice = (page: Page): Promise<void> =>
  page.evaluate(() => void dispatchEvent(new Event('device-emptied')));
