import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Download } from 'lucide-react';
import { useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import type { FinanceKind, FinanceRow } from '#domain/finance/rows.ts';
import type { ImportProduct, ImportWholesaler } from '#domain/import/lookup.ts';
import { rolesOf } from '#domain/import/columns.ts';
import { IMPORT_RULES } from '#domain/import/rules.ts';
import { chosenNames, losesCorrections, outcomeOf } from '#machines/import/import.machine.ts';
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
import { recall, remember, withHeader } from './memory.ts';
import { RowCorrections } from './row-corrections.tsx';
import { openImport } from './open-imports.ts';

export interface ImportPanelProps {
  readonly kind: FinanceKind;
  /** In words: « octobre 2026 », « 2027 », « semaine 47 ». */
  readonly period: string;
  /** All products that a row may name; read once, when the panel opens. */
  readonly products: readonly ImportProduct[];
  /** Empty for goals, which have none. */
  readonly wholesalers: readonly ImportWholesaler[];
  /** The name of the draft that the rows are for; an import left open for it is resumed. */
  readonly draft: string;
  /** The device remembers choices for the next files of this agency. */
  readonly agencyID: string;
  /** Receives the rows once none is faulty. */
  readonly onDone: (rows: readonly FinanceRow[]) => void;
  readonly onCancel: () => void;
}

/** The import of a wholesaler’s file: choosing it, reading it, correcting its rows in place. */
export function ImportPanel({
  kind,
  period,
  products,
  wholesalers,
  draft,
  agencyID,
  onDone,
  onCancel,
}: ImportPanelProps) {
  const { t } = useLingui();
  const [memory] = useState(() => recall(agencyID, kind));
  const inspection = useInspection();
  const [actor] = useState(() =>
    openImport(draft, {
      ...inspection,
      input: { kind, catalogue: { products, wholesalers }, knownNames: memory.names, knownColumns: memory.columns },
    }),
  );
  const snapshot = useSelector(actor, (current) => current);
  const { send } = actor;
  const { file, layout, opened, progress, refusal } = snapshot.context;
  // Deferred, so that drawing 120,000 rows does not block a key press.
  const drawn = useDeferredValue(opened, null);
  const isReading = snapshot.matches('reading');
  const isReplacing = snapshot.matches('replacing');
  const isLeaving = snapshot.matches('leaving');
  const isChecking = snapshot.matches('correcting') || isReplacing || isLeaving;
  const outcome = outcomeOf(snapshot);

  const finish = useEffectEvent(() => {
    if (outcome?.kind === 'taken') onDone(outcome.rows);
    else if (outcome) onCancel();
  });
  const isOver = outcome !== null;
  useEffect(() => {
    if (isOver) finish();
  }, [isOver]);
  const keepNames = useEffectEvent(() => remember(agencyID, kind, { names: chosenNames(snapshot.context) }));
  const hasCorrections = opened !== null && opened.corrections.length > 0;
  useEffect(() => {
    if (hasCorrections) keepNames();
  }, [hasCorrections, opened?.corrections]);

  useLeaving({ isUnsaved: !isOver && losesCorrections(opened) });

  const titles: Readonly<Record<FinanceKind, string>> = {
    goals: t`Importer les objectifs, ${period}`,
    trends: t`Importer les tendances, ${period}`,
    sales: t`Importer les ventes réelles, ${period}`,
  };
  return (
    <section className={styles.panel} aria-label={titles[kind]}>
      <div className={styles.head}>
        <h2 className={styles.title}>{titles[kind]}</h2>
        <Steps names={[t`Fichier`, t`Vérification`, t`Enregistrement`, t`Répartition`]} current={isChecking ? 1 : 0} />
      </div>
      {snapshot.matches('choosing') && (
        <Choosing
          {...{ kind, products, wholesalers }}
          file={file}
          refusal={snapshot.matches({ choosing: 'refused' }) ? refusal : null}
          isFailed={snapshot.matches({ choosing: 'failed' })}
          isReplacing={opened !== null}
          onChoose={(chosen) => send({ type: 'file.choose', file: chosen })}
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
          {...{ kind, layout }}
          fileName={file.name}
          onMap={(mapping, chosen) => {
            remember(agencyID, kind, { columns: withHeader(recall(agencyID, kind).columns, chosen) });
            send({ type: 'columns.map', mapping });
          }}
          onCancel={() => send({ type: 'cancel' })}
        />
      )}
      {isChecking && drawn && (
        <RowCorrections
          key={`${drawn.file.name} ${drawn.file.lastModified}`}
          {...{ kind, ...drawn }}
          catalogue={snapshot.context.catalogue}
          knownNames={snapshot.context.knownNames}
          send={send}
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
  readonly file: File | null;
  readonly refusal: keyof ReturnType<typeof useRefusalWords> | null;
  readonly isFailed: boolean;
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
  isReplacing,
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
      </div>
    </div>
  );
}
