import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Route } from 'lucide-react';
import { href } from '#routes/links.ts';
import { useTrail } from '#state/trail.tsx';
import type { Trail } from '#state/trail-keeper.ts';
import { MenuLink } from './menu-link.tsx';
import * as styles from './shell.css.ts';

/** Shown while the trail of the user is being captured; it leads to the day, where that can be paused or ended. */
export function TrailMark() {
  const trail = useTrail();
  return trail && <Mark trail={trail} />;
}

function Mark({ trail }: { readonly trail: Trail }) {
  const { t } = useLingui();
  const isWatching = useSelector(trail.actor, (snapshot) => snapshot.hasTag('watching'));
  if (!isWatching) return null;
  return (
    <MenuLink className={styles.trailMark} href={href('app_programs_home', {})} aria-label={t`Itinéraire en cours`}>
      <Route aria-hidden="true" />
      <Trans>Itinéraire</Trans>
    </MenuLink>
  );
}
