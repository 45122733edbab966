import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { WeeklyReportDraft } from '#domain/weekly-reports/draft.ts';
import { ratioOf } from '#domain/weekly-reports/figures.ts';
import { weekBefore } from '#domain/weekly-reports/weeks.ts';
import { BulletBar } from '#ui/bullet-bar/bullet-bar.tsx';
import { Button } from '#ui/button/button.tsx';
import { FormGrid } from '#ui/form-grid/form-grid.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { CURRENCY, useReportWords } from '../shared/use-report-words.ts';
import * as styles from './create.css.ts';
import type { KnownFigures } from './use-known-figures.ts';

type Figure = 'forecasts' | 'achivements' | 'nextWeekForcastFigures';

export interface FigureFieldsProps {
  /** `YYYY-MM-DD` */
  readonly monday: string;
  /** Whether the week is still going on. */
  readonly isOpenWeek: boolean;
  readonly draft: WeeklyReportDraft;
  readonly known: KnownFigures;
  readonly onChange: (patch: Partial<WeeklyReportDraft>) => void;
  readonly idOf: (field: Figure) => string;
  readonly errorOf: (field: Figure) => string | undefined;
}

/** The figures of the week: what the product knows is filled in, and each says where it comes from, or that it was mended. */
export function FigureFields({ monday, isOpenWeek, draft, known, onChange, idOf, errorOf }: FigureFieldsProps) {
  const { t } = useLingui();
  const words = useReportWords();
  const before = words.week(weekBefore(monday));
  const ratio = draft.achivements === null ? null : ratioOf(draft.achivements, draft.forecasts ?? 0);
  const untold = {
    noRight: t`Votre compte ne lit pas les tendances\u00A0: saisissez le chiffre.`,
    failed: t`Les tendances de la semaine n’ont pas pu être lues\u00A0: saisissez le chiffre.`,
    noTrends: t`Aucune tendance n’est enregistrée pour cette semaine\u00A0: saisissez le chiffre.`,
  };
  const field = (figure: Figure, label: string, description: ReactNode, taken: number | null) => (
    <div className={styles.field}>
      <NumberField
        id={idOf(figure)}
        label={label}
        unit={CURRENCY}
        value={draft[figure] ?? NaN}
        onChange={(value) => onChange({ [figure]: Number.isNaN(value) ? null : value })}
        isOptional={figure === 'forecasts'}
        description={description}
        error={errorOf(figure)}
        formatOptions={{ maximumFractionDigits: 2 }}
      />
      {taken !== null && taken !== draft[figure] && (
        <div>
          <Button size="small" onPress={() => onChange({ [figure]: taken })}>
            <Trans>Reprendre {words.amount(taken)}</Trans>
          </Button>
        </div>
      )}
    </div>
  );
  const forecastWords = () => {
    const amount = words.amount(known.forecasts);
    if (known.forecasts === null)
      return known.hasReportBefore
        ? t`Votre rapport de la ${before} ne prévoyait rien\u00A0: saisissez ce qui était prévu, ou laissez vide.`
        : t`La ${before} n’a pas de rapport\u00A0: saisissez ce qui était prévu, ou laissez vide si rien ne l’était.`;
    return known.forecasts === draft.forecasts
      ? t`Rempli d’après votre rapport de la ${before}.`
      : t`Modifié\u00A0: votre rapport de la ${before} prévoyait ${amount}.`;
  };
  const achievedWords = () => {
    const amount = words.amount(known.achivements);
    if (known.untold !== null) return untold[known.untold];
    return known.achivements === draft.achivements
      ? t`Calculé\u00A0: quantités × PGHT des tendances enregistrées de la semaine, part de votre groupe.`
      : t`Modifié\u00A0: les tendances de la semaine font ${amount}.`;
  };
  return (
    <FormGrid columns={2}>
      {field('forecasts', t`Prévu pour la semaine`, forecastWords(), known.forecasts)}
      {field(
        'achivements',
        t`Réalisé`,
        isOpenWeek ? `${achievedWords()} ${t`La semaine n’est pas finie.`}` : achievedWords(),
        known.achivements,
      )}
      <div className={styles.ratio} role="group" aria-label={t`Réalisé ÷ prévu`}>
        <span className={styles.label}>
          <Trans>Réalisé ÷ prévu</Trans>
        </span>
        <BulletBar value={ratio === null ? null : ratio * 100} />
        <p className={styles.note}>
          {ratio !== null ? (
            <Trans>Calculé d’après les deux chiffres.</Trans>
          ) : (draft.forecasts ?? 0) > 0 ? (
            <Trans>Sans réalisé, il n’y a pas de taux.</Trans>
          ) : (
            <Trans>Sans prévision, il n’y a pas de taux.</Trans>
          )}
        </p>
      </div>
      {field('nextWeekForcastFigures', t`Prévu pour la semaine suivante`, null, null)}
    </FormGrid>
  );
}
