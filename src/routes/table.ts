import { msg } from '@lingui/core/macro';
import { USER_TYPES, type UserType } from '#domain/access/roles.ts';
import {
  administration,
  agencies,
  customerCard,
  goals,
  overview,
  programs,
  regulatory,
  reports,
  sales,
  salesWorkgroup,
  stats,
  statsWorkgroup,
  trends,
  trendsWorkgroup,
  visits,
} from './areas.ts';
import { HOME, USER } from './entrance.ts';
import { LANDING, opensOn, type Route, type Row, routesOf, type ScreenRow, tree, type Tree } from './rows.ts';

export { LANDING, type RedirectRoute, type Route, type ScreenRoute } from './rows.ts';

/** The tree of each role, open to that role only. See docs/rules/access.md#roles. */
const ROLE_TREES = {
  BossMultinational: tree('boss_multinational', 'bmultinational', [
    opensOn('dashboard'),
    agencies,
    ...overview('dashboard', 'progressDetails', 'supervisor', 'supervisorVisitReport', 'delegate'),
    ...goals('dashboard', 'new', 'product'),
    ...trends('dashboard', 'new', 'laboratory', 'laboratoryProduct'),
    ...trendsWorkgroup('dashboard', 'group', 'delegate'),
    ...sales('dashboard', 'new', 'laboratory', 'laboratoryProduct'),
    ...salesWorkgroup('dashboard', 'group', 'delegate'),
    ...stats('dashboard', 'laboratory', 'laboratoryProduct'),
    ...statsWorkgroup('dashboard', 'group', 'delegate'),
    ...regulatory(),
    ...administration('absences'),
    ...visits('statistics', 'workgroups', 'workgroup'),
  ]),
  Boss: tree('boss', 'boss', [
    opensOn('dashboard'),
    ...overview('dashboard', 'progressDetails', 'supervisor', 'supervisorVisitReport', 'delegate'),
    ...goals('dashboard', 'new'),
    ...trends('dashboard', 'new', 'laboratory', 'laboratoryProduct'),
    ...trendsWorkgroup('dashboard', 'group', 'delegate', 'product'),
    ...sales('dashboard', 'new', 'laboratory', 'laboratoryProduct'),
    ...salesWorkgroup('dashboard', 'group', 'delegate'),
    ...stats('dashboard', 'laboratory', 'laboratoryProduct'),
    ...statsWorkgroup('dashboard', 'group', 'delegate'),
    ...regulatory(),
    ...administration('absences'),
    ...visits('statistics', 'workgroups', 'workgroup'),
  ]),
  BossAssistant: tree('boss_assistant', 'bassistant', [
    opensOn('dashboard'),
    ...overview('dashboard', 'progressDetails', 'supervisor', 'supervisorVisitReport', 'delegate'),
    ...goals('dashboard', 'new', 'product'),
    ...trends('dashboard', 'new', 'laboratory', 'laboratoryProduct'),
    ...trendsWorkgroup('dashboard', 'group', 'delegate'),
    ...sales('dashboard', 'new', 'laboratory', 'laboratoryProduct'),
    ...salesWorkgroup('dashboard', 'group', 'delegate'),
    ...stats('dashboard', 'laboratory', 'laboratoryProduct'),
    ...statsWorkgroup('dashboard', 'group', 'delegate'),
    ...regulatory(),
    ...administration('absences'),
    ...visits('statistics', 'workgroups', 'workgroup'),
  ]),
  Supervisor: tree('supervisor', 'supervisor', [
    opensOn('dashboard'),
    ...overview('dashboard', 'delegateOrAll', 'sellerManager'),
    ...reports('visit', 'weekly', 'weeklyCreate'),
    ...goals('dashboard', 'new', 'product'),
    ...trends('laboratory', 'laboratoryProduct'),
    ...trendsWorkgroup('new', 'dashboard', 'delegate'),
    ...sales('laboratory'),
    ...salesWorkgroup('new', 'dashboard', 'delegate'),
    ...stats('laboratory'),
    ...statsWorkgroup('dashboard', 'delegate'),
    ...administration('absences'),
    ...visits('statistics', 'workgroups', 'workgroup', 'toWorkgroups', 'toWorkgroup'),
  ]),
  Delegue: tree('delegate', 'delegate', [
    opensOn('dashboard'),
    { name: 'dashboard', path: 'dashboard', redirect: '/app/customer-card/dashboard' },
    ...goals('dashboard'),
    ...trendsWorkgroup('own'),
    ...salesWorkgroup('own'),
    ...statsWorkgroup('own'),
    ...administration('absences'),
    ...visits('statistics'),
  ]),
  RegulatoryAffairsUser: tree('regulatory_affairs_user', 'regulatoryaffairsuser', [
    opensOn('administration/reminders'),
    ...regulatory(),
    ...administration('absences'),
  ]),
  PharmaLaboReglementaryAffairUser: tree('pharma_labo_reglementary_affair_user', 'pharmalaboreglaffair', [
    opensOn('administration/products'),
    ...regulatory(),
  ]),
  PharmaLaboBossUser: tree('pharma_labo_boss_user', 'pharmalaboboss', [
    opensOn('dashboard'),
    agencies,
    ...overview('dashboard', 'progressDetails', 'supervisor', 'supervisorVisitReport', 'delegateUnderSupervisor'),
    ...goals('dashboard', 'new'),
    ...trends('laboratory', 'laboratoryProduct'),
    ...trendsWorkgroup('dashboard', 'group', 'delegate', 'product'),
    ...sales('laboratory', 'laboratoryProduct'),
    ...salesWorkgroup('dashboard', 'group', 'delegate'),
    ...stats('laboratory', 'laboratoryProduct'),
    ...statsWorkgroup('dashboard', 'group', 'delegate'),
    ...regulatory(),
    ...visits('statistics', 'workgroups', 'workgroup'),
  ]),
} satisfies Record<UserType, Tree>;

