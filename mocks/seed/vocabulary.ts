/** The lists a server serves as free strings: the demo's values, in the order a form shows them. */

/** `readRegulatoryActionEditDatas.statusList` (decision 38), from the first to the last. */
export const REGULATORY_STATUSES = [
  'À préparer',
  'Déposé',
  'En évaluation',
  'Complément demandé',
  'Accordé',
  'Refusé',
  'Clôturé',
] as const;

/** `readCustomerCardEditDatas.potentialList`: how often a customer should be seen, the most first. */
export const POTENTIALS = ['A+', 'A', 'B', 'C'] as const;

/** `readCustomerCardEditDatas.matrimonialStatusList` (spec §3). */
export const MATRIMONIAL_STATUSES = ['bachelor', 'married', 'divorced', 'widow'] as const;

/** `readCustomerCardEditDatas.relationStateList` (spec §3), in the order of the stages. */
export const RELATION_STATES = [
  'prospect',
  'firstContact',
  'maturation',
  'newClient',
  'occasionnelClient',
  'LoyalClient',
  'LostClient',
] as const;
