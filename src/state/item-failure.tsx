import { Trans } from '@lingui/react/macro';
import { readDay } from '#lib/scalars.ts';
import { codesIn, FAILURE_KINDS, wordsIn } from '#api/codes.ts';
import { ApiError } from '#api/errors.ts';
import type { ItemError } from '#domain/outbox/item.ts';
import { Explained, ExplainedCodes } from './explain.tsx';
import { useFormat } from './format.ts';

/** Why a write was not taken, and which of its days, in our words, and in those of the server if it had any. */
export function ItemFailure({ error }: { readonly error: ItemError }) {
  const { kind, codes, said = '', days = [] } = error;
  const format = useFormat();
  const names = days.flatMap((day) => readDay(day) ?? []).map((day) => format.day(day));
  const failure = FAILURE_KINDS.find((each) => each === kind);
  return (
    <>
      {names.length > 0 && <Trans>{names.join(', ')} : </Trans>}
      {kind === 'conflict' ? (
        <Trans>Quelqu’un d’autre a changé la même chose entre-temps.</Trans>
      ) : failure && failure !== 'refused' ? (
        <Explained error={new ApiError(failure)} />
      ) : (
        <ExplainedCodes codes={codesIn(codes)} />
      )}{' '}
      {/* Cut again: a file that is read back may have anything. */}
      <SaidByServer words={wordsIn([said])} />
    </>
  );
}

/** The server's own words, as they are; nothing if there are none. */
export function SaidByServer({ words }: { readonly words: string }) {
  if (words === '') return null;
  return (
    <Trans>
      Le serveur a répondu : « <bdi>{words}</bdi> ».
    </Trans>
  );
}
