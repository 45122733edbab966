import { hasRight, type Right } from '#domain/access/rights.ts';
import type { Extension } from '#api/extensions.ts';
import { useServices } from '#state/services.tsx';
import { useSession } from '#state/session.tsx';
import type { Kind } from '#domain/customers/kinds.ts';

interface WriteRight {
  readonly right: Right;
  /** The call, where a live server may lack it. */
  readonly call?: Extension;
}

/** Wholesalers have no flags of their own: they follow drugstores (docs/rules/customers.md#customer-rights). */
const RIGHTS: Readonly<Record<'create' | 'edit', Readonly<Record<Kind, WriteRight>>>> = {
  create: {
    healthworker: { right: 'createHealthWorker' },
    drugstore: { right: 'createDrugStore' },
    administration: { right: 'createAdministrativeCustomer' },
    wholesaler: { right: 'createDrugStore', call: 'Mutation.createWholesaler' },
  },
  edit: {
    healthworker: { right: 'editHealthWorker' },
    drugstore: { right: 'editDrugStore' },
    administration: { right: 'editAdministrativeCustomer' },
    wholesaler: { right: 'editDrugStore', call: 'Mutation.updateWholesaler' },
  },
};

/** Whether the user may create or edit a card of a kind, and the server has the call. */
export function useCustomerRights(): (verb: 'create' | 'edit', kind: Kind) => boolean {
  const { acl } = useSession();
  const { lacks } = useServices().settings;
  return (verb, kind) => {
    const { right, call } = RIGHTS[verb][kind];
    return hasRight(right, acl) && !(call && lacks.includes(call));
  };
}
