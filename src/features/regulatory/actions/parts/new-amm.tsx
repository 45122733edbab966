import { Trans, useLingui } from '@lingui/react/macro';
import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { isInstantIn, timestampOf, wallClockOf } from '#lib/scalars.ts';
import { isUnsaved, newAmmMachine } from '#machines/new-amm/new-amm.machine.ts';
import { AMM_PAGES, type AmmDraft, type AmmField, type AmmPage } from '#domain/regulatory/amm-rules.ts';
import { useZone } from '#state/agencies.tsx';
import { useInspection } from '#state/inspection.ts';
import { isBoolean, isFile, isNumber, isText, listOf, orNull, shapeOf } from '#lib/shape.ts';
import { type EditorDraft, useDraft, useMirroredDraft } from '#state/use-draft.ts';
import type { DialogControl } from '#state/dialog-in-address.ts';
import { useLeaving } from '#state/leaving.ts';
import { useServices } from '#state/services.tsx';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Dialog, DialogBody } from '#ui/dialog/dialog.tsx';
import { DiscardDialog } from '#ui/discard-dialog/discard-dialog.tsx';
import { focusField, Form } from '#ui/form/form.tsx';
import { ProgressBar } from '#ui/progress-bar/progress-bar.tsx';
import { Steps } from '#ui/steps/steps.tsx';
import { ammActors } from '../regulatory-actions.actors.ts';
import * as styles from '../regulatory-actions.css.ts';
import { DraftNotices } from '#ui/draft-editor/draft-editor.tsx';
import { EditorFooter } from '#ui/editor-footer/editor-footer.tsx';
import { AuthorisationPage, ReminderPage, StepPage } from './amm-pages.tsx';
import { useAmmIssues } from './amm-words.ts';
import { Explained, ExplainedCodes } from '#state/explain.tsx';

const isAmmDraft = shapeOf<AmmDraft>({
  file: orNull(isFile),
  fileName: isText,
  number: isText,
  start: orNull(isNumber),
  end: orNull(isNumber),
  isUnlimited: isBoolean,
  stepName: isText,
  stepDescription: isText,
  reminderName: isText,
  reminderDescription: isText,
  scheduledTimeStamp: orNull(isNumber),
  isNotification: isBoolean,
  isEmail: isBoolean,
  recipientIDs: listOf(isText),
});

export interface NewAmmProps {
  readonly productName: string;
  readonly actionID: string;
  readonly control: DialogControl;
}

/** Records a new authorisation: three pages and one call, run by the new-amm machine. */
export function NewAmm(props: NewAmmProps) {
  const { productName, actionID } = props;
  const { t } = useLingui();
  const stored = useDraft({
    kind: 'authorisation',
    isDraft: isAmmDraft,
    subject: actionID,
    isNew: true,
    saved: {
      file: null,
      fileName: '',
      number: '',
      start: null,
      end: null,
      isUnlimited: false,
      stepName: t`Recevoir la nouvelle autorisation`,
      stepDescription: '',
      reminderName: t`Préparer le renouvellement de ${productName}`,
      reminderDescription: '',
      scheduledTimeStamp: null,
      isNotification: true,
      isEmail: false,
      recipientIDs: [],
    },
  });
  return stored.isOpen && <Pages {...props} stored={stored} />;
}

interface PagesProps extends NewAmmProps {
  readonly stored: EditorDraft<AmmDraft>;
}

