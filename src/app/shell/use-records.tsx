import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { User } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { hasRight } from '#domain/access/rights.ts';
import { CUSTOMER_READERS } from '#domain/access/roles.ts';
import { personName } from '#domain/people/person-name.ts';
import { folded } from '#lib/folded.ts';
import type { Session } from '#machines/session/session.types.ts';
import { customerSearch, searchWords } from '#queries/customer-filters.ts';
import { nameOf } from '#queries/customer-records.ts';
import { failureOf } from '#queries/failure.ts';
import { type WorkGroup, workGroupsQuery } from '#queries/work-groups.queries.ts';
import { href, ownHref, personHref } from '#routes/links.ts';
import { CARD_ROUTES } from '#state/card-routes.ts';
import { useCustomers } from '#state/customers.ts';
import { useServices } from '#state/services.tsx';
import type { Command } from '#ui/command-palette/command-palette.tsx';
import { useWrittenLocale } from '#ui/use-written-locale/use-written-locale.ts';
import { MENU_ICONS } from './icons.ts';

/** docs/rules/interface.md#command-palette: letters from which records are looked for, and how many of a kind are offered before the rest is counted. */
const [LEAST, MOST] = [2, 6] as const;

export interface FoundRecords {
  readonly commands: readonly Command[];
  /** What is still being read, or could not be. */
  readonly status: ReactNode;
}

/** Whether the user’s customers can be looked for. */
export const findsCustomers = ({ userType, acl }: Session): boolean =>
  CUSTOMER_READERS.some((role) => role === userType) && hasRight('customerCardAccess', acl);

/** The customers that a search finds, those by their names first; they are read when the first search needs them. */
export function useFoundCustomers(session: Session, search: string): FoundRecords {
  const { t } = useLingui();
  const isAsked = findsCustomers(session) && search.trim().length >= LEAST;
  const { customers, isLoading, failure } = useCustomers(useWrittenLocale(), isAsked);
  const find = useMemo(() => customers && customerSearch(customers), [customers]);
  if (!isAsked) return NOTHING;
  const words = searchWords(search);
  const { named = [], others = [] } = Object.groupBy(find?.(search) ?? [], (customer) =>
    words.every((word) => folded(nameOf(customer)).includes(word)) ? 'named' : 'others',
  );
  const found = [...named, ...others];
  const rest = found.length - MOST;
  const shared = { group: t`Clients`, icon: <MENU_ICONS.customers />, keywords: [search] };
  const commands: Command[] = found.slice(0, MOST).map((customer) => {
    const places = [customer.specialities[0], customer.areas[0]].flatMap((place) => place?.name ?? []);
    return {
      ...shared,
      id: `customer ${customer.ID}`,
      label: nameOf(customer),
      href: href(CARD_ROUTES[customer.kind], { idCustomer: customer.ID }),
      ...(places.length > 0 && { hint: places.join(', ') }),
    };
  });
  if (rest > 0)
    commands.push({
      ...shared,
      id: 'more customers',
      label: t`${plural(rest, { one: '# autre client', other: '# autres clients' })}`,
      hint: t`Liste des clients`,
      href: href('app_customer_card_dashboard', {}, { q: search }),
    });
  return {
    commands,
    status: isLoading ? (
      <Trans>Recherche parmi les clients…</Trans>
    ) : (
      failure && <Trans>Les clients n’ont pas pu être lus : ils ne sont pas cherchés.</Trans>
    ),
  };
}

/** The people of the groups that a search finds, for who has pages of them. */
export function useFoundPeople({ userType, agencyID }: Session, search: string): FoundRecords {
  const { t } = useLingui();
  const { api } = useServices();
  const hasPages = agencyID !== null && ownHref(userType, 'delegate', { id: '-' }) !== undefined;
  const isAsked = hasPages && search.trim().length >= LEAST;
  const read = useQuery({ ...workGroupsQuery(api), enabled: isAsked });
  const people = useMemo(() => peopleOf(read.data?.data.readWorkGroups ?? []), [read.data]);
  if (!isAsked) return NOTHING;
  const words = searchWords(search);
  const found = people.filter(({ text }) => words.every((word) => text.includes(word)));
  const rest = found.length - MOST;
  const shared = { group: t`Personnes`, icon: <User />, keywords: [search] };
  return {
    commands: found.slice(0, MOST).flatMap((person): Command[] => {
      const address = personHref(userType, person);
      const { ID, name: label, group: hint } = person;
      return address === undefined ? [] : [{ ...shared, id: `person ${hint} ${ID}`, label, hint, href: address }];
    }),
    status: failureOf(read) ? (
      <Trans>Les personnes n’ont pas pu être lues : elles ne sont pas cherchées.</Trans>
    ) : (
      rest > 0 && (
        <Plural value={rest} one="# autre personne : précisez le nom." other="# autres personnes : précisez le nom." />
      )
    ),
  };
}

const NOTHING: FoundRecords = { commands: [], status: null };

const peopleOf = (groups: readonly WorkGroup[]) =>
  groups.flatMap(({ name: group, Supervisor, Delegues }) =>
    [
      ...(Supervisor ? [{ record: Supervisor, isSupervisor: true }] : []),
      ...Delegues.map((record) => ({ record, isSupervisor: false })),
    ].map(({ record, isSupervisor }) => {
      const name = personName(record);
      return { ID: record.ID, name, isSupervisor, group, text: folded(`${name}\n${group}`) };
    }),
  );
