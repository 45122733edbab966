import type { Language } from '#lib/languages.ts';
import type { ReplayStep } from '#demo/replay.ts';

/** A wholesaler's sales of October, with 14 rows that are wrong, each in a different way. */
const ROWS = `Produit;Grossiste;Quantité;PGHT
Tensorel 5 mg B/30;Littoral Médicaments;815;3120
Tensorel 5 mg B/30;Répartis Cameroun;457;3120
Amoxivane 500 mg B/12;Littoral Médicaments;1 066;1450
Amoxivane 500 mg B/12;Répartis Cameroun;;1450
Paludexa 20/120 B/24;Littoral Médicaments;1 793;
Paludexa 20-120 b24;Répartis Cameroun;631;
Orvacine 1 g B/8;Littoral Médicaments;212;2860
Orvacine 1 g B/8;Répartis Cameroun;trente;2860
Dolizane 1 g B/8;Littoral Médicaments;1 819;560
Dolizane 1 g B/8;Répartis Cameroun;-35;560
Glycarel 850 mg B/30;Litoral Medic.;340;1620
Glycarel 850 mg B/30;Répartis Cameroun;288;1620
Gastrilune 20 mg B/14;Littoral Médicaments;146;1890
Gastrilune 20 mg B/14;Répartis Cameroun;131;-1890
Kétarel 100 mg B/20;;92;1340
Kétarel 100 mg B/20;Répartis Cameroun;77;1340
Azimarel 250 mg B/6;Littoral Médicaments;64,5;2240
Azimarel 250 mg B/6;Répartis Cameroun;58;2240
;Littoral Médicaments;41;3980
Céfalune 200 mg B/10;Répartis Cameroun;39;3980
Losavire 50 mg B/30;Littoral Médicaments;52;4250
Losavire 50 mg B/30;Répartis Cameroun;47;quatre mille
Diclovéa 50 mg B/30;Littoral Médicaments;118;870
Diclovéa 50 mg B/30;Répartis Cameroun;104;910
Clavuriane 1 g B/16;Littoral Médicaments;33;5640
Clavuriane 1 g B/16;Littoral Médicaments;12;5640
Paludexa 20/120 B/12;Littoral Médicaments;99 000 000;720
Tramalune 50 mg B/20;Littoral Médicaments;75;1530;20
Ciprodane 500 mg B/10;Répartis Cameroun;68;1980
`;

export const FILE = { name: 'ventes-octobre-2026.csv', type: 'text/csv', content: ROWS } as const;

const IMPORT: Readonly<Record<Language, string>> = { fr: 'Importer un fichier', en: 'Import a file' };

/** Chooses the file to import. */
export const openingIn = (language: Language): readonly ReplayStep[] => [
  { do: 'press', role: 'button', name: IMPORT[language] },
  { do: 'file', ...FILE },
];
