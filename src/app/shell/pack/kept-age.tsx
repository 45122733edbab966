import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useFormat } from '#state/format.ts';
import type { KeptReads } from '#state/kept-reads.ts';
import { useNow } from '#state/now.ts';
import { Banner } from '#ui/banner/banner.tsx';
import * as styles from '../shell.css.ts';

/** Says when what the page shows was read, where the server does not answer, or not in time; it is read again until it does. */
export function KeptAge({ reads }: { readonly reads: KeptReads }) {
  const queries = useQueryClient();
  const subscribe = useCallback((listener: () => void) => queries.getQueryCache().subscribe(listener), [queries]);
  const oldest = useSyncExternalStore(subscribe, () => reads.oldestShown(queries));
  const isShown = oldest !== null;
  useEffect(() => (isShown ? reads.refresh(queries) : undefined), [isShown, reads, queries]);
  if (!isShown) return null;
  return (
    <div className={styles.keptAge}>
      <Age at={oldest / 1000} />
    </div>
  );
}

function Age({ at }: { readonly at: number }) {
  const format = useFormat();
  const now = useNow();
  return (
    <Banner tone="amber">
      <Trans>
        Le serveur n’a pas encore répondu. Ceci a été lu le {format.shortDate(at, now)} à {format.time(at)}, et sera
        relu dès qu’il répond.
      </Trans>
    </Banner>
  );
}
