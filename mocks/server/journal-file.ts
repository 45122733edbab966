import { isDemoDays, isDemoSeed, isDemoStart, isDemoTime } from '#demo/demo-range.ts';
import { type JournalRefusal, SCENARIOS, type Scenario } from '#demo/demo.ts';
import { isUserType, type UserType } from '#domain/access/roles.ts';
import { isInside } from '#lib/safe-path.ts';
import { situationOf } from '#mocks/situations/index.ts';
import type { JournalEntry } from './journal.ts';
import { isFile } from './uploads.ts';

const FORMAT = 'tournee-journal';
const VERSION = 1;

/** Content of a journal file: a world, the work done in it, and the page that was open. */
export interface WrittenJournal {
  readonly seed: number;
  /** Seconds since 1970. */
  readonly now: number;
  readonly scenario: Scenario;
  /** Days since the demo began. */
  readonly days: number;
  /** Id of the situation it began with. */
  readonly situation: string | null;
  /** Role of the signed-in user, if any. */
  readonly role: UserType | null;
  /** Address inside the application: `/boss/dashboard?year=2026`. */
  readonly place: string;
  readonly work: readonly JournalEntry[];
}

export type JournalReading =
  | { readonly kind: 'read'; readonly journal: WrittenJournal }
  | { readonly kind: 'refused'; readonly reason: JournalRefusal };

/** A file among the variables is written as `{ $file: index }`, an index in the list of files. */
const FILE_KEY = '$file';

/** Writes a demo as a JSON file, with its uploaded files. */
export async function writeJournal(journal: WrittenJournal): Promise<Blob> {
  const files: File[] = [];
  const numbered = (value: unknown): unknown => {
    if (isFile(value)) return { [FILE_KEY]: files.push(value) - 1 };
    if (Array.isArray(value)) return value.map(numbered);
    return isRecord(value) ? mapped(value, numbered) : value;
  };
  const work = journal.work.map((entry) => ({ ...entry, variables: numbered(entry.variables) }));
  const written = await Promise.all(
    files.map(async (file) => ({
      name: file.name,
      type: file.type,
      lastModified: file.lastModified,
      content: toBase64(new Uint8Array(await file.arrayBuffer())),
    })),
  );
  const content = JSON.stringify({ ...journal, work, files: written });
  return new Blob([JSON.stringify({ format: FORMAT, version: VERSION, sum: sumOf(content), content }, null, 1)], {
    type: 'application/json',
  });
}

/**
 * Reads a journal file. Refuses other files, other versions, damaged files, and demos that no address could open. It does not check that the work can be
 * replayed: only a server can.
 */
export async function readJournal(file: Blob): Promise<JournalReading> {
  const envelope = parsed(await file.text());
  if (!isRecord(envelope) || envelope['format'] !== FORMAT) return refused('not-a-journal');
  if (envelope['version'] !== VERSION) return refused('other-version');
  const { content, sum } = envelope;
  if (typeof content !== 'string' || sumOf(content) !== sum) return refused('damaged');
  const journal = readContent(parsed(content));
  if (!journal) return refused('damaged');
  const outOfRange = outOfRangeIn(journal);
  return outOfRange ? refused(outOfRange) : { kind: 'read', journal };
}

function outOfRangeIn({ seed, now, days, situation, work }: WrittenJournal): JournalRefusal | null {
  if (!isDemoSeed(seed)) return 'seed-out-of-range';
  const isInTime = isDemoStart(now) && isDemoDays(days) && work.every(({ at }) => at >= now && isDemoTime(at));
  if (!isInTime) return 'date-out-of-range';
  return situation === null || situationOf(situation) ? null : 'situation-unknown';
}

const refused = (reason: JournalRefusal): JournalReading => ({ kind: 'refused', reason });

type Json = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);

const mapped = (record: Json, change: (value: unknown) => unknown): Json =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readContent(value: unknown): WrittenJournal | null {
  if (!isRecord(value) || !Array.isArray(value['work']) || !Array.isArray(value['files'])) return null;
  const { seed, now, days = 0, situation = null, role, place } = value;
  const scenario = SCENARIOS.find((name) => name === value['scenario']);
  const files = value['files'].map(readFile);
  const work = value['work'].map((entry) => readEntry(entry, files));
  if (
    !isWhole(seed) ||
    !isWhole(now) ||
    !isWhole(days) ||
    !isTextOrNull(situation) ||
    !scenario ||
    typeof place !== 'string' ||
    !isInside(place) ||
    files.includes(null)
  )
    return null;
  const isSomebody = typeof role === 'string' && isUserType(role);
  if (role !== null && !isSomebody) return null;
  if (!work.every((entry) => entry !== null)) return null;
  return { seed, now, scenario, days, situation, role: isSomebody ? role : null, place, work };
}

function readFile(value: unknown): File | null {
  if (!isRecord(value)) return null;
  const { name, type, lastModified, content } = value;
  if (typeof name !== 'string' || typeof type !== 'string' || !isWhole(lastModified) || typeof content !== 'string')
    return null;
  const bytes = fromBase64(content);
  return bytes && new File([bytes], name, { type, lastModified });
}

function readEntry(value: unknown, files: readonly (File | null)[]): JournalEntry | null {
  if (!isRecord(value) || !isRecord(value['variables'])) return null;
  const { at, operationName, query, userID, agencyID } = value;
  let isMissing = false;
  const withFiles = (inner: unknown): unknown => {
    if (Array.isArray(inner)) return inner.map(withFiles);
    if (!isRecord(inner)) return inner;
    if (!(FILE_KEY in inner)) return mapped(inner, withFiles);
    const file = files[Number(inner[FILE_KEY])];
    isMissing ||= !file;
    return file;
  };
  const variables = mapped(value['variables'], withFiles);
  if (isMissing || !isWhole(at) || typeof query !== 'string' || typeof userID !== 'string') return null;
  if (!isTextOrNull(operationName) || !isTextOrNull(agencyID)) return null;
  return { at, operationName, query, variables, userID, agencyID };
}

const isTextOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string';

/** 32-bit FNV-1a checksum of the text's UTF-16 units, which detects truncated or edited files. */
export function sumOf(text: string): string {
  let hash = 0x81_1c_9d_c5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01_00_01_93);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** Bytes converted in one call: the number of arguments of a call is limited. */
const PIECE = 0x80_00;

function toBase64(bytes: Uint8Array): string {
  const pieces = Array.from({ length: Math.ceil(bytes.length / PIECE) }, (_, index) =>
    String.fromCharCode(...bytes.subarray(index * PIECE, (index + 1) * PIECE)),
  );
  return btoa(pieces.join(''));
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}
