import { describe, expect, test } from 'vitest';
import {
  countsIn,
  describesBox,
  findHeader,
  guessRoles,
  hasOtherCurrency,
  hasOtherUnit,
  isAdjustment,
  isAmount,
  isAttribute,
  isBatchTitle,
  isBox,
  isDiscount,
  isDocument,
  isDocumentTitle,
  isHarmless,
  isMoney,
  isNetQuantity,
  isNotSold,
  isOtherPrice,
  isOtherQuantity,
  isOtherUnit,
  isPackTitle,
  isPartyTitle,
  isRemarkTitle,
  isTitleOf,
  isTotalQuantity,
  isUnitTitle,
  isWholeTitleOf,
  knownHeader,
  knownRoles,
  likeness,
  mayBeOther,
  missingRoles,
  namesBox,
  namesOther,
  packIn,
  type Role,
  rolesOf,
  saysUnit,
  titlesOf,
} from '#domain/import/columns.ts';
import { withoutMentions } from '#domain/import/mentions.ts';

const TITLES: Readonly<Record<Role, readonly string[]>> = {
  productID: ['pharmaProductID', 'Product ID', 'ID product', 'ID produit'],
  wholesalerID: ['wholesalerID', 'ID wholesaler', 'ID grossiste'],
  reference: ['Réf.', 'Référence', 'Code', 'SKU', 'CIP', 'Code produit', 'Code article', 'productRef', 'Product code'],
  product: [
    'Produit',
    'Product',
    'Désignation',
    'Libellé',
    'Article',
    'Name',
    'Nom',
    'Item',
    'Description',
    'Spécialité',
  ],
  wholesaler: ['Grossiste', 'Wholesaler', 'Répartiteur', 'Distributeur', 'Distributor', 'Dépositaire'],
  quantity: [
    'Quantité',
    'Qté',
    'Qty',
    'Quantity',
    'Unités',
    'Units',
    'Boîtes',
    'Boxes',
    'Nombre',
    'Volume',
    'Ventes',
    'Vendu',
    'Sortie',
    'Objectif',
    'Goal',
  ],
  price: ['PGHT', 'Prix', 'Price', 'P.U.', 'Prix unitaire', 'Unit price', 'Prix H.T.', 'Tarif'],
};

