import { Plural, Trans } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { isOpenStatus } from '#domain/regulatory/regulatory-status.ts';
import { whenIdle } from '#lib/idle.ts';
import { createTurns } from '#lib/turns.ts';
import { whileStill } from '#lib/while-still.ts';
import { useServices } from '#state/services.tsx';
import { TypeName } from '#ui/type-name/type-name.tsx';
import type { ListedAction } from '../product.types.ts';
import * as styles from '../products.css.ts';
import { openActionsQuery } from '../products.queries.ts';

/** Milliseconds after which the next row's are requested anyway: a page that something animates may have no time for long. */
const WITHIN = 200;

/** Of all rows: thirty calls that begin together keep the page from answering. */
const turns = createTurns();

/** Whether the row has stayed, and its turn has come since, when the page had time: a scroll passes most rows by. */
function useHasStayed(): boolean {
  const [hasStayed, setStayed] = useState(false);
  useEffect(() => {
    if (hasStayed) return undefined;
    return whileStill(() => {
      let stopIdle = () => {};
      const leave = turns.wait(() => {
        stopIdle = whenIdle(() => setStayed(true), WITHIN);
      });
      return () => {
        stopIdle();
        leave();
      };
    });
  }, [hasStayed]);
  return hasStayed;
}

interface OpenActionsState {
  /** `undefined` until they are loaded. */
  readonly open: readonly ListedAction[] | undefined;
  readonly hasFailed: boolean;
}

interface OpenActionsProps {
  readonly productID: string;
}

interface WithOpenActionsProps extends OpenActionsProps {
  readonly children: (state: OpenActionsState) => ReactNode;
}

/** Gives the open actions of a product, which are requested once its row is visible, because no call gives them for a list. */
function WithOpenActions({ productID, children }: WithOpenActionsProps) {
  const { api } = useServices();
  const queries = useQueryClient();
  const hasStayed = useHasStayed();
  // A row that a scroll passes by does not watch what it will not ask for.
  const isAsked = hasStayed || queries.getQueryState(openActionsQuery(api, productID).queryKey) !== undefined;
  if (!isAsked) return children({ open: undefined, hasFailed: false });
  return (
    <AskedActions productID={productID} isEnabled={hasStayed}>
      {children}
    </AskedActions>
  );
}

function AskedActions({ productID, isEnabled, children }: WithOpenActionsProps & { readonly isEnabled: boolean }) {
  const { api } = useServices();
  const { data, error } = useQuery({ ...openActionsQuery(api, productID), enabled: isEnabled });
  const all = data?.data.getAllRegulatoryActionByPharmaProductID;
  const open = all?.filter(({ statut }) => isOpenStatus(statut));
  return children({ open, hasFailed: !open && (error !== null || data !== undefined) });
}

/** The number of open actions of a product. */
export function OpenActions({ productID }: OpenActionsProps) {
  return (
    <WithOpenActions productID={productID}>
      {({ open, hasFailed }) =>
        open?.length ? (
          <Plural value={open.length} one="# en cours" other="# en cours" />
        ) : (
          <span className={styles.none}>{open ? '–' : hasFailed ? <Trans>non lues</Trans> : '…'}</span>
        )
      }
    </WithOpenActions>
  );
}

/** The open actions of a product, each with its type and its status. */
export function OpenActionNames({ productID }: OpenActionsProps) {
  return (
    <WithOpenActions productID={productID}>
      {({ open, hasFailed }) =>
        open?.map(({ ID, name, statut, TypeRegulatoryAction: type }) => (
          <span key={ID} className={styles.openAction} title={name}>
            {type ? <TypeName colour={type.colorCode}>{`${type.name}, ${statut}`}</TypeName> : `${name}, ${statut}`}
          </span>
        )) ?? <span className={styles.openAction}>{hasFailed ? <Trans>Actions non lues</Trans> : '…'}</span>
      }
    </WithOpenActions>
  );
}
