import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CloudUpload, Download, Upload } from 'lucide-react';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { FileTrigger } from 'react-aria-components';
import { readOutboxFile } from '#domain/outbox/file.ts';
import { formsOf, isKnown, type OutboxItem, type WriteKind } from '#domain/outbox/item.ts';
import { type Mending, mendingOf } from '#domain/outbox/mending.ts';
import { blockersOf } from '#domain/outbox/queue.ts';
import { safePath } from '#lib/safe-path.ts';
import { readDay } from '#lib/scalars.ts';
import { isText, shapeOf } from '#lib/shape.ts';
import type { Delivery } from '#machines/outbox/outbox.machine.ts';
import { workGroupsQuery } from '#queries/work-groups.queries.ts';
import { href } from '#routes/links.ts';
import type { DialogControl } from '#state/dialog-in-address.ts';
import { draftName, isEditorKind } from '#state/drafts.ts';
import { useFormat } from '#state/format.ts';
import { ForgottenUnused } from '#state/forgotten-unused.tsx';
import { ItemFailure } from '#state/item-failure.tsx';
import { navigate } from '#state/location.ts';
import type { Outbox } from '#state/outbox-keeper.ts';
import { useOutboxFile } from '#state/outbox-file.ts';
import { useOutboxView } from '#state/outbox.tsx';
import { useServices } from '#state/services.tsx';
import { useToday } from '#state/today.ts';
import { useTrail } from '#state/trail.tsx';
import type { Trail } from '#state/trail-keeper.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '#ui/dialog/dialog.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ThrowAwayDialog } from '#ui/throw-away-dialog/throw-away-dialog.tsx';
import { WaitingBadge } from '#ui/waiting-badge/waiting-badge.tsx';
import * as styles from './outbox.css.ts';

const KIND_WORDS: Readonly<Record<WriteKind, MessageDescriptor>> = {
  createVisitReport: msg`Rapport de visite`,
  createWorkScheduleDaily: msg`Programme`,
  createWorkSchedules: msg`Programme`,
  validateVisitObjectives: msg`Validation`,
  unValidateVisitObjectives: msg`Validation retirée`,
  deleteVisitObjective: msg`Suppression`,
  createSupervisorWeeklyReport: msg`Rapport hebdomadaire`,
  createAbsenceJustification: msg`Absence`,
  updateCustomer: msg`Fiche modifiée`,
  updateCustomerProfile: msg`Profil modifié`,
  createRelationshipWithProductAdvancement: msg`Étape de la relation`,
  createCustomerExpectation: msg`Nouvelle attente`,
  updateCustomerExpectation: msg`Attente modifiée`,
  createLeadedAction: msg`Nouvelle action`,
  updateLeadedAction: msg`Action modifiée`,
};

const wordsOf = ({ kind }: OutboxItem): MessageDescriptor =>
  Object.entries(KIND_WORDS).find(([name]) => name === kind)?.[1] ?? msg`Écriture d’une autre version`;

/** Kilobytes that a file may have. */
const LARGEST_FILE = 5000;

export interface OutboxDialogProps {
  readonly outbox: Outbox;
  readonly control: DialogControl;
}

