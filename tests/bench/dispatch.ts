import { executeSync, parse } from 'graphql';
import { writeRows } from '#domain/finance/rows.ts';
import { DEFAULT_NOW } from '#mocks/hosts/demo-config.ts';
import { readSchema } from '#mocks/hosts/node.ts';
import { createWorld } from '#mocks/seed/index.ts';
import type { AssignedDelegueRecord, PharmaProductRecord, UserRecord, World } from '#mocks/seed/types.ts';
import { createContext } from '#mocks/server/context.ts';
import { openSchema } from '#mocks/server/schema.ts';
import { createStore } from '#mocks/server/store.ts';
import { createTokens } from '#mocks/server/auth-tokens.ts';

const PRODUCTS = 500;
const DELEGATES = 200;
const MONTH = '2026-11';

const SAVE = `mutation Save($month: YearMonth!, $json: String!) {
  setRealSalesByProductFromJson(yearMonth: $month, json: $json) { quantity }
}`;
const DISPATCH = `mutation Dispatch($month: YearMonth!) {
  dispatchPharmaProductRealSales(yearMonth: $month, forceReDispatch: true) { success error }
}`;
const GOALS = `mutation Goals($json: String!) {
  setSaleGoalsByProductFromJson(year: 2026, json: $json) { quantity }
  dispatchPharmaProductSaleGoals(year: 2026, forceReDispatch: true) { success error }
}`;
const FIGURES = `query Figures($month: YearMonth!) {
  readRealSaleGlobal(yearMonth: $month) { quantity obtainedTurnOver SoldStockByWholesaler { quantity } }
}`;

function many<T>(count: number, of: T | undefined, make: (record: T, index: number) => T): T[] {
  return of === undefined ? [] : Array.from({ length: count }, (_, index) => make(of, index));
}

/** An agency where every delegate has a share of every product: more than any has. */
function crowdedWorld(): { readonly world: World; readonly bossID: string } {
  const world = createWorld({ seed: 1, now: DEFAULT_NOW, scenario: 'small' });
  const [boss, group] = [world.users.find(({ userType }) => userType === 'Boss'), world.workgroups[0]];
  const delegate = world.users.find(({ userType }) => userType === 'Delegue');
  const users = many<UserRecord>(DELEGATES, delegate, (one, index) => ({ ...one, ID: `delegate-${index}` }));
  const pharmaProducts = many<PharmaProductRecord>(PRODUCTS, world.pharmaProducts[0], (one, index) => ({
    ...one,
    ID: `product-${index}`,
  }));
  const assignedDelegues = pharmaProducts.flatMap((product) =>
    users.map(({ ID }): AssignedDelegueRecord => ({
      ID: `${product.ID}-${ID}`,
      pharmaProductID: product.ID,
      delegueID: ID,
      contributionPercentage: 100 / DELEGATES,
      agencyID: product.agencyID,
    })),
  );
  const people = boss ? [boss, ...users] : users;
  const workgroups = group ? [{ ...group, delegueIDs: users.map(({ ID }) => ID) }] : [];
  const crowded = { ...world, users: people, workgroups, pharmaProducts, assignedDelegues };
  return { world: { ...crowded, savedSheets: [], dispatchedSheets: [] }, bossID: boss?.ID ?? '' };
}

/**
 * Measures a month of sales on the server, in milliseconds: to save it, to dispatch it among the delegates, and to read
 * its figures the first time, which splits them.
 * @param timed measures how long something takes, each time after something else
 */
export function measureDispatch(timed: (act: () => void, before?: () => void) => number) {
  const { world, bossID } = crowdedWorld();
  const schema = openSchema(readSchema());
  const documents = new Map([SAVE, DISPATCH, GOALS, FIGURES].map((text) => [text, parse(text)]));
  const ground = {
    now: DEFAULT_NOW,
    tokens: createTokens(undefined),
    mislabelled: new Set(),
    switches: {},
    isReplay: false,
    bearer: undefined,
  };
  const store = createStore(world);
  const contextValue = createContext({ ...ground, store }, bossID, 'cm');
  const wholesalerIDs = world.wholesalers.filter(({ agencyID }) => agencyID === 'cm').map(({ ID }) => ID);
  let round = 0;

  function ask(text: string, variables: Readonly<Record<string, unknown>> = {}): void {
    const document = documents.get(text);
    if (!document) throw new Error('Not a document of these');
    const { errors = [] } = executeSync({
      schema,
      document,
      contextValue,
      variableValues: { month: MONTH, ...variables },
    });
    if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join(', '));
  }

  /** Rows that no round had before, so that nothing is known of them. */
  function json(): string {
    round += 1;
    return writeRows(
      world.pharmaProducts.flatMap(({ ID: pharmaProductID, pGHT: pght }, index) =>
        wholesalerIDs.map((wholesalerID) => ({ pharmaProductID, wholesalerID, quantity: 1000 + index + round, pght })),
      ),
    );
  }

  const goals = world.pharmaProducts.map(({ ID, pGHT }) => ({
    pharmaProductID: ID,
    wholesalerID: null,
    quantity: 24_000,
    pght: pGHT,
  }));
  ask(GOALS, { json: writeRows(goals) });
  const dispatch = timed(
    () => ask(DISPATCH),
    () => ask(SAVE, { json: json() }),
  );
  const figures = timed(
    () => ask(FIGURES),
    () => {
      ask(SAVE, { json: json() });
      ask(DISPATCH);
    },
  );
  const text = json();
  return { save: timed(() => ask(SAVE, { json: text })), dispatch, figures };
}