describe('the titles of columns', () => {
  test.each(rolesOf('sales'))('those of a %s are of it wholly, and of nothing else as much', (role) => {
    const titles = TITLES[role];
    expect(titles.filter((title) => !isWholeTitleOf(title, role))).toEqual([]);
    const others = rolesOf('sales').filter((each) => each !== role);
    expect(titles.filter((title) => others.some((each) => isWholeTitleOf(title, each)))).toEqual([]);
  });

  test.each<[title: string, role: Role | undefined]>([
    ['Nos produits', 'product'],
    ['Nom complet du produit', 'product'],
    ['Nom complet du produit livré', undefined],
    ['Code du produit', 'reference'],
    ['Codes des articles', 'reference'],
    ['Prix du produit', 'price'],
    ['Quantité du produit', 'quantity'],
    ['Code grossiste', 'wholesaler'],
    ['Ventes du grossiste', 'wholesaler'],
    ['Prix public', undefined],
    ['Prix public grossiste', 'wholesaler'],
    ['Montant des ventes', undefined],
    ['Remarque', undefined],
    ['—', undefined],
    ['', undefined],
  ])('of several roles in « %s » one is meant: %s', (title, role) => {
    expect(rolesOf('sales').filter((each) => isTitleOf(title, each))).toEqual(role === undefined ? [] : [role]);
    for (const each of rolesOf('sales')) expect(isWholeTitleOf(title, each)).toBe(false);
  });

  test('a title with other words is less like than a whole one', () => {
    expect(likeness('Quantité', 'quantity')).toBeGreaterThan(likeness('Quantité livrée', 'quantity'));
    expect(likeness('Quantité livrée', 'quantity')).toBeGreaterThan(likeness('Remarque', 'quantity'));
    expect(likeness('Remarque', 'quantity')).toBe(likeness('Montant des ventes', 'quantity'));
  });

  test('goals have no wholesalers', () => {
    expect(rolesOf('goals')).toEqual(rolesOf('sales').filter((role) => !role.startsWith('wholesaler')));
    expect(rolesOf('trends')).toEqual(rolesOf('sales'));
  });

  test('what no column has is asked for: one role stands for those of which one is enough', () => {
    expect(missingRoles(['product', 'wholesaler', 'quantity', 'price'])).toEqual([]);
    expect(missingRoles(['reference', null, 'quantity'])).toEqual([]);
    expect(missingRoles(['productID', 'quantity'])).toEqual([]);
    expect(missingRoles([null, 'wholesaler', 'quantity'])).toEqual(['product']);
    expect(missingRoles(['product', 'wholesaler'])).toEqual(['quantity']);
    expect(missingRoles([])).toEqual(['product', 'quantity']);
  });

  test.each([
    ['Total', true, false],
    ['Montant FCFA', true, true],
    ['Montant des ventes', true, true],
    ['CA', true, true],
    ['Valeurs', false, true],
    ['Quantité', false, false],
  ])('« %s » holds amounts: %s; says that it holds money: %s', (title, amounts, money) => {
    expect([isAmount(title), isMoney(title)]).toEqual([amounts, money]);
  });

  test.each([
    ['Prix public', true],
    ['PPV', true],
    ['Prix TTC', true],
    ['Prix de vente', true],
    ['Price for patients, retail', true],
    ['P.U. cession', false],
    ['PU cession', true],
    ['Tarif pharmacie', true],
    ['PP', true],
    ['PPM', true],
    ['PPTTC', true],
    ['Prix', false],
    ['Vente', false],
  ])('« %s » is a price that is not the PGHT: %s', (title, is) => {
    expect(isOtherPrice(title)).toBe(is);
  });

  test.each([
    ['Prix (€)', true],
    ['PGHT EUR', true],
    ['Prix en dollars', true],
    ['PGHT FCFA', false],
    ['Docteur', false],
  ])('« %s » names another currency than the franc CFA: %s', (title, does) => {
    expect(hasOtherCurrency(title)).toBe(does);
  });

  test.each([
    ['Stock', 'sales', true],
    ['Quantité objectif', 'sales', true],
    ['Quantité objectif', 'goals', false],
    ['Quantité vendue', 'sales', false],
    ['Quantité vendue', 'goals', true],
    ['Quantité (x10)', 'sales', true],
    ['% ventes', 'sales', true],
    ['Unités par boîte', 'sales', true],
    ['Quantité par produit', 'sales', false],
    ['Nombre de clients', 'sales', true],
    ['Nombre de boîtes', 'sales', false],
    ['Sell in', 'sales', true],
    ['Ventes 10 mois', 'sales', true],
    ['Ventes N-1', 'sales', true],
    ['Ventes N', 'sales', false],
    ['Qté gratuite', 'sales', true],
    ['Qté retournée', 'sales', true],
    ['Qtés demandées', 'sales', true],
    ['Ventes cumulées', 'sales', true],
    ['Prévisionnel', 'trends', true],
    ['Qté en cartons', 'sales', true],
    ['Lots vendus', 'sales', true],
    ['Ventes trimestrielles', 'sales', true],
    ['Ventes mensuelles', 'sales', false],
    ['Ventes mensuelles', 'trends', true],
    ['Ventes hebdomadaires', 'trends', false],
    ['Objectif annuel', 'goals', false],
    ['Objectif mensuel', 'goals', true],
    ['Budget', 'goals', false],
    ['Budget', 'trends', true],
    ...(['vente', 'ventes', 'vendu', 'vendue', 'vendus', 'vendues', 'sold', 'sales'] as const).map(
      (word) => [`Boîtes ${word}`, 'goals', true] as const,
    ),
  ] as const)('« %s » of %s is another quantity: %s', (title, kind, is) => {
    expect(isOtherQuantity(title, kind)).toBe(is);
  });

  test.each([
    ['Quantité périmée', 'sales', true],
    ['Quantité budgétée', 'goals', false],
    ['Quantité budgétée', 'trends', true],
    ['Quantité réalisée', 'goals', true],
    ['Quantité réalisée', 'sales', false],
    ['Ventes de la semaine', 'sales', true],
    ['Ventes de la semaine', 'trends', false],
    ['Stock', 'sales', true],
    ['Qté facturée', 'goals', true],
    ['Objectif', 'goals', false],
    ['Qté 2', 'sales', false],
    ['Quantité nette', 'sales', false],
    ['Sorties du mois', 'sales', false],
    ['Sorties du mois', 'goals', true],
    ['Qté par officine', 'trends', true],
    ['Qté produit', 'trends', false],
    ['Qté des officines', 'trends', false],
    ['Qté Douala', 'trends', true],
  ] as const)('« %s » of %s may be another quantity: %s', (title, kind, may) => {
    expect(mayBeOther(title, title, kind)).toBe(may);
  });

  test.each([
    ['Unité', true],
    ['U.V.', true],
    ['Conditionnement', true],
    ['UoM', true],
    ['Unité de vente minimale', true],
    ['Unité de vente au détail', false],
    ['Produit', false],
    ['Nom du produit', false],
  ])('« %s » is the title of units: %s', (title, is) => {
    expect(isUnitTitle(title)).toBe(is);
  });

  test('only the rest of a title, without the periods that it names, has to be plain', () => {
    expect(mayBeOther('Ventes octobre', 'Ventes', 'sales')).toBe(false);
    expect(mayBeOther('Ventes octobre', 'Ventes octobre', 'sales')).toBe(true);
    expect(mayBeOther('Ventes semaine 40', 'Ventes', 'sales')).toBe(false);
    expect(mayBeOther('Ventes semaine', 'Ventes semaine', 'sales')).toBe(true);
  });

  test('a count is one of boxes in every spelling of its letters', () => {
    expect(isOtherQuantity('Nombre de boîtes'.normalize('NFD'), 'sales')).toBe(false);
    expect(isOtherQuantity('Nombre de délégués'.normalize('NFD'), 'sales')).toBe(true);
    expect(isOtherQuantity('Unités par boîte'.normalize('NFD'), 'sales')).toBe(true);
  });

  test.each<[what: string, is: (title: string) => boolean, titles: readonly string[], others: readonly string[]]>([
    [
      'describe a product',
      isAttribute,
      ['Laboratoire', 'Nom du labo', 'Classe thérapeutique', 'Catégorie', 'Taux de TVA', 'Devise'],
      ['Produit', 'Quantité', 'Remarque'],
    ],
    [
      'are of remarks',
      isRemarkTitle,
      ['Observations', 'Obs.', 'Remarque du client', 'Comment'],
      ['Notation', 'Client'],
    ],
    [
      'are of documents',
      isDocumentTitle,
      ['Pièce', 'N° facture', 'Réf. commande', 'BL', 'Journal'],
      ['Numéro', 'Client', 'Référence'],
    ],
    [
      'are of batches',
      isBatchTitle,
      ['Lot', 'N° de lot', 'Batch', 'Date péremption', 'Exp.'],
      ['Carton', 'Allotement'],
    ],
    [
      'are of people or places',
      isPartyTitle,
      ['Client', 'Code client', 'Délégué', 'Zone de vente', 'Hôpitaux'],
      ['Produit', 'Code', 'Clientèle'],
    ],
    ['are of the sizes of boxes', isPackTitle, ['Cond.', 'Cdt produit', 'Présentation'], ['Colisage', 'Unité']],
    [
      'may change the quantities beside them',
      isAdjustment,
      ['Retours', 'Ajustement', 'Rtr', 'Qté retour', 'Régul. du mois'],
      ['Montant des retours', 'Quantité', 'Régulier'],
    ],
    ['are of discounts', isDiscount, ['Remise', 'Remise %', 'Taux de ristourne'], ['Prix', 'Remis']],
    [
      'are of what is left of the quantities',
      isNetQuantity,
      ['Net', 'Qté nette', 'Nets'],
      ['Montant net', 'Prix public net', 'Quantité', 'Internet'],
    ],
    [
      'are of sums of quantities',
      isTotalQuantity,
      ['Total Qté', 'Ventes : total'],
      ['Total', 'Quantité', 'Total général', 'Sous-totaux Qté'],
    ],
  ])('those that %s', (_what, is, titles, others) => {
    expect(titles.filter((title) => !is(title))).toEqual([]);
    expect(others.filter(is)).toEqual([]);
  });
});

