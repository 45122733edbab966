import { dayOf, instantOf, isoDate, workingDay } from './calendar.ts';
import { createRandom, type Random, type Weighted } from './random.ts';
import type { AbsenceJustificationRecord, StoredFile, UserRecord } from './types.ts';
import { slotOf } from './visits.ts';
import type { Span, WorkCalendar } from './work-calendars.ts';

/** What the absences of a worker are drawn from. */
export interface AbsenceFacts {
  readonly seed: number;
  readonly worker: UserRecord;
  readonly agencyID: string;
  readonly utcOffset: number;
  /** Seconds since 1970. */
  readonly now: number;
  /** The days of somebody who visits customers: they say what absences there were. `null` for the others. */
  readonly calendar: WorkCalendar | null;
  /** A leave that goes on today, of somebody without a calendar. */
  readonly leave: Span | undefined;
  /** Which of the work groups it is, counted from 0: each has its training on days of its own. */
  readonly group: number;
}

/** The leave of those who are away when the demo begins. */
export const leaveAround = (today: number): Span => ({ first: today - 3, last: today + 4 });

/** Nothing is planned so many days ahead, so that no generated visit falls on an absence to come. */
const UNPLANNED_FROM = 10;

type Drawn = Pick<AbsenceJustificationRecord, 'objectAbsence' | 'justification' | 'proof'> & {
  readonly start: number;
  readonly end: number;
};

/**
 * Draws the absences of a worker: leave, illness, training, mourning, appointments; past, present and to come. They agree with the
 * visits, which have a stream of their own: a whole day of absence has none, and what falls in hours of absence was not made.
 * @returns in order of time
 */
export function drawAbsences(facts: AbsenceFacts): readonly AbsenceJustificationRecord[] {
  const { seed, worker, agencyID, utcOffset, now, calendar, leave, group } = facts;
  const random = createRandom(seed, `absences:${worker.ID}`);
  const today = dayOf(now, utcOffset);
  const whole = ({ first, last }: Span) => ({
    start: instantOf(first, 0, utcOffset),
    end: instantOf(last + 1, 0, utcOffset) - 1,
  });
  const hours = (day: number, from: number, until: number) => ({
    start: instantOf(day, from, utcOffset),
    end: instantOf(day, until, utcOffset),
  });
  const createdBefore = ({ start }: { readonly start: number }, days: number) => Math.min(now, start) - days * 86_400;

  const spans = calendar?.leaves ?? pastLeaves(random, today, leave);
  const isOnLeave = (day: number) => spans.some(({ first, last }) => first <= day && day <= last);
  const leaves = spans.map((span): Drawn => {
    const period = whole(span);
    return { ...period, ...textsOfLeave(random, span, createdBefore(period, 21)) };
  });
  const illDays = calendar?.illDays ?? illnesses(random, today).filter((day) => !isOnLeave(day));
  const ill = illDays.map((day): Drawn => {
    const period = whole({ first: day, last: day });
    return { ...period, ...textsOfIllness(random, day, period.end + 1) };
  });
  const errands = calendar ? missedEnds(random, calendar, today).map(({ day, from }) => hours(day, from, CLOSING)) : [];
  const appointments = [
    ...errands,
    ...(random.boolean(0.6)
      ? [hours(workingDay(today + UNPLANNED_FROM + random.int(0, 6)), ...random.pick(HALF_DAYS))]
      : []),
  ].map((period): Drawn => ({ ...period, ...random.pick(APPOINTMENTS), proof: null }));

  const firstOfNext = workingDay(today + 40 + random.int(0, 40));
  const next = { first: firstOfNext, last: firstOfNext + random.int(4, 15) };
  const trainingDay = workingDay(today + UNPLANNED_FROM + 10 + 2 * group);
  const training = { first: trainingDay, last: workingDay(trainingDay + 1) };
  const toCome = [
    ...(random.boolean(0.6)
      ? [{ ...whole(next), ...textsOfLeave(random, next, now - random.int(1, 20) * 86_400) }]
      : []),
    ...(worker.userType === 'Delegue' ? [{ ...whole(training), ...TRAINING, proof: null }] : []),
  ];

  return [...leaves, ...ill, ...appointments, ...toCome]
    .toSorted((a, b) => a.start - b.start || a.end - b.end)
    .map(({ start, end, ...absence }, index) => ({
      ID: `absence-${worker.ID}-${index + 1}`,
      ...absence,
      absenceStartDateTimeStamp: start,
      absenceEndDateTimeStamp: end,
      workerID: worker.ID,
      agencyID,
    }));
}

