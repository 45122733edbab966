import type { UserRecord } from '#mocks/seed/types.ts';
import type { Context } from './context.ts';
import { groupsInScope } from './finance-scope.ts';
import type { QueryResolvers, Resolvers } from './generated/resolvers.ts';
import type { Store } from './store.ts';

/** The directory of an agency has its own users and those who belong to no agency: docs/rules/api.md#directory. */
export function isInDirectory(user: UserRecord | undefined, agencyID: string): user is UserRecord {
  if (!user || user.fictive) return false;
  return user.agencyID === agencyID || user.agencyID === null;
}

const profilPic = ({ ProfilPicURL }: UserRecord): string | null => ProfilPicURL;

const usersOf = (store: Store, IDs: readonly string[]): UserRecord[] => IDs.flatMap((ID) => store.users.find(ID) ?? []);

export const userQueries = {
  readAllBaseUsers(_parent, _args, context: Context) {
    const agencyID = context.agencyID();
    return context.store.users.all().filter((user) => isInDirectory(user, agencyID));
  },
  readWorkGroups: (_parent, _args, context) => groupsInScope(context),
} satisfies QueryResolvers;

export const userTypes = {
  BaseUser: { contactEmail: ({ Email }) => Email, profilPic },
  User: {
    profilPic,
    WorkGroup: ({ workgroupID }, _args, { store }) => store.workgroups.find(workgroupID),
  },
  WorkGroup: {
    Supervisor: ({ supervisorID }, _args, { store }) => store.users.find(supervisorID),
    Delegues: ({ delegueIDs }, _args, { store }) => usersOf(store, delegueIDs),
  },
} satisfies Resolvers;
