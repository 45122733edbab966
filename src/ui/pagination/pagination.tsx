import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from 'react-aria-components';
import { useFigures } from '../chart/figures.ts';
import { PreviousNext } from '../previous-next/previous-next.tsx';
import { pageSteps } from './pages.ts';
import * as styles from './pagination.css.ts';

export interface PaginationProps {
  /** The accessible name: « Pages du journal ». */
  readonly label: string;
  /** The current page, from 1. Beyond the last page, the last page is current. */
  readonly page: number;
  readonly pages: number;
  readonly onChange: (page: number) => void;
}

/** Links to the pages of a list. Renders nothing if there is only one. */
export function Pagination({ label, page, pages, onChange }: PaginationProps) {
  const { t } = useLingui();
  const { full } = useFigures();
  if (pages <= 1) return null;
  const here = Math.max(1, Math.min(pages, page));
  const [present, last] = [full(here), full(pages)];
  return (
    <nav className={styles.pagination} aria-label={label}>
      <PreviousNext
        previous={{ label: t`Page précédente`, isDisabled: here === 1, onPress: () => onChange(here - 1) }}
        next={{ label: t`Page suivante`, isDisabled: here === pages, onPress: () => onChange(here + 1) }}
      >
        <div className={styles.pages}>
          {pageSteps(here, pages).map((step) =>
            typeof step === 'number' ? (
              <Button
                key={step}
                className={styles.page}
                aria-label={t`Page ${full(step)}`}
                onPress={() => onChange(step)}
                {...(step === here && { 'aria-current': 'page' })}
              >
                {full(step)}
              </Button>
            ) : (
              <span key={step} className={styles.gap} aria-hidden="true">
                …
              </span>
            ),
          )}
        </div>
        <span className={styles.words} aria-live="polite">
          <bdi>
            <Trans>
              Page {present} sur {last}
            </Trans>
          </bdi>
        </span>
      </PreviousNext>
    </nav>
  );
}
