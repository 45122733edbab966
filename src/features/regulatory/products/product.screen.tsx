import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { ADMINISTRATORS } from '#domain/access/roles.ts';
import { failureOf } from '#queries/failure.ts';
import { deviceTexts, STORAGE_KEYS } from '#lib/device/texts.ts';
import { productsQuery } from '#queries/products.queries.ts';
import { ownHref } from '#routes/links.ts';
import { useZone } from '#state/agencies.tsx';
import { useExplain } from '#state/explain.tsx';
import { useRoute } from '#state/route.tsx';
import { useServices } from '#state/services.tsx';
import { useSession } from '#state/session.tsx';
import { useToday } from '#state/today.ts';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { Page } from '#ui/page/page.tsx';
import { productActionsQuery } from '../shared/actions.queries.ts';
import { ProductMissing } from '../shared/product-missing/product-missing.tsx';
import { ProductHeader } from '../shared/product-header/product-header.tsx';
import { RetryBanner } from '#ui/retry-banner/retry-banner.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { ActionTable } from './parts/action-table.tsx';
import { NewAmmButton } from './parts/new-amm-button.tsx';
import { ProductShares } from './parts/product-shares.tsx';
import * as styles from './product.css.ts';

/** A product and its regulatory actions. The device remembers the product opened last. */
export default function ProductScreen() {
  const { api } = useServices();
  const explained = useExplain();
  const { userType } = useSession();
  const today = useToday();
  const zone = useZone();
  const { idProduct: productID = '' } = useRoute().params;
  const list = useQuery(productsQuery(api));
  const { data, error, isFetching, refetch } = useQuery(productActionsQuery(api, productID));
  const known = list.data?.data.readAllPharmaProducts;
  const product = known?.find(({ ID }) => ID === productID);
  // An answer without the list says nothing about the product.
  const unread = known ? null : failureOf(list);
  const failure = error ?? data?.errors[0];
  const listed = data?.data.getAllRegulatoryActionByPharmaProductID;
  // Without a list and without an error, there is none.
  const actions = listed ?? (data && !failure ? [] : undefined);
  const statuses = useMemo(() => data?.data.readRegulatoryActionEditDatas?.statusList ?? [], [data]);
  const isKnown = product !== undefined;
  useEffect(() => {
    if (isKnown) deviceTexts.set(STORAGE_KEYS.product, productID);
  }, [isKnown, productID]);

  if (!product) {
    return (
      <Page>
        {unread ? (
          <ErrorState
            isPage
            title={<Trans>Le produit n’a pas pu être lu</Trans>}
            onRetry={() => void list.refetch()}
            isRetrying={list.isFetching}
            code={unread.key}
          >
            {explained(unread)}
          </ErrorState>
        ) : list.data ? (
          <ProductMissing productID={productID} isPage />
        ) : (
          <SkeletonRows count={6} hasAvatar isTwoLine />
        )}
      </Page>
    );
  }
  return (
    <Page>
      <ProductHeader
        product={product}
        today={today}
        zone={zone}
        reminders={(actions ?? []).flatMap(({ RegulatoryActionSteps: steps }) =>
          steps.flatMap(({ Reminder: reminder }) => reminder ?? []),
        )}
        pages={[
          {
            href: ownHref(userType, 'product_regulatory_actions', { idProduct: productID }),
            label: <Trans>Actions réglementaires</Trans>,
            count: actions?.length,
            isCurrent: true,
          },
          {
            href: ownHref(userType, 'product_files', { idProduct: productID }),
            label: <Trans>Fichiers</Trans>,
            isCurrent: false,
          },
        ]}
        actions={
          ADMINISTRATORS.includes(userType) && actions && <NewAmmButton productID={productID} actions={actions} />
        }
      />
      {data && failure && (
        <RetryBanner
          title={<Trans>La page n’est peut-être pas à jour.</Trans>}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        >
          {explained(failure)}
        </RetryBanner>
      )}
      <div className={styles.columns}>
        <div className={styles.main}>
          {actions ? (
            <ActionTable productID={productID} actions={actions} statuses={statuses} />
          ) : failure ? (
            <ErrorState
              title={<Trans>Les actions n’ont pas pu être lues</Trans>}
              onRetry={() => void refetch()}
              isRetrying={isFetching}
              code={failure.key}
            >
              {explained(failure)}
            </ErrorState>
          ) : (
            <SkeletonRows count={4} isTwoLine />
          )}
        </div>
        <div className={styles.aside}>
          <ProductShares shares={product.PharmaProductAssignedDelegues} />
        </div>
      </div>
    </Page>
  );
}
