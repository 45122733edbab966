import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { ApiError } from '#api/errors.ts';
import {
  emptyReport,
  isWeeklyReportDraft,
  issuesOf,
  REPORT_TEXTS,
  type WeeklyReportDraft,
  type WeeklyReportIssue,
} from '#domain/weekly-reports/draft.ts';
import { ownHref } from '#routes/links.ts';
import { Explained } from '#state/explain.tsx';
import { useLeaving } from '#state/leaving.ts';
import { navigate } from '#state/location.ts';
import { useOperation } from '#state/operation.ts';
import { useOutboxToCome, useOutboxView } from '#state/outbox.tsx';
import { accepted, queueWrite } from '#state/queue-write.ts';
import { useServices } from '#state/services.tsx';
import { useSession } from '#state/session.tsx';
import { useDraft } from '#state/use-draft.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { DiscardDialog } from '#ui/discard-dialog/discard-dialog.tsx';
import { DraftNotices } from '#ui/draft-editor/draft-editor.tsx';
import { Form } from '#ui/form/form.tsx';
import { Later } from '#ui/later/later.tsx';
import { TextArea } from '#ui/text-area/text-area.tsx';
import { queuedWeeks, weeklyReportItem } from '../shared/outbox/weekly-report-item.ts';
import { useReportWords, useTextWords } from '../shared/use-report-words.ts';
import * as styles from './create.css.ts';
import { FigureFields } from './figure-fields.tsx';
import { TargetPicker } from './target-picker.tsx';
import type { KnownFigures } from './use-known-figures.ts';

export interface ReportFormProps {
  /** `YYYY-MM-DD` */
  readonly monday: string;
  readonly isOpenWeek: boolean;
  readonly known: KnownFigures;
}

/** Writes the report of a week. The draft stays on the device until it is sent, by the outbox. */
export function ReportForm({ monday, isOpenWeek, known }: ReportFormProps) {
  const { t } = useLingui();
  const { say } = useServices();
  const { member, userType } = useSession();
  const words = useReportWords();
  const labels = useTextWords();
  const id = useId();
  const idOf = (field: keyof WeeklyReportDraft) => `${id}-${field}`;
  // What the product knows when the form opens; a figure that changes since is pointed out beside its field.
  const [saved] = useState(() => emptyReport(known));
  const draft = useDraft({ kind: 'weekly-report', subject: monday, isNew: true, saved, isDraft: isWeeklyReportDraft });
  const outboxToCome = useOutboxToCome();
  const isWaiting = queuedWeeks(useOutboxView('unread'), member.ID).has(monday);
  const [isChecked, setChecked] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const list = ownHref(userType, 'weekly_reports');
  const leave = () => {
    if (list !== undefined) navigate(list);
  };
  const save = useOperation({
    isOnce: true,
    perform: async (report: WeeklyReportDraft) => {
      const href = ownHref(userType, 'weekly_report_create', {}, { week: monday }) ?? '';
      const item = weeklyReportItem({
        supervisorID: member.ID,
        monday,
        report,
        base: saved,
        title: words.title(monday),
        href,
      });
      const outcome = await queueWrite(await outboxToCome, item, { drafts: [draft] });
      return { data: accepted(outcome) };
    },
    onSuccess: (outcome) => {
      const week = words.week(monday);
      if (outcome === 'sent') say.success(t`Rapport de la ${week} enregistré`);
      else say.info(t`Rapport gardé sur cet appareil\u00A0: il part dès que le réseau le permet.`);
      draft.forget();
      leave();
    },
  });
  const isUnsaved = draft.isChanged && !save.success;
  useLeaving({ isUnsaved, isStored: draft.unkept === null });
  if (!draft.isOpen) return null;

  const { value } = draft;
  const missing: Readonly<Record<keyof WeeklyReportDraft, string>> = {
    forecasts: t`Saisissez ce qui était prévu`,
    achivements: t`Saisissez ce qui a été réalisé`,
    interpretation: t`L’interprétation est obligatoire`,
    correctiveActions: t`Les actions correctives sont obligatoires`,
    actionPlan: t`Le plan d’action est obligatoire`,
    nextWeekForcastFigures: t`Saisissez ce qui est prévu pour la semaine suivante`,
    targetIDs: t`Choisissez au moins un client`,
  };
  const wordsOf = ({ field, kind }: WeeklyReportIssue): string =>
    kind === 'missing'
      ? missing[field]
      : kind === 'negative'
        ? t`Un chiffre n’est jamais négatif`
        : t`Ce texte est trop long`;
  const issues = isChecked ? issuesOf(value) : [];
  const errorOf = (field: keyof WeeklyReportDraft) => {
    const issue = issues.find((each) => each.field === field);
    return issue && wordsOf(issue);
  };
  const isPending = save.inProgress;
  return (
    <div className={styles.room}>
      <Form
        label={t`Rapport de la semaine`}
        errors={issues.map((issue) => ({ id: idOf(issue.field), message: wordsOf(issue) }))}
        onSubmit={() => {
          setChecked(true);
          if (issuesOf(value).length === 0) save.run(value);
        }}
      >
        <div className={styles.form}>
          <DraftNotices draft={draft} />
          {isWaiting && !isPending && !save.success && (
            <Banner tone="amber" title={<Trans>Un rapport de cette semaine attend déjà sur cet appareil.</Trans>}>
              <Trans>Enregistrer celui-ci le remplace.</Trans>
            </Banner>
          )}
          {save.error && (
            <Banner tone="red" title={<Trans>Le rapport n’a pas été enregistré.</Trans>}>
              {isDuplicate(save.failure) ? (
                <Trans>Cette semaine a déjà son rapport : supprimez-le d’abord, ou choisissez une autre semaine.</Trans>
              ) : (
                <Explained error={save.failure} />
              )}{' '}
              <Trans>Votre saisie est gardée ici.</Trans>
            </Banner>
          )}
          <FigureFields {...{ monday, isOpenWeek, known, idOf, errorOf }} draft={value} onChange={draft.change} />
          {REPORT_TEXTS.map((text) => (
            <TextArea
              key={text}
              id={idOf(text)}
              label={labels[text]}
              value={value[text]}
              onChange={(words_) => draft.change({ [text]: words_ })}
              error={errorOf(text)}
            />
          ))}
          <Later>
            <TargetPicker
              id={idOf('targetIDs')}
              value={value.targetIDs}
              onChange={(targetIDs) => draft.change({ targetIDs })}
              error={errorOf('targetIDs')}
            />
          </Later>
          <div className={styles.foot}>
            {isUnsaved && (
              <Button variant="dangerText" size="large" isDisabled={isPending} onPress={() => setAsking(true)}>
                <Trans>Abandonner</Trans>
              </Button>
            )}
            <Button size="large" isDisabled={isPending} onPress={leave}>
              {isUnsaved ? <Trans>Plus tard</Trans> : <Trans>Annuler</Trans>}
            </Button>
            <Button
              type="submit"
              variant="primary"
              size="large"
              isPending={isPending}
              pendingLabel={<Trans>Enregistrement…</Trans>}
            >
              <Trans>Enregistrer le rapport</Trans>
            </Button>
          </div>
        </div>
      </Form>
      <DiscardDialog
        isOpen={isAsking}
        onKeep={() => setAsking(false)}
        onDiscard={() => {
          draft.forget();
          leave();
        }}
      >
        <Trans>Ce rapport n’est pas enregistré.</Trans>
      </DiscardDialog>
    </div>
  );
}

const isDuplicate = (error: unknown): boolean => error instanceof ApiError && error.codes.includes('ALREADY_RECORDED');
