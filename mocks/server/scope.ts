import type {
  PharmaProductRecord,
  RegulatoryActionRecord,
  RegulatoryActionStepRecord,
  ReminderRecord,
  VisitReportRecord,
} from '#mocks/seed/types.ts';
import type { Context } from './context.ts';
import { found } from './errors.ts';

/** @throws NOT_FOUND if there is no such record, or it belongs to another agency than that of the call */
export function ofAgency<T extends { readonly agencyID: string }>(
  { agencyID }: Context,
  record: T | undefined,
  kind: string,
  ID: string,
): T {
  return found(record?.agencyID === agencyID() ? record : null, kind, ID);
}

/** Records of the call's agency that the viewer may see: all, or for a laboratory's user those of the laboratory. */

export function seesProduct(context: Context, product: PharmaProductRecord | undefined): boolean {
  if (product?.agencyID !== context.agencyID()) return false;
  const { pharmaLaboID } = context.viewer();
  return pharmaLaboID === null || product.pharmaLaboratoryID === pharmaLaboID;
}

export function seesAction(context: Context, action: RegulatoryActionRecord | undefined): boolean {
  return action !== undefined && seesProduct(context, context.store.pharmaProducts.find(action.pharmaProductID));
}

export function seesStep(context: Context, step: RegulatoryActionStepRecord | undefined): boolean {
  return step !== undefined && seesAction(context, context.store.regulatoryActions.find(step.regulatoryActionID));
}

/** A laboratory's user sees reminders of the laboratory's products, and those that they receive. */
export function seesReminder(context: Context, reminder: ReminderRecord | undefined): boolean {
  if (reminder?.agencyID !== context.agencyID()) return false;
  const { ID, pharmaLaboID } = context.viewer();
  if (pharmaLaboID === null || reminder.recipientIDs.includes(ID)) return true;
  return (
    reminder.regulatoryActionStepID !== null &&
    seesStep(context, context.store.regulatoryActionSteps.find(reminder.regulatoryActionStepID))
  );
}

/**
 * Whether the viewer reads what was written about a visit. A laboratory's user does where every product that was presented or
 * left is the laboratory's: docs/rules/access.md#laboratory-reports.
 */
export function seesTexts(context: Context, report: VisitReportRecord | undefined): boolean {
  if (context.viewer().pharmaLaboID === null) return true;
  const IDs = [...(report?.presentedProductIDs ?? []), ...(report?.givenSampleProductIDs ?? [])];
  return IDs.length > 0 && IDs.every((ID) => seesProduct(context, context.store.pharmaProducts.find(ID)));
}
