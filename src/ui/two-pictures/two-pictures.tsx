import { useLingui } from '@lingui/react/macro';
import { Store } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { initialsOf } from '../avatar/initials.ts';
import * as styles from './two-pictures.css.ts';

/** `small`: in a list row. `large`: at the head of a record. `fill`: across a card. */
export const TWO_PICTURES_SIZES = ['small', 'large', 'fill'] as const;

export interface TwoPicturesProps {
  /** The name of the customer. */
  readonly name: string;
  readonly face?: string | null | undefined;
  readonly place?: string | null | undefined;
  readonly size?: (typeof TWO_PICTURES_SIZES)[number];
}

/** The two pictures by which delegates recognise a customer: the face, and the front of the building. */
export function TwoPictures({ name, face, place, size = 'large' }: TwoPicturesProps) {
  const { t } = useLingui();
  const hasCaptions = size !== 'small';
  return (
    <div className={styles.pictures({ size })}>
      <Picture src={face} alt={t`Portrait de ${name}`} caption={hasCaptions && t`Portrait`} size={size}>
        <span className={styles.initials({ size })}>{initialsOf(name)}</span>
      </Picture>
      <Picture src={place} alt={t`Devanture, ${name}`} caption={hasCaptions && t`Devanture`} size={size}>
        <span className={styles.icon}>
          <Store />
        </span>
      </Picture>
    </div>
  );
}

interface PictureProps extends Required<Pick<TwoPicturesProps, 'size'>> {
  readonly src: string | null | undefined;
  readonly alt: string;
  readonly caption: string | false;
  /** Replaces a picture that is missing or cannot be loaded. */
  readonly children: ReactNode;
}

function Picture({ src, alt, caption, size, children }: PictureProps) {
  const [missing, setMissing] = useState<string>();
  const hasPicture = Boolean(src) && src !== missing;
  return (
    <div className={styles.picture({ size })}>
      {hasPicture && src ? (
        <>
          <img className={styles.photograph} src={src} alt={alt} onError={() => setMissing(src)} />
          {caption !== false && (
            <span className={styles.caption} aria-hidden="true">
              {caption}
            </span>
          )}
        </>
      ) : (
        <span aria-hidden="true">{children}</span>
      )}
    </div>
  );
}
