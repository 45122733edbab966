import { Plural, Trans } from '@lingui/react/macro';
import { Fragment, useState } from 'react';
import type { OutboxItem } from '#domain/outbox/item.ts';
import { ItemFailure } from '#state/item-failure.tsx';
import { useOutboxFile } from '#state/outbox-file.ts';
import { useOutbox } from '#state/outbox.tsx';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { ThrowAwayDialog } from '#ui/throw-away-dialog/throw-away-dialog.tsx';
import type { WorkDay } from '../field.queries.ts';
import type { DecidedVisit, Decision } from '../outbox/decision-item.ts';

export interface RefusedDecisionProps {
  readonly item: OutboxItem;
  readonly decision: Decision;
  readonly visits: readonly DecidedVisit[];
  /** The visits of the day as they are now. */
  readonly now: WorkDay['objectives'];
  /** Chooses the visits in the list, to decide again; `null` where nothing can be decided. */
  readonly onChoose: (() => void) | null;
}

/** A decision that the server has refused: what was wanted, why it was not taken, and what can be done about it. */
export function RefusedDecision({ item, decision, visits, now, onChoose }: RefusedDecisionProps) {
  const outbox = useOutbox();
  const file = useOutboxFile();
  const [isAsking, setAsking] = useState(false);
  const purposes = new Map(now.map(({ ID, description }) => [ID, description ?? '']));
  const title = <Title decision={decision} count={visits.length} />;
  return (
    <>
      <Banner
        tone="red"
        title={title}
        actions={
          <>
            {onChoose && visits.some(({ ID }) => purposes.has(ID)) && (
              <Button size="small" onPress={onChoose}>
                <Trans>Choisir ces visites</Trans>
              </Button>
            )}
            <Button size="small" onPress={() => void outbox?.retry(item.id)}>
              <Trans>Réessayer</Trans>
            </Button>
            <Button size="small" variant="dangerText" onPress={() => setAsking(true)}>
              <Trans>Jeter</Trans>
            </Button>
          </>
        }
      >
        {item.error && <ItemFailure error={item.error} />}
        {visits.map(({ ID, name = '', description }) => (
          <Fragment key={ID}>
            <br />
            <bdi>{[name, description].filter(Boolean).join(', ')}</bdi>
            <Since read={description} now={purposes.get(ID)} />
          </Fragment>
        ))}
      </Banner>
      <ThrowAwayDialog
        label={isAsking ? title : null}
        onKeep={() => setAsking(false)}
        onThrowAway={() => {
          file.throwAway(item);
          setAsking(false);
        }}
      />
    </>
  );
}

function Title({ decision, count }: { readonly decision: Decision; readonly count: number }) {
  if (decision === 'validateVisitObjectives')
    return (
      <Plural
        value={count}
        one="La validation de # visite a été refusée."
        other="La validation de # visites a été refusée."
      />
    );
  if (decision === 'deleteVisitObjective')
    return (
      <Plural
        value={count}
        one="La suppression de # visite a été refusée."
        other="La suppression de # visites a été refusée."
      />
    );
  return (
    <Plural
      value={count}
      one="Le retrait de la validation de # visite a été refusé."
      other="Le retrait de la validation de # visites a été refusé."
    />
  );
}

/** What has become of a visit since its purpose was read; nothing if it is as it was. */
function Since({ read, now }: { readonly read: string; readonly now: string | undefined }) {
  if (now === read) return null;
  return (
    <>
      {' · '}
      {now === undefined ? (
        <Trans>n’est plus dans cette journée</Trans>
      ) : (
        <Trans>
          maintenant : <bdi>{now}</bdi>
        </Trans>
      )}
    </>
  );
}
