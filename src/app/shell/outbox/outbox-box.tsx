import { lazy, Suspense } from 'react';
import { useDialogInAddress } from '#state/dialog-in-address.ts';
import { useOutbox } from '#state/outbox.tsx';

const OutboxDialog = lazy(() => import('./outbox-dialog.tsx'));

/** The outbox, over any page, under `?outbox=1`. */
export function OutboxBox() {
  const { open, control } = useDialogInAddress('outbox');
  const outbox = useOutbox();
  return (
    open !== null &&
    outbox && (
      <Suspense>
        <OutboxDialog outbox={outbox} control={control} />
      </Suspense>
    )
  );
}
