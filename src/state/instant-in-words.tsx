import { Trans } from '@lingui/react/macro';
import { useAgency } from './agencies.tsx';
import { useFormat } from './format.ts';
import { useNow } from './now.ts';

/** An instant as a sentence: day, distance from now, and the place whose time zone is used. @param instant seconds since 1970 */
export function InstantInWords({ instant }: { readonly instant: number }) {
  const format = useFormat();
  const now = useNow();
  const place = useAgency()?.name;
  const longDate = format.longDate(instant);
  const day = longDate.charAt(0).toLocaleUpperCase() + longDate.slice(1);
  return (
    <>
      {[day, format.distance(instant, now)].filter(Boolean).join(', ')}
      {place && (
        <>
          {', '}
          <Trans>heure de {place}</Trans>
        </>
      )}
    </>
  );
}