describe('the name of a file, or a line above its rows', () => {
  test.each([
    ['Stock au 30', 'sales', true],
    ['Retours', 'sales', true],
    ['Ventes réalisées', 'goals', true],
    ['Objectifs et ventes', 'goals', false],
    ['Objectifs', 'sales', true],
    ['Tendances', 'sales', true],
    ['Tendances', 'trends', false],
    ['Ventes', 'sales', false],
    ['Sell-in', 'trends', true],
    ['Ventes de la semaine', 'sales', true],
    ['Ventes de la semaine', 'trends', false],
    ['Ventes du trimestre', 'trends', true],
    ['Ventes du client', 'sales', false],
    ['Ventes 10 mois', 'sales', true],
    ['Objectifs des 12 derniers mois', 'goals', false],
    ['Ventes FY26', 'trends', true],
    ['Objectifs FY26', 'goals', false],
    ['Quantités par jour', 'sales', true],
    ['Quantités par mois', 'sales', false],
    ['Quantités par mois', 'trends', true],
    ['Objectifs par mois', 'goals', true],
    ['Données marché ', 'sales', true],
    ['Marché central', 'sales', false],
    ['Ventes', 'goals', true],
    ['Chiffres réalisés', 'goals', true],
    ['Chiffres réalisés', 'sales', false],
    ['Chiffres', 'goals', false],
    ['Tendance des grossistes', 'sales', true],
    ['Tendances', 'goals', false],
    ['Devis', 'sales', true],
    ['Achats', 'sales', true],
    ['Exemple', 'goals', true],
    ['Ventes trimestrielles', 'sales', true],
    ['Objectifs mensuels', 'goals', true],
    ['Budget', 'goals', false],
  ] as const)('« %s » of %s says that it has other figures: %s', (text, kind, says) => {
    expect(namesOther(text, text, kind, false)).toBe(says);
  });

  test.each(['Données marché', 'Chiffres à fin octobre', 'Chiffres par année'])(
    '« %s » says so in every spelling of its letters',
    (text) => {
      for (const form of ['NFC', 'NFD']) {
        const spelt = text.normalize(form);
        expect(namesOther(spelt, withoutMentions(spelt), 'sales', true)).toBe(true);
      }
    },
  );

  test('one word of a length of time says more in a name than in a line', () => {
    expect(namesOther('Ventes semaine', 'Ventes semaine', 'sales', true)).toBe(true);
    expect(namesOther('Ventes semaine', 'Ventes semaine', 'sales', false)).toBe(false);
    expect(namesOther('Ventes trimestre', 'Ventes trimestre', 'trends', true)).toBe(true);
    expect(namesOther('Ventes semaine 40', 'Ventes', 'sales', true)).toBe(false);
    expect(namesOther('Ventes', 'Ventes', 'sales', true)).toBe(false);
  });
});

