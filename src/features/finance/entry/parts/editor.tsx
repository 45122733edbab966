import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CloudOff, Eraser, FileUp, HardDriveDownload, RotateCcw } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import { type DraftRows, faultyCount, turnoverOf, unitsOf, wholeRows } from '#domain/finance/draft-rows.ts';
import { otherPrices } from '#domain/finance/file-rows.ts';
import type { FinanceKind, FinancePeriod } from '#domain/finance/rows.ts';
import { notConfirmed } from '#domain/import/corrections.ts';
import { type ImportOutlier, unusualChanges } from '#domain/import/outliers.ts';
import { isUnanswered } from '#api/unanswered.ts';
import { type FinanceSnapshot, isUnsaved } from '#machines/finance/finance.machine.ts';
import type { FinanceEvent } from '#machines/finance/finance.types.ts';
import { useAgency } from '#state/agencies.tsx';
import { Explained, ExplainedCodes } from '#state/explain.tsx';
import { useFormat } from '#state/format.ts';
import { openStep } from '#state/history-step.ts';
import { useServices } from '#state/services.tsx';
import { useSession } from '#state/session.tsx';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { useFigures } from '#ui/chart/figures.ts';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { Page, PageHeader } from '#ui/page/page.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import * as styles from '../finance-edit.css.ts';
import { financeHistoryQuery } from '../finance-edit.queries.ts';
import { readHistory } from '../import/history.ts';
import { ImportPanel } from '../import/import-panel.tsx';
import { ownerOf } from '../import/memory.ts';
import { type ReadImport, readLeftImport } from '../import/left-import.ts';
import { isImportLeft } from '../import/open-imports.ts';
import { CURRENCY, type FinanceCatalogue, hasWholesalers } from '../named-rows.ts';
import { usePeriodWords } from '../period.ts';
import { useFinance } from '../use-finance.ts';
import { useNewerRows } from '../use-newer-rows.ts';
import { useOverwrittenSplits } from '../use-overwritten-splits.ts';
import { usePeriodFacts } from '../use-period-facts.ts';
import { ChoiceDialog } from './choice-dialog.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { DraftSheet } from './draft-sheet.tsx';
import { EmptyDialog } from './empty-dialog.tsx';
import { EntrySteps } from './entry-steps.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { OvertakenDialog } from './overtaken-dialog.tsx';
import { PriceDialog } from './price-dialog.tsx';
import { ReviewChanges } from './review-changes.tsx';
import { PeriodLine } from './period-line.tsx';
import { RowsDiff } from './rows-diff.tsx';
import { UnevenNotice } from './uneven-notice.tsx';
import { UnusualChanges } from './unusual-changes.tsx';

export interface EditorProps {
  readonly kind: FinanceKind;
  readonly period: FinancePeriod;
  readonly title: string;
  readonly picker: ReactNode;
  readonly catalogue: FinanceCatalogue;
}

type Send = (event: FinanceEvent) => void;

