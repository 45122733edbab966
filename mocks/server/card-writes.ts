import type { AnyCustomer } from '#mocks/seed/territories.ts';
import type { CustomerExpectationRecord, LeadedActionReceivedRecord } from '#mocks/seed/types.ts';
import { RELATION_STATES } from '#mocks/seed/vocabulary.ts';
import type { Context } from './context.ts';
import { customerCard, customerOf } from './customer-cards.ts';
import { found, refusal, written } from './errors.ts';
import type { MutationResolvers } from './generated/resolvers.ts';
import { productOf } from './regulatory-reads.ts';
import type { Table } from './store.ts';

interface Period {
  readonly periodStart: string;
  readonly periodEnd: string;
}

/** @throws INVALID_DATE_RANGE if the period ends before it begins */
function periodOf({ periodStart, periodEnd }: Period): Period {
  if (periodEnd < periodStart) throw refusal('INVALID_DATE_RANGE', `${periodEnd} is before ${periodStart}`);
  return { periodStart, periodEnd };
}

/** @throws REQUIRED_VALUE if nothing is written */
function withText<T extends Readonly<Record<string, string | null>>>(texts: T): T {
  if (Object.values(texts).every((text) => text === null)) throw refusal('REQUIRED_VALUE', Object.keys(texts).join());
  return texts;
}

type Texts<Name extends string> = { readonly [N in Name]?: string | null };

const expectationTexts = ({ toBeImproved, expectedProducts }: Texts<'toBeImproved' | 'expectedProducts'>) =>
  withText({ toBeImproved: written(toBeImproved), expectedProducts: written(expectedProducts) });

const actionTexts = (texts: Texts<'requests' | 'actionMaterials' | 'actionHumanRelations' | 'actionFinancial'>) =>
  withText({
    requests: written(texts.requests),
    actionMaterials: written(texts.actionMaterials),
    actionHumanRelations: written(texts.actionHumanRelations),
    actionFinancial: written(texts.actionFinancial),
  });

type PeriodRecord = CustomerExpectationRecord | LeadedActionReceivedRecord;

/**
 * The record as it is now.
 * @throws NOT_FOUND if there is none, or its customer is not one that the viewer may see
 */
function periodRecord<T extends PeriodRecord>(
  context: Context,
  table: Table<T>,
  ID: string,
  generatedFor: (customer: AnyCustomer) => readonly T[],
): T {
  // The id of a generated record contains that of its customer.
  const customerID = table.find(ID)?.customerID ?? /^\w+-(.+)-\d+$/.exec(ID)?.[1] ?? '';
  const customer = customerOf(context, customerID);
  return found(table.find(ID) ?? generatedFor(customer).find((record) => record.ID === ID), 'record', ID);
}

/** A record with all these values: a call whose answer was lost is made again, and adds nothing. */
const sameIn = <T extends object>(records: readonly T[], values: Partial<T>): T | undefined =>
  records.find((record) =>
    Object.entries<unknown>({ ...values }).every(([name, value]) => Reflect.get(record, name) === value),
  );

/** What the views of a card write: docs/rules/customers.md#card-writes. */
export const cardMutations = {
  createRelationshipWithProductAdvancement(_parent, args, context) {
    const customer = customerOf(context, args.customerID);
    const { ID: pharmaProductID } = productOf(context, args.pharmaProductID);
    const { relationState, dateTimestamp } = args;
    if (!RELATION_STATES.some((state) => state === relationState))
      throw refusal('UNKNOWN_STATUS', `relationState ${relationState}`);
    if (dateTimestamp > context.now) throw refusal('INVALID_DATE_RANGE', 'the stage is dated in the future');
    const { ID: customerID, agencyID } = customer;
    const record = { relationState, dateTimestamp, pharmaProductID, customerID, agencyID };
    const known = customerCard.MyRelationshipsWithProductAdvancement(customer, {}, context);
    return sameIn(known, record) ?? context.store.relationships.insert((ID) => ({ ID, ...record }));
  },

  createCustomerExpectation(_parent, args, context) {
    const customer = customerOf(context, args.customerID);
    const { ID: customerID, agencyID } = customer;
    const record = { ...periodOf(args), ...expectationTexts(args), customerID, agencyID };
    const known = customerCard.MyCustomerExpectations(customer, {}, context);
    return sameIn(known, record) ?? context.store.expectations.insert((ID) => ({ ID, ...record }));
  },

  updateCustomerExpectation(_parent, { ID, ...args }, context) {
    const { expectations: table, historyOf } = context.store;
    const record = periodRecord(context, table, ID, (customer) => historyOf(customer).expectations);
    return table.replace({ ...record, ...periodOf(args), ...expectationTexts(args) });
  },

  createLeadedAction(_parent, args, context) {
    const customer = customerOf(context, args.customerID);
    const { ID: customerID, agencyID } = customer;
    const record = { ...periodOf(args), ...actionTexts(args), customerID, agencyID, createdByID: context.viewer().ID };
    const known = customerCard.MyLeadedActionsReceived(customer, {}, context);
    return sameIn(known, record) ?? context.store.leadedActions.insert((ID) => ({ ID, ...record }));
  },

  updateLeadedAction(_parent, { ID, ...args }, context) {
    const { leadedActions: table, historyOf } = context.store;
    const record = periodRecord(context, table, ID, (customer) => historyOf(customer).leadedActions);
    return table.replace({ ...record, ...periodOf(args), ...actionTexts(args) });
  },
} satisfies MutationResolvers;
