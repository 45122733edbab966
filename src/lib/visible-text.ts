/** Neither a space nor a control nor drawn as nothing, as zero-width spaces, fillers and the blank of braille are. */
const SEEN = /[^\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a text has anything to see. */
export const hasVisible = (text: string): boolean => SEEN.test(text);

/** They turn the letters of every word that follows, Latin ones too. */
const OVERRIDE = /[\u202D\u202E]/;
const OVERRIDES = new RegExp(OVERRIDE, 'g');

export const hasOverride = (text: string): boolean => OVERRIDE.test(text);

/** A text as it is shown, with “�” for each override, which could make one name read as another. */
export const withoutOverrides = (text: string): string => text.replaceAll(OVERRIDES, '�');

/** Marks, embeddings, overrides and isolates: invisible characters that turn the direction of what follows. */
const DIRECTIONS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/**
 * A file name as it is shown. Characters that turn the direction show as “�”, since they make a program look like a
 * document: with an override in the middle, `factureexe.pdf` is in truth `facture…fdp.exe`.
 */
export const shownName = (name: string): string => name.replaceAll(DIRECTIONS, '�');