/** Open to every signed-in user. */
const GENERAL = tree('app', 'app', [
  opensOn('dashboard'),
  { name: 'dashboard', path: 'dashboard', redirect: LANDING },
  { name: 'programs', path: 'programs', redirect: 'programs/home' },
  ...programs('home', 'workgroup', 'delegate', 'supervisor'),
  { name: 'customer_card', path: 'customer-card', redirect: 'customer-card/dashboard' },
  ...customerCard(
    'dashboard',
    'healthCenters',
    'healthWorker',
    'drugstore',
    'administration',
    'wholesaler',
    'cities',
    'workAreas',
  ),
]);

const TOP = tree('', '', [
  { name: 'root', path: '', redirect: HOME },
  { name: 'error', path: 'error', title: msg`Une erreur s’est produite` },
]);

type AnyTree = (typeof ROLE_TREES)[UserType] | typeof GENERAL | typeof USER | typeof TOP;
type Join<Head extends string, Separator extends string, Tail extends string> = Head extends ''
  ? Tail
  : Tail extends ''
    ? Head
    : `${Head}${Separator}${Tail}`;
/** Every address of the table, with its name and its pattern as literal types. */
type AddressOf<T> =
  T extends Tree<infer Name, infer Path, infer R>
    ? R extends Row
      ? { readonly name: Join<Name, '_', R['name']>; readonly path: `/${Join<Path, '/', R['path']>}` }
      : never
    : never;
type ScreenNameOf<T> = T extends Tree<string, string, infer R> ? Extract<R, ScreenRow>['name'] : never;
type Address = AddressOf<AnyTree>;

/** A name of the table, such as `boss_goals_dashboard`. */
export type RouteName = Address['name'];
/** The pattern of a name, as a literal type. */
export type PathOf<Name extends RouteName> = Extract<Address, { name: Name }>['path'];
/** A screen, in whatever trees it is. */
export type ScreenId = ScreenNameOf<AnyTree>;
export type TreeName = AnyTree['name'];
/** A screen in the tree of a role. */
export type OwnScreenId = ScreenNameOf<(typeof ROLE_TREES)[UserType]>;
/** The pattern of such a screen inside its tree; several where trees spell it differently. */
export type PathOfScreen<Screen extends OwnScreenId> = {
  [U in UserType]: Extract<(typeof ROLE_TREES)[U]['rows'][number], { name: Screen }>['path'];
}[UserType];

/** Every route, tree after tree. */
export const ROUTES: readonly Route[] = [
  ...USER_TYPES.flatMap((userType) => routesOf(ROLE_TREES[userType], userType)),
  ...routesOf(GENERAL, '*'),
  ...routesOf(USER, null),
  ...routesOf(TOP, null),
];

/** The tree of a role. */
export const treeOf = (userType: UserType): TreeName => ROLE_TREES[userType].name;
