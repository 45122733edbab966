/** The words of the server (decision 38) for an action that asks for nothing more. Any other status, known or not, is open. */
const SETTLED: ReadonlySet<string> = new Set(['Accordé', 'Refusé', 'Clôturé']);

/** Whether an action with this status is still to be worked on. */
export const isOpenStatus = (statut: string): boolean => !SETTLED.has(statut);
