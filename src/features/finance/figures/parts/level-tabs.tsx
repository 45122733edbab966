import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useMemo } from 'react';
import type { UserType } from '#domain/access/roles.ts';
import { type Query, ownHref } from '#routes/links.ts';
import { useSession } from '#state/session.tsx';
import { TabLinks } from '#ui/tab-links/tab-links.tsx';
import { laboratoriesIn, laboratoryOf } from '../directory.ts';
import type { Level, View } from '../finance.levels.ts';
import type { Directory } from '../finance.types.ts';
import { type Months, paramsOf } from '../period.ts';

interface Tab {
  readonly href: string | undefined;
  readonly label: ReactNode;
  readonly isCurrent: boolean;
}

/** The levels from which one looks closer: those the visitor has as tabs are shown on each of them. */
const TOP: ReadonlySet<Level> = new Set<Level>(['agency', 'laboratory', 'groups', 'team']);

export interface LevelTabsProps {
  readonly view: View;
  readonly period: Months;
  readonly directory: Directory | undefined;
}

/** The ways into a reading, for the period that is shown: by laboratory, by group; one laboratory after the other; a product in time, or shared. */
export function LevelTabs({ view: { reading, level, ID }, period, directory }: LevelTabsProps) {
  const { t } = useLingui();
  const { userType, pharmaLaboID } = useSession();
  const query: Query = paramsOf(period);
  const laboratories = useMemo(() => laboratoriesIn(directory), [directory]);
  const dashboard = ownDashboard(userType, reading, query);
  const groups: Tab = {
    href: ownHref(userType, `${reading}_workgroup_dashboard` as const, {}, query),
    label: userType === 'Supervisor' ? <Trans>Mon groupe</Trans> : <Trans>Par groupe</Trans>,
    isCurrent: level === 'groups' || level === 'team',
  };
  // Who has no list of laboratories goes to each: a supervisor to all, a laboratory's boss to the one.
  const own =
    dashboard === undefined ? laboratories.filter((each) => pharmaLaboID === null || each.ID === pharmaLaboID) : [];
  const ofProduct =
    level === 'product' || level === 'split' ? productTabs(userType, { reading, level, ID }, query, directory) : null;
  const tabs: readonly Tab[] = ofProduct ?? [
    { href: dashboard, label: <Trans>Par laboratoire</Trans>, isCurrent: level === 'agency' },
    ...(pharmaLaboID === null ? [groups] : []),
    ...own.map((laboratory) => ({
      href: ownHref(userType, `${reading}_laboratory` as const, { idLabo: laboratory.ID }, query),
      label: laboratory.name,
      isCurrent: level === 'laboratory' && ID === laboratory.ID,
    })),
    ...(pharmaLaboID === null ? [] : [groups]),
  ];
  const links = tabs.flatMap(({ href, ...tab }) => (href === undefined ? [] : [{ href, ...tab }]));
  const isShown =
    links.length > 1 && (ofProduct !== null || TOP.has(level)) && (level !== 'laboratory' || dashboard === undefined);
  return isShown ? <TabLinks label={t`Niveaux`} links={links} /> : null;
}

/** A product through the months, or as the groups share it: who has both goes from one to the other. */
function productTabs(
  userType: UserType,
  { reading, level, ID }: View,
  query: Query,
  directory: Directory | undefined,
): readonly Tab[] {
  const idLabo = laboratoryOf(directory, ID);
  return [
    {
      href:
        idLabo === null
          ? undefined
          : ownHref(userType, `${reading}_laboratory_product` as const, { idLabo, idProduct: ID }, query),
      label: <Trans>Mois par mois</Trans>,
      isCurrent: level === 'product',
    },
    {
      href: reading === 'trends' ? ownHref(userType, 'trends_workgroup_product', { idProduct: ID }, query) : undefined,
      label: <Trans>Par groupe</Trans>,
      isCurrent: level === 'split',
    },
  ];
}

/** Only trends, sales and statistics of a whole agency have a list of laboratories. */
function ownDashboard(userType: UserType, reading: View['reading'], query: Query): string | undefined {
  return ownHref(userType, `${reading}_dashboard` as const, {}, query);
}