describe('cells beside a quantity', () => {
  test.each([
    ['Retour client', true],
    ['Avoir', true],
    ['Vente', false],
    ['Retour de mission de la déléguée', false],
    ['Retour de notre client', true],
    ['Refund', true],
    ['Annulée', true],
    ['Commande annulée', true],
    ['Échantillons', true],
    ['Proforma', true],
    ['', false],
  ])('« %s » calls its row not sold: %s', (text, calls) => {
    expect(isNotSold(text)).toBe(calls);
  });

  test.each([
    ['RAS', true],
    ['Rupture de stock', true],
    ['Livré le 12/11', true],
    ['R.A.S.', true],
    ['N/A', true],
    ['', true],
    ['Rupture à Douala', false],
    ['Retour', false],
  ])('« %s » changes nothing: %s', (text, nothing) => {
    expect(isHarmless(text)).toBe(nothing);
  });

  test.each([
    ['FA', true],
    ['Annulation cde', true],
    ['Avoir', true],
    ['AV n', true],
    ['Dr', false],
    ['', false],
  ])('« %s » begins the number of a document: %s', (text, begins) => {
    expect(isDocument(text)).toBe(begins);
  });

  test.each([
    ['lot de 2', true],
    ['10 boîtes', true],
    ['2 boîtes', true],
    ['1 boîte', false],
    ['boîte', false],
    ['boîte carton', false],
    ['bte 20', false],
    ['carton', true],
    ['20', false],
    ['x12', true],
    [' C/10 ', true],
    ['', false],
    ['B/30', false],
  ])('« %s » is another unit than the box: %s', (text, is) => {
    expect(isOtherUnit(text)).toBe(is);
  });

  test.each([
    ['B/30', true, 30],
    ['boîte de 20', true, 20],
    ['Amoxil 500 mg B/12', false, 12],
    ['Amoxil 500 mg', false, null],
  ])('« %s » describes a box: %s, of %s', (text, describes, pieces) => {
    expect([describesBox(text), packIn(text)]).toEqual([describes, pieces]);
  });

  test.each([
    ['CP 12', [12]],
    ['12 gélules', [12]],
    ['x12', [12]],
    ['2x15', [15, 30]],
    ['cond. par 12', [12]],
    ['x 5 ml', []],
    ['CP 500 mg', []],
    ['CP 50 \u00B5g', []],
    ['CP 50 \u03BCg', []],
    ['20/120 x 24', [24, 2880]],
    ['sirop', []],
  ])('the counts in « %s » are %j', (text, counts) => {
    expect(countsIn(text)).toEqual(counts);
  });

  test.each([
    ['B/30', true, false],
    ['flacon de 60 ml', true, false],
    ['bte', true, true],
    ['Unités', true, true],
    ['boîte carton', true, false],
    ['sirop', false, false],
  ])('« %s » names a box: %s; nothing else: %s', (text, names, only) => {
    expect([namesBox(text), isBox(text)]).toEqual([names, only]);
  });

  test.each([
    ['en milliers', true, true],
    ['Quantités x 1000', false, true],
    ['page 1 / 12', false, false],
    ['Vendu par 6', false, true],
    ['Invendus par 6', false, false],
    ['Conditionnement par 6', false, true],
    ['1 carton = 10 boîtes', true, true],
    ['1 dz = 12', false, true],
    ['en dz', false, true],
    ['in hundreds', false, true],
    ['Unité : colis', true, true],
    ['Qté cartons', true, true],
    ['Ventes du mois : plaquettes', true, true],
    ['Cartons : quantité', true, false],
    ['Carton abîmé', true, false],
    ['Prix = 100', false, false],
    ['en boîtes', false, false],
  ])('« %s » names a unit that is not the box: %s; says that it is that of the quantities: %s', (text, names, says) => {
    expect([hasOtherUnit(text), saysUnit(text)]).toEqual([names, says]);
  });
});

