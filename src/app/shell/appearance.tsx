import { Trans, useLingui } from '@lingui/react/macro';
import { SunMoon } from 'lucide-react';
import { Radio, RadioGroup } from 'react-aria-components';
import { DIRECTIONS } from '#lib/languages.ts';
import { usePreferences } from '#state/preferences.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { Popover, PopoverTrigger } from '#ui/popover/popover.tsx';
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx';
import { themeParts } from '#ui/theme/theme-parts.ts';
import { HUES, SCHEMES } from '#ui/theme/themes.ts';
import * as styles from './appearance.css.ts';
import { DIRECTION_NAMES, HUE_NAMES, SCHEME_NAMES } from './appearance-names.ts';

/** Chooses one of the twelve themes and the reading direction. */
export function AppearanceButton() {
  const { t } = useLingui();
  return (
    <PopoverTrigger>
      <IconButton label={t`Apparence`}>
        <SunMoon />
      </IconButton>
      <Popover label={t`Apparence`} placement="bottom end">
        <Choices />
      </Popover>
    </PopoverTrigger>
  );
}

function Choices() {
  const { t } = useLingui();
  const { preferences, prefer } = usePreferences();
  const { scheme, hue } = themeParts(preferences.theme);
  return (
    <div className={styles.choices}>
      <SegmentedControl
        label={t`Luminosité`}
        segments={SCHEMES.map((id) => ({ id, label: t(SCHEME_NAMES[id]) }))}
        value={scheme}
        onChange={(chosen) => prefer({ theme: `${chosen}.${hue}` })}
      />
      <RadioGroup
        aria-label={t`Couleur`}
        className={styles.hues}
        orientation="horizontal"
        value={hue}
        onChange={(chosen) => prefer({ theme: `${scheme}.${chosen}` })}
      >
        {HUES.map((id) => (
          <Radio key={id} value={id} className={styles.hue} data-theme={`${scheme}.${id}`}>
            <span className={styles.swatch} aria-hidden="true" />
            <span className={styles.hueName}>{t(HUE_NAMES[id])}</span>
          </Radio>
        ))}
      </RadioGroup>
      <span className={styles.heading}>
        <Trans>Sens de lecture</Trans>
      </span>
      <SegmentedControl
        label={t`Sens de lecture`}
        segments={DIRECTIONS.map((id) => ({ id, label: t(DIRECTION_NAMES[id]) }))}
        value={preferences.direction}
        onChange={(direction) => prefer({ direction })}
      />
    </div>
  );
}
