import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useServices } from '#state/services.tsx';
import { nextObjectivesQuery } from '#queries/next-objectives.queries.ts';
import type { Worker } from '../field.queries.ts';

/**
 * What the last reports set for the next visits to customers. They are asked for once, as soon as it is known whose.
 * @param customerIDs `null` while that is not known
 */
export function useNextObjectives(worker: Worker, customerIDs: readonly string[] | null) {
  const { api } = useServices();
  const [asked, setAsked] = useState<readonly string[]>([]);
  if (asked.length === 0 && customerIDs !== null && customerIDs.length > 0)
    setAsked([...new Set(customerIDs)].toSorted());
  const { data, isLoading } = useQuery({ ...nextObjectivesQuery(api, worker.ID, asked), enabled: asked.length > 0 });
  const entries = data?.objectives;
  return { nextObjectives: useMemo(() => entries && new Map(entries), [entries]), isLoading };
}
