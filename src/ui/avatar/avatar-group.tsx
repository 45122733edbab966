import { useWrittenLocale } from '../use-written-locale/use-written-locale.ts';
import { Avatar, type AvatarSize } from './avatar.tsx';
import * as styles from './avatar.css.ts';

export interface AvatarGroupProps {
  readonly people: readonly { readonly id: string; readonly name: string; readonly src?: string | null }[];
  /** Names the people for screen readers: « 3 destinataires : Fatou Diagne, … ». */
  readonly label: string;
  /** The number of faces shown before « +2 ». */
  readonly max?: number;
  readonly size?: AvatarSize;
}

/** The faces of several people, overlapping to save space. */
export function AvatarGroup({ people, label, max = 3, size = 'small' }: AvatarGroupProps) {
  const locale = useWrittenLocale();
  const shown = people.slice(0, people.length > max ? max - 1 : max);
  const others = people.length - shown.length;
  return (
    <span className={styles.group} role="img" aria-label={label}>
      {shown.map(({ id, name, src }) => (
        <Avatar key={id} name={name} src={src} size={size} />
      ))}
      {others > 0 && <span className={styles.others({ size })}>+{others.toLocaleString(locale)}</span>}
    </span>
  );
}
