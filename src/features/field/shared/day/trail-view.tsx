import { Trans, useLingui } from '@lingui/react/macro';
import type { DialogControl } from '#state/dialog-in-address.ts';
import { Dialog, DialogBody } from '#ui/dialog/dialog.tsx';
import { TrailMap, type TrailMapProps } from '#ui/trail-map/trail-map.tsx';
import * as styles from './trail-bar.css.ts';

interface TrailViewProps extends Pick<TrailMapProps, 'fixes' | 'stops' | 'timeZone'> {
  readonly control: DialogControl;
}

/** The own day as others see it: what the server has of it, in the same view. */
export function TrailView({ control, ...trail }: TrailViewProps) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen
      onOpenChange={control.onClose}
      size="large"
      title={<Trans>Ce que voit mon superviseur</Trans>}
      subtitle={<Trans>Vos positions qui sont envoyées, et vos visites. Rien d’autre n’est relevé.</Trans>}
    >
      <DialogBody>
        <div className={styles.view}>
          <TrailMap label={t`Mon itinéraire du jour`} {...trail} />
        </div>
      </DialogBody>
    </Dialog>
  );
}
