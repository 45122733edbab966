import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import {
  ChevronDown,
  ChevronUp,
  CircleAlert,
  CircleCheck,
  Download,
  FileSpreadsheet,
  TriangleAlert,
  Undo2,
} from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { formatBytes } from '#lib/file-check.ts';
import type { FinanceKind } from '#domain/finance/rows.ts';
import { type Catalogue, NONE } from '#domain/import/lookup.ts';
import { type ImportReport, issuesOf, rowsIn, stateOf } from '#domain/import/check.ts';
import type { KnownColumns } from '#domain/import/columns.ts';
import type { Correction, NamedField } from '#domain/import/corrections.ts';
import { type ImportFinding, openFindings } from '#domain/import/findings.ts';
import { type ImportOutlier, isStrong } from '#domain/import/outliers.ts';
import type { ImportQuestion } from '#domain/import/questions.ts';
import type { ImportLayout } from '#domain/import/read.ts';
import { IMPORT_RULES } from '#domain/import/rules.ts';
import type { ImportTable } from '#domain/import/table.ts';
import { type ImportView, placeOf, rowsOf } from '#domain/import/view.ts';
import { canTake, unconfirmed } from '#machines/import/import.machine.ts';
import type { ImportEvent } from '#machines/import/import.types.ts';
import { saveCsv } from '#state/save-file.ts';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx';
import { useWrittenLocale } from '#ui/use-written-locale/use-written-locale.ts';
import { tallFoot } from '../finance-edit.css.ts';
import { Evidence, Unusual } from './evidence.tsx';
import { Findings } from './findings.tsx';
import * as styles from './import.css.ts';
import { useIssueWords, useRoleWords } from './import-words.ts';
import { OtherUnits } from './other-units.tsx';
import { RepeatedRows } from './repeated-rows.tsx';
import { ImportRows, type ImportRowsHandle } from './import-rows.tsx';

export interface RowCorrectionsProps {
  readonly kind: FinanceKind;
  readonly periodWords: string;
  readonly catalogue: Catalogue;
  readonly file: File;
  readonly layout: ImportLayout;
  readonly asked: readonly ImportQuestion[];
  readonly table: ImportTable;
  readonly corrections: readonly Correction[];
  readonly report: ImportReport;
  readonly outliers: readonly ImportOutlier[];
  readonly findings: readonly ImportFinding[];
  /** Whether earlier periods could be read. */
  readonly isCompared: boolean;
  /** The list of what is remembered. */
  readonly keptChoices: ReactNode;
  /** What is remembered of columns. */
  readonly knownColumns: KnownColumns;
  readonly send: (event: ImportEvent) => void;
}

