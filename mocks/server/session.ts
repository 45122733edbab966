import { DEMO_PASSWORD } from '#mocks/seed/personas.ts';
import { aclOf, modulesOf } from '#mocks/seed/role-grants.ts';
import type { UserRecord } from '#mocks/seed/types.ts';
import type { Context } from './context.ts';
import type { LoginAnswer, MutationResolvers, QueryResolvers } from './generated/resolvers.ts';
import type { Store } from './store.ts';

/** An account with a role that the application does not know, to show `user.login-not-allowed`. */
const UNKNOWN_ROLE_ACCOUNT = {
  ID: 'user-stranger',
  Email: 'role.inconnu@tournee.example',
  FirstName: 'Rôle',
  Surname: 'Inconnu',
  userType: 'Auditor',
} as const;

type UnknownRoleAccount = typeof UNKNOWN_ROLE_ACCOUNT;
type Account = UserRecord | UnknownRoleAccount;

const hasUnknownRole = (account: Account): account is UnknownRoleAccount =>
  account.userType === UNKNOWN_ROLE_ACCOUNT.userType;

function accountOf(store: Store, ID: string | undefined): Account | undefined {
  return ID === UNKNOWN_ROLE_ACCOUNT.ID ? UNKNOWN_ROLE_ACCOUNT : store.users.find(ID);
}

function accountAt(store: Store, address: string): Account | undefined {
  if (address === UNKNOWN_ROLE_ACCOUNT.Email) return UNKNOWN_ROLE_ACCOUNT;
  return store.users.where('Email', address).find(({ fictive }) => !fictive);
}

function accepted(account: Account, { store, switches, visitReportFields }: Context, token: string): LoginAnswer {
  const answer = { valid: true, token, status: 'OK', code: 200, message: null, userType: account.userType };
  const { ID, Email, FirstName, Surname } = account;
  if (hasUnknownRole(account)) return { ...answer, Member: { ID, Email, FirstName, Surname } };
  const { userType, workgroupID } = account;
  return {
    ...answer,
    pharmaLaboID: account.pharmaLaboID,
    Member: {
      ID,
      Email,
      FirstName,
      Surname,
      ProfilPicURL: account.ProfilPicURL,
      workgroupType: store.workgroups.find(workgroupID)?.type,
      sellerManager: account.sellerManager,
      idAgency: account.agencyID,
      supervisorActingAsDelegue: account.supervisorActingAsDelegue,
    },
    ACL: { ...aclOf(userType, switches) },
    ModulesState: { ...modulesOf(switches) },
    VisitReportFieldsToShow: visitReportFields ? [...visitReportFields] : null,
  };
}

/** Wrong credentials and invalid tokens get a normal answer, not an error: docs/rules/access.md#login-answer. */
const refused = (message: string): LoginAnswer => ({ valid: false, status: 'UNAUTHORIZED', code: 401, message });

export const sessionQueries = {
  validateToken(_parent, args, context) {
    const token = args.token ?? context.bearer ?? '';
    const ID = context.tokens.userOf(token, context.now);
    const account = accountOf(context.store, ID);
    return account ? accepted(account, context, token) : refused('The token is not good');
  },
} satisfies QueryResolvers;

export const sessionMutations = {
  createToken(_parent, { email, password }, context) {
    const address = email.trim().toLowerCase();
    context.signIn?.check(address);
    const account = accountAt(context.store, address);
    if (!account || password !== DEMO_PASSWORD) {
      context.signIn?.failed(address);
      return refused('No account has this address and this password');
    }
    return accepted(account, context, context.tokens.issue(account.ID, context.now));
  },

  refreshToken(_parent, _args, context) {
    const viewer = context.viewer();
    return accepted(viewer, context, context.tokens.issue(viewer.ID, context.now));
  },
} satisfies MutationResolvers;
