import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { DraftRows } from '#domain/finance/draft-rows.ts';
import { fullName } from '#domain/people/person-name.ts';
import { workGroupsQuery } from '#queries/work-groups.queries.ts';
import { useServices } from '#state/services.tsx';
import { useSession } from '#state/session.tsx';
import { Banner } from '#ui/banner/banner.tsx';
import { useFigures } from '#ui/chart/figures.ts';
import { unevenProducts } from '../delegate-shares.ts';
import type { EditedProduct } from '../named-rows.ts';
import type { UserType } from '#domain/access/roles.ts';
import { listFormat } from '#lib/intl.ts';

export interface UnevenNoticeProps {
  readonly products: readonly EditedProduct[];
  readonly rows: DraftRows;
}

/**
 * Says from the start which entered products cannot be dispatched because their shares do not make 100 %, and who leads the
 * delegates concerned (docs/rules/finance.md#dispatch-shares).
 */
export function UnevenNotice({ products, rows }: UnevenNoticeProps) {
  const { i18n } = useLingui();
  const { api } = useServices();
  const { full } = useFigures();
  const { member } = useSession();
  const uneven = useMemo(() => unevenProducts(products, rows), [products, rows]);
  const groups = useQuery({ ...workGroupsQuery(api), enabled: uneven.length > 0 });
  if (uneven.length === 0) return null;

  const concerned = new Set(
    products
      .filter(({ ID }) => uneven.some((product) => product.ID === ID))
      .flatMap(({ PharmaProductAssignedDelegues: shares }) => shares.map(({ Delegue }) => Delegue.ID)),
  );
  const supervisors = (groups.data?.data.readWorkGroups ?? [])
    .filter(({ Delegues, Supervisor }) => Supervisor?.ID !== member.ID && Delegues.some(({ ID }) => concerned.has(ID)))
    .flatMap(({ Supervisor }) => fullName(Supervisor) ?? []);
  const list = (names: readonly string[]) => listFormat(i18n.locale, { type: 'conjunction' }).format(names);
  const named = list(uneven.map(({ name, total }) => `${name} (${full(total)}\u202F%)`));
  const who = list(supervisors);
  return (
    <Banner
      tone="amber"
      title={
        <Plural
          value={uneven.length}
          one="Un produit empêche de répartir cette période."
          other="# produits empêchent de répartir cette période."
        />
      }
    >
      <Trans>
        Les parts des délégués ne font pas 100 % : {named}. Le serveur répartit tous les produits ou aucun : vous pouvez
        enregistrer, mais rien ne sera réparti tant que ces parts ne sont pas corrigées.
      </Trans>{' '}
      {groups.isPending ? (
        <Trans>Chargement…</Trans>
      ) : (
        <>
          <Remedy {...{ who }} />
          {!groups.data?.data.readWorkGroups && (
            <>
              {' '}
              <Trans>Les noms de qui encadre ces délégués n’ont pas pu être lus.</Trans>
            </>
          )}
        </>
      )}
    </Banner>
  );
}

const MANAGERS: ReadonlySet<UserType> = new Set(['BossMultinational', 'Boss']);

/** Who can have the shares corrected; a supervisor or a head is not told to go and see themselves. @param who other supervisors of the delegates */
function Remedy({ who }: { readonly who: string }) {
  const { userType } = useSession();
  if (MANAGERS.has(userType)) {
    return who === '' ? (
      <Trans>Les parts relèvent de la direction : c’est à vous de les faire corriger.</Trans>
    ) : (
      <Trans>
        Les parts relèvent de la direction : c’est à vous de les faire corriger, avec qui encadre ces délégués : {who}.
      </Trans>
    );
  }
  if (userType === 'Supervisor') {
    return who === '' ? (
      <Trans>Vous encadrez ces délégués : voyez avec la direction, qui fixe les parts.</Trans>
    ) : (
      <Trans>Voyez avec la direction, qui fixe les parts, et avec qui encadre les autres délégués : {who}.</Trans>
    );
  }
  return who === '' ? (
    <Trans>Les parts des produits se règlent avec la direction.</Trans>
  ) : (
    <Trans>À voir avec la direction, ou avec qui encadre ces délégués : {who}.</Trans>
  );
}
