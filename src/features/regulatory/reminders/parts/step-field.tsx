import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { productsQuery } from '#queries/products.queries.ts';
import { useServices } from '#state/services.tsx';
import { Button } from '#ui/button/button.tsx';
import { ComboBox } from '#ui/combo-box/combo-box.tsx';
import { OptionalMark } from '#ui/field/field.tsx';
import { focusField } from '#ui/form/form.tsx';
import { productActionsQuery } from '../../shared/actions.queries.ts';
import { type ReminderRow, stepPath } from '../reminder.types.ts';
import * as styles from '../reminders.css.ts';

export interface StepFieldProps {
  /** The step of the reminder when the editor opened. */
  readonly linked: ReminderRow['RegulatoryActionStep'] | null;
  readonly value: string | null;
  readonly onChange: (stepID: string | null) => void;
}

/** The optional step of a reminder, chosen by product, then action, then step. */
export function StepField({ linked, value, onChange }: StepFieldProps) {
  const { t } = useLingui();
  const labelId = useId();
  const [productID, setProductID] = useState<string | null>(null);
  const [actionID, setActionID] = useState<string | null>(null);
  const isLinked = linked !== null && value === linked.ID;
  const [wasLinked] = useState(isLinked);
  const productId = useId();
  // Removing the step removes the button just pressed, so the focus moves to the first field of the choice.
  useEffect(() => {
    if (wasLinked && !isLinked) focusField(productId);
  }, [wasLinked, isLinked, productId]);
  return (
    <div className={styles.step} role="group" aria-labelledby={labelId}>
      <span className={styles.stepLabel} id={labelId}>
        <Trans>Étape du dossier</Trans>
        <OptionalMark />
      </span>
      {isLinked ? (
        <div className={styles.stepChosen}>
          <span className={styles.stepWords}>{stepPath(linked).join(', ')}</span>
          <Button size="small" onPress={() => onChange(null)} aria-label={t`Retirer l’étape`}>
            <Trans>Retirer</Trans>
          </Button>
        </div>
      ) : (
        <>
          <ProductChoice
            id={productId}
            value={productID}
            onChange={(ID) => {
              setProductID(ID);
              setActionID(null);
              onChange(null);
            }}
          />
          {productID !== null && (
            <ActionChoice
              key={productID}
              productID={productID}
              value={actionID}
              onChange={(ID) => {
                setActionID(ID);
                onChange(null);
              }}
            />
          )}
          {productID !== null && actionID !== null && (
            <StepChoice key={actionID} {...{ productID, actionID, value, onChange }} />
          )}
        </>
      )}
    </div>
  );
}

interface ChoiceProps {
  readonly value: string | null;
  readonly onChange: (ID: string | null) => void;
  readonly id?: string;
}

function ProductChoice(props: ChoiceProps) {
  const { t } = useLingui();
  const { data, isPending } = useQuery(productsQuery(useServices().api));
  return <NamedChoice label={t`Produit`} items={data?.data.readAllPharmaProducts} isRead={!isPending} {...props} />;
}

function ActionChoice({ productID, ...props }: ChoiceProps & { readonly productID: string }) {
  const { t } = useLingui();
  const { data, isPending } = useQuery(productActionsQuery(useServices().api, productID));
  return (
    <NamedChoice
      label={t`Action réglementaire`}
      items={data?.data.getAllRegulatoryActionByPharmaProductID}
      isRead={!isPending}
      {...props}
    />
  );
}

interface StepChoiceProps extends ChoiceProps {
  readonly productID: string;
  readonly actionID: string;
}

function StepChoice({ productID, actionID, ...props }: StepChoiceProps) {
  const { t } = useLingui();
  const { data, isPending } = useQuery(productActionsQuery(useServices().api, productID));
  const action = data?.data.getAllRegulatoryActionByPharmaProductID?.find(({ ID }) => ID === actionID);
  return <NamedChoice label={t`Étape`} items={action?.RegulatoryActionSteps} isRead={!isPending} {...props} />;
}

interface NamedChoiceProps extends ChoiceProps {
  readonly label: string;
  readonly items: readonly { readonly ID: string; readonly name: string }[] | null | undefined;
  /** The read has ended: what it did not give could not be read. */
  readonly isRead: boolean;
}

function NamedChoice({ label, items, isRead, ...choice }: NamedChoiceProps) {
  const { t } = useLingui();
  const choices = (items ?? []).map(({ ID, name }) => ({ id: ID, label: name }));
  return (
    <ComboBox
      label={label}
      choices={choices}
      {...choice}
      error={isRead && !items && t`La liste n’a pas pu être lue`}
      description={items ? items.length === 0 && t`Il n’y en a aucune` : !isRead && t`Chargement…`}
    />
  );
}
