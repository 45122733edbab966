// Measures a delegate's day in Chromium, with the live build: its customers bring the reports of all earlier visits with them.
import { chromium, type Page } from '@playwright/test';
import { DelegatesDayDocument } from '#features/field/shared/day.generated.ts';
import { DelegatesWeekDocument } from '#queries/visit-loads.generated.ts';
import { launchOptions } from '../../scripts/chromium.mjs';
import { serve } from '../../scripts/serve.mjs';
import { enterAs, prepare } from '../e2e/drivers/entry.ts';
import { loginAnswer } from '../model/fixtures.ts';
import { afterNextFrame, median, meterOf } from './pages.ts';

const RUNS = 5;
const STOPS = 12;
const DAY = 86_400;
/** Thursday 19 November 2026, 08:10 in Douala. */
const NOW = 1_795_072_200;

/** How many reports a customer has, seen every two weeks. */
const HISTORIES = { month: 2, twoYears: 52 } as const;
export type History = keyof typeof HISTORIES;

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

const reports = (stop: number, count: number) =>
  numbers(count).map((index) => ({
    ID: `r${stop}-${index}`,
    startTimeStamp: NOW - (index + 1) * 14 * DAY,
    nextVisitObjective: 'Comparer le coût par cure',
    obtainedResult: 'Prescrira en première intention',
    GPSLoc: { gPSLat: 4.04 + stop / 500, gPSLon: 9.7 + index / 100_000 },
    PresentedPharmaProducts: [{ ID: 'p1', name: 'Paludexa 20/120 B/24' }],
  }));

const objective = (stop: number, count: number) => ({
  ID: `o${stop}`,
  description: 'Présenter Paludexa',
  done: false,
  validated: true,
  administrativeCustomer: false,
  Customer: {
    __typename: 'CustomerHealthWorker' as const,
    ID: `c${stop}`,
    name: `Élise Mandeng ${stop}`,
    denomination: 'Dr',
    phone: null,
    email: null,
    potential: 'A',
    MySpecialities: [{ ID: 's', name: 'Pédiatre' }],
    MyHealthCenters: [{ ID: 'h', name: 'Clinique Les Palétuviers', WorkArea: null }],
    MyVisitReports: reports(stop, count),
  },
  VisitReport: null,
});

/**
 * Measures how long a day of twelve visits takes to open after a month, and after two years of visits.
 * @returns milliseconds of the processor, the median of several runs
 */
export async function measureHistory(root: string): Promise<Readonly<Record<History, number>>> {
  const pages = await serve({ root });
  const browser = await chromium.launch(launchOptions());
  const times: Record<History, number[]> = { month: [], twoYears: [] };
  try {
    // By turns: what else the machine does falls on both.
    for (const history of numbers(RUNS).flatMap(() => ['month', 'twoYears'] as const)) {
      const viewport = { width: 390, height: 844 };
      const page = await browser.newPage({ baseURL: pages.url, locale: 'fr-FR', viewport });
      times[history].push(await measureOnce(page, HISTORIES[history]));
      await page.close();
    }
  } finally {
    await browser.close();
    pages.close();
  }
  return { month: median(times.month), twoYears: median(times.twoYears) };
}

async function measureOnce(page: Page, count: number): Promise<number> {
  const server = await prepare(page);
  const answer = loginAnswer('Delegue', {
    ACL: { viewOwnSchedule: true },
    ModulesState: { moduleGPSIsEnabled: true },
  });
  server.always(DelegatesDayDocument, () => ({
    readWorkScheduleDaily: {
      ID: 'day',
      Worker: { ID: answer.Member?.ID ?? '' },
      MyVisitObjectives: numbers(STOPS).map((stop) => objective(stop, count)),
    },
    readVisitReports: [],
  }));
  server.always(DelegatesWeekDocument, () => ({}));
  const costOf = await meterOf(page);
  return costOf(async () => {
    await enterAs(page, answer, '/app/programs/home');
    await page.getByRole('button', { name: /Élise Mandeng 11/u }).waitFor();
    await page.evaluate(afterNextFrame);
  });
}
