import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link as RowLink } from 'react-aria-components';
import {
  activeDeleguesQuery,
  activeWorkGroupsQuery,
  type DelegateActivity,
  type GroupActivity,
} from '#queries/supervision.queries.ts';
import { useServices } from '#state/services.tsx';
import { Badge } from '#ui/badge/badge.tsx';
import { Link } from '#ui/link/link.tsx';
import { PresenceDots, PresenceLegend } from '#ui/presence-dots/presence-dots.tsx';
import { failureOf } from '#queries/failure.ts';
import * as styles from '../dashboard.css.ts';
import { useAddresses } from '../use-addresses.ts';
import type { ShownRange } from '../use-range.ts';
import { Panel } from './panel.tsx';

/** Groups in sight; the people of all groups are one link away. */
const SHOWN = 5;

interface Team extends GroupActivity {
  readonly people: readonly DelegateActivity[];
}

const shareOf = ({ people }: Team): number =>
  people.length === 0 ? 0 : people.filter(({ isActive }) => isActive).length / people.length;

/** Those without visits first, then those of whom the fewest made one. */
const byActivity = (one: Team, other: Team): number =>
  Number(one.isActive) - Number(other.isActive) || shareOf(one) - shareOf(other);

/** Which groups and which of their delegates made a visit. */
export function ActivityPanel({ range }: { readonly range: ShownRange }) {
  const { t } = useLingui();
  const { api } = useServices();
  const addresses = useAddresses();
  const groups = useQuery(activeWorkGroupsQuery(api, range.range));
  const delegates = useQuery(activeDeleguesQuery(api, range.range));
  const [all, people] = [groups.data?.groups, delegates.data?.delegates];
  const isWhole = !failureOf(groups) && !failureOf(delegates);
  const isRead = all !== undefined && people !== undefined && (all.length > 0 || isWhole);
  const teams = (all ?? [])
    .map((group): Team => ({ ...group, people: (people ?? []).filter((one) => one.group?.ID === group.ID) }))
    .toSorted(byActivity);
  return (
    <Panel
      title={<Trans>Activité des groupes</Trans>}
      of={t`l’activité`}
      explanation={
        <Trans>
          Un délégué est actif s’il a fait au moins une visite dans la période. Un groupe l’est si son superviseur ou un
          de ses délégués l’est.
        </Trans>
      }
      reads={[groups, delegates]}
      isRead={isRead}
      room="groups"
      lines={SHOWN}
      actions={<PresenceLegend />}
    >
      {teams.length === 0 ? (
        <p className={styles.none}>
          <Trans>Aucun groupe à suivre.</Trans>
        </p>
      ) : (
        <ul role="list" className={styles.rows} aria-label={t`Activité des groupes`}>
          {teams.slice(0, SHOWN).map(({ ID, name, isActive, people: own }) => (
            <li key={ID}>
              <RowLink className={styles.group} href={addresses.people(ID)}>
                <bdi className={styles.groupName}>{name}</bdi>
                {isActive ? (
                  <PresenceDots
                    people={own.map((one) => ({
                      id: one.ID,
                      name: one.name,
                      kind: one.group?.type ?? 'medical',
                      isActive: one.isActive,
                    }))}
                  />
                ) : (
                  <Badge tone="amber">
                    <Trans>inactif</Trans>
                  </Badge>
                )}
              </RowLink>
            </li>
          ))}
        </ul>
      )}
      {teams.length > SHOWN && (
        <div className={styles.foot}>
          <Link variant="standalone" href={addresses.people()}>
            <Plural value={teams.length} one="Voir le groupe" other="Voir les # groupes" />
          </Link>
        </div>
      )}
    </Panel>
  );
}
