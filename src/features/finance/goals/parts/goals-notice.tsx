import { Trans } from '@lingui/react/macro';
import { useServices } from '#state/services.tsx';
import { useSession } from '#state/session.tsx';
import { Banner } from '#ui/banner/banner.tsx';
import { useFigures } from '#ui/chart/figures.ts';
import { factsOf } from '../../shared/period-facts.ts';
import { useToldPeriods } from '../../shared/period-marks.ts';
import { DeedWords } from '../../shared/period-words.tsx';
import { PeriodsToCome } from '../../shared/periods-to-come.tsx';

/**
 * Pages of goals show what is saved: says if the delegates have something else of the year, or that it is not known
 * (docs/rules/finance.md#period-states). Nothing for delegates, who are shown what they have.
 */
export function GoalsNotice({ year }: { readonly year: number }) {
  const { settings } = useServices();
  const { userType } = useSession();
  const { full } = useFigures();
  const periods = useToldPeriods(['goals']);
  const states = periods.told[0]?.states;
  const when = String(year);
  if (userType === 'Delegue') return null;
  if (states === null) {
    return (
      <Banner
        title={
          settings.lacks.includes('SaleGoalByProduct.dispatchedQuantity') ? (
            <Trans>Votre serveur ne dit pas ce qui est réparti de ces objectifs, ni qui les a saisis.</Trans>
          ) : (
            <Trans>Votre serveur ne dit pas qui a saisi ou réparti ces objectifs, ni quand.</Trans>
          )
        }
      />
    );
  }
  if (!states) return <PeriodsToCome {...periods} />;
  const { stage, saved, dispatched } = factsOf(states.find(({ period }) => period === when));
  if (stage !== 'saved' && stage !== 'changed') return null;
  return (
    <Banner
      tone="amber"
      title={
        stage === 'saved' ? (
          <Trans>Les objectifs de {when} sont enregistrés, pas répartis.</Trans>
        ) : (
          <Trans>Les objectifs de {when} ont été modifiés depuis leur répartition.</Trans>
        )
      }
    >
      {userType === 'Supervisor' ? (
        <Trans>
          Dans votre groupe : {full(saved.turnover)} FCFA saisis, {full(dispatched.turnover)} FCFA répartis.
        </Trans>
      ) : (
        <Trans>
          Dans toute l’agence : {full(saved.turnover)} FCFA saisis, {full(dispatched.turnover)} FCFA répartis.
        </Trans>
      )}{' '}
      <Trans>Cette page montre ce qui est saisi ; les délégués voient ce qui est réparti.</Trans>{' '}
      {(saved.at !== null || saved.by !== null) && (
        <Trans>
          Saisie <DeedWords deed={saved} />.
        </Trans>
      )}
    </Banner>
  );
}
