import type { ProductFamily } from './types.ts';

/** Invented laboratories and the prefix of their references. The first three are clients of the demo's agencies. */
export const LABORATORIES = [
  ['Orvalis', 'ORV'],
  ['Sahelia', 'SAH'],
  ['Brévane', 'BRV'],
  ['Castelvert', 'CAS'],
  ['Tamarelle', 'TAM'],
  ['Ondelys', 'OND'],
] as const;

export interface CatalogueItem {
  readonly name: string;
  /** `BRV-TEN-0530`: laboratory, name, strength and pack. */
  readonly ref: string;
  readonly family: ProductFamily;
  /** Ex-manufacturer price (PGHT) in the first country, francs CFA. */
  readonly price: number;
  readonly laboratory: (typeof LABORATORIES)[number][0];
}

/**
 * The laboratories' invented products: 48 presentations of seven families, 35 % antibiotics, and 12 % each of
 * anti-inflammatories, antihypertensives and analgesics. The small scenario takes the first 16, which are varied enough.
 */
export const CATALOGUE: readonly CatalogueItem[] = [
  item('Tensorel 5 mg B/30', 'BRV-TEN-0530', 'antihypertensive', 3120),
  item('Amoxivane 500 mg B/12', 'ORV-AMO-50012', 'antibiotic', 1450),
  item('Paludexa 20/120 B/24', 'SAH-PAL-12024', 'antimalarial', 1180),
  item('Orvacine 1 g B/8', 'ORV-ORV-10008', 'antibiotic', 2860),
  item('Dolizane 1 g B/8', 'ORV-DOL-10008', 'analgesic', 560),
  item('Glycarel 850 mg B/30', 'BRV-GLY-85030', 'antidiabetic', 1620),
  item('Gastrilune 20 mg B/14', 'SAH-GAS-2014', 'ppi', 1890),
  item('Kétarel 100 mg B/20', 'BRV-KET-10020', 'anti-inflammatory', 1340),
  item('Azimarel 250 mg B/6', 'SAH-AZI-25006', 'antibiotic', 2240),
  item('Céfalune 200 mg B/10', 'CAS-CEF-20010', 'antibiotic', 3980),
  item('Losavire 50 mg B/30', 'ORV-LOS-5030', 'antihypertensive', 4250),
  item('Diclovéa 50 mg B/30', 'TAM-DIC-5030', 'anti-inflammatory', 870),
  item('Clavuriane 1 g B/16', 'OND-CLA-10016', 'antibiotic', 5640),
  item('Paludexa 20/120 B/12', 'SAH-PAL-12012', 'antimalarial', 720),
  item('Tramalune 50 mg B/20', 'BRV-TRA-5020', 'analgesic', 1530),
  item('Ciprodane 500 mg B/10', 'BRV-CIP-50010', 'antibiotic', 1980),
  item('Amoxivane 250 mg/5 ml, flacon de 60 ml', 'ORV-AMO-25060', 'antibiotic', 990),
  item('Amoxivane 1 g B/14', 'ORV-AMO-10014', 'antibiotic', 2640),
  item('Métrozane 500 mg B/20', 'SAH-MET-50020', 'antibiotic', 640),
  item('Doxivert 100 mg B/10', 'CAS-DOX-10010', 'antibiotic', 780),
  item('Cotrivane 960 mg B/10', 'TAM-COT-96010', 'antibiotic', 590),
  item('Érythane 500 mg B/20', 'OND-ERY-50020', 'antibiotic', 2310),
  item('Céfalune 1 g injectable B/1', 'CAS-CEF-10001', 'antibiotic', 1270),
  item('Gentavéa 80 mg injectable B/5', 'TAM-GEN-8005', 'antibiotic', 1160),
  item('Ofloréa 200 mg B/10', 'OND-OFL-20010', 'antibiotic', 3410),
  item('Clindavie 300 mg B/16', 'CAS-CLI-30016', 'antibiotic', 6720),
  item('Azimarel 200 mg/5 ml, flacon de 15 ml', 'SAH-AZI-20015', 'antibiotic', 1760),
  item('Ibuvéa 400 mg B/20', 'OND-IBU-40020', 'anti-inflammatory', 680),
  item('Naproline 550 mg B/16', 'CAS-NAP-55016', 'anti-inflammatory', 1720),
  item('Méloxane 15 mg B/10', 'ORV-MEL-1510', 'anti-inflammatory', 2150),
  item('Piroléa 20 mg B/15', 'TAM-PIR-2015', 'anti-inflammatory', 940),
  item('Tensorel 10 mg B/30', 'BRV-TEN-1030', 'antihypertensive', 4480),
  item('Amlodéa 10 mg B/30', 'SAH-AML-1030', 'antihypertensive', 2970),
  item('Captovane 25 mg B/30', 'OND-CAP-2530', 'antihypertensive', 1810),
  item('Losavire Plus 50/12,5 mg B/30', 'ORV-LOP-5030', 'antihypertensive', 5260),
  item('Dolizane 500 mg B/16', 'ORV-DOL-50016', 'analgesic', 500),
  item('Codalune 30 mg B/16', 'CAS-COD-3016', 'analgesic', 1090),
  item('Paracélie 2,4 %, flacon de 90 ml', 'TAM-PAR-2490', 'analgesic', 830),
  item('Néfolane 20 mg injectable B/5', 'OND-NEF-2005', 'analgesic', 3650),
  item('Artélune 80/480 B/6', 'CAS-ART-48006', 'antimalarial', 1640),
  item('Artélune 60 mg injectable B/1', 'CAS-ART-6001', 'antimalarial', 1950),
  item('Quinarel 300 mg B/20', 'BRV-QUI-30020', 'antimalarial', 1390),
  item('Sulfadexa 500/25 B/3', 'SAH-SUL-50003', 'antimalarial', 510),
  item('Glycarel 500 mg B/30', 'BRV-GLY-50030', 'antidiabetic', 1210),
  item('Glibélune 5 mg B/60', 'CAS-GLI-0560', 'antidiabetic', 1480),
  item('Insurelle 100 UI/ml, flacon de 10 ml', 'OND-INS-10010', 'antidiabetic', 11_850),
  item('Pantoréa 40 mg B/14', 'OND-PAN-4014', 'ppi', 4390),
  item('Ésoléa 20 mg B/28', 'TAM-ESO-2028', 'ppi', 7140),
];

function item(name: string, ref: string, family: ProductFamily, price: number): CatalogueItem {
  const laboratory = LABORATORIES.find(([, code]) => ref.startsWith(code));
  if (!laboratory) throw new RangeError(`No laboratory for the reference ${ref}`);
  return { name, ref, family, price, laboratory: laboratory[0] };
}
