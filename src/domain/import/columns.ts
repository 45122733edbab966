import { isBlank } from '#lib/blank.ts';
import type { FinanceKind } from '../finance/rows.ts';
import { isNumber } from './numbers.ts';
import { plain, plainText } from './text.ts';

/** What a column can hold. */
export const ROLES = ['reference', 'product', 'wholesaler', 'quantity', 'price', 'productID', 'wholesalerID'] as const;
export type Role = (typeof ROLES)[number];

const OF_WHOLESALERS: ReadonlySet<Role> = new Set(['wholesaler', 'wholesalerID']);
/** The roles that say which product a row is about. */
export const OF_PRODUCTS: readonly Role[] = ['reference', 'product', 'productID'];

/** The roles that a kind of entry uses: goals have no wholesalers. */
export const rolesOf = (kind: FinanceKind): readonly Role[] =>
  kind === 'goals' ? ROLES.filter((role) => !OF_WHOLESALERS.has(role)) : ROLES;

/** A file needs a column for one role of each group, for which one stands. A file without wholesalers is asked about. */
const NEEDS: readonly (readonly [needed: Role, group: readonly Role[]])[] = [
  ['product', OF_PRODUCTS],
  ['quantity', ['quantity']],
];

/** The roles that no column has yet; one role stands for each unmet group. */
export const missingRoles = (roles: readonly (Role | null)[]): readonly Role[] =>
  NEEDS.filter(([, group]) => !group.some((role) => roles.includes(role))).map(([needed]) => needed);

/** Complete column titles by role: API field names, French and English. Compared in plain form (see text.ts). */
const TITLES: Readonly<Record<Role, readonly string[]>> = {
  productID: ['pharmaproductid', 'productid', 'idproduct', 'idproduit'],
  wholesalerID: ['wholesalerid', 'idwholesaler', 'idgrossiste'],
  reference: ['ref', 'reference', 'code', 'sku', 'cip', 'codeproduit', 'codearticle', 'productref', 'productcode'],
  product: [
    'produit',
    'product',
    'designation',
    'libelle',
    'article',
    'name',
    'nom',
    'item',
    'description',
    'specialite',
  ],
  wholesaler: ['grossiste', 'wholesaler', 'repartiteur', 'distributeur', 'distributor', 'depositaire'],
  quantity: [
    'quantite',
    'qte',
    'qty',
    'quantity',
    'unites',
    'units',
    'boites',
    'boxes',
    'nombre',
    'volume',
    'ventes',
    'vendu',
    'sortie',
    'objectif',
    'goal',
  ],
  price: ['pght', 'prix', 'price', 'pu', 'prixunitaire', 'unitprice', 'prixht', 'tarif'],
};

/** Which role wins when a title has words of several: « code produit » is a reference, « code grossiste » a wholesaler. */
const PRECEDENCE: readonly Role[] = ['wholesaler', 'quantity', 'price', 'reference', 'product'];
/** Words of columns that hold amounts, which we do not import. */
const TOTALS = new Set('total totaux montant amount ca valeur value turnover fcfa cfa xaf xof eur euros'.split(' '));
/** Words of prices that are not the ex-manufacturer price before tax: what a pharmacy or a patient pays. */
const OTHER_PRICES = new Set(
  'public publique ppv ppm ppttc pp ttc vente cession pharmacie patient retail selling consumer'.split(' '),
);
/** Words of quantities that are not those sold, or not those planned. */
const OTHER_QUANTITIES = new Set(
  (
    'stock stocks inventaire gratuit gratuite gratuits gratuites offert offerte ug free bonus retour retours retourne ' +
    'retournee retournes retournees return returns returned avoir commande commandee commandes commandees ordered ' +
    'demande demandee demandes demandees requested reliquat reste precedent precedente precedents precedentes previous ' +
    'last cumul cumule cumulee cumules cumulees ytd moyen moyenne moyens moyennes average prevision previsions ' +
    'previsionnel previsionnelle previsionnels previsionnelles forecast seuil min max mini maxi'
  ).split(' '),
);
/** Words that a quantity which is sold, or planned, may have beside it, without accents and endings. */
const PLAIN_WORDS = new RegExp(
  `^(?:\\d+|${[
    'quantit(?:e|y|ies)|qt[ey]|unite?|uv?|uvc|boite|bte|bt|box(?:es)?|nombre|number|nb|nbre|volume|tota(?:l|ux)|globa(?:l|ux)|net(?:te)?',
    'vente|vendu|sold|sales?|sell|out|factur|facture|invoiced|livre|delivered|sorti|sortie|realise|reel(?:le)?|actual',
    'mois|month|semaine|week|annee|year|an|periode|period|jour|day|m|n|s|(?:mensuel|annuel)(?:le)?|monthly|yearly|annual|hebdomadaire|weekly',
    'produit|product|article|grossiste|wholesaler|pharmacie|pharmacy|officine|client|de|du|des|d|la|le|l|en|par|au|of|the|in|by|per',
  ].join('|')})e?s?$`,
  'u',
);
/** Words of purchases, losses and estimates, which a name or a line above the rows may say that they are. */
const OTHER_MOVEMENTS =
  /^(?:invendue?|unsold|don|donation|manquant|missing|rupture|shortage|besoin|solde|disponible|inventory|backorder|brouillon|draft|estimation|estimate|estime|estimee|estimated|projection|extrapolation|extrapolee?|provisoire|provisional|concurrent|concurrence|competitor|mat|glissante?|rolling|achat|purchase|destruction|detruite?|destroyed|reception|recue?|received|approvisionnement|entree|casse|cassee|broken|deduire|deduite?|deducted|perte|perdue?|lost|perimee?|expired|litige|reserv(?:ation|ee?)|avarie|avariee)s?$/u;
