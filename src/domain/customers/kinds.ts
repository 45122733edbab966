/** The kinds of customer, as they are named in addresses. */
export const KINDS = ['healthworker', 'drugstore', 'administration', 'wholesaler'] as const;
export type Kind = (typeof KINDS)[number];
