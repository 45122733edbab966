import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isOpenStatus } from '#domain/regulatory/regulatory-status.ts';
import { whenIdle } from '#lib/idle.ts';
import { createTurns } from '#lib/turns.ts';
import { useServices } from '#state/services.tsx';
import { TypeName } from '#ui/type-name/type-name.tsx';
import * as styles from '../products.css.ts';
import { openActionsQuery } from '../products.queries.ts';

/** Milliseconds a row must be visible without scrolling before its actions are requested: a scroll passes most rows by. */
const STAY = 200;

/** Milliseconds after which the next row's are requested anyway: a page that something animates may have no time for long. */
const WITHIN = 200;

/** Of all rows: thirty calls that begin together keep the page from answering. */
const turns = createTurns();

/** Whether the row has stayed, and its turn has come since, when the page had time. */
function useHasStayed(): boolean {
  const [hasStayed, setStayed] = useState(false);
  useEffect(() => {
    if (hasStayed) return undefined;
    let stopIdle = () => {};
    let leave = () => {};
    const begin = () =>
      setTimeout(() => {
        leave = turns.wait(() => {
          stopIdle = whenIdle(() => setStayed(true), WITHIN);
        });
      }, STAY);
    let timer = begin();
    const stop = () => {
      clearTimeout(timer);
      stopIdle();
      leave();
    };
    const beginAgain = () => {
      stop();
      timer = begin();
    };
    const watched = { capture: true, passive: true } as const;
    addEventListener('scroll', beginAgain, watched);
    return () => {
      stop();
      removeEventListener('scroll', beginAgain, watched);
    };
  }, [hasStayed]);
  return hasStayed;
}

/** The open actions of a product; `undefined` until they are loaded. */
function useOpenActions(productID: string) {
  const { api } = useServices();
  const hasStayed = useHasStayed();
  const { data, error } = useQuery({ ...openActionsQuery(api, productID), enabled: hasStayed });
  const all = data?.data.getAllRegulatoryActionByPharmaProductID;
  const open = all?.filter(({ statut }) => isOpenStatus(statut));
  return { open, hasFailed: !open && (error !== null || data !== undefined) };
}

/** The number of open actions of a product, requested once its row is visible, because no call gives it for a list. */
export function OpenActions({ productID }: { readonly productID: string }) {
  const { open, hasFailed } = useOpenActions(productID);
  if (open?.length) return <Plural value={open.length} one="# en cours" other="# en cours" />;
  return <span className={styles.none}>{open ? '–' : hasFailed ? <Trans>non lues</Trans> : '…'}</span>;
}

/** The open actions of a product, each with its type and its status. */
export function OpenActionNames({ productID }: { readonly productID: string }) {
  const { open, hasFailed } = useOpenActions(productID);
  if (!open) return <span className={styles.openAction}>{hasFailed ? <Trans>Actions non lues</Trans> : '…'}</span>;
  return open.map(({ ID, name, statut, TypeRegulatoryAction: type }) => (
    <span key={ID} className={styles.openAction} title={name}>
      {type ? <TypeName colour={type.colorCode}>{`${type.name}, ${statut}`}</TypeName> : `${name}, ${statut}`}
    </span>
  ));
}