describe('the columns that the user has chosen', () => {
  const TITLES_KEPT = ['Produit', 'Qté sept.', '', 'Qté oct.', ' '] as const;
  const kept = knownHeader(TITLES_KEPT, ['product', null, null, 'quantity']);

  test('are kept by their plain titles up to the last one', () => {
    expect(kept).toEqual({
      titles: ['produit', 'qtesept.', '', 'qteoct.'],
      roles: ['product', null, null, 'quantity'],
    });
    expect(knownHeader(['Produit', 'Qté'], ['product']).roles).toEqual(['product', null]);
  });

  test('are those of a file with the same titles in the same order, of which blank ones may repeat', () => {
    expect(knownRoles(['PRODUIT', 'Qte Sept.', '', 'QTÉ OCT.', '', ''], [kept])).toEqual([
      'product',
      null,
      null,
      'quantity',
      null,
      null,
    ]);
    expect(knownRoles(['Produit', 'Qté oct.', '', 'Qté sept.'], [kept])).toBeNull();
    expect(knownRoles(['Produit', 'Qté sept.'], [kept])).toBeNull();
    expect(knownRoles([...TITLES_KEPT.slice(0, 4), 'Remarque'], [kept])).toBeNull();
    expect(knownRoles(TITLES_KEPT, [])).toBeNull();
    const gaps = ['Produit', '', '', 'Qté'];
    expect(knownRoles(gaps, [knownHeader(gaps, ['product'])])).toEqual(['product', null, null, null]);
  });

  test('are the latest, however many are kept', () => {
    const latest = knownHeader(TITLES_KEPT, ['product', 'quantity']);
    const other = knownHeader(['Article', 'Nombre'], ['product', 'quantity']);
    expect(knownRoles(TITLES_KEPT, [kept, latest, other])).toEqual(['product', 'quantity', null, null, null]);
  });

  test('say nothing where a title repeats: which column was meant is not known', () => {
    const twice = ['Produit', 'Qté', 'Qté'];
    expect(knownRoles(twice, [knownHeader(twice, ['product', 'quantity'])])).toBeNull();
  });

  test('win over what the titles say', () => {
    expect(guessRoles(TITLES_KEPT, 'sales')).toEqual(['product', 'quantity', null, null, null]);
    expect(guessRoles(TITLES_KEPT, 'sales', [kept])).toEqual(['product', null, null, 'quantity', null]);
  });
});

