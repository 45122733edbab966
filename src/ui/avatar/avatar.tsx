import { useState } from 'react';
import * as styles from './avatar.css.ts';
import { initialsOf, tintOf } from './initials.ts';

export const AVATAR_SIZES = ['tiny', 'small', 'medium', 'large'] as const;
export type AvatarSize = (typeof AVATAR_SIZES)[number];

export interface AvatarProps {
  readonly name: string;
  /** A portrait. The initials are shown until it has loaded, or if it fails to load. */
  readonly src?: string | null | undefined;
  readonly size?: AvatarSize;
  /** Reads the name to screen readers. Needed if the name is not written beside the face. */
  readonly isNamed?: boolean;
}

/** A portrait, or initials on a tint derived from the name. */
export function Avatar({ name, src, size = 'medium', isNamed = false }: AvatarProps) {
  const [missing, setMissing] = useState<string>();
  const hasPortrait = Boolean(src) && src !== missing;
  const initials = initialsOf(name);
  return (
    <span
      className={`${styles.avatar({ size })} ${initials === '' ? styles.nameless : styles.tints[tintOf(name, styles.tints.length)]}`}
      {...(isNamed ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
    >
      {initials === '' ? '?' : initials}
      {hasPortrait && src && <img className={styles.portrait} src={src} alt="" onError={() => setMissing(src)} />}
    </span>
  );
}
