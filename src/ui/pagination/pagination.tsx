import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button, useLocale } from 'react-aria-components';
import { useFigures } from '../chart/figures.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { pageSteps } from './pages.ts';
import * as styles from './pagination.css.ts';

export interface PaginationProps {
  /** What is leafed through: « Pages du journal ». */
  readonly label: string;
  /** From 1; beyond the last is the last. */
  readonly page: number;
  readonly pages: number;
  readonly onChange: (page: number) => void;
}

/** Leads through what comes in pages. Nothing at all while there is one page. */
export function Pagination({ label, page, pages, onChange }: PaginationProps) {
  const { t } = useLingui();
  const { direction } = useLocale();
  const { full } = useFigures();
  if (pages <= 1) return null;
  const here = Math.max(1, Math.min(pages, page));
  const [present, last] = [full(here), full(pages)];
  const [Before, After] = direction === 'rtl' ? [ChevronRight, ChevronLeft] : [ChevronLeft, ChevronRight];
  return (
    <nav className={styles.pagination} aria-label={label}>
      <IconButton label={t`Page précédente`} isDisabled={here === 1} onPress={() => onChange(here - 1)}>
        <Before />
      </IconButton>
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
      <IconButton label={t`Page suivante`} isDisabled={here === pages} onPress={() => onChange(here + 1)}>
        <After />
      </IconButton>
    </nav>
  );
}
