import { trendWeek } from '#domain/finance/periods.ts';
import type { WorkgroupRecord } from '#mocks/seed/types.ts';
import type { Context } from './context.ts';
import { found, refusal } from './errors.ts';
import type { Cell, SalesKind } from './finance-ledger.ts';
import { figuresOf, type Months, monthsBetween } from './finance-figures.ts';
import type { FiguresRow, Subject } from './finance-rows.ts';
import { delegateInScope, groupInScope, groupLedBy, groupsInScope, laboratoryInScope } from './finance-scope.ts';
import { savedFigures, savedGoals } from './finance-saved.ts';
import type { QueryResolvers, Resolvers } from './generated/resolvers.ts';
import { productOf } from './regulatory-reads.ts';

interface Selection {
  readonly kind: SalesKind;
  /** Default: all months with figures. */
  readonly months?: Months;
}

const laboratoryOf = ({ store }: Context, pharmaProductID: string): string =>
  found(store.pharmaProducts.find(pharmaProductID), 'PharmaProduct', pharmaProductID).pharmaLaboratoryID;

/** One row per laboratory and month. */
function byLaboratory(context: Context, selection: Selection): FiguresRow[] {
  return figuresOf(context, {
    ...selection,
    subjectOf({ pharmaProductID }) {
      const pharmaLaboratoryID = laboratoryOf(context, pharmaProductID);
      return { key: pharmaLaboratoryID, subject: { pharmaLaboratoryID } };
    },
  });
}

/** One row per product of a laboratory and month. */
function ofLaboratory(context: Context, selection: Selection, ID: string): FiguresRow[] {
  const pharmaLaboratoryID = laboratoryInScope(context, ID);
  return figuresOf(context, {
    ...selection,
    subjectOf: ({ pharmaProductID }) =>
      laboratoryOf(context, pharmaProductID) === pharmaLaboratoryID
        ? { key: pharmaProductID, subject: { pharmaProductID, pharmaLaboratoryID } }
        : undefined,
  });
}

/** One row per month for a single subject. */
const ofOne = (
  context: Context,
  selection: Selection,
  subject: Subject,
  counts: (cell: Cell) => boolean,
): FiguresRow[] =>
  figuresOf(context, { ...selection, subjectOf: (cell) => (counts(cell) ? { key: '', subject } : undefined) });

function ofProduct(context: Context, selection: Selection, ID: string): FiguresRow[] {
  const { ID: pharmaProductID } = productOf(context, ID);
  return ofOne(context, selection, { pharmaProductID }, (cell) => cell.pharmaProductID === pharmaProductID);
}

function ofDelegate(context: Context, selection: Selection, ID: string): FiguresRow[] {
  const { ID: delegueID } = delegateInScope(context, ID);
  return ofOne(context, selection, { delegueID }, (cell) => cell.delegueID === delegueID);
}

const worksIn =
  ({ store }: Context, group: WorkgroupRecord) =>
  ({ delegueID }: Cell): boolean =>
    store.users.find(delegueID)?.workgroupID === group.ID;

function ofGroup(context: Context, selection: Selection, ID: string): FiguresRow[] {
  const group = groupInScope(context, ID);
  return ofOne(context, selection, { workgroupID: group.ID }, worksIn(context, group));
}

/** Figures of the group that a supervisor leads. */
function ofSupervisor(context: Context, selection: Selection, ID: string): FiguresRow[] {
  const group = groupLedBy(context, ID);
  return ofOne(context, selection, { supervisorID: group.supervisorID }, worksIn(context, group));
}

/** One row per work group and month: of all products, or of one. */
function byGroup(context: Context, selection: Selection, product: Pick<Subject, 'pharmaProductID'> = {}): FiguresRow[] {
  const groups = new Set(groupsInScope(context).map(({ ID }) => ID));
  return figuresOf(context, {
    ...selection,
    subjectOf(cell) {
      const counts = product.pharmaProductID === undefined || product.pharmaProductID === cell.pharmaProductID;
      const workgroupID = counts ? context.store.users.find(cell.delegueID)?.workgroupID : null;
      return workgroupID != null && groups.has(workgroupID)
        ? { key: workgroupID, subject: { ...product, workgroupID } }
        : undefined;
    },
  });
}

/** @throws INVALID_DATE_RANGE unless the days are the Monday and Sunday of one week */
export function weekFrom(start: string, end: string): string {
  const week = trendWeek({ start, end });
  if (week === null) throw refusal('INVALID_DATE_RANGE', `${start} to ${end} is not a week, from Monday to Sunday`);
  return week;
}

