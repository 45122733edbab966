import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { Avatar, type AvatarSize } from '../avatar/avatar.tsx';
import * as styles from './person-chip.css.ts';

export interface PersonChipProps {
  readonly name: string;
  /** A second line: role, agency. */
  readonly detail?: ReactNode;
  readonly src?: string | null | undefined;
  readonly size?: AvatarSize;
  /** Shows a button that removes the person. */
  readonly onRemove?: () => void;
}

/** A person: avatar, name and an optional detail. */
export function PersonChip({ name, detail, src, size = 'small', onRemove }: PersonChipProps) {
  const { t } = useLingui();
  return (
    <span className={styles.chip}>
      <Avatar name={name} src={src} size={size} />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
      {onRemove && (
        <Button className={styles.remove} onPress={onRemove} aria-label={t`Retirer ${name}`}>
          <X aria-hidden="true" />
        </Button>
      )}
    </span>
  );
}
