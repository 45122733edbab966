import { useLingui } from '@lingui/react/macro';
import { fullName } from '#domain/people/person-name.ts';
import { useSession } from '#state/session.tsx';
import { groupLedBy, laboratoryOf, type NamedKind, nameIn } from './directory.ts';
import type { Level, LineKind, View } from './finance.levels.ts';
import type { Directory, Reading } from './finance.types.ts';

/** What a line of the table is, in one word. */
export function useLineKinds(): Readonly<Record<LineKind, string>> {
  const { t } = useLingui();
  return { laboratory: t`Laboratoire`, product: t`Produit`, group: t`Groupe`, delegate: t`Délégué`, month: t`Mois` };
}

/** What a reading is called. */
export function useReadingNames(): Readonly<Record<Reading, string>> {
  const { t } = useLingui();
  return { trends: t`Tendances de vente`, sales: t`Ventes réelles`, stats: t`Statistiques de vente` };
}

/** What stands above the table. */
export function useLinesTitle(level: Level): string {
  const { t } = useLingui();
  const titles: Readonly<Record<Level, string>> = {
    agency: t`Atteinte par laboratoire`,
    laboratory: t`Atteinte par produit`,
    product: t`Atteinte mois par mois`,
    groups: t`Atteinte par groupe`,
    group: t`Atteinte par délégué`,
    team: t`Atteinte par délégué`,
    delegate: t`Atteinte mois par mois`,
    split: t`Répartition par groupe`,
  };
  return titles[level];
}

/** What the subject of a page is. */
const KIND_OF: Readonly<Record<Exclude<Level, 'agency' | 'groups'>, NamedKind>> = {
  laboratory: 'laboratory',
  product: 'product',
  split: 'product',
  group: 'group',
  team: 'group',
  delegate: 'delegate',
};

/** Who or what a page is about. */
export interface SubjectWords {
  readonly title: string;
  readonly detail: string | null;
  /** The address names what the directory does not have, or not there. */
  readonly isUnknown: boolean;
}

/** The title of a page: the name of its subject, and beside it the reading; of a whole agency the reading alone. */
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
