import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Download } from 'lucide-react';
import { type ReactNode, useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { DraftRows } from '#domain/finance/draft-rows.ts';
import type { FinanceKind, FinancePeriod, FinanceRow } from '#domain/finance/rows.ts';
import type { Confirmed } from '#domain/import/corrections.ts';
import { questionKey } from '#domain/import/answers.ts';
import type { ImportProduct, ImportWholesaler } from '#domain/import/lookup.ts';
import { rolesOf } from '#domain/import/columns.ts';
import type { ImportAnswers } from '#domain/import/questions.ts';
import { writtenNames } from '#domain/import/memory.ts';
import { IMPORT_RULES } from '#domain/import/rules.ts';
import { chosenNames, outcomeOf } from '#machines/import/import.machine.ts';
import { useInspection } from '#state/inspection.ts';
import { useLeaving } from '#state/leaving.ts';
import { saveCsv } from '#state/save-file.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { DiscardDialog } from '#ui/discard-dialog/discard-dialog.tsx';
import { FileDrop } from '#ui/file-drop/file-drop.tsx';
import { ProgressBar } from '#ui/progress-bar/progress-bar.tsx';
import { Steps } from '#ui/steps/steps.tsx';
import { ColumnMapper } from './column-mapper.tsx';
import * as styles from './import.css.ts';
import { useRefusalWords, useRoleWords } from './import-words.ts';
import type { ReadHistory } from './import.actors.ts';
import { KeptChoices } from './kept-choices.tsx';
import { joinWritten, recall, recallWritten, remember } from './memory.ts';
import { isSameFile, type ReadImport } from './left-import.ts';
import { openImport } from './open-imports.ts';
import { useLeftImport } from './use-left-import.ts';
import { Questions } from './questions.tsx';
import { RowCorrections } from './row-corrections.tsx';

export interface ImportPanelProps {
  readonly kind: FinanceKind;
  readonly period: FinancePeriod;
  /** In words: « octobre 2026 », « 2027 », « semaine 47 ». */
  readonly periodWords: string;
  /** All products that a row may name; read once, when the panel opens. */
  readonly products: readonly ImportProduct[];
  /** The agency's country, if it is known: a file of another is asked about. */
  readonly country?: string | null;
  /** The agency's name, if it is known: a file that names another one is asked about. */
  readonly agency?: string | null;
  /** Those who sell these products: a file that is named for one of them is asked about. */
  readonly people?: readonly string[];
  /** Empty for goals, which have none. */
  readonly wholesalers: readonly ImportWholesaler[];
  /** The rows that the period has without the file. */
  readonly entered?: DraftRows;
  /** A file that was chosen before the panel opened. */
  readonly given?: File | null;
  /** An import of this draft that a closed page has left. */
  readonly left?: ReadImport | null;
  /** The name of the draft that the rows are for; an import left open for it is resumed. */
  readonly draft: string;
  /** For whom the device remembers choices for the next files (`ownerOf`). */
  readonly owner: string;
  /** Reads the saved rows that the file is compared with. */
  readonly readHistory: ReadHistory;
  /**
   * Receives the rows once none is faulty.
   * @param wholesalerIDs the wholesalers whose rows these replace; `null` for goals
   * @param confirmed the unusual quantities that the user has confirmed
   */
  readonly onDone: (
    rows: readonly FinanceRow[],
    wholesalerIDs: readonly string[] | null,
    confirmed: readonly Confirmed[],
  ) => void;
  readonly onCancel: () => void;
}

const NONE: DraftRows = [];
const NOBODY: readonly string[] = [];
const NO_ANSWERS: ImportAnswers = {};

/** The import of a wholesaler’s file: choosing it, reading it, correcting its rows in place. */
export function ImportPanel({
  kind,
  period,
  periodWords,
  products,
  country = null,
  agency = null,
  people = NOBODY,
  wholesalers,
  entered = NONE,
  given = null,
  left = null,
  draft,
  owner,
  readHistory,
  onDone,
  onCancel,
}: ImportPanelProps) {
  const { t } = useLingui();
  const inspection = useInspection();
  const [actor] = useState(() => {
    const { names, columns } = recall(owner, kind);
    const opened = openImport(draft, readHistory, {
      ...inspection,
      input: {
        kind,
        period,
        catalogue: { products, wholesalers, country, agency, people },
        entered,
        knownNames: names,
        knownColumns: columns,
      },
    });
    const isNew = opened.getSnapshot().matches({ choosing: 'none' });
    if (isNew && left?.file) opened.send({ type: 'file.choose', file: left.file, left: left.stored });
    else if (isNew && given) opened.send({ type: 'file.choose', file: given });
    return opened;
  });
  const snapshot = useSelector(actor, (current) => current);
  const { send } = actor;
  const { file, layout, asked, opened, progress, refusal, catalogue, knownNames, knownColumns } = snapshot.context;
  // Deferred, so that drawing 120,000 rows does not block a key press.
  const drawn = useDeferredValue(opened, null);
  const isReading = snapshot.matches('reading');
  const isReplacing = snapshot.matches('replacing');
  const isLeaving = snapshot.matches('leaving');
  const isChecking = snapshot.matches('correcting') || isReplacing || isLeaving;
  const outcome = outcomeOf(snapshot);

  const finish = useEffectEvent(() => {
    if (outcome?.kind === 'taken') onDone(outcome.rows, outcome.wholesalerIDs, outcome.confirmed);
    else if (outcome) onCancel();
  });
  const isOver = outcome !== null;
  useEffect(() => {
    if (isOver) finish();
  }, [isOver]);

  // With the choices made in the open file: undoing one forgets it.
  const corrections = opened?.corrections;
  const memory = useMemo(
    () => ({ names: chosenNames({ corrections, knownNames }), columns: knownColumns }),
    [corrections, knownNames, knownColumns],
  );
  const table = opened?.table;
  // Read once: a name that is forgotten here may come back by undoing that.
  const [knownWritten] = useState(() => recallWritten(owner, kind));
  const written = useMemo(
    () => joinWritten(knownWritten, table ? writtenNames(table, memory.names) : null),
    [knownWritten, table, memory],
  );
  const stored = useRef(memory);
  useEffect(() => {
    remember(owner, kind, stored.current, memory, written);
    stored.current = memory;
  }, [owner, kind, memory, written]);

  const [answers, setAnswers] = useState(left?.stored.answers ?? NO_ANSWERS);
  const isStored = useLeftImport(draft, snapshot, answers);
  const isHeld = opened !== null || snapshot.matches('mapping') || snapshot.matches('asking');
  useLeaving({ isUnsaved: !isOver && isHeld, isStored });
  const missing = left && !left.file && file === null ? left.stored.name : null;
  /** The file of the import that was left goes on where it was, also where it must be chosen again. */
  const choose = (chosen: File) => {
    const again = left && opened === null && isSameFile(chosen, left.stored) ? left.stored : null;
    setAnswers(again?.answers ?? NO_ANSWERS);
    send({ type: 'file.choose', file: chosen, ...(again && { left: again }) });
  };

  const titles: Readonly<Record<FinanceKind, string>> = {
    goals: t`Importer les objectifs, ${periodWords}`,
    trends: t`Importer les tendances, ${periodWords}`,
    sales: t`Importer les ventes réelles, ${periodWords}`,
  };
  const keptChoices = (
    <KeptChoices
      {...{ catalogue, written, ...memory }}
      onChange={(names, columns) => send({ type: 'memory.change', names, columns })}
    />
  );
  return (
    <section className={styles.panel} aria-label={titles[kind]}>
      <div className={styles.head}>
        <h2 className={styles.title}>{titles[kind]}</h2>
        <Steps names={[t`Fichier`, t`Vérification`, t`Enregistrement`, t`Répartition`]} current={isChecking ? 1 : 0} />
      </div>
      {snapshot.matches('choosing') && (
        <Choosing
          {...{ kind, products, wholesalers, keptChoices }}
          file={file}
          refusal={snapshot.matches({ choosing: 'refused' }) ? refusal : null}
          isFailed={snapshot.matches({ choosing: 'failed' })}
          isReplacing={opened !== null}
          missing={missing}
          onChoose={choose}
          onCancel={() => send({ type: 'cancel' })}
        />
      )}
      {(isReading || (isChecking && !drawn)) && file && (
        <div className={styles.stack}>
          <ProgressBar label={t`Lecture de ${file.name}`} value={progress * 100} />
          <div className={styles.actions}>
            <Button isDisabled={!isReading} onPress={() => send({ type: 'cancel' })}>
              <Trans>Interrompre la lecture</Trans>
            </Button>
          </div>
        </div>
      )}
      {snapshot.matches('mapping') && file && layout && (
        <ColumnMapper
          key={file.name}
          {...{ kind, layout, keptChoices }}
          fileName={file.name}
          onMap={(mapping, header) => send({ type: 'columns.map', mapping, header })}
          onCancel={() => send({ type: 'cancel' })}
        />
      )}
      {snapshot.matches('asking') && file && layout && (
        <Questions
          // Other questions may follow an answer.
          key={`${file.name} ${asked.map(questionKey).join(' ')}`}
          {...{ kind, periodWords, catalogue, layout, asked }}
          begun={answers}
          onChange={setAnswers}
          fileName={file.name}
          onAnswer={(all, header) => send({ type: 'questions.answer', answers: all, header })}
          onColumns={() => send({ type: 'layout.open' })}
          onCancel={() => send({ type: 'cancel' })}
        />
      )}
      {isChecking && snapshot.context.hasLostCorrections && (
        <Banner tone="amber" title={<Trans>Vos corrections sont à refaire.</Trans>}>
          <Trans>Le fichier a été relu autrement qu’avant le rechargement de la page.</Trans>
        </Banner>
      )}
      {isChecking && drawn && (
        <RowCorrections
          key={`${drawn.file.name} ${drawn.file.lastModified}`}
          {...{ kind, periodWords, catalogue, keptChoices, knownColumns, send, ...drawn }}
          isCompared={snapshot.context.history !== null}
        />
      )}
      <DiscardDialog
        isOpen={isReplacing || isLeaving}
        onKeep={() => send({ type: 'discard.keep' })}
        onDiscard={() => send({ type: 'discard.confirm' })}
      >
        {isReplacing ? (
          <Trans>Une nouvelle lecture remplace les lignes que vous avez corrigées ou exclues.</Trans>
        ) : (
          <Trans>Les lignes que vous avez corrigées ou exclues ne sont pas encore reprises.</Trans>
        )}
      </DiscardDialog>
    </section>
  );
}

interface ChoosingProps extends Pick<ImportPanelProps, 'kind' | 'products' | 'wholesalers'> {
  readonly keptChoices: ReactNode;
  readonly file: File | null;
  readonly refusal: keyof ReturnType<typeof useRefusalWords> | null;
  readonly isFailed: boolean;
  /** The name of the file that an import was left with, which the device has not kept. */
  readonly missing: string | null;
  /** The previous file is still open, and can be returned to. */
  readonly isReplacing: boolean;
  readonly onChoose: (file: File) => void;
  readonly onCancel: () => void;
}

function Choosing({
  kind,
  products,
  wholesalers,
  file,
  refusal,
  isFailed,
  missing,
  isReplacing,
  keptChoices,
  onChoose,
  onCancel,
}: ChoosingProps) {
  const { t } = useLingui();
  const words = useRefusalWords(kind);
  const roles = useRoleWords();

  function downloadTemplate(): void {
    const columns = rolesOf(kind).filter((role) => role !== 'productID' && role !== 'wholesalerID');
    const [wholesaler] = wholesalers;
    const cells = { wholesaler: wholesaler?.name, quantity: null, productID: null, wholesalerID: null };
    const rows = products.map(({ ref, name, pGHT }) => {
      const row = { ...cells, reference: ref, product: name, price: pGHT };
      return columns.map((role) => row[role]);
    });
    void saveCsv(t`modele.csv`, [columns.map((role) => roles[role]), ...rows]);
  }

  return (
    <div className={styles.stack}>
      {file && refusal && (
        <Banner tone="red" title={<Trans>{file.name} n’a pas été lu.</Trans>}>
          {words[refusal]}
        </Banner>
      )}
      {file && isFailed && (
        <Banner
          tone="red"
          title={<Trans>La lecture de {file.name} s’est arrêtée.</Trans>}
          actions={
            <Button size="small" onPress={() => onChoose(file)}>
              <Trans>Relire le fichier</Trans>
            </Button>
          }
        />
      )}
      {missing !== null && (
        <Banner tone="amber" title={<Trans>Choisissez à nouveau {missing}.</Trans>}>
          <Trans>
            Cet appareil n’a pas pu garder le fichier. Vos réponses et vos corrections sont là : elles reprennent avec
            le même fichier.
          </Trans>
        </Banner>
      )}
      <FileDrop
        label={kind === 'goals' ? <Trans>Fichier des objectifs</Trans> : <Trans>Fichier du grossiste</Trans>}
        rules={IMPORT_RULES[kind]}
        files={[]}
        onAdd={([added]) => {
          if (added) onChoose(added);
        }}
      />
      <p className={styles.note}>
        {kind === 'goals' ? (
          <Trans>
            Une ligne par produit : sa référence ou son nom, et sa quantité. Sans prix, le PGHT du produit est repris.
          </Trans>
        ) : (
          <Trans>
            Une ligne par produit et par grossiste, avec sa quantité. Sans prix, le PGHT du produit est repris.
          </Trans>
        )}
      </p>
      <div className={styles.actions}>
        <Button variant="ghost" icon={<Download />} onPress={downloadTemplate}>
          <Trans>Télécharger un modèle</Trans>
        </Button>
        <Button onPress={onCancel}>
          {isReplacing ? <Trans>Revenir au fichier précédent</Trans> : <Trans>Annuler</Trans>}
        </Button>
        {keptChoices}
      </div>
    </div>
  );
}
