import { isText } from '#lib/shape.ts';
import { storedText } from '#lib/stored-text.ts';
import { sameFields } from '#state/editor-draft.ts';
import type { CardWrite, CardWriteKind } from '../../shared/outbox/card-item.ts';
import { type Values, written } from '../../shared/record-editor/fields.ts';
import type { CardHistory } from '../card.types.ts';

/** The writes that add a record to a card. */
export type Addition = Extract<CardWriteKind, `create${string}`>;

/** The expectations of a card, as they are sent. */
export const expectationsIn = ({ MyCustomerExpectations }: CardHistory) =>
  MyCustomerExpectations.map(({ ID, periodStart, periodEnd, toBeImproved, expectedProducts }) => ({
    ID,
    values: written({ periodStart, periodEnd, toBeImproved, expectedProducts }),
  }));

/** The actions received of a card, as they are sent. */
export const actionsIn = ({ MyLeadedActionsReceived }: CardHistory) =>
  MyLeadedActionsReceived.map(({ ID, CreatedBy: _by, ...values }) => ({ ID, values: written(values) }));

const RECORDS: Readonly<Record<Addition, (history: CardHistory) => readonly Values[]>> = {
  createRelationshipWithProductAdvancement: ({ MyRelationshipsWithProductAdvancement }) =>
    MyRelationshipsWithProductAdvancement.map(({ relationState, dateTimestamp, PharmaProduct }) => ({
      pharmaProductID: PharmaProduct?.ID ?? null,
      relationState,
      dateTimestamp,
    })),
  createCustomerExpectation: (history) => expectationsIn(history).map(({ values }) => values),
  createLeadedAction: (history) => actionsIn(history).map(({ values }) => values),
};

/** Values as they are compared: a server may store a text in its own way. */
export const stored = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, isText(value) ? storedText(value) || null : value]),
  );

/** Whether a card has a record that was to be added. The server knows it by all that is in it. */
export const isAdded = (kind: Addition, { values }: Pick<CardWrite, 'values'>, history: CardHistory): boolean =>
  RECORDS[kind](history).some((record) => sameFields(stored(values), stored(record)));
