import { useLingui } from '@lingui/react/macro';
import { formatBytes } from '#lib/file-check.ts';
import { type FinanceKind, MAX_QUANTITY } from '#domain/finance/rows.ts';
import type { Issue } from '#domain/import/check.ts';
import type { Role } from '#domain/import/columns.ts';
import type { NumberClue } from '#domain/import/numbers.ts';
import type { ImportOutlier } from '#domain/import/outliers.ts';
import type { FoundPlace } from '#domain/import/questions.ts';
import { readDay, readMonth } from '#lib/scalars.ts';
import { NONE } from '#domain/import/lookup.ts';
import type { ImportLayout } from '#domain/import/read.ts';
import { clip } from './clip.ts';
import { IMPORT_RULES, type ImportRefusal } from '#domain/import/rules.ts';
import { useWrittenLocale } from '#ui/use-written-locale/use-written-locale.ts';
import { dateTimeFormat, listFormat, withFirst } from '#lib/intl.ts';

/** Short names of the errors of a row. */
export function useIssueWords(): Readonly<Record<Issue, string>> {
  const { t, i18n } = useLingui();
  const most = i18n.number(MAX_QUANTITY);
  return {
    productMissing: t`Produit manquant : chaque ligne doit nommer le sien`,
    productUnknown: t`Produit introuvable`,
    productContradicts: t`Le code et le nom ne désignent pas le même produit`,
    wholesalerMissing: t`Grossiste manquant : chaque ligne doit nommer le sien`,
    wholesalerUnknown: t`Grossiste introuvable`,
    quantityMissing: t`Quantité manquante`,
    quantityFormulaError: t`La formule de la quantité n’a pas de résultat dans le fichier`,
    quantityAmbiguous: t`La quantité se lit de deux façons : écrivez-la sans séparateur de milliers`,
    quantityDate: t`La cellule de la quantité est une date dans le fichier`,
    quantityShortened: t`Le tableur n’a gardé que les premiers chiffres : écrivez la quantité entière`,
    quantityUnreadable: t`Quantité illisible`,
    quantityNegative: t`Quantité négative : elle n’est pas déduite des autres`,
    quantityZero: t`Quantité nulle`,
    quantityFractional: t`La quantité n’est pas un nombre entier de boîtes`,
    quantityTooLarge: t`Quantité trop grande : ${most} au plus`,
    priceFormulaError: t`La formule du prix n’a pas de résultat dans le fichier`,
    priceAmbiguous: t`Le prix se lit de deux façons : écrivez-le sans séparateur de milliers`,
    priceUnreadable: t`Prix illisible`,
    priceNegative: t`Prix négatif`,
    notSold: t`Le fichier ne dit pas que c’est une vente`,
    otherUnit: t`La quantité n’est pas en boîtes`,
    struck: t`La ligne est barrée dans le classeur`,
    overlong: t`Plus de cellules que de colonnes`,
    duplicate: t`Doublon`,
    sumTooLarge: t`La somme dépasse ${most}`,
    priceDisagrees: t`Plusieurs prix pour ce produit`,
    priceDiffers: t`Prix différent du PGHT`,
  };
}

/** Names of the column roles. */
export function useRoleWords(): Readonly<Record<Role, string>> {
  const { t } = useLingui();
  return {
    reference: t`Référence`,
    product: t`Produit`,
    wholesaler: t`Grossiste`,
    quantity: t`Quantité`,
    price: t`PGHT`,
    productID: t`Identifiant du produit`,
    wholesalerID: t`Identifiant du grossiste`,
  };
}

/** Why a file cannot be read, and what to do. */
export function useRefusalWords(kind: FinanceKind): Readonly<Record<ImportRefusal, string>> {
  const { t } = useLingui();
  const locale = useWrittenLocale();
  const { formats, maxBytes } = IMPORT_RULES[kind];
  const names = listFormat(locale, { type: 'disjunction' }).format(formats.map(({ label }) => label));
  const limit = formatBytes(maxBytes, locale);
  return {
    nameMissing: t`Il n’a pas de nom. Nommez-le, puis choisissez-le de nouveau.`,
    nameTooLong: t`Son nom est trop long. Raccourcissez-le, puis choisissez-le de nouveau.`,
    formatNotAllowed: t`Format non autorisé : il faut un fichier ${names}. Enregistrez-le ainsi dans votre tableur.`,
    tooLarge: t`Il pèse plus de ${limit}. Divisez-le ou allégez-le.`,
    contentMismatch: t`Son contenu n’est pas celui que son nom annonce. Ouvrez-le dans votre tableur, enregistrez-le au format .xlsx ou CSV.`,
    empty: t`Il est vide.`,
    headerOnly: t`Il n’a qu’un en-tête, et aucune ligne.`,
    oldExcel: t`C’est un fichier Excel d’avant 2007. Enregistrez-le au format .xlsx ou CSV.`,
    htmlTable: t`C’est une page web nommée .xls. Ouvrez-la dans votre tableur, enregistrez-la au format .xlsx ou CSV.`,
    protected: t`Il est protégé par un mot de passe. Enregistrez-le sans mot de passe.`,
    unreadable: t`Il est abîmé ou protégé. Ouvrez-le dans votre tableur, enregistrez-le de nouveau.`,
  };
}

