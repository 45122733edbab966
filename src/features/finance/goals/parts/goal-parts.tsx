import { Plural, Trans } from '@lingui/react/macro';
import { sharesOf, totalOf } from '#domain/finance/split.ts';
import { personName } from '#domain/people/person-name.ts';
import type { ProductShare } from '#queries/products.queries.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { useFigures } from '#ui/chart/figures.ts';
import { PersonChip } from '#ui/person-chip/person-chip.tsx';
import { useWrittenLocale } from '#ui/use-written-locale/use-written-locale.ts';
import * as styles from '../goals.css.ts';
import { dispatchOf, type Goal, partsOf } from '../goals.types.ts';

export interface GoalPartsProps {
  readonly goal: Goal | null;
  readonly year: number;
  readonly shares: readonly ProductShare[];
  /** Whether the goal is only the part of a supervisor's group. The shares of all delegates cannot split it. */
  readonly isOfGroup: boolean;
}

const WHOLE = 100;

/** How a goal is split: the delegates of the product, their shares and their units. */
export function GoalParts({ goal, year, shares, isOfGroup }: GoalPartsProps) {
  const { full } = useFigures();
  const locale = useWrittenLocale();
  const percent = (share: number) =>
    new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(share / WHOLE);
  const sum = totalOf(sharesOf(shares));
  const parts = goal && !isOfGroup ? partsOf(goal.quantity, shares) : null;
  const when = String(year);
  const rows =
    parts ??
    shares
      .toSorted((one, two) => two.contributionPercentage - one.contributionPercentage)
      .map((assigned) => ({ assigned, exact: null, units: null }));

  if (shares.length === 0) {
    return (
      <p className={styles.note}>
        <Trans>Personne ne promeut ce produit : son objectif ne peut pas être réparti.</Trans>
      </p>
    );
  }
  return (
    <>
      {goal && (
        <p className={styles.note}>
          {isOfGroup ? (
            <Trans>
              En {when}, les délégués de votre groupe reçoivent{' '}
              <Plural value={goal.quantity} one="# boîte" other="# boîtes" /> de l’objectif de l’agence, selon ces
              parts.
            </Trans>
          ) : (
            <Trans>
              <Plural value={goal.quantity} one="# boîte" other="# boîtes" /> × {full(goal.pght)} FCFA (PGHT) ={' '}
              {full(goal.amountTotal)} FCFA. Chacun en reçoit sa part ; ce qui ne fait pas une boîte entière va à qui
              perdrait le plus à l’arrondi.
            </Trans>
          )}
        </p>
      )}
      {sum !== WHOLE && (
        <Banner tone="amber" title={<Trans>Les parts font {percent(sum)}.</Trans>}>
          <Trans>Tant qu’elles ne font pas {percent(WHOLE)}, l’objectif de ce produit ne peut pas être réparti.</Trans>
        </Banner>
      )}
      <ul className={styles.parts}>
        {rows.map(({ assigned: { ID, contributionPercentage, Delegue }, exact, units }) => (
          <li key={ID} className={styles.part}>
            <PersonChip name={personName(Delegue)} detail={Delegue.WorkGroup?.name} />
            <span className={styles.partFigures}>
              {units !== null && (
                <bdi className={styles.partUnits}>
                  <Plural value={units} one="# boîte" other="# boîtes" />
                </bdi>
              )}
              <bdi className={styles.partExact}>
                {percent(contributionPercentage)}
                {exact !== null && ` = ${full(exact)}`}
              </bdi>
            </span>
          </li>
        ))}
        {parts && goal && (
          <li className={styles.partSum}>
            <Trans>Ensemble</Trans>
            <bdi>
              <Plural value={goal.quantity} one="# boîte" other="# boîtes" />
            </bdi>
          </li>
        )}
      </ul>
      {goal && !isOfGroup && <DispatchWords goal={goal} />}
    </>
  );
}

/** Says whether the goal is dispatched as shown. */
function DispatchWords({ goal }: { readonly goal: Goal }) {
  const dispatched = goal.dispatchedQuantity ?? 0;
  const words = {
    done: <Trans>Réparti : c’est ce que les délégués ont à vendre.</Trans>,
    changed: (
      <Trans>
        Enregistré, pas encore réparti : les délégués se partagent{' '}
        <Plural value={dispatched} one="# boîte" other="# boîtes" />.
      </Trans>
    ),
    missing: <Trans>Enregistré, pas encore réparti : les délégués n’en ont rien.</Trans>,
  };
  return <p className={styles.note}>{words[dispatchOf(goal)]}</p>;
}