/** All rows of a file; faulty ones with their errors and corrections. */
export function RowCorrections({
  kind,
  periodWords,
  catalogue,
  file,
  layout,
  asked,
  table,
  corrections,
  report,
  outliers,
  findings,
  isCompared,
  keptChoices,
  knownColumns,
  send,
}: RowCorrectionsProps) {
  const { t, i18n } = useLingui();
  const issueWords = useIssueWords();
  const roleWords = useRoleWords();
  const [view, setView] = useState<ImportView>(report.counts.wrong > 0 ? 'wrong' : 'all');
  const [current, setCurrent] = useState(NONE);
  const list = useRef<ImportRowsHandle>(null);
  /** The rows of quantities far from earlier periods: all of them stay in the filter, confirmed ones need nothing. */
  const far = useMemo(() => outliers.filter(isStrong).flatMap(({ rows: each }) => each), [outliers]);
  const unusual = useMemo(
    () => new Map(unconfirmed({ report, outliers }).flatMap((outlier) => outlier.rows.map((row) => [row, outlier]))),
    [report, outliers],
  );
  const rows = useMemo(() => rowsOf(view, table, report, corrections, far), [view, table, report, corrections, far]);
  const wrong = useMemo(() => rowsIn(report, 'wrong'), [report]);
  const { counts } = report;
  const toCheck = useMemo(() => {
    const warned = new Set([...rowsIn(report, 'warning'), ...unusual.keys()]);
    return [...warned].toSorted((one, other) => one - other);
  }, [report, unusual]);
  const targets = view === 'warning' ? toCheck : wrong;
  const isTakeable = canTake({ report, outliers, findings });
  const toAcknowledge = openFindings(findings, report).length;
  /** How many ready rows need a look all the same. */
  const unusualReady = [...unusual.keys()].filter((row) => stateOf(report, row) !== 'warning').length;
  const taken = counts.ready + counts.warning + counts.added;

  const correct = useCallback(
    (done: Correction) => {
      send({ type: 'correct', correction: done });
    },
    [send],
  );

  const forget = useCallback(
    (field: NamedField, name: string) => {
      send({ type: 'memory.change', names: [{ field, name, ID: null }], columns: knownColumns });
    },
    [send, knownColumns],
  );

  function goTo(row: number | undefined): void {
    if (row === undefined) return;
    setCurrent(row);
    list.current?.show(placeOf(rows, row), row);
  }
  const next = () => goTo(targets[placeOf(targets, current + 1)] ?? targets[0]);
  const previous = () => goTo(targets[placeOf(targets, current) - 1] ?? targets.at(-1));
  const position = i18n.number(Math.min(targets.length, Math.max(1, placeOf(targets, current + 1))));
  const total = i18n.number(targets.length);

  function onKeyDown(event: KeyboardEvent): void {
    const isWriting = event.target instanceof HTMLInputElement;
    if (
      event.key !== 'z' ||
      !(event.ctrlKey || event.metaKey) ||
      event.shiftKey ||
      isWriting ||
      corrections.length === 0
    )
      return;
    event.preventDefault();
    send({ type: 'undo' });
  }

  function downloadRefused(): void {
    const told = [
      'reference',
      'product',
      ...(kind === 'goals' ? [] : (['wholesaler'] as const)),
      'quantity',
      'price',
    ] as const;
    const head = [t`Ligne`, ...told.map((role) => roleWords[role]), t`Motif`];
    const left = [...wrong, ...rowsIn(report, 'excluded')].toSorted((one, other) => one - other);
    const lines = left.map((row) => [
      table.lines[row],
      ...told.map((role) => table.texts[table.cells[role][row] ?? 0]),
      issuesOf(report, row)
        .map((issue) => issueWords[issue])
        .join(', ') || t`Ligne exclue`,
    ]);
    void saveCsv(t`lignes-a-corriger.csv`, [head, ...lines]);
  }

  const shares = [
    ['ready', counts.ready + counts.added - unusualReady],
    ['warning', toCheck.length],
    ['wrong', counts.wrong],
    ['excluded', counts.excluded],
  ] as const;
  return (
    // Undo works wherever focus is within the panel.
    <div className={styles.panel} onKeyDown={onKeyDown} role="presentation">
      <FileLine {...{ kind, file, table, layout, keptChoices, send }} />
      <Evidence
        {...{ kind, periodWords, catalogue, layout, asked, table, report, isCompared }}
        onChange={() => send({ type: 'questions.open' })}
      />
      <Findings {...{ findings, report, catalogue }} onCorrect={correct} />
      <OtherUnits {...{ table, report }} onCorrect={correct} />
      <RepeatedRows report={report} onCorrect={correct} />
      <Unusual
        {...{ catalogue, report, outliers }}
        onConfirm={(some) => correct({ kind: 'confirm', of: some })}
        onShow={() => {
          setView('warning');
          setCurrent(NONE);
        }}
      />
      <div className={styles.bar}>
        <SegmentedControl
          label={t`Lignes affichées`}
          segments={[
            { id: 'all', label: t`Toutes`, count: i18n.number(table.lines.length) },
            {
              id: 'wrong',
              label: t`Autour des erreurs`,
              count: (
                <span className={counts.wrong > 0 ? styles.wrongCount : undefined}>{i18n.number(counts.wrong)}</span>
              ),
            },
            // A row stays in its filter once it is corrected, so that an open filter does not go.
            ...(toCheck.length > 0 || view === 'warning'
              ? [
                  {
                    id: 'warning' as const,
                    label: t`À vérifier`,
                    count: (
                      <span className={toCheck.length > 0 ? styles.warningCount : undefined}>
                        {i18n.number(toCheck.length)}
                      </span>
                    ),
                  },
                ]
              : []),
          ]}
          value={view}
          onChange={(id) => {
            setView(id);
            setCurrent(NONE);
          }}
        />
        <div className={styles.shares} aria-hidden="true">
          {shares.map(
            ([state, count]) =>
              count > 0 && (
                <span
                  key={state}
                  className={styles.sharePart({ state })}
                  style={assignInlineVars({ [styles.share]: String(count) })}
                />
              ),
          )}
        </div>
        <p className={styles.sentence} role="status">
          <Counts {...{ counts }} warning={toCheck.length} ready={counts.ready + counts.added - unusualReady} />
        </p>
        <div className={styles.walk}>
          {corrections.length > 0 && (
            <Button variant="ghost" size="small" icon={<Undo2 />} onPress={() => send({ type: 'undo' })}>
              <Trans>Annuler la correction</Trans>
            </Button>
          )}
          {targets.length > 0 && (
            <>
              <IconButton
                size="small"
                label={view === 'warning' ? t`Ligne à vérifier précédente` : t`Erreur précédente`}
                onPress={previous}
              >
                <ChevronUp />
              </IconButton>
              <span className={styles.walkWords}>
                {view === 'warning' ? (
                  <Trans>
                    ligne {position} sur {total}
                  </Trans>
                ) : (
                  <Trans>
                    erreur {position} sur {total}
                  </Trans>
                )}
              </span>
              <IconButton
                size="small"
                label={view === 'warning' ? t`Ligne à vérifier suivante` : t`Erreur suivante`}
                onPress={next}
              >
                <ChevronDown />
              </IconButton>
            </>
          )}
        </div>
      </div>
      <ImportRows
        ref={list}
        {...{ kind, catalogue, layout, table, report, rows, unusual, correct, forget }}
        onVisit={setCurrent}
      />
      <div className={tallFoot}>
        <p className={styles.footWords}>
          {counts.wrong > 0 ? (
            <>
              <CircleAlert className={styles.footIcon({ tone: 'wrong' })} aria-hidden="true" />
              <span>
                <strong>
                  <Plural value={counts.wrong} one="# ligne bloque la reprise." other="# lignes bloquent la reprise." />
                </strong>{' '}
                <Plural value={counts.wrong} one="Corrigez-la ou excluez-la." other="Corrigez-les ou excluez-les." />
              </span>
            </>
          ) : unusual.size > 0 ? (
            <>
              <TriangleAlert className={styles.footIcon({ tone: 'warning' })} aria-hidden="true" />
              <Plural
                value={unusual.size}
                one="Une quantité inhabituelle est à confirmer ou à corriger."
                other="# quantités inhabituelles sont à confirmer ou à corriger."
              />
            </>
          ) : toAcknowledge > 0 ? (
            <>
              <TriangleAlert className={styles.footIcon({ tone: 'warning' })} aria-hidden="true" />
              <Plural
                value={toAcknowledge}
                one="Un point du fichier entier attend votre réponse, en haut."
                other="# points du fichier entier attendent votre réponse, en haut."
              />
            </>
          ) : taken === 0 ? (
            <Trans>Toutes les lignes sont exclues : il n’y a rien à reprendre.</Trans>
          ) : (
            <>
              <CircleCheck className={styles.footIcon({ tone: 'ready' })} aria-hidden="true" />
              <Trans>Plus rien ne bloque. Rien n’est enregistré avant que vous ne le demandiez.</Trans>
            </>
          )}
        </p>
        <div className={styles.footActions}>
          {counts.wrong + counts.excluded > 0 && (
            <Button variant="ghost" icon={<Download />} onPress={downloadRefused}>
              <Trans>Télécharger les erreurs</Trans>
            </Button>
          )}
          {counts.wrong > 0 && (
            <Button onPress={() => correct({ kind: 'exclude', rows: wrong })}>
              <Plural value={counts.wrong} one="Exclure la ligne en erreur" other="Exclure les # lignes en erreur" />
            </Button>
          )}
          <Button variant="primary" isDisabled={!isTakeable} onPress={() => send({ type: 'take' })}>
            <Plural value={taken} one="Reprendre # ligne" other="Reprendre # lignes" />
          </Button>
        </div>
      </div>
    </div>
  );
}

