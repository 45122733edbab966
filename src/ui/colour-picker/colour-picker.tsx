import { Trans, useLingui } from '@lingui/react/macro';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Check, TriangleAlert } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { ColorSwatch, ColorSwatchPicker, ColorSwatchPickerItem } from 'react-aria-components';
import { TextField } from '../text-field/text-field.tsx';
import { faintIn, inkOn, NO_COLOUR, readHex, TYPE_COLOURS } from '../theme/type-colours.ts';
import { TypeName } from '../type-name/type-name.tsx';
import * as styles from './colour-picker.css.ts';

const [EXAMPLE] = TYPE_COLOURS;

export interface ColourPickerProps {
  readonly label: ReactNode;
  /** `#RRGGBB` */
  readonly value: string | null;
  /** Receives `#RRGGBB` in upper case. */
  readonly onChange: (colour: string) => void;
  /** The name of the type, shown in the colour as a preview. */
  readonly sample: string;
  /** The proposed colours. */
  readonly palette?: readonly string[];
  readonly isDisabled?: boolean;
  readonly error?: ReactNode;
}

/**
 * Chooses the colour of a type: one of a palette that is legible on every background, or any other by its hex code.
 * Shows a preview, and a warning if the colour is hard to see in the light or the dark theme.
 */
export function ColourPicker({
  label,
  value,
  onChange,
  sample,
  palette = TYPE_COLOURS,
  isDisabled = false,
  error,
}: ColourPickerProps) {
  const { t } = useLingui();
  const labelId = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);

  function take(colour: string): void {
    setDraft(null);
    setUnreadable(false);
    if (colour !== value) onChange(colour);
  }

  function readDraft(): void {
    if (draft === null) return;
    const colour = readHex(draft);
    if (colour === null) setUnreadable(true);
    else take(colour);
  }

  return (
    <div className={styles.root} role="group" aria-labelledby={labelId}>
      <span id={labelId} className={styles.label}>
        {label}
      </span>
      <ColorSwatchPicker
        className={styles.swatches}
        aria-label={t`Couleurs proposées`}
        // Without a value the picker still needs a colour, so it gets one that is not in the palette.
        value={value ?? NO_COLOUR}
        onChange={(colour) => take(colour.toString('hex').toUpperCase())}
      >
        {palette.map((colour) => (
          <ColorSwatchPickerItem
            key={colour}
            color={colour}
            isDisabled={isDisabled}
            className={styles.item}
            style={assignInlineVars({ [styles.ink]: inkOn(colour) })}
          >
            {({ isSelected }) => (
              <>
                <ColorSwatch className={styles.swatch} />
                {isSelected && (
                  <span className={styles.check}>
                    <Check aria-hidden="true" />
                  </span>
                )}
              </>
            )}
          </ColorSwatchPickerItem>
        ))}
      </ColorSwatchPicker>
      <div className={styles.custom}>
        <div className={styles.hex}>
          <TextField
            label={t`Code de la couleur`}
            placeholder={EXAMPLE}
            autoComplete="off"
            spellCheck="false"
            isDisabled={isDisabled}
            value={draft ?? value ?? ''}
            onChange={(text) => {
              setDraft(text);
              setUnreadable(false);
            }}
            onBlur={readDraft}
            onKeyDown={({ key }) => {
              if (key === 'Enter') readDraft();
            }}
            error={
              isUnreadable ? <Trans>Écrivez six chiffres ou lettres de A à F, par exemple {EXAMPLE}.</Trans> : error
            }
          />
        </div>
        {value !== null && <Preview colour={value} sample={sample} />}
      </div>
      <div role="status">{value !== null && <Faintness colour={value} />}</div>
    </div>
  );
}

/** The name beside the colour, then on it. */
function Preview({ colour, sample }: { readonly colour: string; readonly sample: string }) {
  return (
    <div className={styles.preview} style={assignInlineVars({ [styles.shown]: colour, [styles.ink]: inkOn(colour) })}>
      <span className={styles.marked}>
        <TypeName colour={colour}>{sample}</TypeName>
      </span>
      <span className={styles.filled} aria-hidden="true">
        {sample}
      </span>
    </div>
  );
}

function Faintness({ colour }: { readonly colour: string }) {
  const [scheme] = faintIn(colour);
  if (scheme === undefined) return null;
  return (
    <p className={styles.warning}>
      <TriangleAlert aria-hidden="true" />
      {scheme === 'light' ? (
        <Trans>Cette couleur se voit mal en thème clair.</Trans>
      ) : (
        <Trans>Cette couleur se voit mal en thème sombre.</Trans>
      )}
    </p>
  );
}
