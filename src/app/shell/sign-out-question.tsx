import { Trans } from '@lingui/react/macro';
import { useServices } from '#state/services.tsx';
import { useSignOutQuestion } from '#state/sign-out.ts';
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx';

/** Asks before a sign-out with unsaved work; the draft stays on the device either way. */
export function SignOutQuestion() {
  const { session } = useServices();
  const [isOpen, close] = useSignOutQuestion();
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={close}
      tone="neutral"
      title={<Trans>Se déconnecter sans enregistrer ?</Trans>}
      description={
        <Trans>
          Votre saisie n’est pas sur le serveur. Elle reste gardée sur cet appareil, et vous attend à votre retour.
        </Trans>
      }
      cancelLabel={<Trans>Revenir à la saisie</Trans>}
      confirmLabel={<Trans>Se déconnecter</Trans>}
      onConfirm={() => {
        close();
        session.send({ type: 'signOut' });
      }}
    />
  );
}
