import { useLingui } from '@lingui/react/macro';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { orDash } from '#ui/description-list/description-list.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { phone } from '#ui/theme/media.ts';
import { useMedia } from '#ui/use-media/use-media.ts';
import * as styles from '../card.css.ts';

export interface EditedHereProps {
  /** The name of what is read here. */
  readonly term: string;
  /** Opens the editor of this alone; left out where it is only read. */
  readonly onEdit?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** What is edited where it is read, as on a phone: the value, and its pencil. */
export function EditedHere({ term, onEdit, children }: EditedHereProps) {
  const { t } = useLingui();
  if (!onEdit) return children;
  return (
    <span className={styles.editedHere}>
      <span>{orDash(children)}</span>
      <IconButton size="small" label={t`Modifier\u00A0: ${term}`} onPress={onEdit}>
        <Pencil />
      </IconButton>
    </span>
  );
}

/** What edits one field, on a phone; on a larger screen the whole form does. */
export function useFieldEditor<Args extends readonly unknown[]>(
  onEditField: ((...args: Args) => void) | undefined,
): ((...args: Args) => void) | undefined {
  const isPhone = useMedia(phone);
  return isPhone ? onEditField : undefined;
}