/** Entry for one period: shows the state of the finance machine, from the sheet to the dispatch. */
export function Editor({ kind, period, title, picker, catalogue }: EditorProps) {
  const { t } = useLingui();
  const { say } = useServices();
  const [snapshot, send, storedAs] = useFinance(kind, period, catalogue.products);
  /** A block of the clipboard that the import reads. */
  const [given, setGiven] = useState<File | null>(null);
  /** Whether rows of a file were taken, which others may follow. */
  const [hasImported, setHasImported] = useState(false);
  const words = usePeriodWords(kind, period);
  const { facts, retry } = usePeriodFacts(kind, period);
  const { saved, draft, incoming, file, theirs, parts, confirmed, error } = snapshot.context;
  const splits = useOverwrittenSplits(parts, saved, draft);
  const isPricing = snapshot.matches({ receiving: 'pricing' });
  const prices = useMemo(() => (isPricing && file ? otherPrices(draft, file) : []), [isPricing, draft, file]);
  const isReviewing = snapshot.matches({ reviewing: 'shown' }) || snapshot.matches({ reviewing: 'rechecking' });
  const { api } = useServices();
  const earlier = useQuery({ ...financeHistoryQuery(api, kind, period), enabled: isReviewing });
  const isComparing = earlier.isLoading;
  const history = earlier.isError ? null : earlier.data;
  const unusual = useMemo(
    () => (isReviewing && history ? unusualChanges(saved, draft, history) : []),
    [isReviewing, saved, draft, history],
  );
  const toConfirm = useRef<HTMLDivElement>(null);
  // The button that starts the loading stays, so that focus returns to it after the dialog.
  const isAsked = snapshot.matches('loading') || snapshot.matches('choosing');

  // An effect event: a change of language must not announce it again.
  const announce = useEffectEvent((change: 'saved' | 'dispatched') => {
    const savedWords = draft.length === 0 ? t`Période vidée` : t`Lignes enregistrées`;
    say.success(change === 'saved' ? savedWords : t`Lignes réparties entre les délégués`);
  });
  const isEditing = snapshot.matches('editing');
  const hasNewer = useNewerRows({ kind, period, facts, saved, isEnabled: isEditing });
  // What another tab or another person saved is in both, the sheet or its dialog and the line above it.
  const readFacts = useEffectEvent(retry);
  const { shownAt, comparison, going } = snapshot.context;
  useEffect(() => {
    if ([shownAt, theirs, comparison, going].some((found) => found !== null)) readFacts();
  }, [shownAt, theirs, comparison, going]);
  /** The import that a page left which was closed or reloaded. */
  const [left, setLeft] = useState<ReadImport | null>(null);
  const goOn = useEffectEvent((found: ReadImport) => {
    if (!isEditing) return;
    setLeft(found);
    send({ type: 'import.open' });
    const { name } = found.stored;
    say.info(t`L’import de ${name} reprend où il en était.`);
  });
  const isAsking = useRef(false);
  useEffect(() => {
    if (!isEditing) return;
    // The page was left while a file was being corrected: go on with it.
    if (isImportLeft(storedAs)) send({ type: 'import.open' });
    else if (!isAsking.current) {
      isAsking.current = true;
      void readLeftImport(storedAs).then((found) => found && goOn(found));
    }
  }, [isEditing, storedAs, send]);
  // The rows of a file are taken: the next step has the focus, so that Enter goes on.
  const next = useRef<HTMLButtonElement>(null);
  const isImporting = snapshot.matches('importing');
  const wasImporting = useRef(false);
  useEffect(() => {
    if (isImporting) wasImporting.current = true;
    else if (isEditing && wasImporting.current) {
      wasImporting.current = false;
      next.current?.focus();
    }
  }, [isImporting, isEditing]);
  const isSaved = snapshot.matches('saved');
  const isDispatched = snapshot.matches('dispatched');
  useEffect(() => {
    if (isDispatched) announce('dispatched');
  }, [isDispatched]);
  const hasConflict = snapshot.context.refused?.call === 'dispatch';
  useEffect(() => {
    if (isSaved && !hasConflict) announce('saved');
  }, [isSaved, hasConflict]);

  // The back button leads from a review to the sheet.
  const isInReview = snapshot.matches('reviewing');
  useEffect(() => (isInReview ? openStep(() => send({ type: 'edit' })) : undefined), [isInReview, send]);

  // A review starts with its sums, wherever the sheet was scrolled to.
  useEffect(() => {
    if (isReviewing) window.scrollTo(0, 0);
  }, [isReviewing]);

  if (snapshot.matches('loadFailed')) {
    return (
      <Page>
        <PageHeader title={title} />
        <div className={styles.bar}>
          <div className={styles.period}>{picker}</div>
        </div>
        <ErrorState
          title={<Trans>Les lignes enregistrées n’ont pas pu être lues</Trans>}
          onRetry={() => send({ type: 'retry' })}
        >
          <Explained error={error} /> <Trans>Ce que vous avez saisi est gardé sur cet appareil.</Trans>
        </ErrorState>
      </Page>
    );
  }
  if (snapshot.matches('importing')) {
    return (
      <Page>
        <PageHeader title={title} />
        <Import
          {...{ kind, period, catalogue, send, storedAs, given, left }}
          entered={draft}
          periodWords={words}
          onTaken={() => setHasImported(true)}
          onOver={() => setLeft(null)}
        />
      </Page>
    );
  }
  const isOpening = snapshot.matches('waiting') || (snapshot.matches('loading') && draft.length === 0);
  return (
    <Page>
      <PageHeader title={title} actions={<EntrySteps snapshot={snapshot} />} />
      <div className={styles.bar}>
        <div className={styles.period}>{picker}</div>
        <PeriodLine {...{ kind, period }} onNewer={hasNewer ? () => send({ type: 'reload' }) : null} />
        {snapshot.matches('editing') && catalogue.products.length > 0 && (
          <Button
            icon={<FileUp />}
            onPress={() => {
              setGiven(null);
              send({ type: 'import.open' });
            }}
          >
            <Trans>Importer un fichier</Trans>
          </Button>
        )}
        {isEditing && !isUnsaved(snapshot) && saved.length > 0 && (
          <Button variant="ghost" icon={<Eraser />} onPress={() => send({ type: 'empty.open' })}>
            <Trans>Vider la période</Trans>
          </Button>
        )}
        {(snapshot.matches('editing') || isAsked) && isUnsaved(snapshot) && (
          <Button
            variant="ghost"
            icon={<RotateCcw />}
            isPending={snapshot.matches('loading')}
            onPress={() => send({ type: 'reload' })}
          >
            <Trans>Revenir à ce qui est enregistré</Trans>
          </Button>
        )}
        <KeptOnDevice snapshot={snapshot} />
      </div>
      <div className={styles.stack}>
        <Notices snapshot={snapshot} send={send} />
        {(isEditing || isReviewing || isSaved) && <UnevenNotice products={catalogue.products} rows={draft} />}
        {isOpening ? (
          <SkeletonRows />
        ) : isReviewing ? (
          <>
            <ReviewChanges {...{ catalogue, splits }} before={saved} after={draft} />
            {history !== undefined && (
              <UnusualChanges
                {...{ catalogue, confirmed }}
                ref={toConfirm}
                unusual={history && unusual}
                onConfirm={(of, isRight) => send({ type: 'unusual.confirm', of, isRight })}
              />
            )}
            <RowsDiff
              kind={kind}
              catalogue={catalogue}
              label={t`Ce qui est enregistré et ce qui le remplacerait`}
              before={{ label: t`Sur le serveur`, rows: saved }}
              after={{ label: t`Votre saisie`, rows: draft }}
            />
          </>
        ) : (
          <DraftSheet
            kind={kind}
            period={period}
            label={title}
            catalogue={catalogue}
            rows={draft}
            isReadOnly={!snapshot.hasTag('editable')}
            onChange={(value) => send({ type: 'draft.change', value })}
            onImport={(block) => {
              setGiven(block);
              send({ type: 'import.open' });
            }}
          />
        )}
      </div>
      <Foot
        {...{ snapshot, send, kind, next, isComparing, unusual, toConfirm }}
        isDispatched={(facts?.dispatched.quantity ?? 0) > 0}
        onNextFile={
          hasImported
            ? () => {
                setGiven(null);
                send({ type: 'edit' });
                send({ type: 'import.open' });
              }
            : null
        }
      />
      <EmptyDialog {...{ kind, catalogue, snapshot, facts, send }} period={words} />
      <ChoiceDialog
        {...{ kind, catalogue, incoming }}
        mine={draft}
        onMine={() => send({ type: 'choice.mine' })}
        onTheirs={() => send({ type: 'choice.theirs' })}
        onBoth={() => send({ type: 'choice.both' })}
      />
      <PriceDialog {...{ catalogue, prices }} onChoose={(chosen) => send({ type: 'price.choose', prices: chosen })} />
      <MergeDialog
        {...{ kind, catalogue }}
        theirs={snapshot.matches({ reviewing: 'merging' }) ? theirs : null}
        base={saved}
        mine={draft}
        onTheirs={() => send({ type: 'merge.theirs' })}
        onMine={() => send({ type: 'merge.mine' })}
        onBoth={() => send({ type: 'merge.both' })}
        onClose={() => send({ type: 'edit' })}
      />
      <OvertakenDialog
        {...{ kind, catalogue }}
        shown={saved}
        theirs={snapshot.matches({ dispatching: 'overtaken' }) ? theirs : null}
        onDispatch={() => send({ type: 'dispatch' })}
        onClose={() => send({ type: 'edit' })}
      />
      <ConflictDialog
        {...{ kind, catalogue, snapshot }}
        period={words}
        onForce={() => send({ type: 'conflict.force' })}
        onCancel={() => send({ type: 'conflict.cancel' })}
        onRetry={() => send({ type: 'retry' })}
      />
    </Page>
  );
}

