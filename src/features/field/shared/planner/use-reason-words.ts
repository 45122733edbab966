import { useLingui } from '@lingui/react/macro';
import type { WeighedReason } from '#domain/field/suggestions.ts';
import { useLengths } from '#ui/map-view/lengths.ts';

/** Why a customer is suggested, each reason with its weight. */
export function useReasonWords(): (reasons: readonly WeighedReason[]) => string {
  const { t } = useLingui();
  const lengths = useLengths();
  const wordsOf = (reason: WeighedReason): string => {
    if (reason.kind === 'never') return t`jamais visité`;
    if (reason.kind === 'overdue')
      return t`dernière visite ${reason.days} j avant ce jour, attendue tous les ${reason.every} j`;
    if (reason.kind === 'objective') return t`objectif laissé : ${reason.text}`;
    if (reason.kind === 'expectation') return t`une attente finit dans ${reason.days} j`;
    return t`à ${lengths(reason.metres)} d’une autre visite`;
  };
  return (reasons) => reasons.map((reason) => `${wordsOf(reason)} (+${reason.weight})`).join(' · ');
}
