import { distance, type Position } from '#lib/geo.ts';
import { daysBetweenVisits, RAREST } from './frequency.ts';

/** Why a customer is worth a visit on a day, with the facts that a person can check. */
export type Reason =
  /** Nobody has visited yet. */
  | { readonly kind: 'never' }
  /** More days have passed than the potential allows. */
  | { readonly kind: 'overdue'; readonly days: number; readonly every: number }
  /** The last report set an objective for the next visit. */
  | { readonly kind: 'objective'; readonly text: string }
  /** An expectation ends within so many days. */
  | { readonly kind: 'expectation'; readonly days: number }
  /** Another stop of the day is near. */
  | { readonly kind: 'near'; readonly metres: number };

export interface Suggestion {
  readonly customerID: string;
  /** The sum of the weights. */
  readonly score: number;
  /** The heaviest first. */
  readonly reasons: readonly WeighedReason[];
}

export type WeighedReason = Reason & { readonly weight: number };

/** What is known of a customer on a day. Days are counted from that day. */
export interface Candidate {
  readonly customerID: string;
  readonly potential: string | null;
  /** Days since the last visit; `null` if there was none. */
  readonly lastVisit: number | null;
  readonly nextVisitObjective: string | null;
  /** Days until the first of the current expectations ends; `null` without any. */
  readonly expectationEnds: number | null;
  readonly position: Position | null;
}

/** Days in which the end of an expectation is near. */
const SOON = 14;
/** Metres in which another stop is near: a few minutes of a walk. */
const NEAR = 800;

/**
 * Why a customer is worth a visit, each reason with its weight. Weights are only added up, so one more reason never lowers a
 * customer (docs/rules/field-work.md#suggestions).
 * @param stops the positions of the day's stops
 */
export function reasonsOf(candidate: Candidate, stops: readonly Position[]): readonly WeighedReason[] {
  const { potential, lastVisit, nextVisitObjective, expectationEnds, position } = candidate;
  const every = daysBetweenVisits(potential);
  const reasons: WeighedReason[] = [];
  // What is worth more often is worth more when it is late.
  const importance = RAREST / every;
  if (lastVisit === null) reasons.push({ kind: 'never', weight: Math.round(10 + 5 * importance) });
  else if (lastVisit > every) {
    // Each doubling of the interval weighs the same, so that of two customers the later one always comes first.
    reasons.push({
      kind: 'overdue',
      days: lastVisit,
      every,
      weight: Math.round(10 + 10 * Math.log2(lastVisit / every) + 5 * importance),
    });
  }
  if (nextVisitObjective) reasons.push({ kind: 'objective', text: nextVisitObjective, weight: 15 });
  if (expectationEnds !== null && expectationEnds >= 0 && expectationEnds <= SOON)
    reasons.push({ kind: 'expectation', days: expectationEnds, weight: 20 - expectationEnds });
  const metres = position ? Math.min(...stops.map((stop) => distance(position, stop)), Infinity) : Infinity;
  if (metres <= NEAR) reasons.push({ kind: 'near', metres: Math.round(metres), weight: 10 });
  return reasons.toSorted((a, b) => b.weight - a.weight);
}

/**
 * Customers with the objectives that their last reports set.
 * @param objectives `undefined` while they are not known
 */
export const withNextObjectives = (
  candidates: readonly Candidate[],
  objectives: ReadonlyMap<string, string | null> | undefined,
): readonly Candidate[] =>
  objectives
    ? candidates.map((candidate) => ({
        ...candidate,
        nextVisitObjective: objectives.get(candidate.customerID) ?? candidate.nextVisitObjective,
      }))
    : candidates;

/**
 * Whom to see on a day, the most urgent first; customers without a reason are left out. What they have in common is decided
 * by their order in the list, so that the same facts give the same suggestions.
 * @param planned IDs of the customers who are in the day already
 */
export function suggestionsFor(
  candidates: readonly Candidate[],
  stops: readonly Position[],
  planned: ReadonlySet<string>,
): readonly Suggestion[] {
  return candidates
    .filter(({ customerID }) => !planned.has(customerID))
    .map((candidate) => {
      const reasons = reasonsOf(candidate, stops);
      return {
        customerID: candidate.customerID,
        score: reasons.reduce((sum, { weight }) => sum + weight, 0),
        reasons,
      };
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
}
