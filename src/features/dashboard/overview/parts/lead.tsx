import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { furthestBehind, sumOf } from '#domain/supervision/brief.ts';
import { activeDeleguesQuery } from '#queries/supervision.queries.ts';
import { useServices } from '#state/services.tsx';
import { useFigures } from '#ui/chart/figures.ts';
import { Fact } from '#ui/sentence/sentence.tsx';
import { SentenceSkeleton } from '#ui/sentence/sentence-skeleton.tsx';
import { failureOf } from '#queries/failure.ts';
import { hrefOf, useAddresses } from '../use-addresses.ts';
import { useExpiring } from '../use-expiring.ts';
import { useQuotas } from '../use-quotas.ts';
import type { ShownRange } from '../use-range.ts';
import { useRangeWords } from '../use-range-words.ts';

export interface LeadProps {
  readonly range: ShownRange;
  /** Whether the user reads who is active and which quotas are reached. */
  readonly hasPanorama: boolean;
}

/** Two sentences at most: who worked, how far the quotas are, and who lags, or which authorisations end. */
export function Lead({ range, hasPanorama }: LeadProps) {
  return hasPanorama ? <PanoramaLead range={range} /> : <ProductsLead />;
}

function PanoramaLead({ range }: { readonly range: ShownRange }) {
  const { api } = useServices();
  const { percent, full } = useFigures();
  const words = useRangeWords();
  const addresses = useAddresses();
  const activity = useQuery(activeDeleguesQuery(api, range.range));
  const { reads, quotas, soFar } = useQuotas(range);
  if (activity.isLoading || reads.some(({ isLoading }) => isLoading)) return <SentenceSkeleton wide={2} phone={4} />;
  const people = failureOf(activity) ? [] : (activity.data?.delegates ?? []);
  const asked = reads.some(failureOf) ? [] : (quotas ?? []);
  if (people.length === 0 && asked.length === 0) return <ProductsLead />;
  const active = people.filter(({ isActive }) => isActive).length;
  const all = people.length;
  const when = words.when(range);
  const { reached } = sumOf(asked);
  const behind = soFar ? furthestBehind(asked, soFar) : null;
  const address =
    behind?.kind === 'group'
      ? addresses.people(behind.ID)
      : addresses.delegate(behind?.ID ?? '-', range.range, range.last);
  const share = percent(behind?.reached ?? 0);
  return (
    <>
      {all > 0 && (
        <Trans>
          <Fact href={addresses.people()}>
            <Plural value={active} one="# délégué" other="# délégués" /> sur {full(all)}
          </Fact>{' '}
          <Plural value={active} one="est actif" other="sont actifs" /> {when}
          {reached === null ? '.' : ','}
        </Trans>
      )}{' '}
      {reached !== null && (
        <Trans>
          les quotas de visites sont atteints à <Fact href={addresses.people()}>{percent(reached)}</Fact>
          {range.left > 0 && range.left < range.worked ? (
            <Plural value={range.left} one=", à un jour ouvré de la fin." other=", à # jours ouvrés de la fin." />
          ) : (
            '.'
          )}
        </Trans>
      )}{' '}
      {behind && (
        <Trans>
          <Fact {...hrefOf(address)}>{behind.name}</Fact> est le plus loin du sien, à {share}.
        </Trans>
      )}
      {!behind && <ExpiringFact />}
    </>
  );
}

/** The sentence of who reads neither activity nor quotas. */
function ProductsLead() {
  const { read } = useExpiring('1');
  if (read.isLoading) return <SentenceSkeleton wide={1} phone={2} />;
  return <ExpiringFact isAlone />;
}

function ExpiringFact({ isAlone = false }: { readonly isAlone?: boolean }) {
  const { products } = useExpiring('1');
  const addresses = useAddresses();
  const count = products?.length ?? 0;
  if (count > 0) {
    return (
      <Trans>
        <Fact href={addresses.products('1')}>
          <Plural value={count} one="# AMM" other="# AMM" />
        </Fact>{' '}
        <Plural value={count} one="est expirée ou expire" other="sont expirées ou expirent" /> dans le mois.
      </Trans>
    );
  }
  if (!isAlone) return null;
  return products ? (
    <Trans>Aucune AMM n’expire dans le mois.</Trans>
  ) : (
    <Trans>Les chiffres du jour n’ont pas pu être lus.</Trans>
  );
}
