import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isRecorded, LOST, relationsOf, stageInstant } from '#domain/customers/relation.ts';
import { countAnswers, type Levers, MOTIVE_NAMES, MOTIVES, motivesOf } from '#domain/customers/sonca.ts';

const ORDER = ['prospect', 'firstContact', 'maturation', 'newClient', 'occasionnelClient', 'LoyalClient', LOST];

const stage = (product: string | null, relationState: string, dateTimestamp: number) => ({
  ID: `${product} ${relationState} ${dateTimestamp}`,
  relationState,
  dateTimestamp,
  PharmaProduct: product === null ? null : { ID: product, name: product.toUpperCase() },
});

describe('the relations of a customer', () => {
  test('count by the latest stage of each product, the furthest first and lost customers last', () => {
    const relations = relationsOf(
      [
        stage('a', 'LoyalClient', 30),
        stage('a', LOST, 40),
        stage('b', 'maturation', 20),
        stage('b', 'prospect', 10),
        stage('c', 'newClient', 5),
        stage('c', 'firstContact', 6),
        stage('d', 'unknownStage', 6),
      ],
      ORDER,
    );
    expect(relations.map(({ product, latest }) => [product.ID, latest.relationState])).toEqual([
      ['b', 'maturation'],
      ['c', 'firstContact'],
      ['d', 'unknownStage'],
      ['a', LOST],
    ]);
    expect(relations[0]?.stages.map(({ relationState }) => relationState)).toEqual(['prospect', 'maturation']);
  });

  test.each([
    ['when it was reached, if it was recorded again', ['prospect', 'maturation', 'maturation'], 2],
    ['when it was reached again, if another came between', ['maturation', 'prospect', 'maturation'], 3],
    ['from the first record, if there is no other stage', ['maturation', 'maturation', 'maturation'], 1],
  ])('hold %s', (_case, states, since) => {
    const [relation] = relationsOf(
      states.map((state, index) => stage('a', state, index + 1)),
      ORDER,
    );
    expect(relation?.since).toBe(since);
  });

  test('of one second count in the order of the answer', () => {
    const [relation] = relationsOf([stage('a', 'prospect', 7), stage('a', 'maturation', 7)], ORDER);
    expect(relation?.latest.relationState).toBe('maturation');
  });

  test('leave out a stage without a product, and lose no other', () => {
    const products = fc.constantFrom('a', 'b', null);
    const stages = fc.array(fc.tuple(products, fc.constantFrom(...ORDER), fc.nat(9)).map((args) => stage(...args)));
    fc.assert(
      fc.property(stages, (all) => {
        const shown = relationsOf(all, ORDER).flatMap((relation) => relation.stages);
        expect(shown).toHaveLength(all.filter(({ PharmaProduct }) => PharmaProduct !== null).length);
      }),
    );
  });
});

describe('the levers of a prescriber', () => {
  const answer = fc.constantFrom(true, false, null);
  const levers: fc.Arbitrary<Levers> = fc.record({
    soncaEfficiency: answer,
    soncaTolerance: answer,
    soncaLaboAwarness: answer,
    soncaPraise: answer,
    soncaInnovation: answer,
    soncaObservance: answer,
    soncaConfort: answer,
    soncaVMAvailability: answer,
    soncaPrice: answer,
    soncaSamples: answer,
    soncaRelationShip: answer,
    soncaVMSkills: answer,
  });

  test('are twelve, each under one of six motives, in the order of the acronym', () => {
    expect(Object.keys(MOTIVES)).toEqual(['security', 'pride', 'novelty', 'comfort', 'money', 'sympathy']);
    expect(new Set(Object.values(MOTIVES).flat())).toHaveLength(12);
  });

  test('are all shown with their answers, and the counts of the motives add up', () => {
    fc.assert(
      fc.property(levers, (given) => {
        const motives = motivesOf(given);
        const shown = motives.flatMap((motive) => motive.levers);
        expect(Object.fromEntries(shown.map(({ lever, counts }) => [lever, counts]))).toEqual(given);
        expect(motives.map(({ motive }) => motive)).toEqual(MOTIVE_NAMES);
        const { yes, no, unknown } = countAnswers(Object.values(given));
        expect(yes + no + unknown).toBe(12);
        expect(motives.reduce((sum, motive) => sum + motive.yes, 0)).toBe(yes);
        expect(motives.reduce((sum, motive) => sum + motive.no, 0)).toBe(no);
      }),
    );
  });
});

describe('the instant of a stage', () => {
  const ZONE = 'Africa/Douala';
  const NOW = Date.UTC(2026, 10, 19, 7, 10) / 1000;

  test('is the end of its day, so that it comes after what a report noted that day', () => {
    expect(stageInstant('2026-11-17', ZONE, NOW)).toBe(Date.UTC(2026, 10, 17, 22, 59, 59) / 1000);
  });

  test('is never in the future', () => {
    expect(stageInstant('2026-11-19', ZONE, NOW)).toBe(NOW);
    expect(stageInstant('', ZONE, NOW)).toBe(NOW);
  });
});

describe('a stage that is recorded', () => {
  const PharmaProduct = { ID: 'p1', name: 'Paludexa' };
  const recorded = {
    ID: 'a',
    relationState: 'prospect',
    dateTimestamp: Date.UTC(2026, 10, 18, 23, 30) / 1000,
    PharmaProduct,
  };
  const asked = { productID: 'p1', relationState: 'prospect', day: '2026-11-19' };

  test('is so on the day of the agency, for its product and its stage', () => {
    expect(isRecorded([recorded], asked, 'Africa/Douala')).toBe(true);
    expect(isRecorded([recorded], asked, 'Africa/Dakar')).toBe(false);
    expect(isRecorded([recorded], { ...asked, day: '2026-11-18' }, 'Africa/Douala')).toBe(false);
    expect(isRecorded([recorded], { ...asked, productID: 'p2' }, 'Africa/Douala')).toBe(false);
    expect(isRecorded([recorded], { ...asked, relationState: LOST }, 'Africa/Douala')).toBe(false);
    expect(isRecorded([{ ...recorded, PharmaProduct: null }], asked, 'Africa/Douala')).toBe(false);
    expect(isRecorded([], asked, 'Africa/Douala')).toBe(false);
  });
});
