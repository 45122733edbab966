import { Trans } from '@lingui/react/macro';
import { Fragment } from 'react';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import type { Existing } from './existing.ts';

export interface ExistingRecordsProps<TResult> {
  readonly records: readonly Existing<TResult>[];
  /** The name under which one was sent from this form, without an answer; `null` if none was. */
  readonly sentName: string | null;
  readonly isPending: boolean;
  /** Takes one of them in place of a new one. */
  readonly onTake: (record: TResult) => void;
  readonly onCreate: () => void;
}

/** How many of them are told. */
const TOLD = 3;

/** Asks, before something is created once more, whether it is one of these: the server may have it from a save without an answer. */
export function ExistingRecords<TResult>({
  records,
  sentName,
  isPending,
  onTake,
  onCreate,
}: ExistingRecordsProps<TResult>) {
  const told = records.slice(0, TOLD);
  const sent = told.find(({ name }) => name === sentName);
  return (
    <Banner
      tone="amber"
      title={<Trans>Rien n’a encore été créé : le serveur a déjà ce qui y ressemble.</Trans>}
      actions={
        <>
          {told.map(({ ID, record, action }) => (
            <Button key={ID} size="small" isDisabled={isPending} onPress={() => onTake(record)}>
              {action}
            </Button>
          ))}
          <Button size="small" isPending={isPending} onPress={onCreate}>
            <Trans>Créer quand même</Trans>
          </Button>
        </>
      }
    >
      {told.map(({ ID, words }, index) => (
        <Fragment key={ID}>
          {index > 0 && ' · '}
          <bdi>{words}</bdi>
        </Fragment>
      ))}
      {records.length > TOLD && ', …'}
      {sent && (
        <>
          {'. '}
          <Trans>
            <bdi>{sent.name}</bdi> est peut-être ce que vous venez d’envoyer, et qui est resté sans réponse.
          </Trans>
        </>
      )}
    </Banner>
  );
}
