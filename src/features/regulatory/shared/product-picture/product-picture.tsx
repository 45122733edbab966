import { useState } from 'react';
import { tintOf } from '#ui/avatar/initials.ts';
import * as styles from './product-picture.css.ts';

export const PICTURE_SIZES = ['small', 'large'] as const;

export interface ProductPictureProps {
  readonly name: string;
  /** The manufacturer. All its products have a band of the same colour. */
  readonly laboratory: string | null;
  /** A photograph. Without one, or if it cannot be loaded, a drawn pack takes its place. */
  readonly src?: string | null | undefined;
  readonly size?: (typeof PICTURE_SIZES)[number];
}

/** A picture of the product's pack. Purely decorative: the name is always written beside it. */
export function ProductPicture({ name, laboratory, src, size = 'small' }: ProductPictureProps) {
  const [missing, setMissing] = useState<string>();
  const [word = ''] = name.split(' ');
  const brand = word.length > LONGEST ? `${word.slice(0, LONGEST - 1)}…` : word;
  return (
    <span className={styles.picture({ size })} aria-hidden="true">
      {src && src !== missing ? (
        <img className={styles.photograph} src={src} alt="" decoding="async" onError={() => setMissing(src)} />
      ) : (
        <svg
          viewBox="0 0 38 44"
          className={`${styles.drawing} ${styles.hues[tintOf(laboratory ?? name, styles.hues.length)]}`}
        >
          <path className={styles.side} d="M31 5.5 36.5 1.5v36L31 42.5Z" />
          <path className={styles.side} d="M1.5 5.5 8 1.5h28.5L31 5.5Z" />
          <path className={styles.face} d="M1.5 5.5H31v37H1.5Z" />
          <path className={styles.wave} d="M2 26c7-4 12 3 18 0 5-2.5 8-1 10.5 0v6H2Z" />
          <path className={styles.band} d="M2 29c8-3 12 2 18 0 5-1.5 8-.5 10.5 0v13H2Z" />
          {size === 'large' && (
            <text
              className={styles.word}
              x="16.25"
              y="15"
              fontSize="6"
              textAnchor="middle"
              textLength={brand.length > LONG ? 25 : undefined}
              lengthAdjust="spacingAndGlyphs"
            >
              {brand}
            </text>
          )}
        </svg>
      )}
    </span>
  );
}

/** Up to `LONG` letters are drawn at their normal width, up to `LONGEST` are condensed; longer names are cut. */
const LONG = 7;
const LONGEST = 14;
