import type {
  PharmaProductRecord,
  RegulatoryActionRecord,
  RegulatoryActionStepRecord,
  ReminderRecord,
} from '#mocks/seed/types.ts';
import type { Context } from './context.ts';

/** What the viewer may see of the agency they ask about: everything, or for a laboratory's user that laboratory's. */

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

/** A reminder about no product is the agency's own affair; a laboratory's user sees one only as its recipient. */
export function seesReminder(context: Context, reminder: ReminderRecord | undefined): boolean {
  if (reminder?.agencyID !== context.agencyID()) return false;
  const { ID, pharmaLaboID } = context.viewer();
  if (pharmaLaboID === null || reminder.recipientIDs.includes(ID)) return true;
  return (
    reminder.regulatoryActionStepID !== null &&
    seesStep(context, context.store.regulatoryActionSteps.find(reminder.regulatoryActionStepID))
  );
}