interface CountsProps extends Pick<ImportReport, 'counts'> {
  readonly ready: number;
  readonly warning: number;
}

/** « 206 prêtes, 3 à vérifier, 5 en erreur » */
function Counts({ counts: { wrong, excluded }, ready, warning }: CountsProps) {
  return (
    <>
      <strong>
        <Plural value={ready} one="# prête" other="# prêtes" />
      </strong>
      {warning > 0 && (
        <>
          {', '}
          <span className={styles.warningCount}>
            <Plural value={warning} one="# à vérifier" other="# à vérifier" />
          </span>
        </>
      )}
      {wrong > 0 && (
        <>
          {', '}
          <span className={styles.wrongCount}>
            <Plural value={wrong} one="# en erreur" other="# en erreur" />
          </span>
        </>
      )}
      {excluded > 0 && (
        <>
          {', '}
          <Plural value={excluded} one="# exclue" other="# exclues" />
        </>
      )}
    </>
  );
}

type FileLineProps = Pick<RowCorrectionsProps, 'kind' | 'file' | 'table' | 'layout' | 'keptChoices' | 'send'>;

/** The file’s name and counts, and the button that replaces it. */
function FileLine({ kind, file, table, layout, keptChoices, send }: FileLineProps) {
  const { t } = useLingui();
  const locale = useWrittenLocale();
  const { formats } = IMPORT_RULES[kind];
  const blank = table.blankLines.length;
  const sheet = layout.sheets[layout.mapping.sheet]?.name;
  return (
    <div className={styles.file}>
      <FileSpreadsheet className={styles.fileIcon} aria-hidden="true" />
      <bdi className={styles.fileName}>{file.name}</bdi>
      <span className={styles.fileFacts}>
        <Plural value={table.lines.length} one="# ligne" other="# lignes" />
        {', '}
        {formatBytes(file.size, locale)}
        {sheet && (
          <>
            {', '}
            <bdi>
              <Trans>feuille {sheet}</Trans>
            </bdi>
          </>
        )}
        {blank > 0 && (
          <>
            {', '}
            <Plural value={blank} one="# ligne vide laissée de côté" other="# lignes vides laissées de côté" />
          </>
        )}
      </span>
      <span className={styles.fileEnd}>
        {keptChoices}
        <Button variant="ghost" size="small" onPress={() => send({ type: 'layout.open' })}>
          <Trans>Colonnes</Trans>
        </Button>
        <FileTrigger
          acceptedFileTypes={formats.flatMap(({ extensions }) => extensions.map((extension) => `.${extension}`))}
          onSelect={(files) => {
            const chosen = files?.[0];
            if (chosen) send({ type: 'file.choose', file: chosen });
          }}
        >
          <Button variant="ghost" size="small" aria-label={t`Remplacer ${file.name}`}>
            <Trans>Remplacer</Trans>
          </Button>
        </FileTrigger>
        <Button variant="ghost" size="small" onPress={() => send({ type: 'cancel' })}>
          <Trans>Abandonner l’import</Trans>
        </Button>
      </span>
    </div>
  );
}
