import { Plural, Trans } from '@lingui/react/macro';
import { useDialogInAddress } from '#state/dialog-in-address.ts';
import { retryOf } from '#queries/failure.ts';
import { Dialog, DialogBody, DialogCloseFooter } from '#ui/dialog/dialog.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { ENDING } from '../use-addresses.ts';
import { DELAYS, type Delay, useExpiring } from '../use-expiring.ts';
import { EndingProducts } from './ending-products.tsx';

/** All authorisations that end within a time, for who has no list of products. */
export function EndingDialog() {
  const { open, control } = useDialogInAddress(ENDING);
  const expires = DELAYS.find((known) => known === open);
  return expires === undefined ? null : <Ending expires={expires} onClose={control.onClose} />;
}

function Ending({ expires, onClose }: { readonly expires: Delay; readonly onClose: () => void }) {
  const { read, products } = useExpiring(expires);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={<Trans>AMM à échéance</Trans>}
      subtitle={
        <Plural
          value={Number(expires)}
          one="Expirées, ou qui expirent dans le mois"
          other="Expirées, ou qui expirent dans les # mois"
        />
      }
    >
      <DialogBody>
        {products !== undefined ? (
          <EndingProducts products={products} />
        ) : read.isLoading ? (
          <SkeletonRows count={6} />
        ) : (
          <ErrorState title={<Trans>Les AMM n’ont pas pu être lues</Trans>} {...retryOf([read])} />
        )}
      </DialogBody>
      <DialogCloseFooter />
    </Dialog>
  );
}
