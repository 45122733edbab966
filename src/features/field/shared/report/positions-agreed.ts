import { deviceTexts, STORAGE_KEYS } from '#lib/device/texts.ts';

/** Whether somebody has agreed on this device that their reports carry positions. Each person is asked anew. */
export const hasAgreedToPositions = (memberID: string): boolean => deviceTexts.get(STORAGE_KEYS.positions) === memberID;

export const rememberPositions = (memberID: string): void => deviceTexts.set(STORAGE_KEYS.positions, memberID);