/** Words of figures that are old, made up, or of somebody else’s market. */
const OTHER_FIGURES =
  /^(?:preventes?|presales?|ancien(?:ne)?s?|old|obsoletes?|archives?|perime|test|exemples?|example|iqvia|gers)$/u;
/** « Marché », « données marché 2026 », « marché pharmaceutique »; « Marché central » is an address. */
const MARKET =
  /(?<!\p{L})(?:market|march[ée]s?)(?=\s*(?:[\d_.,;:()/-]|$|pharma|total|global|officin|hospital|data|share|ethi))/iu;
/** « FY26 » */
const FISCAL_YEAR = /(?<![a-z\d])fy\s?-?(?:20)?\d\d(?!\d)/iu;
/** A rate of time that is not that of the period: « Ventes/jour » of a month. */
const TIME_RATES: Readonly<Record<FinanceKind, RegExp>> = {
  goals: /(?:(?<!\p{L})(?:par|per)\s+|\/\s*)(?:jour|day|semaine|week|mois|month|trimestre|quarter)(?!\p{L})/iu,
  sales: /(?:(?<!\p{L})(?:par|per)\s+|\/\s*)(?:jour|day|semaine|week|trimestre|quarter|an|ann[ée]e|year)(?!\p{L})/iu,
  trends: /(?:(?<!\p{L})(?:par|per)\s+|\/\s*)(?:jour|day|mois|month|trimestre|quarter|an|ann[ée]e|year)(?!\p{L})/iu,
};
/** Words in a cell which say that its row is no sale. */
const NOT_SOLD = new Set(
  (
    'retour retours retourne retournee return returns returned avoir avoirs credit refund refunded rembourse annule ' +
    'annulee annules annulation cancelled canceled void gratuit gratuite gratuits gratuites ug offert free ' +
    'bonus casse perime perimes destruction devis quote echantillon echantillons sample samples transfert transferts ' +
    'transfer proforma'
  ).split(' '),
);
/** An earlier year, counted from that of the file: « N-1 », « A-1 ». */
const EARLIER_YEAR = /(?<![\p{L}\p{N}])(?:n|an?)\s*[-–−]\s*\d(?!\d)/iu;
/** Words of units that are not single boxes. */
const OTHER_UNITS = new Set(
  (
    'carton cartons colis caisse caisses palette palettes dizaine dizaines douzaine douzaines centaine centaines millier milliers ' +
    'thousand thousands lot lots plaquette plaquettes blister blisters comprime comprimes'
  ).split(' '),
);
/** Words of titles of columns that have the unit of each row. */
const UNIT_TITLES = new Set(
  'unite unites unit units uom um uv uvc conditionnement cond cdt colisage pcb spcb emballage packaging presentation'.split(
    ' ',
  ),
);
/** Units in cells of such columns, with abbreviations that are too short for titles. */
const PACKED =
  /^(?:lots?|cartons?|ctn?|crt|kar|colis|caisses?|cs|cases?|packs?|pk|palettes?|pal|dz|douzaines?|dozens?|fardeaux?|paquets?|comprimes?|cp|plaquettes?|blisters?|kg)$/u;
