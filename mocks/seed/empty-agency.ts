import type { World } from './types.ts';

/** A world in which one agency has its users and work groups, and no other records. */
export function withEmptyAgency(world: World, agencyID: string): World {
  const elsewhere = <T extends { readonly agencyID: string }>(records: readonly T[]): readonly T[] =>
    records.filter((record) => record.agencyID !== agencyID);
  return {
    ...world,
    cities: elsewhere(world.cities),
    workAreas: elsewhere(world.workAreas),
    healthCenters: elsewhere(world.healthCenters),
    pharmaProducts: elsewhere(world.pharmaProducts),
    assignedDelegues: elsewhere(world.assignedDelegues),
    healthWorkers: elsewhere(world.healthWorkers),
    drugStores: elsewhere(world.drugStores),
    administratives: elsewhere(world.administratives),
    wholesalers: elsewhere(world.wholesalers),
    regulatoryActions: elsewhere(world.regulatoryActions),
    regulatoryActionSteps: elsewhere(world.regulatoryActionSteps),
    pharmaProductFiles: elsewhere(world.pharmaProductFiles),
    reminders: elsewhere(world.reminders),
    savedSheets: elsewhere(world.savedSheets),
    dispatchedSheets: elsewhere(world.dispatchedSheets),
  };
}