describe('the roles that titles say', () => {
  test.each<[case_: string, titles: readonly string[], roles: readonly (Role | null)[]]>([
    ['a whole title wins over one with other words', ['Qté livrée', 'Produit', 'Qté'], [null, 'product', 'quantity']],
    ['of equals the first wins', ['Qté livrée', 'Qté facturée', 'Produit'], ['quantity', null, 'product']],
    ['a column has one role', ['ID produit', 'Qté'], ['productID', 'quantity']],
    ['what says nothing has none', ['Remarque', '', 'Produit'], [null, null, 'product']],
  ])('%s', (_case, titles, roles) => {
    expect(guessRoles(titles, 'sales')).toEqual(roles);
  });

  test('no column of goals is of wholesalers', () => {
    expect(guessRoles(['Grossiste', 'Objectif'], 'goals')).toEqual([null, 'quantity']);
    expect(guessRoles(['Grossiste', 'Objectif'], 'trends')).toEqual(['wholesaler', 'quantity']);
  });
});

describe('the titles of a header', () => {
  const OVER = ['', 'Littoral', '', 'Répartis', ''];
  const REPEATED = ['Produit', ' Qté ', 'Valeur', 'Qté', 'Valeur', ''];
  const TOLD = ['Produit', 'Littoral Qté', 'Littoral Valeur', 'Répartis Qté', 'Répartis Valeur', ''];

  test.each<
    [case_: string, rows: readonly (readonly string[])[], first: number, count: 0 | 1 | 2, titles: readonly string[]]
  >([
    ['a file without one has none', [['Amoxil', '10']], 0, 0, ['', '']],
    ['those of one line', [['x'], [' Produit ', 'Qté']], 1, 1, ['Produit', 'Qté', '']],
    [
      'of two lines the lower is more precise',
      [
        ['Article', 'Ventes'],
        ['', 'Qté'],
      ],
      0,
      2,
      ['Article', 'Qté'],
    ],
    ['a title of merged cells tells those below it apart', [OVER, REPEATED], 0, 2, TOLD],
    ['so does a line over those that repeat', [OVER, ['', ' '], REPEATED], 2, 1, TOLD],
    ['but not over blank ones', [['', 'Littoral', '', 'Répartis', '', 'Note'], REPEATED], 1, 1, TOLD],
    ['nor one of a single text', [['', 'Littoral', '', ''], REPEATED], 1, 1, REPEATED.map((title) => title.trim())],
    ['nor one with a number', [['', '', 'Littoral', '12'], REPEATED], 1, 1, REPEATED.map((title) => title.trim())],
    [
      'nor one over titles that differ',
      [
        ['Littoral', 'Répartis'],
        ['Produit', 'Qté'],
      ],
      1,
      1,
      ['Produit', 'Qté'],
    ],
    [
      'nor one over blank ones',
      [
        ['Littoral', 'Répartis'],
        ['Qté', '', ''],
      ],
      1,
      1,
      ['Qté', '', ''],
    ],
    [
      'nor one over numbers',
      [
        ['Littoral', 'Répartis'],
        ['2026', '2026'],
      ],
      1,
      1,
      ['2026', '2026'],
    ],
    [
      'nor one over tables beside each other',
      [
        ['Littoral', '', 'Répartis'],
        ['Produit', 'Qté', 'Produit', 'Qté'],
      ],
      ...([1, 1] as const),
      ['Produit', 'Qté', 'Produit', 'Qté'],
    ],
    [
      'be their products told by references',
      [
        ['Littoral', '', 'Répartis'],
        ['Code', 'Qté', 'Code', 'Qté'],
      ],
      ...([1, 1] as const),
      ['Code', 'Qté', 'Code', 'Qté'],
    ],
  ])('%s', (_case, rows, first, count, titles) => {
    expect(titlesOf(rows, { first, count }, titles.length)).toEqual(titles);
  });
});

