import type { Acl, Modules } from './rights.ts';
import type { UserType } from './roles.ts';

interface Allowed {
  readonly userType: UserType;
  readonly pharmaLaboID: string | null;
  readonly acl: Acl;
  readonly modules: Modules;
  readonly visitReportFieldsToShow: readonly string[] | null;
}

/** The flags that are on, whatever order the server gives them in. */
const namesOf = (flags: Acl | Modules): readonly string[] =>
  Object.entries(flags)
    .flatMap(([name, isOn]) => (isOn ? [name] : []))
    .toSorted();

/** Names what somebody is allowed: what was read with other rights is not shown. */
export const rightsKey = ({ userType, pharmaLaboID, acl, modules, visitReportFieldsToShow }: Allowed): string =>
  JSON.stringify([userType, pharmaLaboID, namesOf(acl), namesOf(modules), visitReportFieldsToShow]);
