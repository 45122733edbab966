import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { LocateFixed } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { POSITION_READERS } from '#domain/access/roles.ts';
import { hasRight } from '#domain/access/rights.ts';
import { PositionUnknown } from '#lib/device/position.ts';
import { derivedOnce } from '#lib/derived-once.ts';
import { distance, type Position, project } from '#lib/geo.ts';
import { href } from '#routes/links.ts';
import { Explained } from '#state/explain.tsx';
import { useOperation } from '#state/operation.ts';
import { usePositions } from '#state/positions.ts';
import { useServices } from '#state/services.tsx';
import { useSession } from '#state/session.tsx';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { Link } from '#ui/link/link.tsx';
import { useLengths } from '#ui/map-view/lengths.ts';
import { MapWithList } from '#ui/map-with-list/map-with-list.tsx';
import { RetryBanner } from '#ui/retry-banner/retry-banner.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import * as styles from '../customers.css.ts';
import { type Customer, nameOf } from '#queries/customer-records.ts';
import { customerPositionsQuery } from '#queries/customer-positions.queries.ts';
import { CARD_ROUTES } from '#state/card-routes.ts';
import { KIND_ICONS } from '../../shared/use-kinds.tsx';
import { usePractice } from './use-practice.ts';

/** How many of the nearest customers the map shows around the user, and how far they are at most, in metres: those of a round. */
const [NEAREST, FARTHEST] = [12, 20_000];

export interface CustomerMapProps {
  readonly customers: readonly Customer[];
  /** The ID of the customer that is open on the map; it is in the address. */
  readonly selected: string | null;
  readonly onSelect: (ID: string) => void;
  readonly isLoading: boolean;
  readonly empty: ReactNode;
}

/**
 * Where the customers are: the filtered ones on a map, and all of them in the list beside it, by distance once the device
 * has said where it is. A position that was learnt from reports says so (docs/rules/customers.md#positions).
 */
export default function CustomerMap({ customers, selected, onSelect, isLoading, empty }: CustomerMapProps) {
  const { t } = useLingui();
  const { api } = useServices();
  const { userType, acl, modules } = useSession();
  const lengthWords = useLengths();
  const practiceOf = usePractice();
  const mayLearn = POSITION_READERS.some((role) => role === userType) && hasRight('gpsAccess', acl, modules);
  const { data, error, isPending, isFetching, refetch } = useQuery(customerPositionsQuery(api, mayLearn));
  const known = data?.positions;
  const positions = useMemo(() => (known ? new Map(known) : null), [known]);
  const failure = error ?? data?.errors[0];
  const [me, setMe] = useState<Position | null>(null);
  const devicePositions = usePositions();
  const here = useOperation({ perform: async () => ({ data: await devicePositions.current() }), onSuccess: setMe });

  // A search goes through 20,000 customers at each key: the places of those whom it leaves are made once.
  const placeOf = useMemo(
    () =>
      derivedOnce((customer: Customer) => {
        const at = positions?.get(customer.ID) ?? null;
        const metres = me && at ? distance(me, at.position) : null;
        return {
          id: customer.ID,
          name: nameOf(customer),
          detail: () =>
            [
              metres === null ? '' : lengthWords(metres),
              practiceOf(customer),
              customer.areas[0]?.name,
              at?.reports
                ? t`position apprise de ${plural(at.reports, { one: '# rapport', other: '# rapports' })}`
                : '',
            ]
              .filter(Boolean)
              .join(', '),
          position: at?.position ?? null,
          icon: KIND_ICONS[customer.kind],
          metres,
        };
      }),
    [positions, me, lengthWords, practiceOf, t],
  );
  const places = useMemo(() => {
    const all = customers.map(placeOf);
    return me ? all.toSorted((a, b) => (a.metres ?? Infinity) - (b.metres ?? Infinity)) : all;
  }, [customers, placeOf, me]);
  const around = useMemo(() => {
    if (!me) return null;
    const nearest = places.flatMap(({ position }) => position ?? []).slice(0, NEAREST);
    // However far the first one is.
    return [me, ...nearest.filter((position, index) => index === 0 || distance(me, position) <= FARTHEST)];
  }, [me, places]);
  const opened = customers.find(({ ID }) => ID === selected);

  if (isLoading || isPending) return <SkeletonRows isTwoLine />;
  if (!positions && failure) {
    return (
      <ErrorState
        title={<Trans>Les positions n’ont pas pu être lues</Trans>}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
        code={failure.key}
      >
        <Explained error={failure} />
      </ErrorState>
    );
  }
  if (customers.length === 0) return empty;
  return (
    <>
      {failure && <RetryBanner onRetry={() => void refetch()} isRetrying={isFetching} />}
      {here.failure instanceof PositionUnknown && (
        <Banner tone="amber" title={<Trans>Votre position n’est pas connue.</Trans>}>
          {here.failure.reason === 'denied' ? (
            <Trans>Autorisez-la pour ce site dans les réglages du navigateur, puis réessayez.</Trans>
          ) : (
            <Trans>L’appareil ne l’a pas trouvée. Réessayez à l’air libre.</Trans>
          )}
        </Banner>
      )}
      {!mayLearn && (
        <Banner>
          <Trans>Sans accès au GPS, seules les positions que la fiche donne sont montrées.</Trans>
        </Banner>
      )}
      <div className={styles.mapTools}>
        <Button size="small" icon={<LocateFixed />} isPending={here.inProgress} onPress={() => here.run(null)}>
          {me ? <Trans>Actualiser ma position</Trans> : <Trans>Autour de moi</Trans>}
        </Button>
      </div>
      <div className={styles.map}>
        <MapWithList
          label={t`Clients sur la carte`}
          places={places}
          selected={selected}
          onSelect={onSelect}
          // Opened anew where the user is: a map is moved by its user alone.
          key={me ? `${me.lat} ${me.lng}` : 'everywhere'}
          {...(me &&
            around && {
              around,
              drawing: (...at) => {
                const [cx, cy] = project(me, ...at);
                return <circle className={styles.me} cx={cx} cy={cy} r={8} />;
              },
            })}
          notice={
            opened && (
              <Link variant="standalone" href={href(CARD_ROUTES[opened.kind], { idCustomer: opened.ID })}>
                <Trans>
                  Ouvrir la fiche de <bdi>{nameOf(opened)}</bdi>
                </Trans>
              </Link>
            )
          }
        />
      </div>
    </>
  );
}
