/** The final statuses, as the server spells them. Any other status counts as open (docs/rules/regulatory.md#action-statuses). */
const FINAL: ReadonlySet<string> = new Set(['Accordé', 'Refusé', 'Clôturé']);

/** Whether an action with this status is still open. */
export const isOpenStatus = (statut: string): boolean => !FINAL.has(statut);