/** Why a reading of ambiguous numbers is likely. */
export function useClueWords(): (clue: NumberClue) => string {
  const { t } = useLingui();
  return ({ kind, text }) => {
    switch (kind) {
      case 'twoSeparators':
        return t`« ${text} » a deux séparateurs`;
      case 'decimals':
        return t`« ${text} » a d’autres décimales`;
      case 'otherColumn':
        return t`une autre colonne de nombres a « ${text} »`;
      case 'wholeBoxes':
        return t`des boîtes sont entières`;
      case 'catalogue':
        return t`proche des prix du catalogue`;
      default:
        return t`proche des dernières périodes`;
    }
  };
}

/** Where a file names a wholesaler or a period; a column may name several periods. */
export function usePlaceWords(): (place: FoundPlace, text: string, periods?: number) => string {
  const { t } = useLingui();
  return (place, text, periods = 1) => {
    switch (place) {
      case 'fileName':
        return t`Le nom du fichier dit « ${text} »`;
      case 'sheet':
        return t`Le nom de la feuille dit « ${text} »`;
      case 'above':
        return t`Une ligne au-dessus de l’en-tête dit « ${text} »`;
      case 'below':
        return t`Une ligne sous l’en-tête dit « ${text} »`;
      case 'title':
        return t`Un titre de colonne dit « ${text} »`;
      default:
        return periods > 1
          ? t`La colonne « ${text} » nomme plusieurs périodes`
          : t`La colonne « ${text} » nomme une autre période`;
    }
  };
}

/** A month without its year. */
const LONE_MONTH = /^(?:0[1-9]|1[0-2])$/u;

/** A week, a quarter or a half, with its year or without. */
const PART = /^(?:(?<year>\d{4})-)?(?<part>[STH])(?<number>\d{1,2})$/u;

/** A year, a month, a week or a day, as a file names it: « octobre 2026 », « octobre », « semaine 36 » */
export function usePeriodName(): (period: string) => string {
  const { t, i18n } = useLingui();
  const partName = (part: string, number: number, year: string): string => {
    if (part === 'S') return year === '' ? t`semaine ${number}` : t`semaine ${number} de ${year}`;
    return `${longName(part, number)} ${year}`.trim();
  };
  const longName = (part: string, number: number): string => {
    if (part === 'H') return number === 1 ? t`1er semestre` : t`2e semestre`;
    return number === 1 ? t`1er trimestre` : t`${number}e trimestre`;
  };
  return (period) => {
    const { year = '', part, number } = PART.exec(period)?.groups ?? {};
    if (part !== undefined) return partName(part, Number(number), year);
    const day = readDay(period);
    const isLone = LONE_MONTH.test(period);
    const date = day ?? readMonth(isLone ? `2000-${period}` : period);
    if (!date) return period;
    const { locale } = i18n;
    const words = dateTimeFormat(locale, {
      ...(day && { day: 'numeric' }),
      month: 'long',
      ...(!isLone && { year: 'numeric' }),
      timeZone: 'UTC',
    });
    return withFirst(locale, words.format(date.toDate('UTC')));
  };
}

/** « 12 fois plus que d’habitude : 203 » */
export function useOutlierWords(): (outlier: ImportOutlier) => string {
  const { t, i18n } = useLingui();
  return ({ kind, usual, ratio }) => {
    const known = i18n.number(usual);
    const times = i18n.number(Math.round(ratio !== null && ratio < 1 ? 1 / ratio : (ratio ?? 0)));
    switch (kind) {
      case '×10':
      case '×1000':
        return t`${times} fois plus que d’habitude (${known})`;
      case '÷10':
      case '÷1000':
        return t`${times} fois moins que d’habitude (${known})`;
      case 'missing':
        return t`absent du fichier, ${known} d’habitude`;
      default:
        return t`nouveau`;
    }
  };
}

/** The file’s own column titles by role; « colonne 3 » where it has none, `null` where no column has the role. */
export function useOwnTitles({ sheets, mapping, notes }: ImportLayout): Readonly<Record<Role, string | null>> {
  const { t } = useLingui();
  const columns = sheets[mapping.sheet]?.columns ?? [];
  const isCrosstab = notes.some(({ kind }) => kind === 'crosstab');
  const titleOf = (role: Role): string | null => {
    const column = mapping.roles.indexOf(role);
    if (column === NONE) return isCrosstab && role === 'quantity' ? t`une colonne par grossiste` : null;
    // Columns that are added up.
    return columns
      .flatMap(({ title }, at) => (mapping.roles[at] === role ? [clip(title, 60) || t`colonne ${at + 1}`] : []))
      .join(' + ');
  };
  return {
    reference: titleOf('reference'),
    product: titleOf('product'),
    wholesaler: titleOf('wholesaler'),
    quantity: titleOf('quantity'),
    price: titleOf('price'),
    productID: titleOf('productID'),
    wholesalerID: titleOf('wholesalerID'),
  };
}
