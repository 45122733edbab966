import { Trans, useLingui } from '@lingui/react/macro';
import { Bell, FileText, FilePlus, Trash2, Unlink } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { isOpenStatus } from '#domain/regulatory/regulatory-status.ts';
import { ownHref } from '#routes/links.ts';
import { useFormat } from '#state/format.ts';
import { navigate } from '#state/location.ts';
import { useQueryParams } from '#state/query-params.ts';
import { useSession } from '#state/session.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { Link } from '#ui/link/link.tsx';
import { type StopState, Thread, ThreadStop } from '#ui/thread/thread.tsx';
import type { ActionStepFragment } from '../regulatory-actions.generated.ts';
import * as styles from '../regulatory-actions.css.ts';

export interface StepHistoryProps {
  readonly productID: string;
  readonly statut: string;
  readonly steps: readonly ActionStepFragment[];
  readonly mayWrite: boolean;
  readonly onDetach: (step: ActionStepFragment, file: ActionStepFragment['PharmaProductFiles'][number]) => void;
  readonly onDelete: (step: ActionStepFragment) => void;
}

/** The steps of an action, each with its files and its reminder. */
export function StepHistory({ productID, statut, steps, mayWrite, onDetach, onDelete }: StepHistoryProps) {
  const { t } = useLingui();
  const reached = reachedOf(statut, steps);
  const [params] = useQueryParams();
  // The step in the address, for example from a reminder, is scrolled to and focused.
  const asked = params.get('step');
  const named = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // After navigation has scrolled the new page to its top.
    const frame = requestAnimationFrame(() => {
      named.current?.scrollIntoView({ block: 'center' });
      named.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [asked]);
  return (
    <div className={styles.history}>
      <Thread label={t`Étapes de l’action`}>
        {steps.map((step, index) => (
          <ThreadStop key={step.ID} state={stateOf(index, reached)} {...(index >= reached && { number: index + 1 })}>
            <div className={styles.stepHead}>
              <div className={styles.stepWords}>
                <h3 className={styles.stepName} {...(step.ID === asked && { ref: named, tabIndex: -1 })}>
                  <bdi>{step.name}</bdi>
                </h3>
                {step.description && <p className={styles.stepText}>{step.description}</p>}
              </div>
              {mayWrite && <StepTools productID={productID} step={step} onDelete={() => onDelete(step)} />}
            </div>
            <Attached
              productID={productID}
              step={step}
              {...(mayWrite && { onDetach: (file) => onDetach(step, file) })}
            />
          </ThreadStop>
        ))}
      </Thread>
    </div>
  );
}

/**
 * The number of steps reached. The server does not say which steps are done, so it is derived: up to the last step with a
 * file or a past reminder, or all of them once the action is settled.
 */
function reachedOf(statut: string, steps: readonly ActionStepFragment[]): number {
  if (!isOpenStatus(statut)) return steps.length;
  const touched = steps.findLastIndex(
    ({ PharmaProductFiles: files, Reminder }) => files.length > 0 || Reminder?.expired === true,
  );
  return Math.max(touched, 0);
}

function stateOf(index: number, reached: number): StopState {
  if (index < reached) return 'done';
  return index === reached ? 'now' : 'todo';
}

interface StepToolsProps {
  readonly productID: string;
  readonly step: ActionStepFragment;
  readonly onDelete: () => void;
}

function StepTools({ productID, step: { ID, name }, onDelete }: StepToolsProps) {
  const { t } = useLingui();
  const { userType } = useSession();
  const upload = ownHref(userType, 'product_files', { idProduct: productID }, { file: 'new', step: ID });
  return (
    <>
      {upload !== undefined && (
        <IconButton size="small" label={t`Joindre un fichier à « ${name} »`} onPress={() => navigate(upload)}>
          <FilePlus />
        </IconButton>
      )}
      <IconButton size="small" label={t`Supprimer l’étape « ${name} »`} onPress={onDelete}>
        <Trash2 />
      </IconButton>
    </>
  );
}

interface AttachedProps {
  readonly productID: string;
  readonly step: ActionStepFragment;
  readonly onDetach?: (file: ActionStepFragment['PharmaProductFiles'][number]) => void;
}

/** The files and the reminder of a step, with links. */
function Attached({ productID, step: { PharmaProductFiles: files, Reminder: reminder }, onDetach }: AttachedProps) {
  const { t } = useLingui();
  const { userType } = useSession();
  const format = useFormat();
  if (files.length === 0 && !reminder) return null;
  const reminderHref =
    reminder && ownHref(userType, 'reminders', {}, { reminder: reminder.ID, done: reminder.expired ? true : null });
  return (
    <ul className={styles.attached} role="list">
      {files.map((file) => {
        const href = ownHref(userType, 'product_files', { idProduct: productID }, { file: file.ID });
        return (
          <li key={file.ID} className={styles.line}>
            <FileText className={styles.icon} aria-hidden="true" />
            {href === undefined ? file.name : <Link href={href}>{file.name}</Link>}
            {onDetach && (
              <IconButton size="small" label={t`Retirer « ${file.name} » de l’étape`} onPress={() => onDetach(file)}>
                <Unlink />
              </IconButton>
            )}
          </li>
        );
      })}
      {reminder && (
        <li className={styles.line}>
          <Bell className={styles.icon} aria-hidden="true" />
          <span>
            {reminderHref ? <Link href={reminderHref}>{reminder.name}</Link> : reminder.name}{' '}
            <span className={styles.when}>
              {format.date(reminder.scheduledTimeStamp)}, {format.time(reminder.scheduledTimeStamp)}
              {reminder.expired && (
                <>
                  {', '}
                  <Trans>passé</Trans>
                </>
              )}
            </span>
          </span>
        </li>
      )}
    </ul>
  );
}
