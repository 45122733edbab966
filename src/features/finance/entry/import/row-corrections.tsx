import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { ChevronDown, ChevronUp, CircleAlert, CircleCheck, Download, FileSpreadsheet, Undo2 } from 'lucide-react';
import { type KeyboardEvent, useCallback, useMemo, useRef, useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { formatBytes } from '#lib/file-check.ts';
import type { FinanceKind } from '#domain/finance/rows.ts';
import { type Catalogue, NONE } from '#domain/import/lookup.ts';
import { type ImportReport, issuesOf, rowsIn } from '#domain/import/check.ts';
import type { KnownNames, Correction } from '#domain/import/corrections.ts';
import type { ImportLayout } from '#domain/import/read.ts';
import { IMPORT_RULES } from '#domain/import/rules.ts';
import type { ImportTable } from '#domain/import/table.ts';
import { type ImportView, placeOf, rowsOf } from '#domain/import/view.ts';
import { canTake } from '#machines/import/import.machine.ts';
import type { ImportEvent } from '#machines/import/import.types.ts';
import { saveCsv } from '#state/save-file.ts';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx';
import { useWrittenLocale } from '#ui/use-written-locale/use-written-locale.ts';
import { tallFoot } from '../finance-edit.css.ts';
import * as styles from './import.css.ts';
import { useIssueWords, useRoleWords } from './import-words.ts';
import { ImportRows, type ImportRowsHandle } from './import-rows.tsx';

export interface RowCorrectionsProps {
  readonly kind: FinanceKind;
  readonly catalogue: Catalogue;
  readonly knownNames: KnownNames;
  readonly file: File;
  readonly layout: ImportLayout;
  readonly table: ImportTable;
  readonly corrections: readonly Correction[];
  readonly report: ImportReport;
  readonly send: (event: ImportEvent) => void;
}

/** All rows of a file; faulty ones with their errors and corrections. */
export function RowCorrections({
  kind,
  catalogue,
  knownNames,
  file,
  layout,
  table,
  corrections,
  report,
  send,
}: RowCorrectionsProps) {
  const { t, i18n } = useLingui();
  const issueWords = useIssueWords();
  const roleWords = useRoleWords();
  const [view, setView] = useState<ImportView>(report.counts.wrong > 0 ? 'wrong' : 'all');
  const [current, setCurrent] = useState(NONE);
  const list = useRef<ImportRowsHandle>(null);
  const rows = useMemo(() => rowsOf(view, table, report, corrections), [view, table, report, corrections]);
  const wrong = useMemo(() => rowsIn(report, 'wrong'), [report]);
  const doubles = useMemo(
    () => wrong.filter((row) => issuesOf(report, row).join(' ') === 'duplicate'),
    [report, wrong],
  );
  const { counts } = report;
  const targets = useMemo(() => (view === 'warning' ? rowsIn(report, 'warning') : wrong), [view, report, wrong]);
  const taken = counts.ready + counts.warning + counts.added;

  const correct = useCallback(
    (done: Correction) => {
      send({ type: 'correct', correction: done });
    },
    [send],
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

  const remembered = useMemo(() => {
    const isKnown = (names: Readonly<Record<string, string>>) =>
      table.names.filter((name) => Object.hasOwn(names, name)).length;
    return isKnown(knownNames.product) + isKnown(knownNames.wholesaler);
  }, [table, knownNames]);

  const shares = [
    ['ready', counts.ready + counts.added],
    ['warning', counts.warning],
    ['wrong', counts.wrong],
    ['excluded', counts.excluded],
  ] as const;
  return (
    // Undo works wherever focus is within the panel.
    <div className={styles.panel} onKeyDown={onKeyDown} role="presentation">
      <FileLine {...{ kind, file, table, layout, remembered, send }} />
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
            {
              id: 'warning',
              label: t`À vérifier`,
              count: (
                <span className={counts.warning > 0 ? styles.warningCount : undefined}>
                  {i18n.number(counts.warning)}
                </span>
              ),
            },
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
          <Counts report={report} />
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
      <ImportRows ref={list} {...{ kind, catalogue, table, report, rows, correct }} onVisit={setCurrent} />
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
          {doubles.length > 1 && (
            <Button onPress={() => correct({ kind: 'add', rows: doubles })}>
              <Plural value={doubles.length} one="Additionner le doublon" other="Additionner les # doublons" />
            </Button>
          )}
          {counts.wrong > 0 && (
            <Button onPress={() => correct({ kind: 'exclude', rows: wrong })}>
              <Plural value={counts.wrong} one="Exclure la ligne en erreur" other="Exclure les # lignes en erreur" />
            </Button>
          )}
          <Button variant="primary" isDisabled={!canTake(report)} onPress={() => send({ type: 'take' })}>
            <Plural value={taken} one="Reprendre # ligne" other="Reprendre # lignes" />
          </Button>
        </div>
      </div>
    </div>
  );
}

/** « 206 prêtes, 3 à vérifier, 5 en erreur » */
function Counts({ report: { counts } }: Pick<RowCorrectionsProps, 'report'>) {
  const { warning, wrong, excluded } = counts;
  return (
    <>
      <strong>
        <Plural value={counts.ready + counts.added} one="# prête" other="# prêtes" />
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

interface FileLineProps extends Pick<RowCorrectionsProps, 'kind' | 'file' | 'table' | 'layout' | 'send'> {
  /** How many names were resolved by choices made for an earlier file. */
  readonly remembered: number;
}

/** The file’s name and counts, and the button that replaces it. */
function FileLine({ kind, file, table, layout, remembered, send }: FileLineProps) {
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
        {remembered > 0 && (
          <>
            {', '}
            <Plural
              value={remembered}
              one="# nom lu selon votre dernier choix"
              other="# noms lus selon vos derniers choix"
            />
          </>
        )}
      </span>
      <span className={styles.fileEnd}>
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