interface ImportProps {
  readonly kind: FinanceKind;
  readonly period: FinancePeriod;
  readonly periodWords: string;
  readonly catalogue: FinanceCatalogue;
  /** The name of the draft on this device. */
  readonly storedAs: string;
  /** The rows that the period has. */
  readonly entered: DraftRows;
  /** The file to read, if it is chosen already. */
  readonly given: File | null;
  /** An import that a closed page left. */
  readonly left: ReadImport | null;
  readonly send: Send;
  /** Called once it is closed, with rows or without. */
  readonly onOver: () => void;
  /** Called once its rows are taken. */
  readonly onTaken: () => void;
}

/** The import of a file, in the place of the sheet until its rows are correct. */
function Import({
  kind,
  period,
  periodWords,
  catalogue,
  storedAs,
  entered,
  given,
  left,
  send,
  onOver,
  onTaken,
}: ImportProps) {
  const { api } = useServices();
  const { member, agencyID } = useSession();
  const agency = useAgency();
  const panel = useRef<HTMLDivElement>(null);
  // The button that opened it is gone: the choice of the file takes its focus.
  useEffect(() => panel.current?.querySelector('button')?.focus(), []);
  const products = useMemo(
    () =>
      catalogue.products.map(({ ID, name, ref, pGHT, PharmaLaboratory: laboratory }) => ({
        ID,
        name,
        ref,
        pGHT: pGHT ?? 0,
        laboratory: laboratory?.name ?? null,
      })),
    [catalogue.products],
  );
  const people = useMemo(
    () => [
      ...new Set(
        catalogue.products.flatMap(({ PharmaProductAssignedDelegues: assigned }) =>
          (assigned ?? []).flatMap((each) => each?.Delegue?.Surname?.trim() || []),
        ),
      ),
    ],
    [catalogue.products],
  );
  return (
    <div ref={panel}>
      <ImportPanel
        {...{ kind, period, periodWords, products, people, entered, given, left }}
        country={agency?.country ?? null}
        agency={agency?.name ?? null}
        readHistory={(call, signal) => readHistory(api, call, signal)}
        wholesalers={hasWholesalers(kind) ? catalogue.wholesalers : []}
        draft={storedAs}
        owner={ownerOf(member.ID, agencyID)}
        onDone={(rows, wholesalerIDs, confirmed) => {
          onOver();
          onTaken();
          send({ type: 'import.done', rows, wholesalerIDs, confirmed });
        }}
        onCancel={() => {
          onOver();
          send({ type: 'import.cancel' });
        }}
      />
    </div>
  );
}

