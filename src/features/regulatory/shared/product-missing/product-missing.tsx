import { Trans } from '@lingui/react/macro';
import { ownHref } from '#routes/links.ts';
import { useSession } from '#state/session.tsx';
import { Link } from '#ui/link/link.tsx';
import { MissingState, type MissingStateProps } from '#ui/missing-state/missing-state.tsx';

export interface ProductMissingProps extends Pick<MissingStateProps, 'isPage'> {
  readonly productID: string;
}

/** In place of a product that the address names and that the user has not. */
export function ProductMissing({ productID, isPage = false }: ProductMissingProps) {
  const { userType } = useSession();
  return (
    <MissingState
      isPage={isPage}
      title={<Trans>Ce produit n’existe pas</Trans>}
      actions={
        <Link variant="standalone" href={ownHref(userType, 'products') ?? '/'}>
          <Trans>Tous les produits</Trans>
        </Link>
      }
      code={productID}
    >
      <Trans>Il a été retiré, ou il appartient à une autre agence ou à un autre laboratoire.</Trans>
    </MissingState>
  );
}
