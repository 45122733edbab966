import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { type ImportReport, issuesOf, rowsIn } from '#domain/import/check.ts';
import type { Correction } from '#domain/import/corrections.ts';
import { NONE } from '#domain/import/lookup.ts';
import { Button } from '#ui/button/button.tsx';
import * as styles from './evidence.css.ts';

export interface RepeatedRowsProps {
  readonly report: ImportReport;
  readonly onCorrect: (correction: Correction) => void;
}

/** Offers to add up the rows of a product and a wholesaler, as in daily lists; a single one is answered at its row. */
export function RepeatedRows({ report, onCorrect }: RepeatedRowsProps) {
  const { t, i18n } = useLingui();
  const rows = useMemo(
    () => rowsIn(report, 'wrong').filter((row) => issuesOf(report, row).join(' ') === 'duplicate'),
    [report],
  );
  if (rows.length < 2) return null;
  const all = new Set([...rows, ...rows.map((row) => report.twin[row] ?? NONE)]);
  const sum = i18n.number([...all].reduce((total, row) => total + (report.quantity[row] || 0), 0));
  const count = t`${plural(all.size, { one: '# ligne', other: '# lignes' })}`;
  return (
    <div className={styles.unusual}>
      <p className={styles.unusualTitle}>
        <Trans>
          Des lignes reviennent sur un même produit chez un même grossiste, comme des ventes jour par jour. Elles
          peuvent être additionnées.
        </Trans>
      </p>
      <div className={styles.unusualActs}>
        <Button size="small" onPress={() => onCorrect({ kind: 'add', rows })}>
          {t`Additionner par produit : ${count}, somme ${sum}`}
        </Button>
      </div>
    </div>
  );
}
