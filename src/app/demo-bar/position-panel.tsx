import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { type DemoPositions, POSITION_SOURCES, type PositionSource, WALK_SPEEDS } from '#demo/demo.ts';
import { Button } from '#ui/button/button.tsx';
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx';
import { Select } from '#ui/select/select.tsx';
import * as styles from './demo-bar.css.ts';

const SOURCE_NAMES: Readonly<Record<PositionSource, MessageDescriptor>> = {
  device: msg`Celle de cet appareil`,
  walk: msg`Simulée : en chemin dans Douala`,
  stand: msg`Simulée : sur place`,
  vague: msg`Simulée : à 800 m près`,
  denied: msg`Refusée par le navigateur`,
  unavailable: msg`Introuvable`,
  timeout: msg`Pas venue à temps`,
};

/** What the device says of its position. */
export function PositionPanel({ positions }: { readonly positions: DemoPositions }) {
  const { t } = useLingui();
  const { source, speed } = useSyncExternalStore(positions.subscribe, positions.simulation);
  const isSimulated = source === 'walk' || source === 'stand' || source === 'vague';
  return (
    <div className={styles.controls}>
      <Select
        label={t`Position`}
        choices={POSITION_SOURCES.map((id) => ({ id, label: t(SOURCE_NAMES[id]) }))}
        value={source}
        onChange={(chosen) => {
          if (chosen) positions.simulate({ source: chosen });
        }}
      />
      <div className={styles.control}>
        <span className={styles.label}>
          <Trans>Vitesse</Trans>
        </span>
        <SegmentedControl
          label={t`Vitesse`}
          segments={WALK_SPEEDS.map((each) => ({ id: String(each), label: t`${each} km/h` }))}
          value={String(speed)}
          isDisabled={source !== 'walk'}
          onChange={(chosen) =>
            positions.simulate({ speed: WALK_SPEEDS.find((each) => String(each) === chosen) ?? speed })
          }
        />
      </div>
      <div className={styles.row}>
        <Button isDisabled={!isSimulated} onPress={positions.jump}>
          <Trans>Sauter de 11 km</Trans>
        </Button>
      </div>
      <p className={styles.words}>
        <Trans>Les rapports, l’itinéraire et la carte des clients demandent cette position.</Trans>
      </p>
    </div>
  );
}
