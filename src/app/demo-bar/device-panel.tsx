import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { DEVICE_FAULTS, type DemoDevice, type DeviceFault } from '#demo/demo.ts';
import { Switch } from '#ui/switch/switch.tsx';
import * as styles from './demo-bar.css.ts';

const NAMES: Readonly<Record<DeviceFault, MessageDescriptor>> = {
  ahead: msg`Horloge en avance d’un jour`,
  behind: msg`Horloge en retard d’un jour`,
  full: msg`Appareil plein`,
  closed: msg`Base de données coupée sans cesse`,
};

/** A clock is off in one direction. */
const OTHER: Readonly<Partial<Record<DeviceFault, DeviceFault>>> = { ahead: 'behind', behind: 'ahead' };

/** Simulated faults of the device. */
export function DevicePanel({ device }: { readonly device: DemoDevice }) {
  const { t } = useLingui();
  const faults = useSyncExternalStore(device.subscribe, device.faults);
  const set = (fault: DeviceFault, isOn: boolean) => {
    const others = faults.filter((each) => each !== fault && each !== OTHER[fault]);
    device.setFaults(isOn ? [...others, fault] : faults.filter((each) => each !== fault));
  };
  return (
    <div className={styles.controls}>
      <hr className={styles.rule} />
      <h3 className={styles.heading}>
        <Trans>Cet appareil</Trans>
      </h3>
      {DEVICE_FAULTS.map((fault) => (
        <Switch key={fault} isSelected={faults.includes(fault)} onChange={(isOn) => set(fault, isOn)}>
          {t(NAMES[fault])}
        </Switch>
      ))}
    </div>
  );
}
