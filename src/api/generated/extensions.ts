/** What the schema has beyond the agreed API: docs/rules/api.md#schema-extension. */
export const EXTENSIONS = [
  'Mutation.attachVisitReport',
  'Mutation.createWholesaler',
  'Mutation.updateWholesaler',
  'Query.readDispatchedParts',
  'Query.readFinancePeriods',
  'Query.readSaleTrendByWorkGroupOfPharmaProduct',
  'RealSale.dispatchedPght',
  'RealSale.dispatchedQuantity',
  'SaleFigures.dispatchedPght',
  'SaleFigures.dispatchedQuantity',
  'SaleGoalByProduct.dispatchedPght',
  'SaleGoalByProduct.dispatchedQuantity',
  'SaleTrend.dispatchedPght',
  'SaleTrend.dispatchedQuantity',
  'SoldStockByWholesaler.dispatchedQuantity',
] as const;
