import { dayOf } from './calendar.ts';
import { createRandom } from './random.ts';
import { COUNTRIES, type Country } from './countries.ts';
import { generateCustomers, generateSpecialities } from './customers.ts';
import { generateFinance } from './finance.ts';
import type { AgencyContext } from './agency-context.ts';
import { openMailbox, generateHeadquarters, generateLaboratoryStaff, generateTeam } from './people.ts';
import { generatePlaces } from './places.ts';
import { lazy } from './lazy.ts';
import { assignDelegues, generateLaboratories, generateProducts } from './products.ts';
import { generateRegulatory } from './regulatory.ts';
import { sizeOf } from './size.ts';
import type { World, WorldOptions } from './types.ts';

/**
 * Generates a demo world. The same options give the same records, byte for byte, on any machine and in any time zone.
 * Each domain of each agency has its own random stream, so that a new domain does not change the others. Large
 * collections are generated on first use: at start there are only people, places and products.
 */
export function createWorld(options: WorldOptions): World {
  const { seed, now, scenario } = options;
  const mailbox = openMailbox();
  const agencies = COUNTRIES.map((country, index) => agencyContextOf(country, index === 0, options));
  const utcToday = dayOf(now, 0);

  const laboratories = generateLaboratories();
  const headquarters = generateHeadquarters(seed, utcToday, mailbox);
  const agencyIDs = agencies.map((agency) => agency.agencyID);
  const laboratoryStaff = generateLaboratoryStaff(seed, utcToday, laboratories, agencyIDs, mailbox);
  const visitors = [...headquarters, ...laboratoryStaff];

  const parts = agencies.map((agency) => {
    const places = generatePlaces(agency);
    const team = generateTeam(agency, mailbox);
    const pharmaProducts = generateProducts(agency);
    const welcome = visitors.filter((user) => user.agencyID === null || user.agencyID === agency.agencyID);
    const assignedDelegues = assignDelegues(agency, pharmaProducts, team.users);
    const customers = generateCustomers(agency, places, team.users);
    const { workgroups } = team;
    const { wholesalers } = customers;
    const clerkID = team.users.find(({ userType }) => userType === 'BossAssistant')?.ID ?? '';
    return {
      places,
      team,
      pharmaProducts,
      assignedDelegues,
      customers,
      finance: lazy(() =>
        generateFinance(agency, { pharmaProducts, assignedDelegues, workgroups, wholesalers, clerkID }),
      ),
      regulatory: lazy(() => generateRegulatory(agency, pharmaProducts, [...team.users, ...welcome])),
    };
  });

  const healthWorkers = lazy(() => parts.flatMap(({ customers }) => customers.healthWorkers()));
  const drugStores = lazy(() => parts.flatMap(({ customers }) => customers.drugStores()));
  const administratives = lazy(() => parts.flatMap(({ customers }) => customers.administratives()));
  const typeRegulatoryActions = lazy(() => parts.flatMap(({ regulatory }) => regulatory().typeRegulatoryActions));
  const regulatoryActions = lazy(() => parts.flatMap(({ regulatory }) => regulatory().regulatoryActions));
  const regulatoryActionSteps = lazy(() => parts.flatMap(({ regulatory }) => regulatory().regulatoryActionSteps));
  const pharmaProductFiles = lazy(() => parts.flatMap(({ regulatory }) => regulatory().pharmaProductFiles));
  const reminders = lazy(() => parts.flatMap(({ regulatory }) => regulatory().reminders));
  const savedSheets = lazy(() => parts.flatMap(({ finance }) => finance().savedSheets));
  const dispatchedSheets = lazy(() => parts.flatMap(({ finance }) => finance().dispatchedSheets));

  return {
    seed,
    now,
    scenario,
    agencies: COUNTRIES.map(({ agency }) => agency),
    cities: parts.flatMap(({ places }) => places.cities),
    workAreas: parts.flatMap(({ places }) => places.workAreas),
    healthCenters: parts.flatMap(({ places }) => places.healthCenters),
    laboratories,
    users: [...parts.flatMap(({ team }) => team.users), ...visitors],
    workgroups: parts.flatMap(({ team }) => team.workgroups),
    pharmaProducts: parts.flatMap((part) => part.pharmaProducts),
    assignedDelegues: parts.flatMap((part) => part.assignedDelegues),
    specialities: generateSpecialities(),
    get healthWorkers() {
      return healthWorkers();
    },
    get drugStores() {
      return drugStores();
    },
    get administratives() {
      return administratives();
    },
    wholesalers: parts.flatMap(({ customers }) => customers.wholesalers),
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

function agencyContextOf(country: Country, main: boolean, { seed, now, scenario }: WorldOptions): AgencyContext {
  const agencyID = country.agency.idAgency;
  return {
    country,
    agencyID,
    size: sizeOf(scenario, main),
    main,
    now,
    today: dayOf(now, country.utcOffset),
    random: (domain) => createRandom(seed, `${domain}:${agencyID}`),
  };
}
