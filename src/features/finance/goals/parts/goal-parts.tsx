import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { sharesOf, totalOf } from '#domain/finance/split.ts';
import { personName } from '#domain/people/person-name.ts';
import type { ComparedPart } from '#machines/finance/finance.types.ts';
import type { ProductShare } from '#queries/products.queries.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { useFigures } from '#ui/chart/figures.ts';
import { PersonChip } from '#ui/person-chip/person-chip.tsx';
import { useWrittenLocale } from '#ui/use-written-locale/use-written-locale.ts';
import * as styles from '../goals.css.ts';
import { dispatchOf, type Goal, type Part, partsOf, type ToldPart, toldParts } from '../goals.types.ts';
import { listFormat, numberFormat } from '#lib/intl.ts';

export interface GoalPartsProps {
  readonly goal: Goal | null;
  readonly year: number;
  readonly shares: readonly ProductShare[];
  /** What the server tells of each delegate's part; null if it does not, undefined until it is read. */
  readonly told: readonly ComparedPart[] | null | undefined;
  readonly productID: string;
  /** Whether the goal is only the part of a supervisor's group. The shares of all delegates cannot split it. */
  readonly isOfGroup: boolean;
}

const WHOLE = 100;

interface PartRow {
  readonly ID: string;
  readonly name: string;
  readonly group: string | undefined;
  /** Percent. */
  readonly share: number | null;
  /** Units before rounding, of a split by the shares of today. */
  readonly exact: number | null;
  readonly units: number | null;
  /** Units after a dispatch now, if they differ. */
  readonly next: number | null;
}

/** How a goal is split: the delegates of the product, what each has of it, and their shares. */
export function GoalParts({ goal, year, shares, told, productID, isOfGroup }: GoalPartsProps) {
  const { i18n } = useLingui();
  const { full } = useFigures();
  const locale = useWrittenLocale();
  const percent = (share: number) =>
    numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(share / WHOLE);
  const sum = totalOf(sharesOf(shares));
  const known = toldParts(told ?? [], productID);
  const isDispatched = known.rows.some(({ units }) => units > 0);
  const estimated = goal && !isOfGroup && !isDispatched && told !== undefined ? partsOf(goal.quantity, shares) : null;
  const when = String(year);
  const rows = isDispatched ? dispatchedRows(known.rows, shares) : shareRows(shares, estimated);
  const total = rows.reduce((all, { units }) => all + (units ?? 0), 0);

  if (shares.length === 0 && !isDispatched) {
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
      {sum !== WHOLE && shares.length > 0 && (
        <Banner tone="amber" title={<Trans>Les parts font {percent(sum)}.</Trans>}>
          <Trans>Tant qu’elles ne font pas {percent(WHOLE)}, l’objectif de ce produit ne peut pas être réparti.</Trans>
        </Banner>
      )}
      {estimated && told === null && (
        <Banner tone="amber" title={<Trans>Cette répartition est une estimation.</Trans>}>
          <Trans>
            Votre serveur ne dit pas ce que chaque délégué a : l’objectif saisi est partagé ici d’après les parts
            d’aujourd’hui.
          </Trans>
        </Banner>
      )}
      {estimated && told && (
        <p className={styles.note}>
          <Trans>Les délégués n’ont rien encore ; voici ce qu’une répartition leur donnerait aujourd’hui.</Trans>
        </p>
      )}
      {isDispatched && (
        <p className={styles.note}>
          <Trans>Les boîtes sont celles que chacun a reçues ; les pourcentages sont les parts d’aujourd’hui.</Trans>
          {known.splitBy.length > 0 && (
            <>
              {' '}
              <Trans>Répartition de {listFormat(i18n.locale, { type: 'conjunction' }).format(known.splitBy)}.</Trans>
            </>
          )}
        </p>
      )}
      <ul className={styles.parts}>
        {rows.map(({ ID, name, group, share, exact, units, next }) => (
          <li key={ID} className={styles.part}>
            <PersonChip name={name} detail={group} />
            <span className={styles.partFigures}>
              {units !== null && (
                <bdi className={styles.partUnits}>
                  <Plural value={units} one="# boîte" other="# boîtes" />
                </bdi>
              )}
              {share !== null && (
                <bdi className={styles.partExact}>
                  {percent(share)}
                  {exact !== null && ` = ${full(exact)}`}
                </bdi>
              )}
              {next !== null && (
                <bdi className={styles.partExact}>
                  <Trans>{full(next)} si réparti de nouveau</Trans>
                </bdi>
              )}
            </span>
          </li>
        ))}
        {(estimated || isDispatched) && (
          <li className={styles.partSum}>
            <Trans>Ensemble</Trans>
            <bdi>
              <Plural value={total} one="# boîte" other="# boîtes" />
            </bdi>
          </li>
        )}
      </ul>
      {goal && !isOfGroup && <DispatchWords goal={goal} />}
    </>
  );
}

/** What each delegate has been given. */
const dispatchedRows = (parts: readonly ToldPart[], shares: readonly ProductShare[]): readonly PartRow[] =>
  parts.map(({ delegate: { ID, name }, units, next }) => {
    const assigned = shares.find(({ Delegue }) => Delegue.ID === ID);
    return {
      ID,
      name,
      group: assigned?.Delegue.WorkGroup?.name,
      share: assigned?.contributionPercentage ?? null,
      exact: null,
      units,
      next: next === units ? null : next,
    };
  });

/** The shares of today, with the units that they make of a goal. */
const shareRows = (shares: readonly ProductShare[], parts: readonly Part[] | null): readonly PartRow[] =>
  shares
    .toSorted((one, two) => two.contributionPercentage - one.contributionPercentage)
    .map(({ ID, contributionPercentage: share, Delegue }) => {
      const part = parts?.find(({ assigned }) => assigned.ID === ID);
      return {
        ID,
        name: personName(Delegue),
        group: Delegue.WorkGroup?.name,
        share,
        exact: part?.exact ?? null,
        units: part?.units ?? null,
        next: null,
      };
    });

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
    untold: <Trans>Votre serveur ne dit pas si cet objectif est réparti.</Trans>,
    missing: <Trans>Enregistré, pas encore réparti : les délégués n’en ont rien.</Trans>,
  };
  return <p className={styles.note}>{words[dispatchOf(goal)]}</p>;
}