const BOXED = /^(?:boites?|btes?|bts?|b|box|boxes|etuis?|flacons?|unites?|units?|u)$/u;
/** Words of titles of columns that describe a product or its price, whatever its rows are. */
const ATTRIBUTES = new Set(
  (
    'laboratoire labo laboratory lab fabricant manufacturer marque brand gamme range famille family classe class ' +
    'categorie category dci inn molecule forme form galenique dosage dose strength presentation therapeutique tva vat taxe tax ' +
    'taux rate remise discount devise currency'
  ).split(' '),
);
const PLANNED = new Set(
  'objectif objectifs goal goals target budget budgete budgetee prevu prevue prevus prevues planned'.split(' '),
);
const SOLD = new Set(['vente', 'ventes', 'vendu', 'vendue', 'vendus', 'vendues', 'sold', 'sales']);
/** Words of what was reached, which is no goal. */
const REALISED = /^(?:realise|reel(?:le)?|actual|factur|facture|livre|sorti|sortie)e?s?$/u;
/** Words of quantities of another length of time than the period. */
const OTHER_SPANS: Readonly<Record<FinanceKind, RegExp>> = {
  goals:
    /^(?:mensuel|trimestriel|semestriel)(?:le)?s?$|^(?:hebdomadaire|journalier|journaliere|quotidien|quotidienne)s?$|^(?:monthly|quarterly|weekly|daily)$/u,
  sales:
    /^(?:trimestriel|semestriel|annuel)(?:le)?s?$|^(?:hebdomadaire|journalier|journaliere|quotidien|quotidienne)s?$|^(?:yearly|annual|quarterly|weekly|daily)$/u,
  trends:
    /^(?:mensuel|trimestriel|semestriel|annuel)(?:le)?s?$|^(?:journalier|journaliere|quotidien|quotidienne)s?$|^(?:yearly|annual|quarterly|monthly|daily)$/u,
};
/** « Quantité (x10) », « Qté /1000 », « Ventes (k) », « Volume (L) » */
const MULTIPLE = /(?<![\p{L}\d])[x×*/]\s*\d+|\(\s*(?:en\s+)?[klm]\s*\)/iu;
/** « x 1000 » beside the rows; « 1 / 12 » is a page there. */
const TIMES = /(?<![\p{L}\d])[x×*]\s*\d{2,}/iu;
/** Signs of shares, amounts of money and numbers of documents: « % ventes », « Ventes (€) », « N° de sortie ». */
const NOT_BOXES = /[%‰€$£¥]|(?<!\p{L})n[°º]/iu;
/** What the laboratory sells to the wholesaler, not the wholesaler to pharmacies. */
const SELL_IN = /(?<!\p{L})sell[\s_-]*in(?!\p{L})/iu;
/** A rate: « Unités par boîte », « Ventes/jour »; « Quantité par produit » is none. */
const RATE =
  /(?:(?<!\p{L})(?:par|per)\s+|\/\s*)(?:bo[iî]te|bte|box|jour|day|semaine|week|mois|month|trimestre|quarter|an|ann[ée]e|year|client|customer|pharmac|officine|visite|d[ée]l[ée]gu)/iu;