/** « Enregistré localement à 09:42 » */
function KeptOnDevice({ snapshot }: { readonly snapshot: FinanceSnapshot }) {
  const { time } = useFormat();
  const { keptAt } = snapshot.context;
  if (!isUnsaved(snapshot)) return null;
  if (snapshot.matches({ editing: 'unkept' })) {
    return (
      <span className={styles.kept} role="status">
        <CloudOff className={styles.keptIcon} aria-hidden="true" />
        <Trans>Cet appareil ne peut pas garder votre saisie</Trans>
      </span>
    );
  }
  const at = keptAt === null ? null : time(keptAt / 1000);
  return (
    <span className={styles.kept} role="status">
      <HardDriveDownload className={styles.keptIcon} aria-hidden="true" />
      {at === null ? <Trans>Modifié</Trans> : <Trans>Enregistré localement à {at}</Trans>}
    </span>
  );
}

interface NoticesProps {
  readonly snapshot: FinanceSnapshot;
  readonly send: Send;
}

/** Banners above the sheet: the draft is in another tab, rows are faulty, the device does not store. */
function Notices({ snapshot, send }: NoticesProps) {
  const { context } = snapshot;
  const { faults } = context;
  if (snapshot.matches('elsewhere') || snapshot.matches('taking')) return <InAnotherTab {...{ snapshot, send }} />;
  if (!snapshot.matches('editing')) return null;
  return (
    <>
      {context.isReviewRefused && (
        <Banner
          tone="amber"
          title={
            faultyCount(context.draft) > 0 ? (
              <Trans>Des valeurs sont à corriger.</Trans>
            ) : (
              <Trans>Aucune quantité n’est saisie.</Trans>
            )
          }
        >
          <Trans>Un produit sans quantité n’est pas enregistré ; les quantités sont des nombres entiers.</Trans>
        </Banner>
      )}
      {faults !== '' && (
        <Banner tone="amber" title={<Trans>À corriger, d’après le serveur :</Trans>}>
          {faults}
        </Banner>
      )}
      {snapshot.matches({ editing: 'unkept' }) && (
        <Banner
          tone="amber"
          title={<Trans>Votre saisie n’est pas gardée sur cet appareil.</Trans>}
          actions={
            <Button size="small" onPress={() => send({ type: 'draft.keep' })}>
              <Trans>Réessayer</Trans>
            </Button>
          }
        >
          <Trans>Elle vit tant que cette page est ouverte. Enregistrez-la avant de la fermer.</Trans>
        </Banner>
      )}
    </>
  );
}

