import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { DialogControl } from '#state/dialog-in-address.ts';
import { useToday } from '#state/today.ts';
import { type EditedField, isEmpty, textOf, type Values } from '../../shared/record-editor/fields.ts';
import type { CardWriteKind } from '../../shared/outbox/card-item.ts';
import { useCardOutbox } from '../../shared/outbox/use-card-outbox.ts';
import { RecordEditor, type RecordEditorProps } from '../../shared/record-editor/record-editor.tsx';
import type { Undo } from '../../shared/record-editor/undo.ts';
import type { CardHistory, Expectation, LeadedAction } from '../card.types.ts';
import type { Kind } from '#domain/customers/kinds.ts';
import { useCardNow } from '../outbox/use-card-now.ts';
import { PERIOD, recordInAddress } from './period-part.ts';

interface Customer {
  readonly kind: Kind;
  readonly ID: string;
  readonly name: string;
}

interface PeriodRecord {
  readonly ID: string;
  readonly periodStart: string | null;
  readonly periodEnd: string | null;
}

interface PeriodEditorProps<Record extends PeriodRecord> extends Pick<
  RecordEditorProps<'sent'>,
  'words' | 'control' | 'onUndoable'
> {
  /** The kinds of the write that creates one, and of the write that changes it. */
  readonly write: readonly [create: CardWriteKind, update: CardWriteKind];
  readonly draftKind: 'expectation' | 'leaded-action';
  readonly customer: Customer;
  /** `null` for a new one. */
  readonly record: Record | null;
  /** The part that is edited alone, as on a phone; `null` for the whole record. */
  readonly only: string | null;
  readonly texts: readonly EditedField[];
  readonly valuesOf: (record: Record) => Values;
  readonly recordsIn: (history: CardHistory) => readonly Record[];
}

/** The period of a record and its texts, of which one is enough. */
function PeriodEditor<Record extends PeriodRecord>({
  draftKind,
  customer,
  record,
  only,
  texts,
  valuesOf,
  recordsIn,
  write: [create, update],
  words,
  ...editor
}: PeriodEditorProps<Record>) {
  const { t } = useLingui();
  const read = useCardNow(customer);
  const queue = useCardOutbox();
  const today = useToday().toString();
  const period: readonly EditedField[] = [
    { kind: 'day', name: 'periodStart', label: t`Du`, required: t`La période est obligatoire`, hasCalendar: true },
    { kind: 'day', name: 'periodEnd', label: t`Au`, required: t`La période est obligatoire`, hasCalendar: true },
  ];
  const one = texts.find(({ name }) => name === only);
  const part = record === null ? null : one ? [one] : only === PERIOD ? period : null;
  const fields = part ?? [...period, ...texts.map((field) => ({ ...field, isOneOf: true }))];
  const title = one ? one.label : t`Période`;
  const first = one ?? texts[0];
  const nothing = Object.fromEntries(texts.map(({ name }) => [name, '']));
  const whole = (each: Record): Values => ({
    periodStart: each.periodStart,
    periodEnd: each.periodEnd,
    ...valuesOf(each),
  });
  return (
    <RecordEditor
      {...editor}
      mayWait
      send={(values, { isGone, record: before, labels, form, draft }) => {
        const isChange = record !== null && !isGone;
        return queue({
          kind: isChange ? update : create,
          name: customer.name,
          customer: { kind: customer.kind, ID: customer.ID },
          recordID: isChange ? record.ID : null,
          isPart: false,
          values,
          base: isChange ? (before ?? {}) : {},
          about: isChange ? labels.join(', ') : '',
          form,
          draft,
        });
      }}
      kind={draftKind}
      subject={record ? recordInAddress(record.ID, part ? (only ?? undefined) : undefined) : `new ${customer.ID}`}
      isNew={record === null}
      groups={[{ id: 'period', fields }]}
      words={part ? { ...words, title, save: <Trans>Enregistrer</Trans> } : words}
      saved={record ? whole(record) : { periodStart: today, periodEnd: null, ...nothing }}
      {...(record && {
        reread: async (signal) => {
          const now = await read(signal);
          const found = now && recordsIn(now.card.history).find(({ ID }) => ID === record.ID);
          return found ? whole(found) : null;
        },
      })}
      check={(values) => [
        ...(isBackwards(values)
          ? [{ name: 'periodEnd', message: t`La date de début doit précéder la date de fin` }]
          : []),
        ...(first && part !== period && texts.every(({ name }) => isEmpty(values[name]))
          ? [{ name: first.name, message: t`Remplissez au moins un champ` }]
          : []),
      ]}
    />
  );
}