/** A count of something else: « Nombre de clients ». */
const COUNT_OF = /(?<!\p{L})(?:nombre|number|nb|nbre)\.?\s+(?:de\s+|d\s*['’]\s*|of\s+)(?<what>\p{L}+)/iu;
/** Several months together: « 10 mois », « 12 derniers mois », « à fin octobre ». */
const SEVERAL_MONTHS =
  /(?<!\d)(?:[2-9]|[1-9]\d)\s+(?:premiers?\s+|derniers?\s+|last\s+|first\s+)?(?:mois|months)(?!\p{L})|(?<!\p{L})à\s+fin\s/iu;
/** Lengths of time which, alone beside a quantity, are not the period: « Ventes de la semaine » of a month. */
const OTHER_LENGTHS: Readonly<Record<FinanceKind, RegExp>> = {
  goals: /^(?:mois|month|semaine|week|jour|day)s?$/u,
  sales: /^(?:an|annee|year|semaine|week|jour|day)s?$/u,
  trends: /^(?:an|annee|year|mois|month|jour|day)s?$/u,
};
/** « Ventes de la semaine », « chiffres de l’année »; « date du jour » is that of the file. */
const LENGTH_OF =
  /(?<!\p{L})(?:de\s+la|(?<!date\s)du|de\s+l\s*['’]|of\s+the)\s*(?<length>semaine|week|jour|day|annee|year|mois|month|trimestre|quarter|semestre)s?(?!\p{L})/u;
/** Quarters and halves are the period of nothing that is entered. */
const PART_OF_YEAR = /^(?:trimestre|quarter|semestre)s?$/u;
/** A title with more words is a sentence. */
const MAX_WORDS = 4;

/** The words of a text, without accents and capitals. */
export const wordsOf = (title: string): readonly string[] => plainText(title).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether a cell calls its row a return, a credit note, cancelled or free: « Retour client ». */
export function isNotSold(text: string): boolean {
  const words = wordsOf(text);
  return words.length <= MAX_WORDS && words.some((word) => NOT_SOLD.has(word));
}

/** Whether a title says that its column holds money; that of « Total » may hold boxes. */
export const isMoney = (title: string): boolean =>
  wordsOf(title).some((word) => /^(?:montants?|amounts?|ca|valeurs?|values?|turnover|fcfa|cfa|xaf|xof)$/u.test(word));

/** Whether a column holds amounts of money. */
export const isAmount = (title: string): boolean => wordsOf(title).some((word) => TOTALS.has(word));

/** Whether a column holds a price that is not the PGHT: « Prix public ». */
export function isOtherPrice(title: string): boolean {
  const words = wordsOf(title);
  const isPriced = words.some((word) => ['prix', 'price', 'pu', 'tarif', 'pp', 'ppv', 'ppm', 'ppttc'].includes(word));
  return isPriced && words.some((word) => OTHER_PRICES.has(word));
}

/** Currencies other than the franc CFA, in which the PGHT is. */
const OTHER_CURRENCY =
  /[€$£¥]|(?<!\p{L})(?:eur|euros?|usd|dollars?|gbp|chf|mad|dzd|tnd|ngn|nairas?|cny|inr)(?!\p{L})/iu;

/** Whether the title of a column of prices, or a price, names another currency than the franc CFA. */
export const hasOtherCurrency = (text: string): boolean => OTHER_CURRENCY.test(text);

function isOtherCount(title: string): boolean {
  const counted = COUNT_OF.exec(plainText(title))?.groups?.['what'];
  return counted !== undefined && !BOXED.test(counted);
}

/** Whether a column of quantities may hold others than those asked for: stock, free units, a goal among sales. */
export function isOtherQuantity(title: string, kind: FinanceKind): boolean {
  const others = kind === 'goals' ? SOLD : PLANNED;
  const composed = title.normalize();
  return (
    [EARLIER_YEAR, MULTIPLE, NOT_BOXES, SELL_IN, RATE, SEVERAL_MONTHS].some((pattern) => pattern.test(composed)) ||
    isOtherCount(title) ||
    wordsOf(title).some(
      (word) => OTHER_QUANTITIES.has(word) || OTHER_UNITS.has(word) || others.has(word) || OTHER_SPANS[kind].test(word),
    )
  );
}

/**
 * Whether a column of quantities may hold others than those asked for, or says something else: « Quantité périmée ». Its
 * `rest` is the title without the periods that it names.
 */
export function mayBeOther(title: string, rest: string, kind: FinanceKind): boolean {
  const isPlain = (word: string): boolean => PLAIN_WORDS.test(word) || PLANNED.has(word);
  const isRealised = kind === 'goals' && wordsOf(title).some((word) => REALISED.test(word));
  const isOtherLength = wordsOf(rest).some((word) => OTHER_LENGTHS[kind].test(word));
  return isOtherQuantity(title, kind) || isRealised || isOtherLength || !wordsOf(rest).every(isPlain);
}

/** Whether a column describes the products: « Laboratoire ». Its values say nothing about what a row is. */
export const isAttribute = (title: string): boolean => wordsOf(title).some((word) => ATTRIBUTES.has(word));

/** Whether a column has what somebody noted beside the rows: « Observations ». */
export const isRemarkTitle = (title: string): boolean =>
  wordsOf(title).some((word) => /^(?:obs|observation|remarque|commentaire|note|remark|comment)s?$/u.test(word));

/** Remarks that change nothing about a quantity, as words. */
const HARMLESS =
  /^(?:ras|r a s|rien(?: a signaler)?|ok|oui|neant|nil|none|n a|nc|aucune?|vu|conforme|(?:en )?rupture(?: de stock)?|out of stock|livree?s?(?: le \d+(?: \d+){0,2})?)?$/u;
export const isHarmless = (text: string): boolean => HARMLESS.test(wordsOf(text).join(' '));

/** Whether a column has the numbers of documents: « Pièce », « N° facture », « Réf. commande ». */
export const isDocumentTitle = (title: string): boolean =>
  wordsOf(title).some((word) =>
    /^(?:pieces?|factures?|invoices?|commandes?|cde|cmd|orders?|documents?|docs?|bons?|bl|bc|avoirs?|ecritures?|journal|mouvements?|mvt|transactions?|tickets?)$/u.test(
      word,
    ),
  );

/** Whether the number of a document begins with what it is: « FA », « AV », « Annulation cde ». */
export const isDocument = (beginning: string): boolean =>
  wordsOf(beginning).some(
    (word) =>
      NOT_SOLD.has(word) ||
      /^(?:fa|fac|fact|facture|inv|invoice|av|avo|avr|ret|rtr|ann|cn|cr|bl|br|bc|cde|cmd|commande|order)$/u.test(word),
  );

/** Whether a column has the batches of the products. */
export const isBatchTitle = (title: string): boolean =>
  wordsOf(title).some((word) => /^(?:lots?|batch(?:es)?|series?|peremption|expiry|exp|ddp)$/u.test(word));

/** Whether a column has somebody, or a place: « Code client », « Délégué ». */
export const isPartyTitle = (title: string): boolean =>
  wordsOf(title).some((word) =>
    /^(?:clients?|customers?|pharmacies?|officines?|villes?|towns?|city|zones?|regions?|secteurs?|agences?|depots?|delegues?|vendeurs?|representants?|commercial|commerciaux|contacts?|hopital|hopitaux)$/u.test(
      word,
    ),
  );

/** Whether a column has the unit of each row: « Unité », « Conditionnement », « U.V. ». */
export function isUnitTitle(title: string): boolean {
  const words = wordsOf(title);
  return UNIT_TITLES.has(words.join('')) || (words.length <= MAX_WORDS && words.some((word) => UNIT_TITLES.has(word)));
}

/**
 * Whether a cell of such a column says that its quantity is not one of boxes: « lot de 2 », « 10 boîtes ». Of several
 * units the first counts: a « lot de 2 boîtes » is none, a « boîte carton » is one. « B/30 » describes the box.
 */
export function isOtherUnit(text: string): boolean {
  const words = wordsOf(text);
  const first = words.findIndex((word) => PACKED.test(word) || BOXED.test(word));
  return (
    PACKED.test(words[first] ?? '') || Number(words[first - 1]) > 1 || /^(?:c\/|1?\s*[x×]\s*)\d+$/iu.test(text.trim())
  );
}

/** Whether a text describes the box of a product: « B/30 », « boîte de 20 ». */
export const describesBox = (text: string): boolean =>
  /^(?:b|bte|boite|box)(?: (?:de|of))? \d+$/u.test(wordsOf(text).join(' '));

/** Whether the numbers of a column are the sizes of boxes: « Cond. ». Those of « Colisage » may be of cartons. */
export const isPackTitle = (title: string): boolean =>
  wordsOf(title).some((word) => /^(?:cond|cdt|conditionnement|emballage|packaging|presentation)$/u.test(word));

/** How many pieces are in the box of a product, by its name or what describes it: 30 of « B/30 »; `null` if it is not said. */
export function packIn(text: string): number | null {
  const size = /(?<![a-z\d])(?:b|bte?s?|boites?|box|bx)\.?\s*(?:\/|de|of)?\s*(?<size>\d+)(?![\d.,]*\d)/u.exec(
    plainText(text),
  );
  return size ? Number(size.groups?.['size']) : null;
}

/** What stands before the count of a pack: « cond. par 12 », « Cdt : 6 ». */
const PACKED_IN = '(?<![\\p{L}\\d])(?:cond|cdt|conditionn(?:ement|ee?s?))\\.?\\s*(?:par|de|:|/)?\\s*';
const PIECE =
  '(?:cp|cpr|cps|comprime|gelule|gel|caps|capsule|sachet|ampoule|amp|suppo|suppositoire|ovule|tablet|tab)s?';
/** « µ » is the Greek letter in a plain text. */
const DOSE = '\\s*(?:[m\\u03BCu]?g|m?l|ui|iu|%)(?!\\p{L})';
/** « CP 12 », « 12 gélules », « x12 », « 2x15 », « cond. par 12 »; « x 5 ml » and « CP 500 mg » are no counts. */
const COUNTS = [
  new RegExp(`(?:(?<times>\\d+)\\s*)?[x×]\\s*(?<size>\\d+)(?![\\d.,]*\\d|${DOSE})`, 'gu'),
  new RegExp(`(?<![\\d.,/])(?<size>\\d+)\\s*${PIECE}(?![\\p{L}\\d])`, 'gu'),
  new RegExp(`(?<![\\p{L}\\d])${PIECE}\\.?\\s*/?\\s*(?<size>\\d+)(?![\\d.,/]*\\d|${DOSE})`, 'gu'),
  new RegExp(`${PACKED_IN}(?<size>\\d+)(?![\\d.,]*\\d)`, 'gu'),
];

/**
 * What the numbers of a name may mean as the count of a box, where it does not say the box itself. « 20/120 x 24 » may be
 * 24 or 120 times 24, so that only a count that fits in none of these ways is another one.
 */
export const countsIn = (text: string): readonly number[] =>
  COUNTS.flatMap((pattern) =>
    Array.from(plainText(text).matchAll(pattern), ({ groups: { times, size } = {} }) => {
      return times === undefined ? [Number(size)] : [Number(size), Number(times) * Number(size)];
    }).flat(),
  );

/**
 * Whether the name of a file, or a line above its rows, says that these are no sales, or no goals: « Stock au 30/11 »,
 * « Retours », « Ventes réalisées » over goals; or those of another length of time: « Quantités par jour ».
 * @param rest the text without the periods that it names
 * @param isName whether it is a name of a file or a sheet, in which one word says more than in a line
 */
export function namesOther(text: string, rest: string, kind: FinanceKind, isName: boolean): boolean {
  const words = wordsOf(text);
  // In the name of a file, accents may be letters of their own.
  const composed = text.normalize();
  if (isOfOtherLength(rest, kind, isName)) return true;
  if (SELL_IN.test(text) || (kind !== 'goals' && (SEVERAL_MONTHS.test(composed) || FISCAL_YEAR.test(text))))
    return true;
  if (TIME_RATES[kind].test(composed) || MARKET.test(rest)) return true;
  const isPlanned = words.some((word) => PLANNED.has(word));
  if (kind === 'goals' && !isPlanned && words.some((word) => SOLD.has(word) || REALISED.test(word))) return true;
  if (kind === 'sales' && words.some((word) => /^(?:tendance|trend)s?$/u.test(word))) return true;
  return words.some(
    (word) =>
      OTHER_QUANTITIES.has(word) ||
      NOT_SOLD.has(word) ||
      OTHER_MOVEMENTS.test(word) ||
      OTHER_FIGURES.test(word) ||
      OTHER_SPANS[kind].test(word) ||
      (kind !== 'goals' && PLANNED.has(word)),
  );
}

/** Whether a text speaks of figures of another length of time than the period. */
function isOfOtherLength(rest: string, kind: FinanceKind, isName: boolean): boolean {
  const said = LENGTH_OF.exec(plainText(rest))?.groups?.['length'] ?? '';
  const words = isName ? wordsOf(rest) : [said];
  return words.some((word) => OTHER_LENGTHS[kind].test(word) || PART_OF_YEAR.test(word));
}

/** Whether a text names a box among other words: « B/30 », « flacon de 60 ml ». */
export const namesBox = (text: string): boolean => wordsOf(text).some((word) => BOXED.test(word));

/** Whether a text has nothing but words for a box: « bte », « unités ». */
export const isBox = (text: string): boolean => wordsOf(text).every((word) => BOXED.test(word));

/** Whether a text beside the rows names a unit that is not the box: « en milliers ». */
export const hasOtherUnit = (text: string): boolean => wordsOf(text).some((word) => OTHER_UNITS.has(word));

/** A unit that a remark may name, beside those of titles and cells. */
const OF_REMARKS = /^hundreds?$/u;
/** What stands before the unit in a remark: « en cartons de 10 », « unité : colis ». */
const BEFORE_UNIT = /^(?:en|in|par|per|unites?|units?|uom)$/u;

/** « conditionnement par 6 », « vendu par 6 », « packed by 6 » */
const PACKED_BY = new RegExp(
  `(?:${PACKED_IN}|(?<![\\p{L}\\d])(?:(?:vendu|compte)e?s? par|packed (?:by|in|per))\\s*)\\d`,
  'u',
);

/** Whether a remark below the rows says that quantities are in another unit than the box: « 1 carton = 10 boîtes ». */
export function saysUnit(text: string): boolean {
  const words = wordsOf(text);
  if (TIMES.test(text) || PACKED_BY.test(plainText(text))) return true;
  return words.some((word, at) => {
    const isUnit = OTHER_UNITS.has(word) || PACKED.test(word) || OF_REMARKS.test(word);
    const isSaid = (before: string) => BEFORE_UNIT.test(before) || isTitleOf(before, 'quantity');
    return isUnit && (text.includes('=') || words.slice(0, at).some(isSaid));
  });
}

/** Whether a column of numbers may change the quantities beside it: « Ajustement », « Retours », « Rtr ». */
export const isAdjustment = (title: string): boolean =>
  !isAmount(title) &&
  wordsOf(title).some(
    (word) =>
      NOT_SOLD.has(word) ||
      /^(?:rtr|ret|rets|reg|regul|regularisation|ajust|ajustement|adjustment|correction|corrige|complement|rectificati(?:on|f))s?$/u.test(
        word,
      ),
  );

/** Whether a column holds a discount: « Remise % ». */
export const isDiscount = (title: string): boolean =>
  wordsOf(title).some((word) => /^(?:remise|discount|rabais|ristourne)s?$/u.test(word));

/** Whether a column may hold what is left of the quantities beside it: « Net ». */
export const isNetQuantity = (title: string): boolean =>
  !isAmount(title) && !isOtherPrice(title) && wordsOf(title).some((word) => /^net(?:te)?s?$/u.test(word));

/** Whether a column holds sums of quantities: « Total Qté ». */
export function isTotalQuantity(title: string): boolean {
  const words = wordsOf(title);
  return words.includes('total') && words.some((word) => TITLES.quantity.includes(word));
}

/** How well a title matches a role: 0 not at all, 1 by a word, 2 as a whole. */
export function likeness(title: string, role: Role): number {
  const words = wordsOf(title);
  const whole = words.join('');
  if (TITLES[role].includes(whole)) return 2;
  if (words.length > MAX_WORDS || isAmount(title) || (role === 'price' && isOtherPrice(title))) return 0;
  const singulars = new Set(words.flatMap((word) => [word, word.replace(/s$/u, '')]));
  return PRECEDENCE.find((each) => TITLES[each].some((name) => singulars.has(name))) === role ? 1 : 0;
}

/** Whether a title says, with other words or without, that its column has this role. */
export const isTitleOf = (title: string, role: Role): boolean => likeness(title, role) > 0;

/** Whether a title is one of this role and says nothing else. */
export const isWholeTitleOf = (title: string, role: Role): boolean => likeness(title, role) === 2;

/** The roles that the user gave to the columns of an earlier file. It holds only for files with exactly its titles. */
export interface KnownHeader {
  /** In plain form and in order, one for each column. */
  readonly titles: readonly string[];
  /** By column; `null` means that it is not read. */
  readonly roles: readonly (Role | null)[];
}
export type KnownColumns = readonly KnownHeader[];

/** The choice to remember for files with these titles. */
export function knownHeader(titles: readonly string[], roles: readonly (Role | null)[]): KnownHeader {
  const width = titles.findLastIndex((title) => !isBlank(title)) + 1;
  return {
    titles: titles.slice(0, width).map(plain),
    roles: Array.from({ length: width }, (_, column) => roles[column] ?? null),
  };
}

/** What the user chose for an earlier file with the same titles; the latest choice counts. */
export function knownRoles(titles: readonly string[], known: KnownColumns): readonly (Role | null)[] | null {
  const { titles: own } = knownHeader(titles, []);
  // Titles that repeat do not say which column was meant.
  const named = own.filter((title) => title !== '');
  if (new Set(named).size < named.length) return null;
  const header = known.findLast(
    (each) => each.titles.length === own.length && each.titles.every((title, at) => title === own[at]),
  );
  return header ? titles.map((_, column) => header.roles[column] ?? null) : null;
}

/** Guesses the role of each column: the user's earlier choice first, then the best match. Each role is given once. */
export function guessRoles(
  titles: readonly string[],
  kind: FinanceKind,
  known: KnownColumns = [],
): readonly (Role | null)[] {
  const chosen = knownRoles(titles, known);
  if (chosen) return chosen;
  const claims = rolesOf(kind)
    .flatMap((role) => titles.map((title, column) => ({ role, column, score: likeness(title, role) })))
    .filter((claim) => claim.score > 0)
    .toSorted((one, other) => other.score - one.score);
  const roles: (Role | null)[] = titles.map(() => null);
  for (const { role, column } of claims) {
    if (roles[column] === null && !roles.includes(role)) roles[column] = role;
  }
  return roles;
}

/** The header records: `count` records from index `first` on. `count` is 0 for a file without a header. */
export interface Header {
  readonly first: number;
  readonly count: 0 | 1 | 2;
}

/** How many records are searched for the header; titles, addresses and dates may stand above it. */
const SEARCHED = 25;

type Row = readonly string[];

const widthOf = (rows: readonly Row[]): number =>
  Math.max(0, ...rows.map((row) => row.findLastIndex((cell) => !isBlank(cell)) + 1));

/**
 * The title of each column. Of two header records the lower is more precise, but it may be empty where cells were merged.
 * Where it repeats, the upper one tells its columns apart: « Littoral Qté », « Répartis Qté ».
 */
export function titlesOf(rows: readonly Row[], { first, count }: Header, width: number): readonly string[] {
  const lower = count === 2 ? rows[first + 1] : count === 1 ? rows[first] : [];
  const below = Array.from({ length: width }, (_, column) => lower?.[column]?.trim() ?? '');
  const isRepeated = (title: string): boolean => below.indexOf(title) !== below.lastIndexOf(title);
  const repeated = below.filter((title) => /\p{L}/u.test(title) && isRepeated(title));
  // Names of products stand twice where there is a table beside another.
  const isOneTable = !repeated.some((title) => isTitleOf(title, 'product') || isTitleOf(title, 'reference'));
  const over = repeated.length > 0 && isOneTable ? overTitles(rows, first) : [];
  const upper = count === 2 ? rows[first] : over;
  let group = '';
  return below.map((title, column) => {
    const above = upper?.[column]?.trim() ?? '';
    // The title of a merged cell stands in its first column.
    group = above || group;
    if (title === '') return count === 2 ? above : '';
    return isRepeated(title) ? `${group} ${title}`.trim() : title;
  });
}

/** The record over repeated titles that tells them apart, such as one of wholesalers: it has several texts, and no number. */
function overTitles(rows: readonly Row[], first: number): Row {
  const above = rows.slice(0, first).findLast((row) => row.some((cell) => !isBlank(cell))) ?? [];
  const cells = above.filter((cell) => !isBlank(cell));
  return cells.length > 1 && !cells.some(isNumber) ? above : [];
}

/**
 * Finds the header: the record, or pair of records, whose titles match most roles; else the first record with several cells.
 * Below whole titles with rows, others are those of another table, however many roles they match.
 */
export function findHeader(rows: readonly Row[], kind: FinanceKind, known: KnownColumns = []): Header {
  const searched = rows.slice(0, SEARCHED);
  const rolesAt = (header: Header) =>
    guessRoles(titlesOf(rows, header, widthOf(rows.slice(header.first, header.first + header.count))), kind, known);
  const whole = searched.findIndex((_, first) => missingRoles(rolesAt({ first, count: 1 })).length === 0);
  const isCounted = (row: Row): boolean => row.some((cell) => /^\s*\d/u.test(cell) && isNumber(cell));
  const firstRow = whole === -1 ? -1 : searched.findIndex((row, at) => at > whole && isCounted(row));
  const last = firstRow === -1 ? searched.length : firstRow;
  let best: Header = {
    first: Math.max(
      0,
      searched.findIndex((row) => row.filter((cell) => !isBlank(cell)).length > 1),
    ),
    count: 1,
  };
  let most = 0;
  for (const count of [1, 2] as const) {
    for (let first = 0; first < last; first += 1) {
      if (first + count > rows.length) break;
      const header = { first, count };
      const named = rolesAt(header).filter(Boolean).length;
      if (named > most) [best, most] = [header, named];
    }
  }
  return best;
}
