import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Section } from '#ui/section/section.tsx';
import { Shares } from '#ui/shares/shares.tsx';
import { pointsBetween } from '../finance.model.ts';
import { useWords } from '../../shared/use-words.ts';

type Sold = ReadonlyMap<string, number>;

export interface WholesalersProps {
  readonly now: Sold;
  /** Those of the period before; null if there is none to compare with. */
  readonly before: Sold | null;
  readonly names: ReadonlyMap<string, string>;
}

/** The units by wholesaler, and their change from the preceding period. */
export function Wholesalers({ now, before, names }: WholesalersProps) {
  const { t } = useLingui();
  const words = useWords();
  const points = (id: string) => before && pointsBetween(shareIn(now, id), shareIn(before, id));
  const note = (moved: number | null) => {
    if (moved === null || moved === 0) return undefined;
    const signed = words.signed(moved);
    return t`${plural(Math.abs(moved), { one: `${signed} pt`, other: `${signed} pts` })}`;
  };
  return (
    <Section title={<Trans>Par grossiste</Trans>} meta={<Trans>part des boîtes</Trans>}>
      <Shares
        label={t`Part de chaque grossiste`}
        alongLabel={t`Grossiste`}
        valueLabel={t`Boîtes`}
        parts={Array.from(now, ([id, value]) => {
          const moved = note(points(id));
          return { id, name: names.get(id) ?? id, value, ...(moved !== undefined && { note: moved }) };
        })}
      />
    </Section>
  );
}

function shareIn(sold: Sold, id: string): number | null {
  const all = [...sold.values()].reduce((sum, value) => sum + value, 0);
  return all > 0 ? ((sold.get(id) ?? 0) / all) * 100 : null;
}
