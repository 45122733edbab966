import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { coverageOf, leastCovered, sumOf, type Visits } from '#domain/field/visit-statistics.ts';
import { useShownLocation } from '#state/location.ts';
import { useFigures } from '#ui/chart/figures.ts';
import { Fact } from '#ui/sentence/sentence.tsx';

/** One sentence: how much was done, and which specialities were reached least. */
export function Lead({ visits }: { readonly visits: Visits }) {
  const { t } = useLingui();
  const { percent } = useFigures();
  const { path, search } = useShownLocation();
  const { customers } = sumOf(visits.specialities);
  const tied = leastCovered(visits.specialities);
  const [least] = tied;
  const count = tied.length;
  const to = new URLSearchParams(search);
  to.delete('worker');
  to.set('speciality', least?.ID ?? '');
  const share = percent((least && coverageOf(least)) ?? 0);
  if (visits.totalReports === 0) return <Trans>Aucune visite dans cette période.</Trans>;
  const made = t`${plural(visits.totalReports, { one: '# visite', other: '# visites' })}`;
  const seen = t`${plural(customers, {
    0: 'aucun professionnel de santé vu',
    one: '# professionnel de santé vu',
    other: '# professionnels de santé vus',
  })}`;
  // Where nobody was seen, all specialities are alike.
  if (!least || customers === 0)
    return (
      <Trans>
        {made}, {seen}.
      </Trans>
    );
  const name = <Fact href={`${path}?${to}`}>{least.name}</Fact>;
  return count > 1 ? (
    <Trans>
      {made}, {seen} ; {count} spécialités sont les moins couvertes, à {share}, dont {name}.
    </Trans>
  ) : (
    <Trans>
      {made}, {seen} ; la spécialité la moins couverte est {name}, à {share}.
    </Trans>
  );
}

/** The same of groups: which of them made the fewest visits. */
export function GroupsLead({
  groups,
  hrefOf,
}: {
  readonly groups: readonly (Visits & { readonly ID: string; readonly name: string })[];
  readonly hrefOf: (ID: string) => string | undefined;
}) {
  const { t } = useLingui();
  const { full } = useFigures();
  const all = groups.reduce((sum, { totalReports }) => sum + totalReports, 0);
  const [fewest, next] = groups.toSorted((one, other) => one.totalReports - other.totalReports);
  const address = fewest && hrefOf(fewest.ID);
  const made = t`${plural(all, { 0: 'Aucune visite', one: '# visite', other: '# visites' })}`;
  const own = full(fewest?.totalReports ?? 0);
  if (!fewest) return null;
  // One group alone, or several with as few visits, have none that stands out.
  if (!next || next.totalReports === fewest.totalReports) return <Trans>{made}.</Trans>;
  return (
    <Trans>
      {made} ; <Fact {...(address !== undefined && { href: address })}>{fewest.name}</Fact> en compte le moins, {own}.
    </Trans>
  );
}