/** Another tab has the draft: since when what is shown here holds. */
function InAnotherTab({ snapshot, send }: NoticesProps) {
  const { time } = useFormat();
  const { shownAt, error } = snapshot.context;
  const at = shownAt === null ? null : time(shownAt / 1000);
  return (
    <Banner
      tone="amber"
      title={<Trans>Cette saisie est ouverte dans un autre onglet.</Trans>}
      actions={
        <>
          <Button size="small" isPending={snapshot.matches('taking')} onPress={() => send({ type: 'claim.take' })}>
            <Trans>Continuer ici</Trans>
          </Button>
          <Button
            size="small"
            variant="ghost"
            isPending={snapshot.matches({ elsewhere: 'reading' })}
            onPress={() => send({ type: 'reload' })}
          >
            <Trans>Actualiser</Trans>
          </Button>
        </>
      }
    >
      {isUnsaved(snapshot) ? (
        <Trans>Vous voyez ici ce que vous y aviez saisi, non ce que l’autre onglet a maintenant.</Trans>
      ) : (
        <>
          <Trans>Vous la voyez ici sans pouvoir la modifier : un seul onglet l’écrit à la fois.</Trans>{' '}
          {at !== null && <Trans>Lue à {at}.</Trans>}
        </>
      )}{' '}
      {error !== undefined && <Trans>Elle n’a pas pu être relue : elle a pu changer depuis.</Trans>}
    </Banner>
  );
}

/** Whether the last call failed or was refused: the user retries, or returns to the rows. */
const hasFailed = (snapshot: FinanceSnapshot): boolean =>
  snapshot.matches({ reviewing: 'failed' }) ||
  (['saveFailed', 'dispatchFailed', 'refused', 'blocked'] as const).some((state) => snapshot.matches(state));

interface AnswerProps {
  readonly snapshot: FinanceSnapshot;
  readonly kind: FinanceKind;
}

