/** Neither a space nor a control nor drawn as nothing, as zero-width spaces, fillers and the blank of braille are. */
const SEEN = /[^\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a text has anything to see. */
export const hasVisible = (text: string): boolean => SEEN.test(text);

/** Marks, embeddings, overrides and isolates: invisible characters that turn the direction of what follows. */
const DIRECTIONS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/**
 * A file name as it is shown. Characters that turn the direction show as “�”, since they make a program look like a
 * document: with an override in the middle, `factureexe.pdf` is in truth `facture…fdp.exe`.
 */
export const shownName = (name: string): string => name.replaceAll(DIRECTIONS, '�');
