/** The statuses of a visit, of which one is shown. */
export type ObjectiveStatus = 'administrative' | 'spontaneous' | 'done' | 'pending';

/** What tells the status of an objective. */
interface Told {
  readonly done: boolean;
  readonly administrativeCustomer: boolean | null;
  readonly VisitReport: { readonly spontanous: boolean | null } | null;
}

/** The one status that shows of an objective (docs/rules/field-work.md#objective-status). */
export function statusOf({ done, administrativeCustomer, VisitReport }: Told): ObjectiveStatus {
  if (administrativeCustomer) return 'administrative';
  if (VisitReport?.spontanous) return 'spontaneous';
  return done ? 'done' : 'pending';
}
