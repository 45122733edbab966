import { useMemo } from 'react';
import { type DraftRows, rowKey } from '#domain/finance/draft-rows.ts';
import type { SavedPeriod } from '#machines/finance/finance.types.ts';
import { useSession } from '#state/session.tsx';
import { overwrittenSplits, type ReplacedSplit } from './delegate-shares.ts';

/**
 * The splits of others that saving rows would replace (docs/rules/finance.md#saved-splits).
 * @returns null if rows are replaced and the server does not tell who split them
 */
export function useOverwrittenSplits(
  parts: SavedPeriod['parts'],
  saved: DraftRows,
  next: DraftRows,
): readonly ReplacedSplit[] | null {
  const { member, userType } = useSession();
  return useMemo(() => {
    if (parts) return overwrittenSplits(parts, saved, next, member.ID);
    const after = new Map(next.map((row) => [rowKey(row), row.quantity]));
    const isReplacing = saved.some((row) => after.get(rowKey(row)) !== row.quantity);
    // A supervisor saves the part of the own group, which nobody else splits.
    return isReplacing && userType !== 'Supervisor' ? null : [];
  }, [parts, saved, next, member.ID, userType]);
}
