import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Link } from 'react-aria-components';
import { daysUpTo, weekNumberOf } from '#lib/date-ranges.ts';
import { ownHref } from '#routes/links.ts';
import { useSession } from '#state/session.tsx';
import { useToday } from '#state/today.ts';
import { useAwayWords } from '../use-days-away.ts';
import type { WeekOfDelegate } from './quota-weeks.ts';
import * as styles from './quotas.css.ts';

interface WeekCellProps extends Partial<WeekOfDelegate> {
  readonly ID: string;
  readonly name: string;
  /** The top of the scale, in visits. */
  readonly top: number;
}

/** A week of a delegate: a bar for the visits made, a line for those asked for. It opens its visits. */
export function WeekCell({ ID, name, week, quota, daysAway = 0, top }: WeekCellProps) {
  const { t } = useLingui();
  const { userType } = useSession();
  const today = useToday().toString();
  const awayOf = useAwayWords();
  if (!week || !quota) return <span className={styles.none}>—</span>;
  const { done, expected } = quota;
  const { week: number } = weekNumberOf(week.start);
  const query = { day: lastWorkedDay(week, today), from: week.start, to: week.end };
  const address = ownHref(userType, 'delegate', { id: ID }, query);
  const label = t`${name}, semaine ${number} : ${plural(done, { one: '# visite faite', other: '# visites faites' })} sur ${plural(expected, { one: '# demandée', other: '# demandées' })}`;
  const isOver = week.end < today;
  const words = [label, isOver ? '' : t`semaine en cours`, awayOf(daysAway)].filter((each) => each !== '').join(', ');
  return (
    <Link className={styles.cell} aria-label={words} {...(address !== undefined && { href: address })}>
      <Bars done={done} expected={expected} daysAway={daysAway} top={top} isOver={isOver} />
    </Link>
  );
}

/** The weeks of a delegate side by side, where there is no room to press each. */
export function WeekStrip({ weeks, top }: { readonly weeks: readonly WeekOfDelegate[]; readonly top: number }) {
  const today = useToday().toString();
  return (
    <span className={styles.strip} aria-hidden="true">
      {weeks.map(({ week, quota, daysAway }) => (
        <span key={week.start} className={styles.stripCell}>
          {quota && (
            <Bars done={quota.done} expected={quota.expected} daysAway={daysAway} top={top} isOver={week.end < today} />
          )}
        </span>
      ))}
    </span>
  );
}

interface BarsProps {
  readonly done: number;
  readonly expected: number;
  readonly daysAway: number;
  readonly top: number;
  /** A week that is not over is not judged by its whole quota. */
  readonly isOver: boolean;
}

function Bars({ done, expected, daysAway, top, isOver }: BarsProps) {
  const height = (visits: number) => `${(100 * Math.max(0, Math.min(top, visits))) / top}%`;
  return (
    <>
      <span
        className={styles.bar}
        style={assignInlineVars({ [styles.made]: height(done) })}
        {...(isOver ? done < expected && { 'data-is-short': true } : { 'data-is-running': true })}
      />
      <span className={styles.target} style={assignInlineVars({ [styles.asked]: height(expected) })} />
      {daysAway > 0 && <span className={styles.away} />}
    </>
  );
}

/** Friday, or today in the week that is not over. */
const lastWorkedDay = ({ end }: WeekOfDelegate['week'], today: string): string => (end < today ? friday(end) : today);
const friday = (sunday: string): string => daysUpTo(sunday, 3).start;
