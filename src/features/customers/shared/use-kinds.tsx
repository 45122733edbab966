import { useLingui } from '@lingui/react/macro';
import { Cross, Landmark, Stethoscope, Warehouse } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { seesKind } from '#domain/customers/kind-rights.ts';
import { useSession } from '#state/session.tsx';
import { type Kind, KINDS } from '#domain/customers/kinds.ts';

export const KIND_ICONS: Readonly<Record<Kind, ReactNode>> = {
  healthworker: <Stethoscope aria-hidden="true" />,
  drugstore: <Cross aria-hidden="true" />,
  administration: <Landmark aria-hidden="true" />,
  wholesaler: <Warehouse aria-hidden="true" />,
};

/** Whether the user may see a kind. */
export const useMayView = (kind: Kind): boolean => seesKind(kind, useSession().acl);

/** The kinds that the user may see. */
export function useKinds(): readonly Kind[] {
  const { acl } = useSession();
  return useMemo(() => KINDS.filter((kind) => seesKind(kind, acl)), [acl]);
}

/** The singular and plural names of the kinds. */
export function useKindNames(): Readonly<Record<Kind, { readonly one: string; readonly all: string }>> {
  const { t } = useLingui();
  return useMemo(
    () => ({
      healthworker: { one: t`Professionnel de santé`, all: t`Professionnels` },
      drugstore: { one: t`Officine`, all: t`Officines` },
      administration: { one: t`Administration`, all: t`Administrations` },
      wholesaler: { one: t`Grossiste`, all: t`Grossistes` },
    }),
    [t],
  );
}
