/**
 * SONCAS, the typology of what persuades a prescriber: twelve levers under six motives
 * (docs/rules/customers.md#sonca-flags), in the order of the acronym.
 */
export const MOTIVES = {
  security: ['soncaEfficiency', 'soncaTolerance', 'soncaLaboAwarness'],
  pride: ['soncaPraise'],
  novelty: ['soncaInnovation'],
  comfort: ['soncaObservance', 'soncaConfort', 'soncaVMAvailability'],
  money: ['soncaPrice', 'soncaSamples'],
  sympathy: ['soncaRelationShip', 'soncaVMSkills'],
} as const;

export type Motive = keyof typeof MOTIVES;
export type Lever = (typeof MOTIVES)[Motive][number];

const isMotive = (name: string): name is Motive => name in MOTIVES;

/** The six, in the order of the acronym. */
export const MOTIVE_NAMES: readonly Motive[] = Object.keys(MOTIVES).filter(isMotive);

/** All twelve, under their motives. */
export const LEVERS: readonly Lever[] = Object.values(MOTIVES).flat();

/** Whether each lever counts; `null`: nobody has asked yet. */
export type Levers = Readonly<Record<Lever, boolean | null>>;

export interface Answers {
  readonly yes: number;
  readonly no: number;
  readonly unknown: number;
}

export interface MotiveAnswers extends Answers {
  readonly motive: Motive;
  readonly levers: readonly { readonly lever: Lever; readonly counts: boolean | null }[];
}

/** How many of some answers are yes, no, and not known. */
export function countAnswers(answers: readonly (boolean | null)[]): Answers {
  const of = (answer: boolean | null) => answers.filter((each) => each === answer).length;
  return { yes: of(true), no: of(false), unknown: of(null) };
}

/** The answers under their motives, in the order of the acronym. */
export function motivesOf(levers: Levers): readonly MotiveAnswers[] {
  return MOTIVE_NAMES.map((motive) => {
    const answers = MOTIVES[motive].map((lever) => ({ lever, counts: levers[lever] }));
    return { motive, levers: answers, ...countAnswers(answers.map(({ counts }) => counts)) };
  });
}
