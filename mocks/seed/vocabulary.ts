/** Lists that the server sends as plain strings, with the demo's values, in the order of the forms. */

/** `readRegulatoryActionEditDatas.statusList`, in the order an action goes through them. */
export const REGULATORY_STATUSES = [
  'À préparer',
  'Déposé',
  'En évaluation',
  'Complément demandé',
  'Accordé',
  'Refusé',
  'Clôturé',
] as const;

/** `readCustomerCardEditDatas.potentialList`: how often a customer should be visited, most often first. */
export const POTENTIALS = ['A+', 'A', 'B', 'C'] as const;

/** `readCustomerCardEditDatas.matrimonialStatusList`. */
export const MATRIMONIAL_STATUSES = ['bachelor', 'married', 'divorced', 'widow'] as const;

/** `readCustomerCardEditDatas.relationStateList`, in the order of the stages. */
export const RELATION_STATES = [
  'prospect',
  'firstContact',
  'maturation',
  'newClient',
  'occasionnelClient',
  'LoyalClient',
  'LostClient',
] as const;