describe('the header of a sheet', () => {
  const WHOLE = ['Produit', 'Qté'];
  const WIDER = ['Produit', 'Grossiste', 'Qté', 'PGHT'];
  const lines = (count: number): readonly (readonly string[])[] => Array.from({ length: count }, () => ['Rapport']);

  test.each<[case_: string, rows: readonly (readonly string[])[], first: number, count: 1 | 2]>([
    ['is the line whose titles say most', [['Laborex Cameroun'], [''], WHOLE, ['Amoxil', '10']], 2, 1],
    [
      'is two lines where both say more than one',
      [
        ['Produit', 'Grossiste'],
        ['', '', 'Qté'],
        ['a', 'b', '1'],
      ],
      0,
      2,
    ],
    ['is the first of equal ones', [WHOLE, WHOLE, ['Amoxil', '10']], 0, 1],
    ['is the last line of a file without rows', [['Laborex', 'Cameroun'], WHOLE], 1, 1],
    [
      'does not reach below the last line',
      [
        ['', 'Montant', 'Montant'],
        ['Produit', 'Qté', 'Qté'],
      ],
      ...([1, 1] as const),
    ],
    [
      'is the first line with several cells where none says anything',
      [['Rapport'], ['Amoxil', '10'], ['a', '1']],
      1,
      1,
    ],
    ['is the first line where none has several cells', [['Rapport'], ['', 'Amoxil']], 0, 1],
    ['is not that of another table below rows', [WHOLE, ['Amoxil', '10'], WIDER, ['a', 'b', '1', '2']], 0, 1],
    ['is the wider one where no rows are between', [WHOLE, ['Amoxil', '3e'], WIDER, ['a', 'b', '1', '2']], 2, 1],
    ['is not fooled by a dash for a number', [WHOLE, ['Amoxil', '-1'], WIDER, ['a', 'b', '1', '2']], 2, 1],
    ['is not fooled by numbers above it', [['2026', '12'], WHOLE, ['Amoxil', '10'], WIDER], 1, 1],
    [
      'is found below numbers, be it not whole',
      [
        ['2026', '12'],
        ['Produit', 'Remarque'],
        ['Amoxil', '10'],
      ],
      1,
      1,
    ],
    ['may have a number', [['Douala', 'Centre'], [...WHOLE, '2026'], ['Amoxil', '10'], WIDER], 1, 1],
    ['may be the twenty-fifth line', [...lines(24), WHOLE, ['Amoxil', '10']], 24, 1],
    ['is not searched for any further', [...lines(26), WHOLE, ['Amoxil', '10']], 0, 1],
  ])('%s', (_case, rows, first, count) => {
    expect(findHeader(rows, 'sales')).toEqual({ first, count });
  });

  test('is the one that the user knows', () => {
    const known = [knownHeader(['Colonne A', 'Colonne B'], ['product', 'quantity'])];
    const rows = [
      ['Douala', 'Centre'],
      ['Colonne A', 'Colonne B'],
      ['Amoxil', '10'],
    ];
    expect(findHeader(rows, 'sales', known)).toEqual({ first: 1, count: 1 });
    expect(findHeader(rows, 'sales')).toEqual({ first: 0, count: 1 });
  });

  test('of goals is not the line of wholesalers', () => {
    const rows = [
      ['Produit', 'Objectif'],
      ['Produit', 'Objectif', 'Grossiste'],
      ['Amoxil', '10'],
    ];
    expect(findHeader(rows, 'goals')).toEqual({ first: 0, count: 1 });
    expect(findHeader(rows, 'trends')).toEqual({ first: 1, count: 1 });
  });

  test('of no lines is the first', () => {
    expect(findHeader([], 'sales')).toEqual({ first: 0, count: 1 });
  });
});
