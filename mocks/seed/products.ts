import { addMonths, instantOf, isoDate, yearOf } from './calendar.ts';
import { CATALOGUE, LABORATORIES, type CatalogueItem } from './product-catalogue.ts';
import type { Random, Weighted } from './random.ts';
import type { AgencyContext } from './agency-context.ts';
import { slug } from './names.ts';
import type { AssignedDelegueRecord, LaboratoryRecord, PharmaProductRecord, UserRecord } from './types.ts';

export function generateLaboratories(): readonly LaboratoryRecord[] {
  return LABORATORIES.map(([name]) => ({ ID: laboratoryID(name), name, Picture: null }));
}

/**
 * The products of the catalogue that an agency sells, at its country's prices, with an authorisation for each product.
 * Some authorisations have expired, some expire within each period of the filter, some are unlimited.
 */
export function generateProducts(agency: AgencyContext): readonly PharmaProductRecord[] {
  const { agencyID, country, size, main } = agency;
  const random = agency.random('products');
  const sold = withdrawSome(random, CATALOGUE.slice(0, size.products[1]), random.int(...size.products));
  const dealt = main ? [STAR, ...deal(random, sold.length - 1)] : deal(random, sold.length);

  return sold.map((item, index): PharmaProductRecord => {
    const { end, serial } = dealt[index] ?? STAR;
    const amm = authorisation(random, agency, end);
    const pGHT = main ? item.price : roundTo5(item.price * (0.96 + random.float() * 0.1));
    return {
      ID: `prod-${agencyID}-${slug(item.ref)}`,
      name: item.name,
      ref: item.ref,
      family: item.family,
      pGHT,
      cessionPrice: roundTo5(pGHT * country.ratios.cession),
      publicPrice: roundTo5(pGHT * country.ratios.public),
      numAMM: `AMM-${country.code}-${amm.year}-${String(serial).padStart(5, '0')}`,
      ...amm.dates,
      Picture: null,
      pharmaLaboratoryID: laboratoryID(item.laboratory),
      agencyID,
    };
  });
}

/**
 * Two to five delegates per product, taken in turn so that everyone has products; shares are multiples of 5 %.
 * The shares of one product of the main agency add up to 90 %, so that the demo can show why it cannot be dispatched
 * (docs/rules/finance.md#dispatch-shares).
 */
export function assignDelegues(
  agency: AgencyContext,
  products: readonly PharmaProductRecord[],
  users: readonly UserRecord[],
): readonly AssignedDelegueRecord[] {
  const random = agency.random('assignments');
  const delegues = random.shuffle(users.filter((user) => user.userType === 'Delegue'));
  let turn = 0;
  return products.flatMap((product) => {
    const total = agency.main && product.name === UNBALANCED_PRODUCT ? 90 : 100;
    return shares(random, total, random.int(2, 5)).flatMap((contributionPercentage, index) => {
      const delegue = delegues[turn++ % delegues.length];
      if (!delegue) return [];
      const ID = `share-${product.ID.slice('prod-'.length)}-${index + 1}`;
      return [
        { ID, pharmaProductID: product.ID, delegueID: delegue.ID, contributionPercentage, agencyID: agency.agencyID },
      ];
    });
  });
}

/** An authorisation: its end in days from now (null: unlimited) and its number in the register. */
interface Deal {
  readonly end: number | null;
  readonly serial: number;
}

/** The authorisation of the first product of the catalogue in the main agency: its renewal is in progress. */
const STAR: Deal = { end: 171, serial: 233 };
const UNBALANCED_PRODUCT = 'Orvacine 1 g B/8';

/**
 * Ranges of days from now to the end of an authorisation, one for each period of the filter, weighted.
 * Margins of some days keep a product in its period, whatever the lengths of the months.
 */
const DELAYS: Weighted<readonly [min: number, max: number] | null> = [
  [[-380, -5], 9],
  [[2, 26], 6],
  [[33, 86], 9],
  [[95, 177], 10],
  [[187, 358], 14],
  [[380, 1700], 44],
  [null, 8],
];

/** Authorisations for `count` products: each range at least once (given 7 products), then by weight. */
function deal(random: Random, count: number): readonly Deal[] {
  const each = DELAYS.map(([delay]) => delay);
  const more = Array.from({ length: Math.max(0, count - each.length) }, () => random.weighted(DELAYS));
  const serials = random.sample(REGISTER, count);
  return random.shuffle([...each, ...more].slice(0, count)).map((delay, index) => ({
    end: delay && random.int(...delay),
    serial: serials[index] ?? 0,
  }));
}

/** Numbers an authorisation may have, without that of `STAR`. */
const REGISTER = Array.from({ length: 1500 }, (_, index) => index + 1).filter((serial) => serial !== STAR.serial);

/** A five-year authorisation that ends in `end` days, or an unlimited one. */
function authorisation(random: Random, { today, country }: AgencyContext, end: number | null) {
  const endDay = end === null ? null : today + end;
  const startDay = endDay === null ? today - random.int(400, 4000) : addMonths(endDay, -60);
  const midnight = (day: number) => instantOf(day, 0, country.utcOffset);
  return {
    year: yearOf(startDay),
    dates: {
      aMMDate: isoDate(startDay),
      aMMEndDate: endDay === null ? null : isoDate(endDay),
      aMMTimeStamp: midnight(startDay),
      aMMEndTimeStamp: endDay === null ? null : midnight(endDay),
    },
  };
}

/** Removes random products until `count` remain, in catalogue order. The first four, which the demo relies on, stay. */
function withdrawSome(random: Random, items: readonly CatalogueItem[], count: number): readonly CatalogueItem[] {
  const optional = items.filter((_, index) => index >= 4);
  const withdrawn = new Set(random.sample(optional, items.length - count));
  return items.filter((item) => !withdrawn.has(item));
}

/** Splits a total into parts that are multiples of 5 and at least 10, the largest first. */
function shares(random: Random, total: number, count: number): readonly number[] {
  const parts = Array.from({ length: count }, () => 10);
  for (let left = total - 10 * count; left > 0; left -= 5) {
    const at = random.int(0, count - 1);
    parts[at] = (parts[at] ?? 0) + 5;
  }
  return parts.toSorted((a, b) => b - a);
}

function roundTo5(price: number): number {
  return Math.round(price / 5) * 5;
}

function laboratoryID(name: string): string {
  return `labo-${slug(name)}`;
}
