import * as styles from './logo.css.ts';

export const LOGO_SIZES = ['small', 'medium', 'large'] as const;

export interface LogoProps {
  readonly size?: (typeof LOGO_SIZES)[number];
  /** Shows only the mark, if there is no space for the name. Screen readers still read the name. */
  readonly isMark?: boolean;
}

/** The product's logo: an open circle with a dot for the current position. */
export function Logo({ size = 'medium', isMark = false }: LogoProps) {
  return (
    <span className={styles.logo({ size })} {...(isMark && { role: 'img', 'aria-label': 'Tournée' })}>
      <svg className={styles.mark} viewBox="0 0 24 24" fill="none" aria-hidden="true">
        <path d="M18.5 4.3A10.1 10.1 0 1 0 21.7 9" stroke="currentColor" strokeWidth="3.4" />
        <circle cx="12" cy="12" r="3.6" fill="currentColor" />
      </svg>
      {isMark || <span className={styles.name}>Tournée</span>}
    </span>
  );
}
