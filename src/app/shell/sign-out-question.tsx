import { Plural, Trans } from '@lingui/react/macro';
import { CloudUpload, FilePen } from 'lucide-react';
import type { DraftOnDevice } from '#state/drafts.ts';
import { useFormat } from '#state/format.ts';
import { useServices } from '#state/services.tsx';
import { useSignOutQuestion } from '#state/sign-out.ts';
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx';
import { useDraftWords } from './draft-words.ts';

/** Asks before a sign-out with unsaved work, and names it; the drafts stay on the device either way. */
export function SignOutQuestion() {
  const { session } = useServices();
  const [question, close] = useSignOutQuestion();
  const { drafts, waiting, isEditing } = question ?? { drafts: [], waiting: [], isEditing: false };
  const refused = drafts.filter(({ isInMemory }) => isInMemory).length;
  const count = Math.max(1, drafts.length + waiting.length);
  return (
    <ConfirmDialog
      isOpen={question !== null}
      onOpenChange={close}
      tone="neutral"
      title={<Trans>Se déconnecter sans enregistrer ?</Trans>}
      description={
        refused > 0 ? (
          <Trans>
            Votre saisie n’est pas sur le serveur, et cet appareil n’a pas pu tout garder : ce qui est marqué « non
            gardé » vit tant que cette page est ouverte.
          </Trans>
        ) : (
          <Plural
            value={count}
            one="Votre saisie n’est pas sur le serveur. Elle reste gardée sur cet appareil, pour vous seul, et vous attend à votre retour."
            other="Vos # saisies ne sont pas sur le serveur. Elles restent gardées sur cet appareil, pour vous seul, et vous attendent à votre retour."
          />
        )
      }
      losses={[
        ...waiting.map(({ id, title }) => ({
          id,
          icon: <CloudUpload />,
          label: <bdi>{title}</bdi>,
          count: <Trans>à envoyer</Trans>,
        })),
        ...drafts.map((draft) => ({
          id: `${draft.kind} ${draft.subject}`,
          icon: <FilePen />,
          label: <DraftName draft={draft} />,
          count: draft.isInMemory ? <Trans>non gardé</Trans> : <KeptAt instant={draft.at / 1000} />,
        })),
      ]}
      cancelLabel={isEditing ? <Trans>Revenir à la saisie</Trans> : <Trans>Rester connecté</Trans>}
      confirmLabel={<Trans>Se déconnecter</Trans>}
      onConfirm={() => {
        close();
        session.send({ type: 'signOut' });
      }}
    />
  );
}

function DraftName({ draft }: { readonly draft: DraftOnDevice }) {
  return useDraftWords()(draft);
}

/** « 19 nov., 08:10 » @param instant in seconds since 1970 */
function KeptAt({ instant }: { readonly instant: number }) {
  const { clock } = useServices();
  const format = useFormat();
  return `${format.shortDate(instant, clock.now() / 1000)}, ${format.time(instant)}`;
}
