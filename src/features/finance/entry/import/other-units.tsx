import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { ImportReport } from '#domain/import/check.ts';
import type { Correction } from '#domain/import/corrections.ts';
import type { ImportTable } from '#domain/import/table.ts';
import { otherUnits } from '#domain/import/units.ts';
import { Button } from '#ui/button/button.tsx';
import { clip } from './clip.ts';
import * as styles from './evidence.css.ts';

export interface OtherUnitsProps {
  readonly table: ImportTable;
  readonly report: ImportReport;
  readonly onCorrect: (correction: Correction) => void;
}

/** Answers for all rows of a unit at once, where it has several; a single one is answered at its row. */
export function OtherUnits({ table, report, onCorrect }: OtherUnitsProps) {
  const { t, i18n } = useLingui();
  const units = useMemo(() => otherUnits(table, report).filter(({ rows }) => rows.length > 1), [table, report]);
  if (units.length === 0) return null;
  return (
    <div className={styles.unusual}>
      <p className={styles.unusualTitle}>
        <Trans>Des lignes ne sont pas en boîtes. Corrigez-les, ou dites que ce sont bien des boîtes.</Trans>
      </p>
      <div className={styles.unusualActs}>
        {units.map(({ text, rows, quantity }) => {
          const unit = clip(text, 40);
          const count = t`${plural(rows.length, { one: '# ligne', other: '# lignes' })}`;
          const sum = i18n.number(quantity);
          return (
            <Button key={text} size="small" onPress={() => onCorrect({ kind: 'accept', rows, issue: 'otherUnit' })}>
              {t`« ${unit} » est une boîte : ${count}, somme ${sum}`}
            </Button>
          );
        })}
      </div>
    </div>
  );
}
