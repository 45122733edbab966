import { Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { ListBox, ListBoxItem, Text } from 'react-aria-components';
import type { Choice } from './choice.ts';
import * as styles from './list-box.css.ts';

/**
 * The options of a select or a combo box, with the chosen one checked. The selection comes from the surrounding field.
 */
export function ChoiceList<Id extends string>({ choices }: { readonly choices?: readonly Choice<Id>[] }) {
  return (
    <ListBox
      className={styles.list}
      {...(choices && { items: choices })}
      renderEmptyState={() => (
        <div className={styles.empty}>
          <Trans>Aucun résultat</Trans>
        </div>
      )}
    >
      {(choice: Choice<Id>) => <ChoiceItem choice={choice} />}
    </ListBox>
  );
}

function ChoiceItem({ choice: { id, label, hint, icon, isDisabled = false } }: { readonly choice: Choice }) {
  return (
    <ListBoxItem id={id} textValue={label} isDisabled={isDisabled} className={styles.option}>
      {({ isSelected }) => (
        <>
          {icon !== undefined && <span className={styles.icon}>{icon}</span>}
          <Text slot="label" className={styles.optionLabel}>
            {label}
          </Text>
          {hint !== undefined && (
            <Text slot="description" className={styles.hint}>
              {hint}
            </Text>
          )}
          {isSelected && (
            <span className={styles.mark}>
              <Check />
            </span>
          )}
        </>
      )}
    </ListBoxItem>
  );
}
