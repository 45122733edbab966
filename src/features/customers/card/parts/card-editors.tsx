import { hasRight } from '#domain/access/rights.ts';
import { useDialogInAddress } from '#state/dialog-in-address.ts';
import { openDialog } from '#state/location.ts';
import { useSession } from '#state/session.tsx';
import type { Card } from '../card.types.ts';
import { ExpectationEditor, LeadedActionEditor } from './period-editors.tsx';
import { StageEditor } from './stage-editor.tsx';

/** The value of `?stage=`, `?expectation=` and `?action=` that opens the editor of a new one. */
const NEW = 'new';

/** What the user may write in a card; each of these opens its editor, at an address of its own. */
export function useCardEditors() {
  const { acl } = useSession();
  const ifAllowed = <Open,>(right: Parameters<typeof hasRight>[0], open: Open): Open | undefined =>
    hasRight(right, acl) ? open : undefined;
  return {
    stage: ifAllowed('createRelationshipWithProductAdvancement', () => openDialog({ stage: NEW })),
    newExpectation: ifAllowed('createCustomerExpectation', () => openDialog({ expectation: NEW })),
    editExpectation: ifAllowed('editCustomerExpectation', (ID: string) => openDialog({ expectation: ID })),
    newAction: ifAllowed('createLeadedAction', () => openDialog({ action: NEW })),
    editAction: ifAllowed('editLeadedAction', (ID: string) => openDialog({ action: ID })),
  };
}

/** The editor that the address opens, if the user may use it. */
export function CardEditors({ card: { kind, history } }: { readonly card: Card }) {
  const may = useCardEditors();
  const stage = useDialogInAddress('stage');
  const expectation = useDialogInAddress('expectation');
  const action = useDialogInAddress('action');
  const customer = { kind, ID: history.ID, name: history.name };
  const edited = <Record extends { readonly ID: string }>(records: readonly Record[], open: string | null) =>
    records.find(({ ID }) => ID === open) ?? null;
  const editedExpectation = may.editExpectation ? edited(history.MyCustomerExpectations, expectation.open) : null;
  const editedAction = may.editAction ? edited(history.MyLeadedActionsReceived, action.open) : null;
  return (
    <>
      {stage.open === NEW && may.stage && (
        <StageEditor
          customerID={history.ID}
          name={history.name}
          advancements={history.MyRelationshipsWithProductAdvancement}
          control={stage.control}
        />
      )}
      {(editedExpectation ?? (expectation.open === NEW && may.newExpectation)) && (
        <ExpectationEditor
          key={expectation.open}
          customer={customer}
          record={editedExpectation}
          control={expectation.control}
        />
      )}
      {(editedAction ?? (action.open === NEW && may.newAction)) && (
        <LeadedActionEditor key={action.open} customer={customer} record={editedAction} control={action.control} />
      )}
    </>
  );
}
