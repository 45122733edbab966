import { dayOf } from './calendar.ts';
import { openChance } from './chance.ts';
import { COUNTRIES, type Country } from './countries.ts';
import { plantCustomers, plantSpecialities } from './customers.ts';
import { plantFinance } from './finance.ts';
import type { Ground } from './ground.ts';
import { openMailbox, plantHeadquarters, plantLaboratoryStaff, plantTeam } from './people.ts';
import { plantPlaces } from './places.ts';
import { once } from './once.ts';
import { assignDelegues, plantLaboratories, plantProducts } from './products.ts';
import { plantRegulatory } from './regulatory.ts';
import { sizeOf } from './size.ts';
import type { World, WorldOptions } from './types.ts';

/**
 * Plants a demo world. The same options give the same records, byte for byte, on any machine and in any time zone.
 * Each domain of each agency draws from a stream of its own, so adding a domain does not change the others, and what is
 * large is planted when it is first read: a demo opens with its people and its products alone.
 */
export function createWorld(options: WorldOptions): World {
  const { seed, now, scenario } = options;
  const mailbox = openMailbox();
  const grounds = COUNTRIES.map((country, index) => groundOf(country, index === 0, options));
  const utcToday = dayOf(now, 0);

  const laboratories = plantLaboratories();
  const headquarters = plantHeadquarters(seed, utcToday, mailbox);
  const agencyIDs = grounds.map((ground) => ground.agencyID);
  const laboratoryStaff = plantLaboratoryStaff(seed, utcToday, laboratories, agencyIDs, mailbox);
  const visitors = [...headquarters, ...laboratoryStaff];

  const plots = grounds.map((ground) => {
    const places = plantPlaces(ground);
    const team = plantTeam(ground, mailbox);
    const pharmaProducts = plantProducts(ground);
    const welcome = visitors.filter((user) => user.agencyID === null || user.agencyID === ground.agencyID);
    const assignedDelegues = assignDelegues(ground, pharmaProducts, team.users);
    const customers = plantCustomers(ground, places, team.users);
    const { workgroups } = team;
    const { wholesalers } = customers;
    return {
      places,
      team,
      pharmaProducts,
      assignedDelegues,
      customers,
      finance: once(() => plantFinance(ground, { pharmaProducts, assignedDelegues, workgroups, wholesalers })),
      regulatory: once(() => plantRegulatory(ground, pharmaProducts, [...team.users, ...welcome])),
    };
  });

  const healthWorkers = once(() => plots.flatMap(({ customers }) => customers.healthWorkers()));
  const drugStores = once(() => plots.flatMap(({ customers }) => customers.drugStores()));
  const administratives = once(() => plots.flatMap(({ customers }) => customers.administratives()));
  const typeRegulatoryActions = once(() => plots.flatMap(({ regulatory }) => regulatory().typeRegulatoryActions));
  const regulatoryActions = once(() => plots.flatMap(({ regulatory }) => regulatory().regulatoryActions));
  const regulatoryActionSteps = once(() => plots.flatMap(({ regulatory }) => regulatory().regulatoryActionSteps));
  const pharmaProductFiles = once(() => plots.flatMap(({ regulatory }) => regulatory().pharmaProductFiles));
  const reminders = once(() => plots.flatMap(({ regulatory }) => regulatory().reminders));
  const savedSheets = once(() => plots.flatMap(({ finance }) => finance().savedSheets));
  const dispatchedSheets = once(() => plots.flatMap(({ finance }) => finance().dispatchedSheets));

  return {
    seed,
    now,
    scenario,
    agencies: COUNTRIES.map(({ agency }) => agency),
    cities: plots.flatMap(({ places }) => places.cities),
    workAreas: plots.flatMap(({ places }) => places.workAreas),
    healthCenters: plots.flatMap(({ places }) => places.healthCenters),
    laboratories,
    users: [...plots.flatMap(({ team }) => team.users), ...visitors],
    workgroups: plots.flatMap(({ team }) => team.workgroups),
    pharmaProducts: plots.flatMap((plot) => plot.pharmaProducts),
    assignedDelegues: plots.flatMap((plot) => plot.assignedDelegues),
    specialities: plantSpecialities(),
    get healthWorkers() {
      return healthWorkers();
    },
    get drugStores() {
      return drugStores();
    },
    get administratives() {
      return administratives();
    },
    wholesalers: plots.flatMap(({ customers }) => customers.wholesalers),
    get typeRegulatoryActions() {
      return typeRegulatoryActions();
    },
    get regulatoryActions() {
      return regulatoryActions();
    },
    get regulatoryActionSteps() {
      return regulatoryActionSteps();
    },
    get pharmaProductFiles() {
      return pharmaProductFiles();
    },
    get reminders() {
      return reminders();
    },
    get savedSheets() {
      return savedSheets();
    },
    get dispatchedSheets() {
      return dispatchedSheets();
    },
  };
}

function groundOf(country: Country, main: boolean, { seed, now, scenario }: WorldOptions): Ground {
  const agencyID = country.agency.idAgency;
  return {
    country,
    agencyID,
    size: sizeOf(scenario, main),
    main,
    now,
    today: dayOf(now, country.utcOffset),
    chance: (domain) => openChance(seed, `${domain}:${agencyID}`),
  };
}