/** Why the last call failed or was refused. */
function Answer({ snapshot, kind }: AnswerProps) {
  const { t } = useLingui();
  const { full } = useFigures();
  const { refused, faults, blockedBy, error } = snapshot.context;
  const uneven = (name: string, share: string) => t`${name} (${share} %)`;
  if (snapshot.matches({ reviewing: 'failed' })) {
    return (
      <Banner tone="red" title={<Trans>Les lignes du serveur n’ont pas pu être relues.</Trans>}>
        <Explained error={error} />{' '}
        <Trans>Rien n’est enregistré sans cette lecture : quelqu’un d’autre a pu changer la période.</Trans>
      </Banner>
    );
  }
  if (snapshot.matches('saveFailed')) {
    return (
      <Banner
        tone="red"
        title={
          isUnanswered(error) ? (
            <Trans>Pas de réponse : on ne sait pas si les lignes sont enregistrées.</Trans>
          ) : (
            <Trans>Les lignes n’ont pas été enregistrées.</Trans>
          )
        }
      >
        <Explained error={error} /> <Trans>Rien n’est perdu : votre saisie est gardée sur cet appareil.</Trans>
      </Banner>
    );
  }
  if (snapshot.matches('dispatchFailed')) {
    return (
      <Banner
        tone="red"
        title={
          isUnanswered(error) ? (
            <Trans>Pas de réponse : on ne sait pas si la répartition est faite.</Trans>
          ) : (
            <Trans>La répartition n’a pas abouti.</Trans>
          )
        }
      >
        <Explained error={error} /> <Trans>Vos lignes sont enregistrées.</Trans>
      </Banner>
    );
  }
  if (snapshot.matches('refused') && refused) {
    return (
      <Banner tone="red" title={<Trans>Le serveur a refusé.</Trans>}>
        <ExplainedCodes codes={refused.codes} figures={kind === 'sales' ? 'realSales' : kind} /> {refused.detail}{' '}
        <Trans>Toutes vos lignes sont là.</Trans>
      </Banner>
    );
  }
  if (snapshot.matches('blocked')) {
    return (
      <Banner tone="red" title={<Trans>Rien n’a été réparti.</Trans>}>
        <Plural
          value={Math.max(1, blockedBy.length)}
          one="Les parts des délégués d’un produit ne font pas 100 % :"
          other="Les parts des délégués de # produits ne font pas 100 % :"
        />{' '}
        {blockedBy.length > 0 ? blockedBy.map(({ name, total }) => uneven(name, full(total))).join(', ') : faults}
        {'. '}
        <Trans>Vos lignes sont enregistrées : faites corriger les parts, puis réessayez.</Trans>
      </Banner>
    );
  }
  return null;
}

interface FootProps extends NoticesProps {
  readonly kind: FinanceKind;
  /** The button of the next step. */
  readonly next: RefObject<HTMLButtonElement | null>;
  /** Whether the delegates have something of the period. */
  readonly isDispatched: boolean;
  /** The review waits for the periods before, which it compares with. */
  readonly isComparing: boolean;
  /** What would be saved and is far from the periods before. */
  readonly unusual: readonly ImportOutlier[];
  /** Where it is confirmed. */
  readonly toConfirm: RefObject<HTMLElement | null>;
  /** Goes on with another file, once the rows of one are saved; `null` if none was taken. */
  readonly onNextFile: (() => void) | null;
}

/** The footer: sums of the rows, the answer to the last call, and the next step. */
function Foot({ snapshot, kind, ...props }: FootProps) {
  const { send, unusual, onNextFile, next } = props;
  const { t } = useLingui();
  const { number } = useFormat();
  const why = useId();
  const sums = useRef<HTMLParagraphElement>(null);
  const step = snapshot.matches({ reviewing: 'shown' }) ? 'review' : snapshot.matches('saved') ? 'dispatch' : null;
  // The key that was pressed for one step, and is pressed again, neither saves what nobody has seen nor dispatches.
  useEffect(() => {
    if (step && document.activeElement === next.current) sums.current?.focus();
  }, [step, next]);
  const { draft, confirmed } = snapshot.context;
  const open = notConfirmed(unusual, confirmed).length;
  const rows = wholeRows(draft);
  const units = unitsOf(draft);
  const turnover = number(turnoverOf(draft));
  const lines = t`${plural(rows.length, { one: '# ligne', other: '# lignes' })}`;
  return (
    <footer className={styles.foot}>
      {hasFailed(snapshot) && (
        <div className={styles.answer}>
          <Answer {...{ snapshot, kind }} />
        </div>
      )}
      <p className={styles.sums} ref={sums} tabIndex={-1}>
        {snapshot.matches('dispatched') ? (
          <Trans>
            <strong>Réparties entre les délégués.</strong> {lines},{' '}
            <Plural value={units} one="# boîte" other="# boîtes" />, {turnover} {CURRENCY}.
          </Trans>
        ) : (
          <Trans>
            <strong>{lines}</strong>, <Plural value={units} one="# boîte" other="# boîtes" />, {turnover} {CURRENCY}
          </Trans>
        )}
      </p>
      {open > 0 && (
        <p className={styles.sums} id={why}>
          <Plural
            value={open}
            one="Une quantité inhabituelle est à confirmer ou à corriger."
            other="# quantités inhabituelles sont à confirmer ou à corriger."
          />
        </p>
      )}
      <div className={styles.answers}>
        {onNextFile && (snapshot.matches('saved') || snapshot.matches('dispatched')) && (
          <Button size="large" icon={<FileUp />} onPress={onNextFile}>
            <Trans>Importer un autre fichier</Trans>
          </Button>
        )}
        {(snapshot.matches('reviewing') || snapshot.matches('saved') || hasFailed(snapshot)) && (
          <Button size="large" onPress={() => send({ type: 'edit' })}>
            <Trans>Revenir à la saisie</Trans>
          </Button>
        )}
        <Next {...{ snapshot, ...props }} why={open > 0 ? why : undefined} count={rows.length} />
      </div>
    </footer>
  );
}

