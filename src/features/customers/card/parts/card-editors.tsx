import { fullName } from '#domain/people/person-name.ts';
import { hasRight } from '#domain/access/rights.ts';
import { useDialogInAddress } from '#state/dialog-in-address.ts';
import { openDialog } from '#state/query-params.ts';
import { useFormat } from '#state/format.ts';
import { useSession } from '#state/session.tsx';
import type { Card } from '../card.types.ts';
import { CustomerEditor, type EditedCustomer, ProfileEditor } from '../../shared/customer-editor/customer-editor.tsx';
import { useCustomerRights } from '../../shared/customer-editor/use-customer-rights.ts';
import type { Kind } from '#domain/customers/kinds.ts';
import { isProfileField } from '../../shared/words.tsx';
import { type Waiting, withWaiting } from '../../shared/outbox/card-item.ts';
import { choicesIn, valuesOf } from '../cards.ts';
import { isOnServer } from '../outbox/card-with-waiting.ts';
import { useCardNow } from '../outbox/use-card-now.ts';
import type { Undo } from '../../shared/record-editor/undo.ts';
import { ExpectationEditor, LeadedActionEditor } from './period-editors.tsx';
import { readRecordInAddress, recordInAddress } from './period-part.ts';
import { StageEditor } from './stage-editor.tsx';

/** The value of `?stage=`, `?expectation=` and `?action=` that opens the editor of a new one. */
const NEW = 'new';

/** The values of `?edit=` that open the whole card and the profile; any other is the name of a field. */
const [WHOLE, PROFILE] = ['card', 'profile'];

const isOfProfile = (edited: string): boolean => edited === PROFILE || isProfileField(edited);

/** What the user may write in a card; each of these opens its editor, at an address of its own. */
export function useCardEditors(kind: Kind) {
  const { acl } = useSession();
  const mayEdit = useCustomerRights()('edit', kind);
  const ifAllowed = <Open,>(right: Parameters<typeof hasRight>[0], open: Open): Open | undefined =>
    hasRight(right, acl) ? open : undefined;
  return {
    card: mayEdit ? () => openDialog({ edit: WHOLE }) : undefined,
    field: mayEdit ? (name: string) => openDialog({ edit: name }) : undefined,
    profile: mayEdit && kind === 'healthworker' ? (field = PROFILE) => openDialog({ edit: field }) : undefined,
    stage: ifAllowed('createRelationshipWithProductAdvancement', () => openDialog({ stage: NEW })),
    newExpectation: ifAllowed('createCustomerExpectation', () => openDialog({ expectation: NEW })),
    editExpectation: ifAllowed('editCustomerExpectation', (ID: string, part?: string) =>
      openDialog({ expectation: recordInAddress(ID, part) }),
    ),
    newAction: ifAllowed('createLeadedAction', () => openDialog({ action: NEW })),
    editAction: ifAllowed('editLeadedAction', (ID: string, part?: string) =>
      openDialog({ action: recordInAddress(ID, part) }),
    ),
  };
}

export interface CardEditorsProps {
  /** With what waits. */
  readonly card: Card;
  readonly waiting: readonly Waiting[];
  /** Takes what undoes a save. */
  readonly onUndoable: (undo: Undo) => void;
}

/** The editor that the address opens, if the user may use it. */
export function CardEditors({ card, waiting, onUndoable }: CardEditorsProps) {
  const { kind, history } = card;
  const may = useCardEditors(kind);
  const edit = useDialogInAddress('edit');
  const format = useFormat();
  const stage = useDialogInAddress('stage');
  const expectation = useDialogInAddress('expectation');
  const action = useDialogInAddress('action');
  const customer = { kind, ID: history.ID, name: history.name };
  const read = useCardNow(customer);
  const recordOf = <Record extends { readonly ID: string }>(records: readonly Record[], open: string) =>
    records.find((record) => record.ID === open && isOnServer(record)) ?? null;
  const [toExpectation, toAction] = [expectation.open, action.open].map((open) => readRecordInAddress(open ?? ''));
  const editedExpectation =
    may.editExpectation && toExpectation ? recordOf(history.MyCustomerExpectations, toExpectation.ID) : null;
  const editedAction = may.editAction && toAction ? recordOf(history.MyLeadedActionsReceived, toAction.ID) : null;
  const edited: EditedCustomer = {
    ...customer,
    values: withWaiting(valuesOf(card), waiting, null),
    own: choicesIn(card),
    reread: async (signal) => {
      const now = await read(signal);
      return now && withWaiting(valuesOf(now.card), now.waiting, null);
    },
  };
  const reports = history.MyVisitReports.map(({ ID, startTimeStamp, VisitObjective }) => ({
    id: ID,
    label: [format.date(startTimeStamp), fullName(VisitObjective?.Worker)].filter(Boolean).join(', '),
  }));
  return (
    <>
      {edit.open !== null && isOfProfile(edit.open) && may.profile && (
        <ProfileEditor
          key={edit.open}
          customer={edited}
          only={edit.open === PROFILE ? null : edit.open}
          reports={reports}
          onUndoable={onUndoable}
          control={edit.control}
        />
      )}
      {edit.open !== null && !isOfProfile(edit.open) && may.card && (
        <CustomerEditor
          key={edit.open}
          customer={edited}
          only={edit.open === WHOLE ? null : edit.open}
          onUndoable={onUndoable}
          control={edit.control}
        />
      )}
      {stage.open === NEW && may.stage && (
        <StageEditor
          customer={customer}
          advancements={history.MyRelationshipsWithProductAdvancement}
          control={stage.control}
        />
      )}
      {(editedExpectation ?? (expectation.open === NEW && may.newExpectation)) && (
        <ExpectationEditor
          key={expectation.open}
          customer={customer}
          record={editedExpectation}
          only={toExpectation?.part ?? null}
          onUndoable={onUndoable}
          control={expectation.control}
        />
      )}
      {(editedAction ?? (action.open === NEW && may.newAction)) && (
        <LeadedActionEditor
          key={action.open}
          customer={customer}
          record={editedAction}
          only={toAction?.part ?? null}
          onUndoable={onUndoable}
          control={action.control}
        />
      )}
    </>
  );
}