const isBackwards = (values: Values): boolean => {
  const end = textOf(values, 'periodEnd');
  return end !== '' && end < textOf(values, 'periodStart');
};

export interface PeriodRecordEditorProps<Record> {
  readonly customer: Customer;
  /** `null` for a new one. */
  readonly record: Record | null;
  /** The part that is edited alone, as on a phone; `null` for the whole record. */
  readonly only: string | null;
  readonly onUndoable: (undo: Undo) => void;
  readonly control: DialogControl;
}

/** Records what a customer expects, or changes it. */
export function ExpectationEditor({
  customer,
  record,
  only,
  onUndoable,
  control,
}: PeriodRecordEditorProps<Expectation>) {
  const { t } = useLingui();
  return (
    <PeriodEditor
      draftKind="expectation"
      customer={customer}
      record={record}
      only={only}
      onUndoable={onUndoable}
      texts={[
        { kind: 'text', name: 'toBeImproved', label: t`À améliorer` },
        { kind: 'text', name: 'expectedProducts', label: t`Produits attendus` },
      ]}
      valuesOf={({ toBeImproved, expectedProducts }) => ({
        toBeImproved: toBeImproved ?? '',
        expectedProducts: expectedProducts ?? '',
      })}
      recordsIn={({ MyCustomerExpectations }) => MyCustomerExpectations}
      write={['createCustomerExpectation', 'updateCustomerExpectation']}
      words={{
        title: record ? <Trans>Modifier l’attente</Trans> : <Trans>Nouvelle attente</Trans>,
        subtitle: <Name>{customer.name}</Name>,
        notSaved: <Trans>L’attente n’a pas été enregistrée.</Trans>,
        save: <Trans>Enregistrer l’attente</Trans>,
        saved: t`Attente enregistrée`,
        unsaved: <Trans>Cette attente n’est pas enregistrée.</Trans>,
      }}
      control={control}
    />
  );
}

/** Records what was done for a customer, or changes it. */
export function LeadedActionEditor({
  customer,
  record,
  only,
  onUndoable,
  control,
}: PeriodRecordEditorProps<LeadedAction>) {
  const { t } = useLingui();
  return (
    <PeriodEditor
      draftKind="leaded-action"
      customer={customer}
      record={record}
      only={only}
      onUndoable={onUndoable}
      texts={[
        { kind: 'text', name: 'requests', label: t`Demande` },
        { kind: 'text', name: 'actionMaterials', label: t`Matériel` },
        { kind: 'text', name: 'actionHumanRelations', label: t`Relation` },
        { kind: 'text', name: 'actionFinancial', label: t`Financier` },
      ]}
      valuesOf={({ requests, actionMaterials, actionHumanRelations, actionFinancial }) => ({
        requests: requests ?? '',
        actionMaterials: actionMaterials ?? '',
        actionHumanRelations: actionHumanRelations ?? '',
        actionFinancial: actionFinancial ?? '',
      })}
      recordsIn={({ MyLeadedActionsReceived }) => MyLeadedActionsReceived}
      write={['createLeadedAction', 'updateLeadedAction']}
      words={{
        title: record ? <Trans>Modifier l’action</Trans> : <Trans>Nouvelle action</Trans>,
        subtitle: <Name>{customer.name}</Name>,
        notSaved: <Trans>L’action n’a pas été enregistrée.</Trans>,
        save: <Trans>Enregistrer l’action</Trans>,
        saved: t`Action enregistrée`,
        unsaved: <Trans>Cette action n’est pas enregistrée.</Trans>,
      }}
      control={control}
    />
  );
}

const Name = ({ children }: { readonly children: ReactNode }) => <bdi>{children}</bdi>;
