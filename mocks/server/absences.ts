import { sameAbsence, touches } from '#domain/absences/absence.ts';
import { isInstantIn } from '#lib/scalars.ts';
import type { AbsenceJustificationRecord, StoredFile, UserRecord } from '#mocks/seed/types.ts';
import { BOSSES } from './call-rules.ts';
import type { Context } from './context.ts';
import { found, refusal, required, written } from './errors.ts';
import type {
  MutationCreateAbsenceJustificationArgs,
  MutationResolvers,
  QueryResolvers,
  Resolvers,
} from './generated/resolvers.ts';
import { localZone } from './local-day.ts';
import { fileAddress } from './product-files.ts';
import type { Store } from './store.ts';
import { taken } from './uploads.ts';

/** A worker's absences as they are now: what was generated, and what was written since. */
export function absencesOf(store: Store, workerID: string): AbsenceJustificationRecord[] {
  const generated = store.field.absencesOf(workerID);
  const known = new Map([...generated, ...store.absences.where('workerID', workerID)].map((each) => [each.ID, each]));
  return [...known.values()];
}

/**
 * Those whose absences the viewer sees: docs/rules/supervision.md#absences. A boss sees everybody of the agency, and those who belong
 * to none; a supervisor the own group; the others see themselves.
 */
function workersInScope({ store, viewer, agencyID }: Context): readonly UserRecord[] {
  const self = viewer();
  if (BOSSES.some((role) => role === self.userType)) {
    const agency = agencyID();
    return store.users
      .all()
      .filter((user) => user.pharmaLaboID === null && (user.agencyID === agency || user.agencyID === null));
  }
  const group = self.userType === 'Supervisor' ? store.workgroups.find(self.workgroupID) : undefined;
  const led = group?.supervisorID === self.ID ? group.delegueIDs : [];
  return [self, ...led.flatMap((ID) => store.users.find(ID) ?? [])];
}

/** The id of the proof of an absence. Another file has another one: the bytes at an address never change. */
const proofID = (absenceID: string, { Created }: StoredFile): string => `${absenceID}@${Created}`;

/** Whether the id of a file is that of the proof of an absence. */
export const isProofID = (ID: string): boolean => ID.startsWith('absence-');

/** @throws NOT_FOUND if the absence does not exist, is of another agency, or the viewer may not see it */
function absenceOf(context: Context, ID: string): AbsenceJustificationRecord {
  const { store, agencyID } = context;
  const absence = store.absences.find(ID) ?? store.field.absenceWithID(ID);
  const isSeen =
    absence?.agencyID === agencyID() && workersInScope(context).some((worker) => worker.ID === absence.workerID);
  return found(isSeen ? absence : null, 'AbsenceJustification', ID);
}

/** @throws NOT_FOUND as above, or if the absence has no proof */
export function proofOf(context: Context, ID: string): StoredFile {
  const absence = absenceOf(context, ID.slice(0, Math.max(0, ID.lastIndexOf('@'))));
  const { proof } = absence;
  return found(proof && proofID(absence.ID, proof) === ID ? proof : null, 'Photo', ID);
}

type Fields = Omit<MutationCreateAbsenceJustificationArgs, 'file'>;

/** @throws REQUIRED_VALUE, INVALID_DATE_RANGE */
function checked(context: Context, args: Fields) {
  const { absenceStartDateTimeStamp, absenceEndDateTimeStamp } = args;
  const period = { absenceStartDateTimeStamp, absenceEndDateTimeStamp };
  if (absenceEndDateTimeStamp <= absenceStartDateTimeStamp)
    throw refusal('INVALID_DATE_RANGE', 'an absence ends after it begins');
  // The last hours of 9999 are in the year 10000 east of Greenwich, which a `Date` cannot name.
  if (!isInstantIn(absenceEndDateTimeStamp, localZone(context)))
    throw refusal('INVALID_DATE_RANGE', 'an absence ends before the year 10000');
  return {
    objectAbsence: required(args.objectAbsence, 'objectAbsence'),
    justification: written(args.justification),
    ...period,
  };
}

/** @throws ALREADY_RECORDED if another absence of the worker has the same natural key */
function checkNew({ store }: Context, absence: Omit<AbsenceJustificationRecord, 'ID' | 'proof'>, own?: string): void {
  const same = absencesOf(store, absence.workerID).find((each) => each.ID !== own && sameAbsence(each, absence));
  if (same) throw refusal('ALREADY_RECORDED', 'the absence is known', { ID: same.ID });
}

const proofFrom = (context: Context, file: File): StoredFile => ({ name: file.name, ...taken(file, context) });

export const absenceQueries = {
  readAbsenceJustification(_parent, args, context) {
    const range = { start: args.absenceStartDateTimeStamp, end: args.absenceEndDateTimeStamp };
    if (range.end < range.start) throw refusal('INVALID_DATE_RANGE', 'the range ends before it begins');
    const agency = context.agencyID();
    const { workerID } = args;
    const seen = workersInScope(context);
    const workers =
      workerID == null
        ? seen
        : [
            found(
              seen.find(({ ID }) => ID === workerID),
              'Worker',
              workerID,
            ),
          ];
    return workers
      .flatMap(({ ID }) => absencesOf(context.store, ID))
      .filter((absence) => absence.agencyID === agency && touches(absence, range))
      .toSorted((a, b) => a.absenceStartDateTimeStamp - b.absenceStartDateTimeStamp);
  },
} satisfies QueryResolvers;

export const absenceMutations = {
  createAbsenceJustification(_parent, { file, ...args }, context) {
    const { store, viewer, agencyID } = context;
    const absence = { ...checked(context, args), workerID: viewer().ID, agencyID: agencyID() };
    const proof = file ? proofFrom(context, file) : null;
    checkNew(context, absence);
    return store.absences.insert((ID) => ({ ID, ...absence, proof }));
  },

  editAbsenceJustification(_parent, { ID, file, ...args }, context) {
    const { store, viewer } = context;
    const before = absenceOf(context, ID);
    if (before.workerID !== viewer().ID) throw refusal('FORBIDDEN', 'the absence is that of somebody else');
    const absence = { ...before, ...checked(context, args) };
    const proof = file ? proofFrom(context, file) : before.proof;
    checkNew(context, absence, ID);
    return store.absences.replace({ ...absence, proof });
  },
} satisfies MutationResolvers;

export const absenceTypes = {
  AbsenceJustification: {
    Photo: ({ ID, proof }) => proof && fileAddress(proofID(ID, proof), proof),
    Worker: ({ workerID }, _args, { store }) => store.users.find(workerID),
  },
} satisfies Resolvers;