const TRENDS: Selection = { kind: 'trends' };

/** Sales in a range of months. */
const salesBetween = ({
  yearMonthStart,
  yearMonthEnd,
}: {
  yearMonthStart: string;
  yearMonthEnd: string;
}): Selection => ({
  kind: 'sales',
  months: monthsBetween(yearMonthStart, yearMonthEnd),
});

/** Figures of one month, or of all if no month is given. */
const inMonth = (kind: SalesKind, yearMonth: string | null | undefined): Selection =>
  yearMonth == null ? { kind } : { kind, months: monthsBetween(yearMonth, yearMonth) };

export const financeQueries = {
  readSaleGoalsByProduct: (_parent, { year }, context) => savedGoals(context, year),
  readWeeklySaleTrendsByProduct: (_parent, { periodStart, periodEnd }, context) =>
    savedFigures(context, 'trends', weekFrom(periodStart, periodEnd)),
  readRealSaleByPharmaProduct: (_parent, { yearMonth }, context) => savedFigures(context, 'sales', yearMonth),

  readSaleTrendGlobal: (_parent, { yearMonth }, context) => byLaboratory(context, inMonth('trends', yearMonth)),
  readSaleTrendByWorkGroup: (_parent, { yearMonth }, context) => byGroup(context, inMonth('trends', yearMonth)),
  getSaleTrendByLabo: (_parent, { ID }, context) => ofLaboratory(context, TRENDS, ID),
  getSaleTrendByPharmaProduct: (_parent, { ID }, context) => ofProduct(context, TRENDS, ID),
  getSaleTrendByWorkGroup: (_parent, { ID }, context) => ofGroup(context, TRENDS, ID),
  getSaleTrendByWorkGroupSupervisor: (_parent, { ID }, context) => ofSupervisor(context, TRENDS, ID),
  getSaleTrendByDelegue: (_parent, { ID }, context) => ofDelegate(context, TRENDS, ID),

  readSaleTrendByWorkGroupOfPharmaProduct: (_parent, { ID }, context) =>
    byGroup(context, TRENDS, { pharmaProductID: productOf(context, ID).ID }),

  readRealSaleGlobal: (_parent, { yearMonth }, context) => byLaboratory(context, inMonth('sales', yearMonth)),
  getRealSaleByLabo: (_parent, { ID, ...range }, context) => ofLaboratory(context, salesBetween(range), ID),
  getRealSaleByPharmaProduct: (_parent, { ID, ...range }, context) => ofProduct(context, salesBetween(range), ID),
  getRealSaleByWorkGroup: (_parent, { ID, ...range }, context) => ofGroup(context, salesBetween(range), ID),
  getRealSaleBySupervisor: (_parent, { ID, ...range }, context) => ofSupervisor(context, salesBetween(range), ID),
  getRealSaleByDelegue: (_parent, { ID, ...range }, context) => ofDelegate(context, salesBetween(range), ID),
} satisfies QueryResolvers;

const figuresType = {
  PharmaProduct: ({ pharmaProductID }: FiguresRow, _args: object, { store }: Context) =>
    store.pharmaProducts.find(pharmaProductID),
  PharmaLaboratory: ({ pharmaLaboratoryID }: FiguresRow, _args: object, { store }: Context) =>
    store.laboratories.find(pharmaLaboratoryID),
  WorkGroup: ({ workgroupID }: FiguresRow, _args: object, { store }: Context) => store.workgroups.find(workgroupID),
  Supervisor: ({ supervisorID }: FiguresRow, _args: object, { store }: Context) => store.users.find(supervisorID),
  Delegue: ({ delegueID }: FiguresRow, _args: object, { store }: Context) => store.users.find(delegueID),
  SoldStockByWholesaler: ({ stock }: FiguresRow) => [...stock],
};

export const financeTypes = {
  SaleGoalByProduct: {
    PharmaProduct: ({ pharmaProductID }, _args, { store }) =>
      found(store.pharmaProducts.find(pharmaProductID), 'PharmaProduct', pharmaProductID),
  },
  SaleTrend: figuresType,
  RealSale: figuresType,
  SoldStockByWholesaler: {
    Wholesaler: ({ wholesalerID }, _args, { store }) =>
      found(store.wholesalers.find(wholesalerID), 'Wholesaler', wholesalerID),
  },
} satisfies Resolvers;
