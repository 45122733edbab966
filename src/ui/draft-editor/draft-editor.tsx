import { Trans, useLingui } from '@lingui/react/macro';
import type { Formatter } from '#lib/format.ts';
import { Banner } from '../banner/banner.tsx';
import { Button } from '../button/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../dialog/dialog.tsx';
import * as styles from './draft-editor.css.ts';

/** A field of a draft in words. */
export interface DraftField {
  readonly id: string;
  readonly label: string;
  /** Empty if the field is. */
  readonly words: string;
}

/** A stored draft and the record, of which the user keeps one. */
interface Choice<TDraft> {
  readonly mine: TDraft;
  readonly theirs: TDraft;
  /** When the draft was stored, in milliseconds since 1970; `null` if the question came up at a save. */
  readonly at: number | null;
  readonly onMine: () => void;
  readonly onTheirs: () => void;
}

export interface DraftQuestionProps<TDraft> {
  /** The draft of the editor; without a choice nothing is drawn. */
  readonly draft: { readonly choice: Choice<TDraft> | null };
  readonly describe: (value: TDraft) => readonly DraftField[];
  /** What somebody has changed on the server, with its article: « le programme ». */
  readonly changed?: string;
  readonly control: { readonly onClose: () => void };
  /** Writes when the draft was stored. */
  readonly format: Pick<Formatter, 'date' | 'time'>;
}

/**
 * Instead of an editor that is not open yet: the stored draft beside the record, which has changed since the draft was
 * begun. Closing the dialog leaves the draft on the device. Draws nothing while the device is read.
 */
export function DraftQuestion<TDraft>({
  draft: { choice },
  describe,
  changed,
  control,
  format,
}: DraftQuestionProps<TDraft>) {
  const { t } = useLingui();
  if (!choice) return null;
  const what = changed ?? t`la fiche`;
  const theirs = new Map(describe(choice.theirs).map(({ id, words }) => [id, words]));
  const fields = describe(choice.mine).filter(({ id, words }) => words !== theirs.get(id));
  const at = choice.at === null ? null : choice.at / 1000;
  const [day, time] = at === null ? ['', ''] : [format.date(at), format.time(at)];
  return (
    <Dialog
      isOpen
      onOpenChange={control.onClose}
      title={<Trans>Reprendre votre saisie ?</Trans>}
      subtitle={
        at === null ? (
          <Trans>Pendant votre saisie, quelqu’un a changé {what} sur le serveur. Rien n’est encore enregistré.</Trans>
        ) : (
          <Trans>
            Vous l’avez commencée sans l’enregistrer, le {day} à {time}. Depuis, quelqu’un a changé {what} sur le
            serveur.
          </Trans>
        )
      }
    >
      <DialogBody>
        <dl className={styles.fields}>
          {fields.map(({ id, label, words }) => (
            <div key={id} className={styles.field}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.side}>
                <span className={styles.whose}>
                  <Trans>Votre saisie</Trans>
                </span>
                <Words>{words}</Words>
              </dd>
              <dd className={styles.side}>
                <span className={styles.whose}>
                  <Trans>Sur le serveur</Trans>
                </span>
                <Words>{theirs.get(id) ?? ''}</Words>
              </dd>
            </div>
          ))}
        </dl>
        <p className={styles.note}>
          <Trans>Ce que vous n’aviez pas touché reste comme sur le serveur. Rien n’est enregistré sans vous.</Trans>
        </p>
      </DialogBody>
      <DialogFooter>
        <Button variant="outline" size="large" onPress={choice.onTheirs}>
          <Trans>Abandonner ma saisie</Trans>
        </Button>
        <Button variant="primary" size="large" autoFocus onPress={choice.onMine}>
          <Trans>Reprendre ma saisie</Trans>
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

function Words({ children }: { readonly children: string }) {
  return children === '' ? (
    <span className={styles.empty}>
      <Trans>vide</Trans>
    </span>
  ) : (
    <span className={styles.words}>{children}</span>
  );
}

export interface DraftNoticesProps {
  readonly draft: {
    /** Why the draft lives only as long as the page; `null` if the device stores it. */
    readonly unkept: 'otherTab' | 'device' | null;
    /** Tries again to store it. */
    readonly keep: () => void;
    /** The value comes from the device. */
    readonly isRestored: boolean;
    /** The name of a file that was chosen before a reload. */
    readonly lostFile: string | null;
    /** The record does not exist any more, as a save has found. */
    readonly isGone: boolean;
  };
  /** Whether a file is chosen; left out by editors without files. */
  readonly hasFile?: boolean;
}

/**
 * Banners above the fields: the record is gone, the draft lives only as long as the page or has come back from the device,
 * a reload has lost its file.
 */
export function DraftNotices({
  draft: { unkept, keep, isRestored, lostFile: lost, isGone },
  hasFile = true,
}: DraftNoticesProps) {
  const lostFile = hasFile ? null : lost;
  return (
    <>
      {isGone && (
        <Banner tone="red" title={<Trans>Cette fiche n’existe plus : quelqu’un l’a supprimée.</Trans>}>
          <Trans>
            Votre saisie est gardée ici. Enregistrez-la de nouveau pour en faire une nouvelle fiche, ou fermez sans
            enregistrer.
          </Trans>
        </Banner>
      )}
      {unkept === 'otherTab' && (
        <Banner tone="amber" title={<Trans>Cette saisie n’est pas gardée sur cet appareil.</Trans>}>
          <Trans>
            Un autre onglet y garde déjà la sienne. Celle-ci vit tant que cette page est ouverte : enregistrez-la avant
            de la fermer.
          </Trans>
        </Banner>
      )}
      {unkept === 'device' && (
        <Banner
          tone="amber"
          title={<Trans>Votre saisie n’est pas gardée sur cet appareil.</Trans>}
          actions={
            <Button size="small" onPress={keep}>
              <Trans>Réessayer</Trans>
            </Button>
          }
        >
          <Trans>Elle vit tant que cette page est ouverte. Enregistrez-la avant de la fermer.</Trans>
        </Banner>
      )}
      {isRestored && lostFile === null && (
        <Banner title={<Trans>Votre saisie non enregistrée est revenue.</Trans>}>
          <Trans>Vous l’aviez commencée sur cet appareil : enregistrez-la, ou annulez pour l’abandonner.</Trans>
        </Banner>
      )}
      {lostFile !== null && (
        <Banner tone="amber" title={<Trans>Choisissez de nouveau le fichier « {lostFile} ».</Trans>}>
          <Trans>La page a été rechargée : votre texte est revenu, mais un fichier ne se garde pas.</Trans>
        </Banner>
      )}
    </>
  );
}