/** What waits on this device to be sent: each item can be read, mended, tried again, thrown away, and written to a file. */
export default function OutboxDialog({ outbox, control }: OutboxDialogProps) {
  const { t } = useLingui();
  const { clock, say } = useServices();
  const items = useOutboxView('items');
  const others = useOutboxView('others');
  const delivery = useOutboxView('delivery');
  const [thrown, setThrown] = useState<OutboxItem | null>(null);
  const trail = useTrail();

  const today = useToday().toString();
  const file = useOutboxFile();
  const mend = async (item: OutboxItem) => {
    const { form, owner } = item;
    const path = safePath(form?.href);
    const forms = formsOf(item);
    const draftNames = forms.flatMap(({ editor, subject }) =>
      isEditorKind(editor) ? [draftName({ ...owner, kind: editor, subject })] : [],
    );
    if (path === undefined || draftNames.length < forms.length) return;
    const taken = await outbox.takeBack(item.id, draftNames);
    if (taken) navigate(path);
    else say.error(t`Cet envoi est en cours, ou sa saisie est déjà ouverte.`);
  };
  const restore = async (chosen: File) => {
    const read = readOutboxFile(chosen.size > LARGEST_FILE * 1000 ? '' : await chosen.text(), outbox.owner);
    if (read.kind === 'items') {
      const count = await outbox.restore(read.items);
      say.success(count === 0 ? t`Tout ce que ce fichier contient attend déjà.` : t`Repris du fichier : ${count}`);
    } else if (read.kind === 'other') say.error(t`Ce fichier est celui d’une autre personne, ou d’une autre agence.`);
    else say.error(t`Ce fichier n’est pas une boîte d’envoi.`);
  };

  return (
    <>
      <Dialog
        isOpen={thrown === null}
        onOpenChange={control.onClose}
        title={<Trans>Boîte d’envoi</Trans>}
        subtitle={<DeliveryWords delivery={delivery} count={items.length} />}
      >
        <DialogBody>
          {items.length === 0 && others.length === 0 ? (
            <EmptyState title={<Trans>Tout est envoyé</Trans>}>
              <Trans>Ce que vous écrivez sans réseau attend ici, et part dès qu’il revient.</Trans>
            </EmptyState>
          ) : (
            <ul className={styles.list} role="list" aria-label={t`Boîte d’envoi`}>
              {items.map((item) => (
                <Item key={item.id} item={item} items={items} now={clock.now() / 1000} mending={mendingOf(item, today)}>
                  <Mend item={item} mending={mendingOf(item, today)} onMend={() => void mend(item)} />
                  {item.state === 'parked' && isKnown(item) && (
                    <Button size="small" onPress={() => void outbox.retry(item.id)}>
                      <Trans>Réessayer</Trans>
                    </Button>
                  )}
                  {isTakenBack(item) && (
                    <Button size="small" variant="dangerText" onPress={() => setThrown(item)}>
                      <Trans>Jeter</Trans>
                    </Button>
                  )}
                </Item>
              ))}
            </ul>
          )}
          <Others items={others} />
          {trail && <Positions trail={trail} />}
          <ForgottenUnused className={styles.detail} />
          <p className={styles.detail}>
            <Trans>
              Ont besoin du réseau : les nouvelles fiches, les lieux, les fichiers et les absences modifiées. Leur
              saisie reste dans son formulaire.
            </Trans>
          </p>
        </DialogBody>
        <DialogFooter
          start={
            <div className={styles.files}>
              {items.length > 0 && (
                <Button variant="ghost" icon={<Download />} onPress={() => file.save(items)}>
                  <Trans>Écrire dans un fichier</Trans>
                </Button>
              )}
              <FileTrigger
                acceptedFileTypes={['application/json', '.json']}
                onSelect={(files) => {
                  const chosen = files?.[0];
                  if (chosen) void restore(chosen);
                }}
              >
                <Button variant="ghost" icon={<Upload />}>
                  <Trans>Reprendre un fichier</Trans>
                </Button>
              </FileTrigger>
            </div>
          }
        >
          <Button size="large" onPress={control.onClose}>
            <Trans>Fermer</Trans>
          </Button>
          {items.length > 0 && (
            <Button
              variant="primary"
              size="large"
              icon={<CloudUpload />}
              isPending={delivery === 'sending'}
              pendingLabel={<Trans>Envoi…</Trans>}
              onPress={() => outbox.flush()}
            >
              <Trans>Envoyer maintenant</Trans>
            </Button>
          )}
        </DialogFooter>
      </Dialog>
      <ThrowAwayDialog
        label={thrown && <ItemTitle item={thrown} />}
        onKeep={() => setThrown(null)}
        onThrowAway={() => {
          if (thrown) file.throwAway(thrown);
          setThrown(null);
        }}
      />
    </>
  );
}

