import { useLingui } from '@lingui/react/macro';
import { formatBytes } from '#lib/file-check.ts';
import { type FinanceKind, MAX_QUANTITY } from '#domain/finance/rows.ts';
import type { Issue } from '#domain/import/check.ts';
import type { Role } from '#domain/import/columns.ts';
import { IMPORT_RULES, type ImportRefusal } from '#domain/import/rules.ts';
import { useWrittenLocale } from '#ui/use-written-locale/use-written-locale.ts';

/** Short names of the errors of a row. */
export function useIssueWords(): Readonly<Record<Issue, string>> {
  const { t, i18n } = useLingui();
  const most = i18n.number(MAX_QUANTITY);
  return {
    productMissing: t`Produit manquant`,
    productUnknown: t`Produit introuvable`,
    productContradicts: t`Le code et le nom ne désignent pas le même produit`,
    wholesalerMissing: t`Grossiste manquant`,
    wholesalerUnknown: t`Grossiste introuvable`,
    quantityMissing: t`Quantité manquante`,
    quantityFormulaError: t`La formule de la quantité est en erreur dans le fichier`,
    quantityAmbiguous: t`La quantité se lit de deux façons : écrivez-la sans séparateur de milliers`,
    quantityUnreadable: t`Quantité illisible`,
    quantityNegative: t`Quantité négative`,
    quantityZero: t`Quantité nulle`,
    quantityFractional: t`La quantité n’est pas un nombre entier`,
    quantityTooLarge: t`Quantité trop grande : ${most} au plus`,
    priceFormulaError: t`La formule du prix est en erreur dans le fichier`,
    priceAmbiguous: t`Le prix se lit de deux façons : écrivez-le sans séparateur de milliers`,
    priceUnreadable: t`Prix illisible`,
    priceNegative: t`Prix négatif`,
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
  const names = new Intl.ListFormat(locale, { type: 'disjunction' }).format(formats.map(({ label }) => label));
  const limit = formatBytes(maxBytes, locale);
  return {
    nameMissing: t`Il n’a pas de nom. Nommez-le, puis choisissez-le de nouveau.`,
    nameTooLong: t`Son nom est trop long. Raccourcissez-le, puis choisissez-le de nouveau.`,
    formatNotAllowed: t`Format non autorisé : il faut un fichier ${names}.`,
    tooLarge: t`Il pèse plus de ${limit}. Divisez-le ou allégez-le.`,
    contentMismatch: t`Son contenu n’est pas celui que son nom annonce.`,
    empty: t`Il est vide.`,
    headerOnly: t`Il n’a qu’un en-tête, et aucune ligne.`,
    oldExcel: t`C’est un fichier Excel d’avant 2007. Enregistrez-le au format .xlsx ou CSV.`,
    htmlTable: t`C’est une page web nommée .xls. Ouvrez-la dans votre tableur, enregistrez-la au format .xlsx ou CSV.`,
    protected: t`Il est protégé par un mot de passe. Enregistrez-le sans mot de passe.`,
    unreadable: t`Il est abîmé ou protégé. Ouvrez-le dans votre tableur, enregistrez-le de nouveau.`,
  };
}
