import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { UserType } from '#domain/access/roles.ts';

/** The displayed name of each role. */
export const ROLE_NAMES: Readonly<Record<UserType, MessageDescriptor>> = {
  Delegue: msg`Délégué`,
  Supervisor: msg`Superviseur`,
  BossAssistant: msg`Assistante de direction`,
  Boss: msg`Direction d’agence`,
  BossMultinational: msg`Direction multinationale`,
  RegulatoryAffairsUser: msg`Affaires réglementaires`,
  PharmaLaboReglementaryAffairUser: msg`Laboratoire, réglementaire`,
  PharmaLaboBossUser: msg`Laboratoire, direction`,
};
