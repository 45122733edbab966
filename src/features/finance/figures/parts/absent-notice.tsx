import { Plural, Trans } from '@lingui/react/macro';
import { useToday } from '#state/today.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { type ToldPeriods, weeksWithout } from '../../shared/period-marks.ts';
import type { PageModel } from '../finance.page.ts';
import type { Reading } from '../finance.types.ts';
import { useWords } from '../../shared/use-words.ts';

export interface AbsentNoticeProps {
  readonly reading: Reading;
  readonly model: PageModel;
  /** What the server tells of the periods. */
  readonly told: readonly ToldPeriods[];
  /** Whether the page shows a deficit. */
  readonly hasDeficit: boolean;
}

/**
 * Says what the figures of a page leave out because nothing is dispatched of it, and what they count although nothing is
 * (docs/rules/finance.md#absent-figures).
 */
export function AbsentNotice({ reading, model, told, hasDeficit }: AbsentNoticeProps) {
  const words = useWords();
  const today = useToday().toString();
  const { absent, trendMonths, deficitHoles: holes, isAbsent, total } = model;
  if (isAbsent) return null;
  // Statistics without any sale say so in their sentence.
  const isLeftOut = absent.length > 0 && total.obtained !== null;
  const weeks = trendMonths.flatMap((month) => weeksWithout(told, month, today));
  return (
    <>
      {isLeftOut && (
        <Banner
          tone="amber"
          title={
            reading === 'trends' ? (
              <Trans>Aucune tendance n’est répartie pour {words.months(absent)}.</Trans>
            ) : (
              <Trans>Aucune vente n’est répartie pour {words.months(absent)}.</Trans>
            )
          }
        >
          <Plural
            value={absent.length}
            one="Ce mois ne compte ni dans les totaux, ni dans l’attendu, ni dans le taux."
            other="Ces mois ne comptent ni dans les totaux, ni dans l’attendu, ni dans le taux."
          />
        </Banner>
      )}
      {hasDeficit && holes.length > 0 && (
        <Banner tone="amber" title={<Trans>Le déficit compte {words.months(holes)} en entier.</Trans>}>
          <Trans>Rien n’y est réparti : tout leur objectif est reporté sur les mois suivants.</Trans>
        </Banner>
      )}
      {weeks.length > 0 && (
        <Banner
          tone="amber"
          title={
            <Plural
              value={weeks.length}
              one={`Aucune tendance n’est répartie pour la semaine ${words.weeks(weeks)}.`}
              other={`Aucune tendance n’est répartie pour les semaines ${words.weeks(weeks)}.`}
            />
          }
        >
          {reading === 'trends' ? (
            <Trans>L’attendu est celui des mois entiers : le taux et le déficit en sont faussés d’autant.</Trans>
          ) : (
            <Trans>L’attendu est celui des mois entiers : le taux des tendances en est faussé d’autant.</Trans>
          )}
        </Banner>
      )}
    </>
  );
}
