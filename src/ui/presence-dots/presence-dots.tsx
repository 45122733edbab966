import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useFigures } from '../chart/figures.ts';
import { Legend } from '../legend/legend.tsx';
import * as styles from './presence-dots.css.ts';

/** The kind of customer that a delegate visits: doctors or pharmacies. */
export const PRESENCE_KINDS = ['medical', 'pharma'] as const;
export type PresenceKind = (typeof PRESENCE_KINDS)[number];

export interface Presence {
  readonly id: string;
  readonly name: string;
  readonly kind: PresenceKind;
  readonly isActive: boolean;
}

export interface PresenceDotsProps {
  readonly people: readonly Presence[];
}

/** One dot per delegate, filled if the delegate is active, and the count in numbers. */
export function PresenceDots({ people }: PresenceDotsProps) {
  const { t } = useLingui();
  const { full } = useFigures();
  const active = people.filter(({ isActive }) => isActive).length;
  const [present, all] = [full(active), full(people.length)];
  return (
    <span
      className={styles.presence}
      role="img"
      aria-label={t`${plural(active, { one: '# délégué actif', other: '# délégués actifs' })} sur ${all}`}
    >
      <span className={styles.dots}>
        {people
          .toSorted((one, other) => Number(other.isActive) - Number(one.isActive))
          .map(({ id, name, kind, isActive }) => (
            <span key={id} className={styles.shape[kind]} title={name} {...(isActive && { 'data-is-active': true })} />
          ))}
      </span>
      <bdi className={styles.count}>
        <span className={styles.active}>{present}</span>/{all}
      </bdi>
    </span>
  );
}

/** Explains the two shapes. */
export function PresenceLegend() {
  const { t } = useLingui();
  return (
    <Legend
      items={[
        { id: 'medical', name: t`médical`, swatch: <span className={styles.sample.medical} /> },
        { id: 'pharma', name: t`pharma`, swatch: <span className={styles.sample.pharma} /> },
      ]}
    />
  );
}
