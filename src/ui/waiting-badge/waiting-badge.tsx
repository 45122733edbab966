import { Trans } from '@lingui/react/macro';
import { Badge } from '../badge/badge.tsx';

export interface WaitingBadgeProps {
  /** Nothing is said of what the server has. */
  readonly state: 'waiting' | 'refused' | undefined;
}

/** Says of something that was written that the server does not have it yet, or has refused it. */
export function WaitingBadge({ state }: WaitingBadgeProps) {
  if (state === undefined) return null;
  return state === 'refused' ? (
    <Badge tone="red">
      <Trans>refusé</Trans>
    </Badge>
  ) : (
    <Badge tone="amber">
      <Trans>à envoyer</Trans>
    </Badge>
  );
}
