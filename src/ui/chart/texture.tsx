import { type ReactNode, useId } from 'react';
import type { SeriesLook, Texture as TextureName } from './series.ts';
import * as styles from './chart.css.ts';

const MARKS: Readonly<Record<TextureName, ReactNode>> = {
  plain: null,
  stripes: <path className={styles.textureMark} d="M-1,7L7,-1M-1,1L1,-1M5,7L7,5" />,
  dots: (
    <>
      <circle className={styles.textureDot} cx="1.5" cy="1.5" r="1" />
      <circle className={styles.textureDot} cx="4.5" cy="4.5" r="1" />
    </>
  ),
  lines: <path className={styles.textureMark} d="M0,3H6" />,
  checks: <path className={styles.textureMark} d="M3,0V6M0,3H6" />,
};

export interface TextureProps {
  readonly id: string;
  readonly look: SeriesLook;
}

/** The fill of a series: its colour, with lines or dots in the background colour that distinguish it without colour. */
export function Texture({ id, look }: TextureProps) {
  return (
    <pattern id={id} className={styles.tone[look.tone]} width="6" height="6" patternUnits="userSpaceOnUse">
      <rect className={styles.texture} width="6" height="6" />
      {MARKS[look.texture]}
    </pattern>
  );
}

/** A prefix for the SVG pattern ids of one chart, because a document may contain several. */
export function useTextureId(): string {
  return useId();
}

export const textureFill = (id: string): string => `url(#${id})`;
