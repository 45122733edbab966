import { Plural, Trans } from '@lingui/react/macro';
import type { UserType } from '#domain/access/roles.ts';
import { useFigures } from '#ui/chart/figures.ts';
import { Fact } from '#ui/sentence/sentence.tsx';
import type { Goal, GoalSum } from '../goals.types.ts';

export interface GoalSentenceProps {
  readonly year: number;
  readonly sum: GoalSum;
  readonly goals: readonly Goal[];
  /** The number of products whose goal is not dispatched yet; null if the server does not tell it. */
  readonly open: number | null;
  readonly userType: UserType;
}

/** The summary of a year’s goals, worded for the user’s role. */
export function GoalSentence({ year, sum, goals, open, userType }: GoalSentenceProps) {
  const { full, percent } = useFigures();
  const units = (
    <Fact>
      <Plural value={sum.quantity} one="# boîte" other="# boîtes" />
    </Fact>
  );
  const amount = (
    <Fact>
      <Trans>{full(sum.amount)} FCFA</Trans>
    </Fact>
  );
  const when = String(year);
  const [most] = goals.toSorted((one, two) => two.amountTotal - one.amountTotal);
  if (userType === 'Delegue') {
    const share = most && percent(sum.amount === 0 ? 0 : (most.amountTotal / sum.amount) * 100);
    return (
      <>
        <Trans>
          En {when}, votre part des objectifs est de {units}, soit {amount}.
        </Trans>{' '}
        {most && goals.length > 1 && (
          <Trans>
            <Fact>{most.PharmaProduct.name}</Fact> en fait {share}.
          </Trans>
        )}
      </>
    );
  }
  return (
    <>
      {userType === 'Supervisor' ? (
        <Trans>
          En {when}, votre groupe doit vendre {units}, soit {amount}.
        </Trans>
      ) : (
        <Trans>
          L’objectif de {when} est de {units}, soit {amount}.
        </Trans>
      )}{' '}
      {open === null ? null : open === 0 ? (
        <Trans>Tout est réparti entre les délégués.</Trans>
      ) : (
        <Fact href={`?year=${when}&state=open`}>
          <Plural value={open} one="# produit reste à répartir" other="# produits restent à répartir" />
        </Fact>
      )}
      {open !== null && open !== 0 && '.'}
    </>
  );
}
