import { Trans } from '@lingui/react/macro';
import { personName } from '#domain/people/person-name.ts';
import type { DayRange } from '#lib/date-ranges.ts';
import { dayInWords } from '#lib/format.ts';
import { useAgency } from '#state/agencies.tsx';
import { useSession } from '#state/session.tsx';
import { useToday } from '#state/today.ts';
import { useWrittenLocale } from '#ui/use-written-locale/use-written-locale.ts';
import * as styles from '../dashboard.css.ts';
import { useRangeWords } from '../use-range-words.ts';

/** On paper alone: the agency, the days, who printed it and when. A sheet is read far from the page and long after. */
export function PrintedBy({ range }: { readonly range?: DayRange }) {
  const agency = useAgency();
  const { member } = useSession();
  const words = useRangeWords();
  const locale = useWrittenLocale();
  const name = personName(member);
  const today = dayInWords(locale, useToday().toString(), { day: 'numeric', month: 'long', year: 'numeric' });
  return (
    <p className={styles.printed}>
      {agency && (
        <>
          <bdi>{agency.name}</bdi>,{' '}
        </>
      )}
      {range && <>{words.range(range)}, </>}
      <Trans>
        imprimé par <bdi>{name}</bdi> le {today}
      </Trans>
    </p>
  );
}