interface NextProps extends Omit<FootProps, 'kind'> {
  /** The words that say why a save waits. */
  readonly why: string | undefined;
  /** How many rows would be saved. */
  readonly count: number;
}

/** One button for all steps: the next step is under the same finger. It keeps the focus where a step is tried again. */
function Next({ snapshot, send, count, next, isDispatched, isComparing, unusual, toConfirm, why }: NextProps) {
  const isSaving = snapshot.matches('saving') || snapshot.matches({ reviewing: 'rechecking' });
  const isDispatching = snapshot.matches('dispatching');
  const isEditing = snapshot.matches('editing');
  const common = { ref: next, variant: 'primary', size: 'large' } as const;
  const isReading = snapshot.matches({ reviewing: 'rereading' }) || snapshot.matches({ reviewing: 'merging' });
  if ((isEditing && isUnsaved(snapshot)) || isReading) {
    return (
      <Button
        {...common}
        isPending={isReading}
        pendingLabel={<Trans>Lecture du serveur…</Trans>}
        onPress={() => send({ type: 'review' })}
      >
        <Trans>Vérifier</Trans>
      </Button>
    );
  }
  if (snapshot.matches({ reviewing: 'shown' }) || isSaving) {
    return (
      <Button
        {...common}
        isPending={isSaving || isComparing}
        pendingLabel={isComparing ? <Trans>Comparaison…</Trans> : <Trans>Enregistrement…</Trans>}
        {...(why !== undefined && { 'aria-describedby': why })}
        onPress={() => {
          send({ type: 'save', unusual });
          // It stays pressable, so that it keeps the focus: what it waits for is a key away.
          if (why) toConfirm.current?.querySelector('input')?.focus();
        }}
      >
        <Plural value={count} one="Enregistrer # ligne" other="Enregistrer # lignes" />
      </Button>
    );
  }
  if (hasFailed(snapshot)) {
    return (
      <Button {...common} onPress={() => send({ type: 'retry' })}>
        <Trans>Réessayer</Trans>
      </Button>
    );
  }
  if (
    snapshot.matches('saved') ||
    isDispatching ||
    snapshot.matches('conflict') ||
    (isEditing && (count > 0 || isDispatched))
  ) {
    return (
      <Button
        {...common}
        isPending={isDispatching && snapshot.hasTag('busy')}
        pendingLabel={
          snapshot.matches({ dispatching: 'rereading' }) ? (
            <Trans>Lecture du serveur…</Trans>
          ) : (
            <Trans>Répartition…</Trans>
          )
        }
        onPress={() => send({ type: 'dispatch' })}
      >
        <Trans>Répartir entre les délégués</Trans>
      </Button>
    );
  }
  if (!snapshot.matches('dispatched')) return null;
  return (
    <Button size="large" onPress={() => send({ type: 'edit' })}>
      <Trans>Revenir à la saisie</Trans>
    </Button>
  );
}