function Pages({ productName, actionID, control, stored }: PagesProps) {
  const { t } = useLingui();
  const { api, clock, say } = useServices();
  const zone = useZone();
  const [machine] = useState(() => newAmmMachine.provide({ actors: ammActors(api, actionID) }));
  const [snapshot, send] = useMachine(machine, {
    ...useInspection(),
    input: { draft: stored.saved, resumed: stored.value, now: () => clock.now() },
  });
  const { draft, page, codes, error, progress } = snapshot.context;
  const issues = useAmmIssues(snapshot);
  const base = useId();
  const ids: Readonly<Record<AmmField, string>> = {
    file: `${base}file`,
    fileName: `${base}file-name`,
    number: `${base}number`,
    start: `${base}start`,
    end: `${base}end`,
    stepName: `${base}step-name`,
    stepDescription: `${base}step-description`,
    reminderName: `${base}reminder-name`,
    reminderDescription: `${base}reminder-description`,
    scheduledTimeStamp: `${base}when`,
    channels: `${base}channels`,
    recipientIDs: `${base}recipients`,
  };
  useFirstField(page, { authorisation: ids.fileName, step: ids.stepName, reminder: ids.reminderName });
  const hasUnsaved = isUnsaved(snapshot);
  const isSending = snapshot.matches('sending');
  const isOver = snapshot.status === 'done';
  const isLast = page === AMM_PAGES.at(-1);

  useLeaving({ isUnsaved: hasUnsaved, dialog: control, onAsk: () => send({ type: 'cancel' }) });
  useMirroredDraft(stored, { isUnsaved: hasUnsaved, value: draft });
  const finish = useEffectEvent(() => {
    if (snapshot.matches('done')) say.success(t`Nouvelle AMM enregistrée`);
    stored.forget();
    control.onClose();
  });
  useEffect(() => {
    if (isOver) finish();
  }, [isOver]);

  function goOn(): void {
    // Propose a reminder a year before the end, because a renewal file takes months.
    if (
      page === 'authorisation' &&
      draft.scheduledTimeStamp === null &&
      isInstantIn(draft.end, zone) &&
      !draft.isUnlimited
    ) {
      const when = timestampOf(wallClockOf(draft.end, zone).subtract({ years: 1 }).set({ hour: 9, minute: 0 }), zone);
      if (when * 1000 > clock.now()) send({ type: 'draft.change', patch: { scheduledTimeStamp: when } });
    }
    send({ type: isLast ? 'send' : 'next' });
  }

  const wrong = Object.fromEntries(issues.map(({ field, words }) => [field, words]));
  const pageProps = { snapshot, send, ids, issues: wrong };
  return (
    <>
      <Dialog
        isOpen={!isOver}
        onOpenChange={(isOpen) => {
          if (!isOpen) send({ type: 'cancel' });
        }}
        size={isLast ? 'large' : 'medium'}
        title={<Trans>Enregistrer la nouvelle AMM</Trans>}
        subtitle={productName}
      >
        <Form
          key={page}
          errors={issues.map(({ field, words }) => ({ id: ids[field], message: words }))}
          onSubmit={goOn}
        >
          <DialogBody>
            <div className={styles.pages}>
              <Steps names={[t`Autorisation`, t`Étape`, t`Rappel`]} current={AMM_PAGES.indexOf(page)} />
            </div>
            <DraftNotices draft={stored} hasFile={draft.file !== null} />
            {codes !== null && (
              <Banner tone="red" title={<Trans>Le serveur a refusé.</Trans>}>
                <ExplainedCodes codes={codes} /> <Trans>Votre saisie est gardée ici.</Trans>
              </Banner>
            )}
            {error !== undefined && draft.file !== null && (
              <Banner tone="red" title={<Trans>L’AMM n’a pas été enregistrée.</Trans>}>
                <Explained error={error} /> <Trans>Votre saisie est gardée ici.</Trans>
              </Banner>
            )}
            {page === 'authorisation' && <AuthorisationPage {...pageProps} />}
            {page === 'step' && <StepPage {...pageProps} />}
            {page === 'reminder' && <ReminderPage {...pageProps} />}
            {isSending && <ProgressBar label={t`Envoi de l’autorisation`} value={progress * 100} />}
          </DialogBody>
          <EditorFooter
            start={
              page !== 'authorisation' && (
                <Button variant="ghost" size="large" isDisabled={isSending} onPress={() => send({ type: 'back' })}>
                  <Trans>Retour</Trans>
                </Button>
              )
            }
            cancelLabel={isSending ? <Trans>Interrompre l’envoi</Trans> : undefined}
            onCancel={() => send({ type: 'cancel' })}
            isPending={snapshot.hasTag('busy')}
            pendingLabel={isSending ? <Trans>Enregistrement…</Trans> : <Trans>Lecture…</Trans>}
          >
            {isLast ? <Trans>Enregistrer l’AMM</Trans> : <Trans>Continuer</Trans>}
          </EditorFooter>
        </Form>
      </Dialog>
      <DiscardDialog
        isOpen={snapshot.matches('askingDiscard')}
        onKeep={() => send({ type: 'discard.keep' })}
        onDiscard={() => send({ type: 'discard.confirm' })}
      >
        <Trans>La nouvelle AMM n’est pas enregistrée.</Trans>
      </DiscardDialog>
    </>
  );
}

/** Focuses the first field of a new page, because the button that led there is gone. */
function useFirstField(page: AmmPage, fields: Readonly<Record<AmmPage, string>>): void {
  const shown = useRef(page);
  const begin = useEffectEvent(() => focusField(fields[page]));
  useLayoutEffect(() => {
    if (shown.current !== page) begin();
    shown.current = page;
  }, [page]);
}