/** The worker that the id of a generated absence names. */
export const workerOfAbsence = (ID: string): string | null =>
  /^absence-(?<worker>.+)-\d+$/.exec(ID)?.groups?.['worker'] ?? null;

/** Minutes after midnight. */
const CLOSING = 18 * 60;
const HALF_DAYS: readonly (readonly [from: number, until: number])[] = [
  [8 * 60, 12 * 60 + 30],
  [13 * 60, CLOSING],
];

/** Those of the office: a leave in the past year, and one now. */
function pastLeaves(random: Random, today: number, now: Span | undefined): readonly Span[] {
  const first = workingDay(today - random.int(60, 330));
  return [{ first, last: first + random.int(7, 20) }, ...(now ? [now] : [])];
}

const illnesses = (random: Random, today: number): readonly number[] =>
  Array.from({ length: random.int(0, 4) }, (_, index) => workingDay(today - 50 - 90 * index - random.int(0, 60)));

/** Days of the last months at whose end planned visits were not made, and since when. */
function missedEnds(
  random: Random,
  { days }: WorkCalendar,
  today: number,
): readonly { readonly day: number; readonly from: number }[] {
  const found = [...days].flatMap(([day, { stops }]) => {
    if (day >= today || day < today - 150) return [];
    const made = stops.findLastIndex(({ isMade }) => isMade);
    const [first] = stops.slice(made + 1);
    if (!first || made < 0) return [];
    const from = Math.ceil(slotOf(first).begins / 15) * 15;
    return from <= CLOSING - 75 ? [{ day, from }] : [];
  });
  return random.sample(found, 2).toSorted((a, b) => a.day - b.day);
}

const fileOf = (random: Random, name: string, type: string, Created: number): StoredFile => ({
  name,
  size: random.int(180_000, 2_400_000),
  type,
  Created,
});

function textsOfLeave(random: Random, { first, last }: Span, Created: number): Omit<Drawn, 'start' | 'end'> {
  const [objectAbsence, justification] = random.weighted(LEAVES);
  const isSigned = random.boolean(0.7);
  return {
    objectAbsence,
    justification,
    proof: isSigned ? fileOf(random, `demande-conge-${isoDate(first)}-${isoDate(last)}.pdf`, PDF, Created) : null,
  };
}

function textsOfIllness(random: Random, day: number, Created: number): Omit<Drawn, 'start' | 'end'> {
  const { objectAbsence, justification, document } = random.weighted(ILLNESSES);
  const hasProof = random.boolean(0.75);
  return {
    objectAbsence,
    justification,
    proof: hasProof ? fileOf(random, `${document}-${isoDate(day)}.jpg`, 'image/jpeg', Created) : null,
  };
}

const PDF = 'application/pdf';

const LEAVES: Weighted<readonly [objectAbsence: string, justification: string | null]> = [
  [['Congé annuel', null], 50],
  [['Congé annuel', 'Visites importantes avancées à la semaine précédente.'], 20],
  [['Congé annuel', 'Un collègue du groupe reprend les urgences du secteur.'], 20],
  [['Événement familial', 'Mariage dans la famille, hors de la ville.'], 10],
];

const ILLNESSES: Weighted<Pick<Drawn, 'objectAbsence' | 'justification'> & { readonly document: string }> = [
  [{ objectAbsence: 'Maladie', justification: 'Accès palustre, repos prescrit.', document: 'certificat-medical' }, 40],
  [{ objectAbsence: 'Maladie', justification: 'Grippe, repos d’une journée.', document: 'certificat-medical' }, 30],
  [{ objectAbsence: 'Maladie', justification: null, document: 'arret-de-travail' }, 20],
  [{ objectAbsence: 'Deuil', justification: 'Obsèques d’un parent.', document: 'faire-part' }, 10],
];

const APPOINTMENTS: readonly Pick<Drawn, 'objectAbsence' | 'justification'>[] = [
  { objectAbsence: 'Rendez-vous médical', justification: null },
  { objectAbsence: 'Démarche administrative', justification: 'Renouvellement du permis de conduire.' },
  { objectAbsence: 'Rendez-vous médical', justification: 'Contrôle annuel, médecine du travail.' },
];

const TRAINING = {
  objectAbsence: 'Formation',
  justification: 'Formation produit du groupe, deux jours en salle.',
};
