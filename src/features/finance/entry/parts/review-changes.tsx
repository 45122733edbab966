import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { DraftRows } from '#domain/finance/draft-rows.ts';
import { changesByWholesaler, type WholesalerChanges } from '#domain/finance/file-rows.ts';
import { Banner } from '#ui/banner/banner.tsx';
import type { ReplacedSplit } from '../delegate-shares.ts';
import * as styles from '../finance-edit.css.ts';
import { type FinanceCatalogue, useNames } from '../named-rows.ts';
import { ReplacedSplits } from './replaced-splits.tsx';

export interface ReviewChangesProps {
  readonly catalogue: FinanceCatalogue;
  /** What the server has. */
  readonly before: DraftRows;
  readonly after: DraftRows;
  /** Whose splits go; null if the server does not tell it. */
  readonly splits: readonly ReplacedSplit[] | null;
}

/** What a save would do: whose split it replaces; by wholesaler the removals first, then all changes, and what stays. */
export function ReviewChanges({ catalogue, before, after, splits }: ReviewChangesProps) {
  const { t } = useLingui();
  const { wholesalerOf } = useNames(catalogue);
  const changes = changesByWholesaler(before, after);
  const removals = changes.filter(({ removed }) => removed > 0);
  const nameOf = ({ wholesalerID }: WholesalerChanges) => (wholesalerID === null ? null : wholesalerOf(wholesalerID));
  const removal = (each: WholesalerChanges): string => {
    const name = nameOf(each);
    return name === null
      ? t`${plural(each.removed, { one: '# ligne sera supprimée.', other: '# lignes seront supprimées.' })}`
      : t`${plural(each.removed, { one: `# ligne de ${name} sera supprimée.`, other: `# lignes de ${name} seront supprimées.` })}`;
  };
  const countsOf = ({ added, changed, removed, same }: WholesalerChanges): string =>
    [
      removed > 0 && t`${plural(removed, { one: '# supprimée', other: '# supprimées' })}`,
      changed > 0 && t`${plural(changed, { one: '# modifiée', other: '# modifiées' })}`,
      added > 0 && t`${plural(added, { one: '# ajoutée', other: '# ajoutées' })}`,
      same > 0 && t`${plural(same, { one: '# inchangée', other: '# inchangées' })}`,
    ]
      .filter(Boolean)
      .join(', ');
  return (
    <>
      {splits ? (
        <ReplacedSplits {...{ splits, catalogue }} />
      ) : (
        <Banner title={<Trans>Votre serveur ne dit pas qui a réparti ces lignes.</Trans>}>
          <Trans>
            Si un superviseur a réparti lui-même une ligne que vous changez ou supprimez, vous remplacez sa répartition.
          </Trans>
        </Banner>
      )}
      {removals.length > 0 && (
        <Banner tone="amber" title={<Trans>Cet enregistrement supprime des lignes du serveur.</Trans>}>
          {removals.map(removal).join(' ')}
        </Banner>
      )}
      {changes.some(({ wholesalerID }) => wholesalerID !== null) && (
        <dl className={styles.changes} aria-label={t`Lignes par grossiste`}>
          {changes.map((each) => (
            <div key={each.wholesalerID} className={styles.change}>
              <dt className={styles.changeName}>{nameOf(each)}</dt>
              <dd className={styles.changeCounts}>{countsOf(each)}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
