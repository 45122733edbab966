import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type Ref, useState } from 'react';
import { Button as AriaButton, Disclosure, DisclosurePanel } from 'react-aria-components';
import { type Confirmed, notConfirmed } from '#domain/import/corrections.ts';
import type { ImportOutlier } from '#domain/import/outliers.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import * as styles from '../import/evidence.css.ts';
import { useOutlierWords } from '../import/import-words.ts';
import { type FinanceCatalogue, useNames } from '../named-rows.ts';

export interface UnusualChangesProps {
  readonly catalogue: FinanceCatalogue;
  /** What would be saved and is far from earlier periods; null if those could not be read. */
  readonly unusual: readonly ImportOutlier[] | null;
  /** What the user has confirmed, in an import or a review. */
  readonly confirmed: ReadonlyMap<string, number>;
  readonly onConfirm: (of: readonly Confirmed[], isRight: boolean) => void;
  readonly ref?: Ref<HTMLDivElement>;
}

/** How many quantities are named before the list is opened. */
const SHOWN = 5;

/**
 * What was typed or pasted is as likely to slip as a file: quantities that are far from earlier periods are confirmed
 * before they are saved. Those that were confirmed before this review, in an import for one, are not asked about again.
 */
export function UnusualChanges({ catalogue, unusual, confirmed, onConfirm, ref }: UnusualChangesProps) {
  const { i18n } = useLingui();
  const { productOf, wholesalerOf } = useNames(catalogue);
  const words = useOutlierWords();
  const [before] = useState(confirmed);
  if (unusual === null) {
    return (
      <Banner>
        <Trans>Les périodes précédentes n’ont pas pu être lues : rien n’est comparé.</Trans>
      </Banner>
    );
  }
  const asked = notConfirmed(unusual, before);
  const known = unusual.length - asked.length;
  if (unusual.length === 0) return null;
  const lines = (some: readonly ImportOutlier[]) => (
    <ul className={styles.unusualList} role="list">
      {some.map((outlier) => {
        const { productID, wholesalerID, quantity } = outlier;
        return (
          <li key={`${productID} ${wholesalerID ?? ''}`}>
            <bdi>
              {[productOf(productID), ...(wholesalerID === null ? [] : [wholesalerOf(wholesalerID)])].join(', ')}
            </bdi>{' '}
            – {i18n.number(quantity)}, {words(outlier)}
          </li>
        );
      })}
    </ul>
  );
  const rest = asked.slice(SHOWN);
  return (
    <div className={styles.unusual} ref={ref}>
      {asked.length > 0 && (
        <>
          <p className={styles.unusualTitle} role="status">
            <Plural
              value={asked.length}
              one="# quantité s’écarte beaucoup des dernières périodes. Confirmez-la ou corrigez-la."
              other="# quantités s’écartent beaucoup des dernières périodes. Confirmez-les ou corrigez-les."
            />
          </p>
          {lines(asked.slice(0, SHOWN))}
          {rest.length > 0 && (
            <Disclosure>
              <AriaButton slot="trigger" className={styles.trigger}>
                <Plural value={rest.length} one="Et # autre" other="Et # autres" />
              </AriaButton>
              <DisclosurePanel>{lines(rest)}</DisclosurePanel>
            </Disclosure>
          )}
          <Checkbox
            isSelected={notConfirmed(asked, confirmed).length === 0}
            onChange={(isRight) => onConfirm(asked, isRight)}
          >
            <Plural value={asked.length} one="Je confirme cette quantité" other="Je confirme ces # quantités" />
          </Checkbox>
        </>
      )}
      {known > 0 && (
        <p className={styles.fact}>
          <Plural value={known} one="# quantité confirmée" other="# quantités confirmées" />
        </p>
      )}
    </div>
  );
}
