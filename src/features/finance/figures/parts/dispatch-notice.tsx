import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Months } from '#domain/finance/months.ts';
import { useSession } from '#state/session.tsx';
import { Banner } from '#ui/banner/banner.tsx';
import type { PeriodFacts } from '../../shared/period-facts.ts';
import { openPeriods, useToldPeriods } from '../../shared/period-marks.ts';
import { DeedWords } from '../../shared/period-words.tsx';
import { PeriodsToCome } from '../../shared/periods-to-come.tsx';
import type { Reading, Source } from '../finance.types.ts';
import { useWords } from '../../shared/use-words.ts';

/** The kinds of periods whose figures a page shows. */
export const SOURCES_OF: Readonly<Record<Reading, readonly Source[]>> = {
  trends: ['trends'],
  sales: ['sales'],
  stats: ['sales', 'trends'],
};

export interface DispatchNoticeProps {
  readonly reading: Reading;
  readonly period: Months;
}

/**
 * Pages show what is dispatched: says what is entered and not dispatched, or changed since, in the months of the page
 * (docs/rules/finance.md#period-states). Where the server does not tell of periods, the page says that it is
 * not known.
 */
export function DispatchNotice({ reading, period }: DispatchNoticeProps) {
  const sources = SOURCES_OF[reading];
  const periods = useToldPeriods(sources);
  const { told } = periods;
  if (told.some(({ states }) => states === null)) {
    return (
      <Banner title={<Trans>Votre serveur ne dit pas ce qui est saisi sans être réparti.</Trans>}>
        <Trans>Cette page montre ce qui est réparti ; il peut manquer ce qui ne l’est pas encore.</Trans>
      </Banner>
    );
  }
  return (
    <>
      <PeriodsToCome {...periods} />
      {sources.map((source, at) => (
        <Notice key={source} source={source} open={openPeriods({ kind: source, states: told[at]?.states }, period)} />
      ))}
    </>
  );
}

interface NoticeProps {
  readonly source: Source;
  readonly open: ReturnType<typeof openPeriods>;
}

function Notice({ source, open }: NoticeProps) {
  const { t } = useLingui();
  const { userType } = useSession();
  const words = useWords();
  const [first] = open;
  if (!first) return null;
  const sumOf = (of: (facts: PeriodFacts) => number) =>
    words.amount(open.reduce((sum, { facts }) => sum + of(facts), 0));
  const saved = sumOf((facts) => facts.saved.turnover);
  const dispatched = sumOf((facts) => facts.dispatched.turnover);
  const where = userType === 'Supervisor' ? t`dans votre groupe` : t`dans toute l’agence`;
  return (
    <Banner
      tone="amber"
      title={
        source === 'sales' ? (
          <Plural
            value={open.length}
            one="Un mois de ventes n’est pas réparti tel qu’il est saisi."
            other="# mois de ventes ne sont pas répartis tels qu’ils sont saisis."
          />
        ) : (
          <Plural
            value={open.length}
            one="Une semaine de tendances n’est pas répartie telle qu’elle est saisie."
            other="# semaines de tendances ne sont pas réparties telles qu’elles sont saisies."
          />
        )
      }
    >
      <Trans>
        {words.period({ from: first.month, to: open.at(-1)?.month ?? first.month })}, {where} : {saved} FCFA saisis,{' '}
        {dispatched} FCFA répartis. Cette page montre ce qui est réparti.
      </Trans>{' '}
      {source === 'trends' && (
        <>
          <Plural
            value={open.length}
            one="Ces montants sont ceux de cette semaine, pas du mois entier."
            other="Ces montants sont ceux de ces # semaines, pas des mois entiers."
          />{' '}
        </>
      )}
      {open.length === 1 && (
        <Trans>
          Saisie <DeedWords deed={first.facts.saved} />.
        </Trans>
      )}
    </Banner>
  );
}
