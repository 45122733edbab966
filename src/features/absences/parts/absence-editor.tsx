import { Trans, useLingui } from '@lingui/react/macro';
import { Camera } from 'lucide-react';
import { useId, useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { ApiError } from '#api/errors.ts';
import {
  type AbsenceDraft,
  type AbsenceField,
  absenceIssues,
  draftOf,
  NO_ABSENCE,
  periodOf,
} from '#domain/absences/absence-rules.ts';
import { daysAround } from '#domain/absences/days.ts';
import { FILE_RULES } from '#domain/files/file-rules.ts';
import { isBoolean, isFile, isText, orNull, shapeOf } from '#lib/shape.ts';
import { shownName } from '#lib/visible-text.ts';
import { AbsencesDocument } from '#queries/absences.generated.ts';
import { useZone } from '#state/agencies.tsx';
import { useCheckedFile } from '#state/checked-file.ts';
import type { DialogControl } from '#state/dialog-in-address.ts';
import { Explained } from '#state/explain.tsx';
import { useFormat } from '#state/format.ts';
import { useLeaving } from '#state/leaving.ts';
import { addressOf, useShownLocation } from '#state/location.ts';
import { useOperation } from '#state/operation.ts';
import { useOutboxToCome } from '#state/outbox.tsx';
import { accepted, queueWrite } from '#state/queue-write.ts';
import { useServices } from '#state/services.tsx';
import { useSession } from '#state/session.tsx';
import { useToday } from '#state/today.ts';
import { useDraft } from '#state/use-draft.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { DatePicker } from '#ui/date-picker/date-picker.tsx';
import { Dialog, DialogBody } from '#ui/dialog/dialog.tsx';
import { DiscardDialog } from '#ui/discard-dialog/discard-dialog.tsx';
import { DraftNotices, DraftQuestion } from '#ui/draft-editor/draft-editor.tsx';
import { EditorFooter } from '#ui/editor-footer/editor-footer.tsx';
import { FileDrop } from '#ui/file-drop/file-drop.tsx';
import { Form } from '#ui/form/form.tsx';
import { TextArea } from '#ui/text-area/text-area.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { touch } from '#ui/theme/media.ts';
import { TimeField } from '#ui/time-field/time-field.tsx';
import { useMedia } from '#ui/use-media/use-media.ts';
import { type AbsenceEntry, fileNameOf } from '../absence-entries.ts';
import { CreateAbsenceDocument, EditAbsenceDocument } from '../shared/absence-writes.generated.ts';
import * as styles from '../absences.css.ts';
import { absenceItem } from '../shared/outbox/absence-item.ts';
import { useAbsenceWords } from '../use-absence-words.ts';
import { Overlapping } from './overlapping.tsx';
import { PlannedVisits } from './planned-visits.tsx';
import { Proof } from './proof.tsx';

interface Value extends AbsenceDraft {
  readonly file: File | null;
}

const isValue = shapeOf<Value>({
  objectAbsence: isText,
  justification: isText,
  isWholeDays: isBoolean,
  first: orNull(isText),
  last: orNull(isText),
  from: orNull(isText),
  until: orNull(isText),
  file: orNull(isFile),
});

/** The subject of the draft of a new absence. */
const NEW = 'new';

/** Seconds around an absence in which it is looked for again: it may have been moved. */
const AROUND = 2 * 366 * 86_400;

export interface AbsenceEditorProps {
  /** The user's own; `null` for a new one. */
  readonly absence: AbsenceEntry | null;
  readonly control: DialogControl;
}

/**
 * Writes an absence of the user. A new one without a file goes through the outbox; a file, and a change, need the network.
 * The draft stays on the device.
 */
export function AbsenceEditor({ absence, control }: AbsenceEditorProps) {
  const { t } = useLingui();
  const { api, say } = useServices();
  const { member } = useSession();
  const zone = useZone();
  const format = useFormat();
  const words = useAbsenceWords();
  const today = useToday().toString();
  const isTouched = useMedia(touch);
  const subject = absence?.ID ?? NEW;
  const outboxToCome = useOutboxToCome();
  const href = addressOf(useShownLocation());
  const [saved] = useState((): Value => ({ ...(absence ? draftOf(absence, zone) : NO_ABSENCE), file: null }));
  const stored = useDraft<Value>({
    kind: 'absence',
    subject,
    isDraft: isValue,
    isNew: absence === null,
    saved,
    reread:
      absence &&
      (async (signal) => {
        const range = {
          start: absence.absenceStartDateTimeStamp - AROUND,
          end: absence.absenceEndDateTimeStamp + AROUND,
          workerID: member.ID,
        };
        const { data, errors } = await api.request(AbsencesDocument, range, { signal });
        if (errors[0]) throw errors[0];
        const found = data.readAbsenceJustification?.find(({ ID }) => ID === absence.ID);
        return found ? { ...draftOf(found, zone), file: null } : null;
      }),
  });
  const { value, isChanged, change, forget } = stored;
  const { file, ...draft } = value;
  const [isAsked, setAsked] = useState(false);
  const proof = useCheckedFile((chosen) => change({ file: chosen }));
  const fileId = useId();
  const [progress, setProgress] = useState(0);
  const [isShown, setShown] = useState(false);
  const ids: Readonly<Record<AbsenceField, string>> = { objectAbsence: useId(), period: useId() };
  const end = () => {
    forget();
    control.onClose();
  };

  const save = useOperation<Value, 'sent' | 'queued'>({
    isOnce: true,
    perform: async (mine, signal) => {
      setProgress(0);
      const {
        value: { file: sent, ...written },
        isGone,
      } = await stored.beforeSave(mine, signal);
      const period = periodOf(written, zone);
      if (!period) throw new ApiError('refused');
      const variables = {
        objectAbsence: written.objectAbsence.trim(),
        justification: written.justification.trim() || null,
        ...period,
      };
      const upload = { signal, onProgress: setProgress };
      if (absence && !isGone) {
        const changed = { ID: absence.ID, ...variables };
        await (sent
          ? api.upload(EditAbsenceDocument, { ...changed, file: sent }, upload)
          : api.request(EditAbsenceDocument, changed, { signal }));
        return { data: 'sent' };
      }
      if (sent) {
        await api.upload(CreateAbsenceDocument, { ...variables, file: sent }, upload);
        return { data: 'sent' };
      }
      const item = absenceItem({
        write: { workerID: member.ID, ...variables },
        day: daysAround(period, zone).start,
        draft: { subject, value: mine, base: saved },
        href,
      });
      const outcome = await queueWrite(await outboxToCome, item, { drafts: [stored] });
      return { data: accepted(outcome) };
    },
    onSuccess: (outcome) => {
      if (outcome === 'sent') say.success(t`Absence enregistrée`);
      else say.info(t`Absence gardée sur cet appareil : elle part dès que le réseau le permet.`);
      end();
    },
  });
  const { leave, question } = useLeaving({
    isUnsaved: isChanged && !save.success,
    dialog: { ...control, onClose: end },
  });

  const issues = absenceIssues(draft, zone);
  const messages = issues.map(({ field, code }) => ({
    field,
    id: ids[field],
    isReversed: code === 'INVALID_DATE_RANGE',
    message:
      code === 'INVALID_DATE_RANGE'
        ? draft.isWholeDays
          ? t`La fin ne peut pas précéder le début.`
          : t`La fin doit venir après le début.`
        : field === 'period'
          ? t`La période est obligatoire.`
          : t`Dites de quelle absence il s’agit.`,
  }));
  const shown = isAsked ? messages : [];
  const refusedFile =
    isAsked && proof.isRefused ? t`Le fichier choisi est refusé : retirez-le, ou choisissez-en un autre.` : undefined;
  const period = periodOf(draft, zone);
  const isWithin = period !== null && period.absenceStartDateTimeStamp < period.absenceEndDateTimeStamp;
  const missing = shown.find(({ field, isReversed }) => field === 'period' && !isReversed)?.message;
  const reversed = shown.find(({ isReversed }) => isReversed)?.message;
  const describe = (described: Value) => {
    const around = periodOf(described, zone);
    return [
      { id: 'object', label: t`Objet`, words: described.objectAbsence },
      { id: 'period', label: t`Période`, words: around ? words.period(around) : '' },
      { id: 'why', label: t`Justification`, words: described.justification },
    ];
  };

  if (!stored.isOpen) {
    return (
      <DraftQuestion draft={stored} describe={describe} changed={t`l’absence`} control={control} format={format} />
    );
  }
  const objects = [t`Congé annuel`, t`Maladie`, t`Formation`, t`Rendez-vous médical`, t`Deuil`];
  return (
    <>
      <Dialog
        isOpen
        onOpenChange={leave}
        title={absence ? <Trans>Modifier l’absence</Trans> : <Trans>Nouvelle absence</Trans>}
      >
        <Form
          errors={refusedFile === undefined ? shown : [...shown, { id: fileId, message: refusedFile }]}
          onSubmit={() => {
            setAsked(true);
            if (issues.length === 0 && !proof.isRefused) save.run(value);
          }}
        >
          <DialogBody>
            <div className={styles.fields}>
              <DraftNotices draft={stored} hasFile={file !== null} />
              {save.error && (
                <Banner tone="red" title={<Trans>L’absence n’a pas été enregistrée.</Trans>}>
                  <Explained error={save.failure} /> <Trans>Votre saisie est gardée ici.</Trans>
                </Banner>
              )}
              <TextField
                id={ids.objectAbsence}
                label={t`Objet`}
                value={draft.objectAbsence}
                onChange={(objectAbsence) => change({ objectAbsence })}
                error={shown.find(({ field }) => field === 'objectAbsence')?.message}
                autoFocus
              />
              {draft.objectAbsence === '' && (
                <div className={styles.offers} role="group" aria-label={t`Objets courants`}>
                  {objects.map((object) => (
                    <Button key={object} size="small" onPress={() => change({ objectAbsence: object })}>
                      {object}
                    </Button>
                  ))}
                </div>
              )}
              <Checkbox isSelected={draft.isWholeDays} onChange={(isWholeDays) => change({ isWholeDays })}>
                <Trans>Journées entières</Trans>
              </Checkbox>
              <div className={styles.pair}>
                <DatePicker
                  id={ids.period}
                  label={draft.isWholeDays ? t`Premier jour` : t`Jour du début`}
                  value={draft.first}
                  today={today}
                  onChange={(first) =>
                    change({
                      first,
                      ...(first !== null && (draft.last === null || draft.last < first) && { last: first }),
                    })
                  }
                  error={missing}
                />
                {!draft.isWholeDays && (
                  <TimeField label={t`Heure du début`} value={draft.from} onChange={(from) => change({ from })} />
                )}
                <DatePicker
                  label={draft.isWholeDays ? t`Dernier jour` : t`Jour de la fin`}
                  value={draft.last}
                  today={draft.first ?? today}
                  onChange={(last) => change({ last })}
                  error={reversed}
                />
                {!draft.isWholeDays && (
                  <TimeField label={t`Heure de la fin`} value={draft.until} onChange={(until) => change({ until })} />
                )}
              </div>
              {period && isWithin && (
                <>
                  <Overlapping own={absence?.ID ?? null} written={{ ...period, objectAbsence: draft.objectAbsence }} />
                  <PlannedVisits workerID={member.ID} period={period} />
                </>
              )}
              <TextArea
                label={t`Justification`}
                isOptional
                value={draft.justification}
                onChange={(justification) => change({ justification })}
              />
              {absence && absence.Photo !== null && (
                <div className={styles.fields}>
                  <p className={styles.note}>
                    <Trans>
                      Justificatif joint : {shownName(fileNameOf(absence.Photo))}. Il reste si vous n’en choisissez pas
                      d’autre.
                    </Trans>
                  </p>
                  {isShown ? (
                    <Proof link={absence.Photo} />
                  ) : (
                    <div>
                      <Button onPress={() => setShown(true)}>
                        <Trans>Voir le justificatif</Trans>
                      </Button>
                    </div>
                  )}
                </div>
              )}
              <FileDrop
                id={fileId}
                label={<Trans>Justificatif</Trans>}
                isOptional
                rules={FILE_RULES.administration}
                files={
                  file
                    ? [
                        {
                          id: 'chosen',
                          name: file.name,
                          size: file.size,
                          ...(save.inProgress && { progress: progress * 100 }),
                        },
                      ]
                    : []
                }
                onAdd={([added]) => {
                  if (added) void proof.choose(added);
                }}
                {...(!save.inProgress && { onRemove: () => change({ file: null }) })}
                isDisabled={save.inProgress}
                {...proof.field}
                error={refusedFile}
              />
              {isTouched && file === null && (
                <FileTrigger
                  acceptedFileTypes={['image/jpeg', 'image/png']}
                  defaultCamera="environment"
                  onSelect={(list) => {
                    const [photo] = list ?? [];
                    if (photo) void proof.choose(photo);
                  }}
                >
                  <Button icon={<Camera />} isDisabled={save.inProgress}>
                    <Trans>Photographier le justificatif</Trans>
                  </Button>
                </FileTrigger>
              )}
              {absence === null && file !== null && (
                <p className={styles.note}>
                  <Trans>
                    Avec un fichier, l’absence ne part qu’avec le réseau. Sans réseau, retirez-le : elle attendra sur
                    cet appareil, et vous ajouterez le fichier ensuite.
                  </Trans>
                </p>
              )}
            </div>
          </DialogBody>
          <EditorFooter isPending={save.inProgress || save.success}>
            <Trans>Enregistrer l’absence</Trans>
          </EditorFooter>
        </Form>
      </Dialog>
      <DiscardDialog {...question}>
        <Trans>L’absence n’est pas enregistrée.</Trans>
      </DiscardDialog>
    </>
  );
}
