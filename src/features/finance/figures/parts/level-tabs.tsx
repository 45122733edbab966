import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useMemo } from 'react';
import type { Months } from '#domain/finance/months.ts';
import type { UserType } from '#domain/access/roles.ts';
import { type Query, ownHref } from '#routes/links.ts';
import { useSession } from '#state/session.tsx';
import { TabLinks } from '#ui/tab-links/tab-links.tsx';
import { laboratoriesIn, laboratoryOf } from '../directory.ts';
import type { Level, View } from '../finance.levels.ts';
import type { Directory } from '../finance.types.ts';
import { paramsOf } from '../period.ts';

interface Tab {
  readonly href: string | undefined;
  readonly label: ReactNode;
  readonly isCurrent: boolean;
}

/** The levels that show the tabs. */
const TOP: ReadonlySet<Level> = new Set<Level>(['agency', 'laboratory', 'groups', 'team']);

export interface LevelTabsProps {
  readonly view: View;
  readonly period: Months;
  readonly directory: Directory | undefined;
}

/** Tabs that keep the period: by laboratory or by group, one per laboratory, or a product by month or by group. */
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
  // Users without a list of laboratories get a tab for each: a supervisor for all, a laboratory boss for their own.
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

/** The tabs of a product: by month and by group, for users who have both pages. */
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

/** Address of the list of laboratories; undefined for roles that have none. */
function ownDashboard(userType: UserType, reading: View['reading'], query: Query): string | undefined {
  return ownHref(userType, `${reading}_dashboard` as const, {}, query);
}