/** Whether nothing of an item can be on its way. */
const isTakenBack = ({ state }: OutboxItem): boolean => state === 'waiting' || state === 'parked';

interface MendProps {
  readonly item: OutboxItem;
  readonly mending: Mending;
  readonly onMend: () => void;
}

/** The way to the form of an item, or to the page on which it is mended. */
function Mend({ item, mending, onMend }: MendProps) {
  if (mending === 'form' && isTakenBack(item))
    return (
      <Button size="small" onPress={onMend}>
        <Trans>Modifier</Trans>
      </Button>
    );
  if (mending === 'none' && item.state === 'parked') return <DayOfOlder item={item} />;
  const path = mending === 'page' && item.state === 'parked' ? safePath(item.href ?? item.form?.href) : undefined;
  return (
    path !== undefined && (
      <Button size="small" onPress={() => navigate(path)}>
        <Trans>Ouvrir la journée</Trans>
      </Button>
    )
  );
}

const isAboutWorker = shapeOf({ worker: shapeOf({ ID: isText }) });

/** The way to the day of a delegate, for a decision that an older version has queued without its address. */
function DayOfOlder({ item: { write, day } }: { readonly item: OutboxItem }) {
  const { api } = useServices();
  const { data } = useQuery(workGroupsQuery(api));
  const workerID = isAboutWorker(write) ? write.worker.ID : null;
  const group = data?.data.readWorkGroups?.find(({ Delegues }) => Delegues.some(({ ID }) => ID === workerID));
  if (workerID === null || !group) return null;
  const path = href('app_programs_workgroup_delegate', { idWorkgroup: group.ID }, { worker: workerID, day });
  return (
    <Button size="small" onPress={() => navigate(path)}>
      <Trans>Ouvrir la journée</Trans>
    </Button>
  );
}

function DeliveryWords({ delivery, count }: { readonly delivery: Delivery; readonly count: number }) {
  if (count === 0) return null;
  if (delivery === 'sending') return <Trans>Envoi en cours…</Trans>;
  if (delivery === 'signedOut') return <Trans>La session a pris fin : l’envoi reprend à votre retour.</Trans>;
  if (delivery === 'later')
    return <Trans>Le réseau manque, ou le serveur tarde : un nouvel essai suit de lui-même.</Trans>;
  return <Trans>Gardé sur cet appareil, pour vous seul.</Trans>;
}

function ItemTitle({ item }: { readonly item: OutboxItem }) {
  const { i18n } = useLingui();
  const format = useFormat();
  const day = readDay(item.day);
  const until = readDay(item.until ?? '');
  if (item.kind === 'createWorkSchedules' && day && until) {
    const [first, last] = [day, until].map((each) => format.day(each));
    return (
      <>
        <bdi>{item.title}</bdi> ·{' '}
        {item.day === item.until ? (
          <Trans>Programme du {first}</Trans>
        ) : (
          <Trans>
            Programme du {first} au {last}
          </Trans>
        )}
      </>
    );
  }
  return (
    <>
      <bdi>{item.title}</bdi> · {i18n._(wordsOf(item))}
      {day && ` · ${format.day(day)}`}
    </>
  );
}

interface ItemProps {
  readonly item: OutboxItem;
  readonly items: readonly OutboxItem[];
  /** Seconds since 1970. */
  readonly now: number;
  readonly mending: Mending;
  /** What can be done with it. */
  readonly children: ReactNode;
}

/** Why an item is mended nowhere. */
const UNMENDED_WORDS: Readonly<Partial<Record<Mending, MessageDescriptor>>> = {
  gone: msg`Ce qui devait changer n’existe plus sur le serveur.`,
  past: msg`Ce jour est passé\u00A0: son programme ne se change plus.`,
  forbidden: msg`Vous n’avez pas, ou plus, le droit d’écrire ceci. La saisie reste ici, et dans le fichier que vous en écrivez\u00A0: réessayez une fois le droit donné.`,
};

