import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ApiError } from '#api/errors.ts';
import { useExplain } from '#state/explain.tsx';
import { ErrorState, type ErrorStateProps } from '#ui/error-state/error-state.tsx';
import { ExportMenu, type ExportMenuProps } from '#ui/export-menu/export-menu.tsx';
import { PageHeader, type PageHeaderProps } from '#ui/page/page.tsx';
import { RetryBanner, type RetryBannerProps } from '#ui/retry-banner/retry-banner.tsx';
import { YearPicker } from '#ui/year-picker/year-picker.tsx';
import { usePeriodMarks } from '../../shared/period-marks.ts';
import * as styles from '../goals.css.ts';
import type { GoalYear } from '../use-year.ts';
import { GoalsNotice } from './goals-notice.tsx';

type Retry = Pick<RetryBannerProps, 'onRetry' | 'isRetrying'>;

export interface GoalsHeadProps extends Omit<PageHeaderProps, 'actions'> {
  readonly goalYear: Pick<GoalYear, 'year' | 'first' | 'last' | 'change'>;
  readonly exports: ExportMenuProps;
  /** The primary button. */
  readonly action?: ReactNode;
  /** Why what is shown may be out of date, or incomplete. */
  readonly stale: ApiError | null | undefined;
  readonly retry: Retry;
}

/** The head of a page of goals: its title, its year, the export, whether it may be out of date, and whether it is dispatched. */
export function GoalsHead({ goalYear, exports, action, stale, retry, ...header }: GoalsHeadProps) {
  const { t } = useLingui();
  const explained = useExplain();
  const { year, first, last, change } = goalYear;
  const markOf = usePeriodMarks('goals');
  return (
    <>
      <PageHeader
        {...header}
        actions={
          <>
            <div className={styles.year}>
              <YearPicker
                label={t`Année`}
                isLabelHidden
                first={first}
                last={last}
                value={year}
                markOf={markOf}
                onChange={(next) => next !== null && change({ year: String(next) })}
              />
            </div>
            <ExportMenu {...exports} />
            {action}
          </>
        }
      />
      {stale && (
        <RetryBanner title={<Trans>La page n’est peut-être pas à jour.</Trans>} {...retry}>
          {explained(stale)}
        </RetryBanner>
      )}
      <GoalsNotice year={year} />
    </>
  );
}

export interface FailedReadProps extends Pick<ErrorStateProps, 'title' | 'isPage'> {
  readonly failure: ApiError;
  readonly retry: Retry;
}

/** In place of what could not be read. */
export function FailedRead({ failure, retry, ...state }: FailedReadProps) {
  const explained = useExplain();
  return (
    <ErrorState {...state} {...retry} code={failure.key}>
      {explained(failure)}
    </ErrorState>
  );
}
