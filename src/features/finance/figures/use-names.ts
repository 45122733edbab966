import { useLingui } from '@lingui/react/macro';
import { fullName } from '#domain/people/person-name.ts';
import { useSession } from '#state/session.tsx';
import { groupLedBy, laboratoryOf, type NamedKind, nameIn } from './directory.ts';
import type { Level, LineKind, View } from './finance.levels.ts';
import type { Directory, Reading } from './finance.types.ts';

/** The names of the kinds of line. */
export function useLineKinds(): Readonly<Record<LineKind, string>> {
  const { t } = useLingui();
  return { laboratory: t`Laboratoire`, product: t`Produit`, group: t`Groupe`, delegate: t`Délégué`, month: t`Mois` };
}

/** The names of the readings. */
export function useReadingNames(): Readonly<Record<Reading, string>> {
  const { t } = useLingui();
  return { trends: t`Tendances de vente`, sales: t`Ventes réelles`, stats: t`Statistiques de vente` };
}

/** The title of the table. */
export function useLinesTitle(level: Level, isEstimate: boolean): string {
  const { t } = useLingui();
  const titles: Readonly<Record<Level, string>> = {
    agency: t`Atteinte par laboratoire`,
    laboratory: t`Atteinte par produit`,
    product: t`Atteinte mois par mois`,
    groups: t`Atteinte par groupe`,
    group: t`Atteinte par délégué`,
    team: t`Atteinte par délégué`,
    delegate: t`Atteinte mois par mois`,
    split: isEstimate ? t`Répartition par groupe, estimation` : t`Répartition par groupe`,
  };
  return titles[level];
}

/** The kind of a page's subject. */
const KIND_OF: Readonly<Record<Exclude<Level, 'agency' | 'groups'>, NamedKind>> = {
  laboratory: 'laboratory',
  product: 'product',
  split: 'product',
  group: 'group',
  team: 'group',
  delegate: 'delegate',
};

/** The words for a page's subject. */
export interface SubjectWords {
  readonly title: string;
  readonly detail: string | null;
  /** Whether the directory lacks the subject, or it belongs to another laboratory than the address says. */
  readonly isUnknown: boolean;
}

/** The title of a page: its subject with the reading as detail, or the reading alone for a whole agency. */
export function useSubject({ reading, level, ID, laboratoryID }: View, directory: Directory | undefined): SubjectWords {
  const { t } = useLingui();
  const { member } = useSession();
  const own = useReadingNames()[reading];
  if (level === 'agency') return { title: own, detail: null, isUnknown: false };
  if (level === 'groups') return { title: t`${own} par groupe`, detail: null, isUnknown: false };

  const kind = KIND_OF[level];
  const key = level === 'team' ? (groupLedBy(directory, ID)?.ID ?? '') : ID;
  const named = nameIn(directory, kind, key);
  const isElsewhere = kind === 'product' && laboratoryID !== undefined && laboratoryID !== laboratoryOf(directory, ID);
  const name = named?.name ?? (ID === member.ID ? fullName(member) : null);
  return {
    title: name ?? own,
    detail: [own, named?.above].filter(Boolean).join(', '),
    isUnknown: directory !== undefined && (name === null || isElsewhere),
  };
}