function Item({ item, items, now, mending, children }: ItemProps) {
  const { i18n } = useLingui();
  const format = useFormat();
  const reason = UNMENDED_WORDS[mending];
  const queuedAt = item.queuedAt / 1000;
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <span className={styles.title}>
          <ItemTitle item={item} />
        </span>
        <StateBadge item={item} isBlocked={blockersOf(item, items).length > 0} />
      </div>
      <p className={styles.detail}>
        <Trans>
          Écrit le {format.shortDate(queuedAt, now)} à {format.time(queuedAt)}
        </Trans>
        {item.tries > 0 && (
          <>
            {', '}
            <Plural value={item.tries} one="# essai" other="# essais" />
          </>
        )}
      </p>
      <ItemError item={item} />
      {reason && <p className={styles.detail}>{i18n._(reason)}</p>}
      {isOfDeletedVisit(item) && (
        <p className={styles.detail}>
          <Trans>Sa visite n’est plus au programme : « Modifier » l’envoie comme visite imprévue.</Trans>
        </p>
      )}
      <div className={styles.actions}>{children}</div>
    </li>
  );
}

/** Whether a report was refused because its visit was taken out of the programme meanwhile. */
const isOfDeletedVisit = ({ kind, state, error }: OutboxItem): boolean =>
  kind === 'createVisitReport' && state === 'parked' && error?.codes.includes('NOT_FOUND') === true;

function StateBadge({ item, isBlocked }: { readonly item: OutboxItem; readonly isBlocked: boolean }) {
  if (!isKnown(item))
    return (
      <Badge tone="amber">
        <Trans>d’une version plus récente</Trans>
      </Badge>
    );
  if (item.state === 'parked') return <WaitingBadge state="refused" />;
  // What was written again behind another one is asked about once that one is gone.
  if (item.state === 'doubtful' && !(isBlocked && item.tries === 0))
    return (
      <Badge tone="amber">
        <Trans>à vérifier</Trans>
      </Badge>
    );
  if (item.state === 'sending')
    return (
      <Badge tone="accent">
        <Trans>envoi…</Trans>
      </Badge>
    );
  return <Badge>{isBlocked ? <Trans>après un autre envoi</Trans> : <Trans>à envoyer</Trans>}</Badge>;
}

function ItemError({ item }: { readonly item: OutboxItem }) {
  const { error, state } = item;
  if (!error) return null;
  if (state === 'parked') {
    return (
      <Banner tone="red">
        <ItemFailure error={error} />
      </Banner>
    );
  }
  return (
    <p className={styles.detail}>
      <Trans>Il est peut-être arrivé : le serveur est interrogé avant tout nouvel envoi.</Trans>
    </p>
  );
}

/** What other people have on this device, or the user in another agency. */
function Others({ items }: { readonly items: readonly OutboxItem[] }) {
  const names = [...Map.groupBy(items, ({ ownerName }) => ownerName)];
  return names.map(([name, own]) => (
    <Banner key={name}>
      <Plural
        value={own.length}
        one={`# envoi de ${name} attend sur cet appareil, et part quand cette personne s’y connecte, dans la même agence.`}
        other={`# envois de ${name} attendent sur cet appareil, et partent quand cette personne s’y connecte, dans la même agence.`}
      />
    </Banner>
  ));
}

function Positions({ trail }: { readonly trail: Trail }) {
  const { waiting } = useSyncExternalStore(trail.outbox.subscribe, trail.outbox.getState);
  if (waiting === 0) return null;
  return (
    <p className={styles.detail}>
      <Plural
        value={waiting}
        one="# position de votre itinéraire attend aussi."
        other="# positions de votre itinéraire attendent aussi."
      />
    </p>
  );
}
