import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CsvValue } from '#lib/csv.ts';
import { exportTable } from '#state/export-table.ts';
import { Button } from '#ui/button/button.tsx';
import { ExportMenu } from '#ui/export-menu/export-menu.tsx';
import * as styles from './day-reports.css.ts';

export interface ReportSectionProps {
  readonly count: number;
  /** Not all reports are read: what is printed or exported would lack some. */
  readonly isPartial?: boolean;
  /** What the name of the file says besides that it has reports. */
  readonly file: readonly (string | null)[];
  readonly cells: () => readonly (readonly CsvValue[])[];
  readonly children: ReactNode;
}

/** Reports under their number, to be printed or exported. */
export function ReportSection({ count, isPartial = false, file, cells, children }: ReportSectionProps) {
  const { t } = useLingui();
  const isDisabled = count === 0 || isPartial;
  return (
    <section className={styles.section} aria-label={t`Rapports du jour`}>
      <div className={styles.head}>
        <h2 className={styles.title}>
          <Plural value={count} _0="Aucun rapport" one="# rapport" other="# rapports" />
        </h2>
        <div className={styles.tools}>
          <Button icon={<Printer />} isDisabled={isDisabled} onPress={() => window.print()}>
            <Trans>Imprimer</Trans>
          </Button>
          <ExportMenu isDisabled={isDisabled} onExport={(kind) => exportTable(kind, [t`rapports`, ...file], cells())} />
        </div>
      </div>
      {children}
    </section>
  );
}
