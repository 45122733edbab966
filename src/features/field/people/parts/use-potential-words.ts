import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';

/** The words for a potential: `undefined` for all of them, `null` for what is not known. */
export function usePotentialWords(): (potential: string | null | undefined) => string {
  const { t } = useLingui();
  return useCallback(
    (potential) =>
      potential === undefined
        ? t`Tous les clients`
        : potential === null
          ? t`Potentiel inconnu`
          : t`Potentiel ${potential}`,
    [t],
  );
}
