import { deviceTexts, STORAGE_KEYS } from '#lib/device/texts.ts';

/** What a device keeps of who chose an agency last: their ID, and that of the agency. */
const written = (memberID: string, agencyID: string): string => JSON.stringify([memberID, agencyID]);

/** Remembers, through the next sign-in, which agency a person looked at last. */
export const keepLastAgency = (memberID: string, agencyID: string): void =>
  deviceTexts.set(STORAGE_KEYS.lastAgency, written(memberID, agencyID));

/** Whether it is the agency that this person looked at last on this device. */
export const wasLastAgency = (memberID: string, agencyID: string): boolean =>
  deviceTexts.get(STORAGE_KEYS.lastAgency) === written(memberID, agencyID);
