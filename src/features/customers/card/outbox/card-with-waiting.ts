import { isQueuedID, type Waiting, withWaiting } from '../../shared/outbox/card-item.ts';
import { changedValues, textOf, type Values } from '../../shared/record-editor/fields.ts';
import type { Advancement, Card, Expectation, LeadedAction } from '../card.types.ts';
import { valuesOf } from '../cards.ts';
import { type Addition, isAdded } from './card-records.ts';
import { actionIn, expectationIn, textIn } from './card-values.ts';

/** Whether what is shown waits on this device, or was refused; by the IDs of the records. */
export type Marks = ReadonlyMap<string, 'waiting' | 'refused'>;

/** Whether the server has a record: otherwise it is changed in the outbox. */
export const isOnServer = ({ ID }: { readonly ID: string }): boolean => !isQueuedID(ID);

/** What is chosen from lists is shown by names, which only the server's answer has. */
const CHOSEN: ReadonlySet<string> = new Set(['healthCenterIDsList', 'specialitieIDsList', 'workAreaID']);

const expectationOf = (ID: string, values: Values): Expectation => ({ ID, ...expectationIn(values) });

const actionOf = (ID: string, values: Values): LeadedAction => ({ ID, ...actionIn(values), CreatedBy: null });

const stageOf = ({ ID, about, values }: Waiting): Advancement => ({
  ID,
  relationState: textOf(values, 'relationState'),
  dateTimestamp: Number(values['dateTimestamp']),
  PharmaProduct: { ID: textOf(values, 'pharmaProductID'), name: about, PharmaLaboratory: null },
});

/**
 * A card with what waits on this device about its customer: here alone the server’s records and the queue are put together.
 * @param waiting in order
 */
export function cardWithWaiting(card: Card, waiting: readonly Waiting[]): Card {
  if (waiting.length === 0) return card;
  const { history, worker, place, sites } = card;
  // What has arrived, and whose answer was lost, is one record.
  const added = (kind: Addition) =>
    waiting.filter((each) => each.kind === kind && !(each.mayBeThere && isAdded(kind, each, history)));
  const values = valuesOf(card);
  const changed = Object.entries(changedValues(withWaiting(values, waiting, null), values));
  const fields: Values = Object.fromEntries(changed.filter(([name]) => !CHOSEN.has(name)));
  const lists = {
    MyRelationshipsWithProductAdvancement: [
      ...history.MyRelationshipsWithProductAdvancement,
      ...added('createRelationshipWithProductAdvancement').map(stageOf),
    ],
    MyCustomerExpectations: [
      ...added('createCustomerExpectation').map(({ ID, values: own }) => expectationOf(ID, own)),
      ...history.MyCustomerExpectations.map((record) =>
        expectationOf(record.ID, withWaiting({ ...record }, waiting, record.ID)),
      ),
    ],
    MyLeadedActionsReceived: [
      ...added('createLeadedAction').map(({ ID, values: own }) => actionOf(ID, own)),
      ...history.MyLeadedActionsReceived.map(({ CreatedBy, ...record }) => ({
        ...actionOf(record.ID, withWaiting({ ...record }, waiting, record.ID)),
        CreatedBy,
      })),
    ],
  };
  const directions = 'textualLocation' in fields ? textIn(fields, 'textualLocation') : undefined;
  return {
    ...card,
    title: 'denomination' in fields ? textOf(fields, 'denomination') : card.title,
    history: { ...history, ...fields, ...lists },
    worker: worker && { ...worker, ...fields, ...lists },
    place: place && { ...place, ...fields, ...lists },
    sites: worker || directions === undefined ? sites : sites.map((site) => ({ ...site, directions })),
  };
}

/** Which records of a card wait, or were refused; by their IDs. */
export const marksOf = (waiting: readonly Waiting[]): Marks =>
  new Map(waiting.map(({ ID, recordID, isRefused }) => [recordID ?? ID, isRefused ? 'refused' : 'waiting']));
