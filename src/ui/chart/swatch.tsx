import { markerPath } from './paths.ts';
import type { SeriesLook } from './series.ts';
import * as styles from './chart.css.ts';
import { Texture, textureFill, useTextureId } from './texture.tsx';

/** The style of the sample: a line with its marks, or a filled area. */
export const SWATCH_KINDS = ['line', 'surface'] as const;
export type SwatchKind = (typeof SWATCH_KINDS)[number];

export interface SwatchProps {
  readonly look: SeriesLook;
  readonly kind: SwatchKind;
}

/** A sample of a series, in its colour and shape, shown beside its name. */
export function Swatch({ look, kind }: SwatchProps) {
  const id = useTextureId();
  if (kind === 'surface') {
    return (
      <svg className={`${styles.swatchSquare} ${styles.tone[look.tone]}`} viewBox="0 0 10 10" aria-hidden="true">
        <defs>
          <Texture id={id} look={look} />
        </defs>
        <rect width="10" height="10" rx="2.5" fill={textureFill(id)} />
      </svg>
    );
  }
  const isPlan = look.tone === 'plan';
  return (
    <svg className={`${styles.swatch} ${styles.tone[look.tone]}`} viewBox="0 0 18 10" aria-hidden="true">
      <path className={isPlan ? styles.planLine : styles.line} d="M1,5H17" strokeDasharray={look.dash} />
      {!isPlan && <path className={styles.marker} d={markerPath(look.marker, 9, 5, 3.5)} />}
    </svg>
  );
}
