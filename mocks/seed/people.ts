import { Faker, fr } from '@faker-js/faker';
import { addMonths, isoDate } from './calendar.ts';
import { createRandom, type Random } from './random.ts';
import type { AgencyContext } from './agency-context.ts';
import { drawName, namesOf, slug, type PersonName } from './names.ts';
import { PERSONAS, type Persona } from './personas.ts';
import type { LaboratoryRecord, Sex, UserRecord, WorkgroupRecord, WorkgroupType } from './types.ts';
import type { UserType } from '#domain/access/roles.ts';

/** Returns a unique e-mail address for a person. */
export type Mailbox = (firstName: string, surname: string) => string;

/** `firstname.surname@tournee.example`, numbered if taken. The addresses of the personas are reserved. */
export function openMailbox(): Mailbox {
  const taken = new Set(PERSONAS.map(({ email }) => email));
  return (firstName, surname) => {
    const local = `${slug(firstName)}.${slug(surname)}`;
    let email = `${local}@tournee.example`;
    for (let number = 2; taken.has(email); number += 1) email = `${local}${number}@tournee.example`;
    taken.add(email);
    return email;
  };
}

export interface Team {
  readonly users: readonly UserRecord[];
  readonly workgroups: readonly WorkgroupRecord[];
}

/**
 * An agency's users: management, then each work group's supervisor and delegates.
 * In the main agency the personas are the first of their role.
 */
export function generateTeam(agency: AgencyContext, mailbox: Mailbox): Team {
  const { agencyID, country, size, main } = agency;
  const random = agency.random('people');
  const names = namesOf(country.code);
  const users: UserRecord[] = [];

  function join(userType: UserType, more: Partial<UserRecord> = {}): UserRecord {
    const first = main && !users.some((user) => user.userType === userType);
    const persona = first ? personaOf(userType) : undefined;
    const user: UserRecord = {
      ...account(agency.today, random, country.phone),
      ...(persona ? named(persona) : invented(drawName(random, names, drawSex(random)), mailbox)),
      ID: `user-${agencyID}-${users.length + 1}`,
      userType,
      agencyID,
      ...more,
    };
    users.push(user);
    return user;
  }

  join('Boss');
  join('BossAssistant');
  join('RegulatoryAffairsUser');
  if (size.workgroups.length > 2) {
    join('BossAssistant');
    join('RegulatoryAffairsUser');
  }

  // The last post of the last group is vacant.
  const lastGroup = size.workgroups.length - 1;
  const vacancy = { ...invented({ firstName: 'Poste', surname: 'à pourvoir' }, mailbox), fictive: true };

  const workgroups = size.workgroups.map((type, index): WorkgroupRecord => {
    const ID = `group-${agencyID}-${index + 1}`;
    const last = index === lastGroup;
    const supervisor = join('Supervisor', { workgroupID: ID, supervisorActingAsDelegue: last });
    const seats = random.int(...size.delegues);
    const delegues = Array.from({ length: seats }, (_, seat) =>
      join('Delegue', {
        workgroupID: ID,
        sellerManager: type === 'pharma' && seat === 0,
        ...(last && seat === seats - 1 ? vacancy : {}),
      }),
    );
    const sameTypeBefore = size.workgroups.slice(0, index).filter((other) => other === type).length;
    return {
      ID,
      name: groupName(type, country.regions, sameTypeBefore),
      type,
      Picture: null,
      supervisorID: supervisor.ID,
      delegueIDs: delegues.map((delegue) => delegue.ID),
      agencyID,
    };
  });

  return { users, workgroups };
}

/** The multinational's management, which belongs to no agency. */
export function generateHeadquarters(seed: number, today: number, mailbox: Mailbox): readonly UserRecord[] {
  const random = createRandom(seed, 'people:headquarters');
  const userType = 'BossMultinational';
  const phone = '+225 00 ## ## ## ##';
  const colleague = drawName(random, namesOf('SN'), 'F');
  return [named(personaOf(userType)), invented(colleague, mailbox)].map((person, index) => ({
    ...account(today, random, phone),
    ...person,
    ID: `user-hq-${index + 1}`,
    userType,
  }));
}

/** French names only: the full locale is 300 kB, which a browser would have to parse before the demo answers. */
const faker = new Faker({ locale: [{ person: fr.person ?? {} }] });

/**
 * Two users per laboratory, with French names from faker: its director, who chooses an agency, and its regulatory
 * contact, who belongs to one. The laboratories of the two personas come first in their role.
 * @param agencyIDs the main agency first
 */
export function generateLaboratoryStaff(
  seed: number,
  today: number,
  laboratories: readonly LaboratoryRecord[],
  agencyIDs: readonly string[],
  mailbox: Mailbox,
): readonly UserRecord[] {
  const random = createRandom(seed, 'people:laboratories');
  faker.seed(random.int(0, 2 ** 31));
  const roles = [
    { userType: 'PharmaLaboReglementaryAffairUser', home: 'Brévane', bound: true },
    { userType: 'PharmaLaboBossUser', home: 'Orvalis', bound: false },
  ] as const;

  return roles.flatMap(({ userType, home, bound }) => {
    const homeFirst = laboratories.toSorted((a, b) => Number(b.name === home) - Number(a.name === home));
    return homeFirst.map((laboratory, index): UserRecord => {
      const person = index === 0 ? named(personaOf(userType)) : invented(frenchName(drawSex(random)), mailbox);
      return {
        ...account(today, random, '+33 1 99 00 ## ##'),
        ...person,
        ID: `user-${slug(laboratory.name)}-${bound ? 'reg' : 'dir'}`,
        userType,
        agencyID: bound ? (agencyIDs[index % agencyIDs.length] ?? null) : null,
        pharmaLaboID: laboratory.ID,
      };
    });
  });
}

type Identity = Pick<UserRecord, 'Email' | 'FirstName' | 'Surname'>;
type Account = Omit<UserRecord, keyof Identity | 'ID' | 'userType'>;

function personaOf(userType: UserType): Persona {
  const persona = PERSONAS.find((candidate) => candidate.userType === userType);
  if (!persona) throw new RangeError(`The demo has nobody for the role ${userType}`);
  return persona;
}

function named({ email, firstName, surname }: Persona): Identity {
  return { Email: email, FirstName: firstName, Surname: surname };
}

function invented({ firstName, surname }: Omit<PersonName, 'sex'>, mailbox: Mailbox): Identity {
  return { Email: mailbox(firstName, surname), FirstName: firstName, Surname: surname };
}

function frenchName(sex: Sex): PersonName {
  const gender = sex === 'F' ? 'female' : 'male';
  return { sex, firstName: faker.person.firstName(gender), surname: faker.person.lastName(gender) };
}

function drawSex(random: Random): Sex {
  return random.boolean(0.45) ? 'F' : 'M';
}

/** Default values of an account: 25 to 58 years old, in no agency and no group. */
function account(today: number, random: Random, phone: string): Account {
  return {
    phone: random.digits(phone),
    birthDay: isoDate(addMonths(today, -12 * random.int(25, 57)) - random.int(1, 364)),
    ProfilPicURL: null,
    agencyID: null,
    pharmaLaboID: null,
    workgroupID: null,
    fictive: false,
    sellerManager: false,
    supervisorActingAsDelegue: false,
  };
}

function groupName(type: WorkgroupType, regions: readonly string[], index: number): string {
  const kind = type === 'medical' ? 'Médical' : 'Pharma';
  return `${kind} ${regions[index % regions.length] ?? ''}`.trim();
}
