import type { UserType } from '#domain/access/roles.ts';

/** A person the demo can be entered as: the first user of each role, the same in every world. */
export interface Persona {
  readonly userType: UserType;
  readonly email: string;
  readonly firstName: string;
  readonly surname: string;
}

/** The password of every demo account. */
export const DEMO_PASSWORD = 'tournee';

/**
 * One person for each of the eight roles, in the order of the sign-in page.
 * This file imports only types, so that the sign-in page can list these people without loading the world.
 */
export const PERSONAS: readonly Persona[] = [
  { userType: 'Delegue', email: 'yannick.mbida@tournee.example', firstName: 'Yannick', surname: 'Mbida' },
  { userType: 'Supervisor', email: 'pauline.kouame@tournee.example', firstName: 'Pauline', surname: 'Kouamé' },
  { userType: 'BossAssistant', email: 'prisca.nguemo@tournee.example', firstName: 'Prisca', surname: 'Nguemo' },
  { userType: 'Boss', email: 'serge.etoundi@tournee.example', firstName: 'Serge', surname: 'Etoundi' },
  { userType: 'BossMultinational', email: 'armand.kessie@tournee.example', firstName: 'Armand', surname: 'Kessié' },
  { userType: 'RegulatoryAffairsUser', email: 'fatou.diagne@tournee.example', firstName: 'Fatou', surname: 'Diagne' },
  {
    userType: 'PharmaLaboReglementaryAffairUser',
    email: 'helene.vauquelin@tournee.example',
    firstName: 'Hélène',
    surname: 'Vauquelin',
  },
  {
    userType: 'PharmaLaboBossUser',
    email: 'thierry.casamayou@tournee.example',
    firstName: 'Thierry',
    surname: 'Casamayou',
  },
];
