import { describe, expect, test } from 'vitest';
import {
  countsIn,
  describesBox,
  hasOtherCurrency,
  isAmount,
  isDocument,
  isHarmless,
  isMoney,
  isNotSold,
  isOtherPrice,
  isOtherQuantity,
  isOtherUnit,
  isUnitTitle,
  likeness,
  mayBeOther,
  missingRoles,
  namesOther,
  packIn,
  type Role,
  rolesOf,
} from '#domain/import/columns.ts';
import { isOfWholesaler } from '#domain/import/unread.ts';

const TITLES: readonly (readonly [title: string, role: Role])[] = [
  ['pharmaProductID', 'productID'],
  ['ID produit', 'productID'],
  ['wholesalerID', 'wholesalerID'],
  ['ID grossiste', 'wholesalerID'],
  ['Réf.', 'reference'],
  ['Code produit', 'reference'],
  ['CIP', 'reference'],
  ['Désignation', 'product'],
  ['Libellé', 'product'],
  ['Spécialité', 'product'],
  ['Répartiteur', 'wholesaler'],
  ['Distributor', 'wholesaler'],
  ['Qté', 'quantity'],
  ['Boîtes', 'quantity'],
  ['Objectif', 'quantity'],
  ['PGHT', 'price'],
  ['Prix unitaire', 'price'],
  ['Tarif', 'price'],
];

describe('the titles of columns', () => {
  test.each(TITLES)('« %s » is wholly a %s, and nothing else as much', (title, role) => {
    const own = likeness(title, role);
    expect(own).toBeGreaterThan(0);
    for (const other of rolesOf('sales').filter((each) => each !== role))
      expect(likeness(title, other)).toBeLessThan(own);
  });

  test('what no column has is asked for: one role stands for those of which one is enough', () => {
    expect(missingRoles(['product', 'wholesaler', 'quantity', 'price'])).toEqual([]);
    expect(missingRoles(['reference', null, 'quantity'])).not.toContain('product');
    expect(missingRoles([null, 'wholesaler', 'quantity'])).toContain('product');
    expect(missingRoles(['product', 'wholesaler'])).toContain('quantity');
  });

  test.each([
    ['Total', true, false],
    ['Montant FCFA', true, true],
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
  ] as const)('« %s » of %s may be another quantity: %s', (title, kind, may) => {
    expect(mayBeOther(title, title, kind)).toBe(may);
  });

  test.each([
    ['Unité', true],
    ['U.V.', true],
    ['Conditionnement', true],
    ['Quantité en unité de vente au détail', false],
    ['Produit', false],
  ])('« %s » is the title of units: %s', (title, is) => {
    expect(isUnitTitle(title)).toBe(is);
  });

  test('a title names a wholesaler by its name, or by a word that one alone has', () => {
    const catalogue = {
      products: [],
      wholesalers: ['Laborex Douala', 'Ubipharm Douala', 'Tersa'].map((name, at) => ({ ID: String(at), name })),
    };
    expect(isOfWholesaler('Ventes Tersa', catalogue)).toBe(true);
    expect(isOfWholesaler('Ventes Laborex', catalogue)).toBe(true);
    expect(isOfWholesaler('Ventes Douala', catalogue)).toBe(false);
    expect(isOfWholesaler('Ventes', catalogue)).toBe(false);
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
  ] as const)('« %s » of %s says that it has other figures: %s', (text, kind, says) => {
    expect(namesOther(text, text, kind, false)).toBe(says);
  });

  test('one word of a length of time says more in a name than in a line', () => {
    expect(namesOther('Ventes semaine', 'Ventes semaine', 'sales', true)).toBe(true);
    expect(namesOther('Ventes semaine', 'Ventes semaine', 'sales', false)).toBe(false);
  });
});

describe('cells beside a quantity', () => {
  test.each([
    ['Retour client', true],
    ['Avoir', true],
    ['Vente', false],
    ['Retour de mission de la déléguée', false],
  ])('« %s » calls its row not sold: %s', (text, calls) => {
    expect(isNotSold(text)).toBe(calls);
  });

  test.each([
    ['RAS', true],
    ['Rupture de stock', true],
    ['Livré le 12/11', true],
    ['', true],
    ['Retour', false],
  ])('« %s » changes nothing: %s', (text, nothing) => {
    expect(isHarmless(text)).toBe(nothing);
  });

  test.each([
    ['FA', true],
    ['Annulation cde', true],
    ['Dr', false],
  ])('« %s » begins the number of a document: %s', (text, begins) => {
    expect(isDocument(text)).toBe(begins);
  });

  test.each([
    ['lot de 2', true],
    ['10 boîtes', true],
    ['1 boîte', false],
    ['boîte', false],
    ['x12', true],
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
  ])('the counts in « %s » are %j', (text, counts) => {
    expect(countsIn(text)).toEqual(counts);
  });
});
