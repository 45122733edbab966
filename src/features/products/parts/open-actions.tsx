import { Plural } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { isOpenStatus } from '#lib/regulatory-status.ts';
import { useServices } from '#state/services.tsx';
import * as styles from '../products.css.ts';
import { openActionsQuery } from '../products.queries.ts';

/** How many actions of a product are under way: asked for when its row comes into sight, as no call tells it of a list. */
export function OpenActions({ productID }: { readonly productID: string }) {
  const { api } = useServices();
  const { data } = useQuery(openActionsQuery(api, productID));
  const actions = data?.data.getAllRegulatoryActionByPharmaProductID;
  if (!actions) return <span className={styles.none}>{data ? '–' : '…'}</span>;
  const open = actions.filter(({ statut }) => isOpenStatus(statut)).length;
  if (open === 0) return <span className={styles.none}>–</span>;
  return <Plural value={open} one="# en cours" other="# en cours" />;
}
