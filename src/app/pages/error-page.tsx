import { Trans } from '@lingui/react/macro';
import { Button } from '#ui/button/button.tsx';
import { Notice } from './notice.tsx';

/** Shown for a failure that no screen handles. */
export function ErrorPage({ onRetry = () => location.reload() }: { readonly onRetry?: () => void }) {
  return (
    <Notice
      title={<Trans>Une erreur s’est produite</Trans>}
      actions={
        <Button variant="outline" onPress={onRetry}>
          <Trans>Réessayer</Trans>
        </Button>
      }
      code="internal-error"
    >
      <Trans>La page n’a pas pu être affichée. Ce que vous avez enregistré est en sécurité.</Trans>
    </Notice>
  );
}
