import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { href } from '#routes/links.ts';
import type { DialogControl } from '#state/dialog-in-address.ts';
import { navigate } from '#state/location.ts';
import { useServices } from '#state/services.tsx';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import type { Choice } from '#ui/list-box/choice.ts';
import { RetryBanner } from '#ui/retry-banner/retry-banner.tsx';
import type { Kind } from '#domain/customers/kinds.ts';
import { CustomersDocument } from '#queries/customers.generated.ts';
import { CARD_ROUTES } from '#state/card-routes.ts';
import {
  type EditedField,
  emptyValues,
  type FieldGroup,
  type FieldIssue,
  type Values,
  valuesIn,
} from '../record-editor/fields.ts';
import { healthCentersQuery } from '../health-centers.queries.ts';
import { readExisting } from '../record-editor/existing.ts';
import { type Noted, RecordEditor } from '../record-editor/record-editor.tsx';
import type { Undo } from '../record-editor/undo.ts';
import { useCardOutbox } from '../outbox/use-card-outbox.ts';
import { useKindNames, useMayView } from '../use-kinds.tsx';
import { WRITES } from './customer-writes.ts';
import { NO_CHOICES, type OwnChoices, useCustomerChoices } from './use-choices.tsx';
import { useCustomerFields, useProfileFields } from './use-customer-fields.tsx';
import { sameCustomers, useDoubles } from './use-doubles.tsx';

/** A card that is edited. */
export interface EditedCustomer {
  readonly kind: Kind;
  readonly ID: string;
  readonly name: string;
  /** Every field of its card, by the names of the calls. */
  readonly values: Values;
  readonly own: OwnChoices;
  /** Reads it again; `null` if it does not exist any more. */
  readonly reread: (signal: AbortSignal) => Promise<Values | null>;
}

/** Whether a field is one of the two numbers of a position, which are edited together. */
const isOfPosition = ({ name }: EditedField): boolean => name === 'gPSLat' || name === 'gPSLon';

const hasPosition = ({ gPSLat = null, gPSLon = null }: Values): boolean => gPSLat !== null && gPSLon !== null;

const fieldsIn = (groups: readonly FieldGroup[]) => groups.flatMap(({ fields }) => fields);

export interface CustomerEditorProps {
  readonly customer: EditedCustomer;
  /** One field of the card alone, as on a phone; `null` for the whole card. */
  readonly only: string | null;
  readonly onUndoable: (undo: Undo) => void;
  readonly control: DialogControl;
}

/** Edits a card whole, or one of its fields where it is read. */
export function CustomerEditor({ customer, only, onUndoable, control }: CustomerEditorProps) {
  const { t } = useLingui();
  const queue = useCardOutbox();
  const { kind, ID, name, values, own, reread } = customer;
  const { choices, areaOfCentre, isLoading, ...lists } = useCustomerChoices(kind, own, only);
  const whole = useCustomerFields(kind, choices);
  const { hints, ...others } = useDoubles(ID, areaOfCentre, only);
  const checkPosition = useCheckPosition();
  const allFields = fieldsIn(whole);
  const one = allFields.find((field) => field.name === only);
  // A field that the card does not have, or the user may not see: as an address without it.
  if (only !== null && !one) return null;
  const isPosition = one !== undefined && isOfPosition(one);
  const position = allFields.filter(isOfPosition);
  // The position may be left behind with the old area.
  const isMove = one?.name === 'workAreaID' && hasPosition(values);
  const alone = isPosition ? position : one && [one, ...(isMove ? position : [])];
  const groups: readonly FieldGroup[] = one && alone ? [{ id: one.name, fields: alone }] : whole;
  return (
    <RecordEditor
      kind="customer"
      subject={one ? `${ID} ${one.name}` : ID}
      isNew={false}
      groups={groups}
      saved={valuesIn(allFields, values)}
      reread={async (signal) => {
        const now = await reread(signal);
        return now && valuesIn(allFields, now);
      }}
      hints={hints}
      check={one && !isPosition && !isMove ? undefined : checkPosition}
      notes={noteLeftPosition}
      onUndoable={onUndoable}
      mayWait
      send={(written, { record, labels, form, draft }) =>
        queue({
          kind: 'updateCustomer',
          name,
          customer: { kind, ID },
          recordID: null,
          isPart: one !== undefined,
          values: written,
          base: record ?? {},
          about: labels.join(', '),
          form,
          draft,
        })
      }
      words={{
        title: isPosition ? <Trans>Position</Trans> : one ? one.label : <Trans>Modifier la fiche</Trans>,
        subtitle: <bdi>{name}</bdi>,
        notSaved: <Trans>La fiche n’a pas été enregistrée.</Trans>,
        save: one ? <Trans>Enregistrer</Trans> : <Trans>Enregistrer la fiche</Trans>,
        saved: t`Fiche enregistrée`,
        unsaved: <Trans>Cette fiche n’est pas enregistrée.</Trans>,
      }}
      control={control}
      size={one ? 'medium' : 'large'}
      isLoading={isLoading}
      notices={<Unread {...{ lists, others }} />}
    />
  );
}

export interface ProfileEditorProps {
  readonly customer: EditedCustomer;
  /** One lever or text alone, as on a phone; `null` for the whole profile. */
  readonly only: string | null;
  /** The reports of visits, from which the profile may have been learnt. */
  readonly reports: readonly Choice[];
  readonly onUndoable: (undo: Undo) => void;
  readonly control: DialogControl;
}

/** Edits the levers and the profile of a health worker; only what was changed is sent. */
export function ProfileEditor({
  customer: { kind, ID, name, values, reread },
  only,
  reports,
  onUndoable,
  control,
}: ProfileEditorProps) {
  const { t } = useLingui();
  const queue = useCardOutbox();
  const all = useProfileFields(reports);
  const fields = fieldsIn(all);
  const one = fields.find((field) => field.name === only);
  const groups: readonly FieldGroup[] = one ? [{ id: one.name, fields: [one] }] : all;
  return (
    <RecordEditor
      kind="profile"
      subject={one ? `${ID} ${one.name}` : ID}
      isNew={false}
      groups={groups}
      saved={valuesIn(fields, values)}
      reread={async (signal) => {
        const now = await reread(signal);
        return now && valuesIn(fields, now);
      }}
      onUndoable={onUndoable}
      mayWait
      send={(written, { record, labels, form, draft }) =>
        queue({
          kind: 'updateCustomerProfile',
          name,
          customer: { kind, ID },
          recordID: null,
          isPart: true,
          values: written,
          base: record ?? {},
          about: labels.join(', '),
          form,
          draft,
        })
      }
      words={{
        title: one ? one.label : <Trans>Modifier le profil</Trans>,
        subtitle: <bdi>{name}</bdi>,
        notSaved: <Trans>Le profil n’a pas été enregistré.</Trans>,
        save: one ? <Trans>Enregistrer</Trans> : <Trans>Enregistrer le profil</Trans>,
        saved: t`Profil enregistré`,
        unsaved: <Trans>Ce profil n’est pas enregistré.</Trans>,
      }}
      control={control}
      size={one ? 'medium' : 'large'}
    />
  );
}

export interface NewCustomerEditorProps {
  readonly kind: Kind;
  /** What the name begins with. */
  readonly name: string;
  /** The ID of a report that waits for this customer, and its day, `YYYY-MM-DD`. */
  readonly report: string | null;
  readonly day: string | null;
  readonly control: DialogControl;
}

/** Creates a card, and leads to it, or back to the day whose report waits for it. */
export function NewCustomerEditor({ kind, control, ...begun }: NewCustomerEditorProps) {
  const { t } = useLingui();
  // The back button takes them from the address while the form asks whether it may close.
  const [{ name: given, report, day }] = useState(begun);
  const { api } = useServices();
  const queries = useQueryClient();
  const kindName = useKindNames()[kind].one;
  const mayLook = useMayView(kind);
  const { choices, areaOfCentre, isLoading, ...lists } = useCustomerChoices(kind, NO_CHOICES);
  const groups = useCustomerFields(kind, choices);
  const { hints, ...others } = useDoubles('', areaOfCentre);
  const checkPosition = useCheckPosition();
  return (
    <RecordEditor
      kind="customer"
      subject={given === '' ? `new ${kind}` : `new ${kind} ${given}`}
      isNew
      groups={groups}
      saved={{ ...emptyValues(fieldsIn(groups)), name: given }}
      hints={hints}
      check={checkPosition}
      send={async (draft, { signal }) => ({ data: await WRITES[kind].create(api, draft, signal) })}
      mayLook={mayLook}
      findExisting={async (written, signal) => {
        const centres = queries.getQueryData(healthCentersQuery(api).queryKey)?.data.readAllHealthCenter ?? [];
        const found = await readExisting(api.request(CustomersDocument, {}, { signal }), ({ readAllCustomers }) =>
          readAllCustomers ? sameCustomers(readAllCustomers, kind, written, centres) : [],
        );
        return found.map(({ ID, name, phone, areas }) => ({
          record: { ID },
          ID,
          name,
          words: [name, ...areas, phone].filter(Boolean).join(', '),
          action: t`Ouvrir ${name}`,
        }));
      }}
      onSaved={({ ID }) =>
        navigate(
          report === null
            ? href(CARD_ROUTES[kind], { idCustomer: ID })
            : href('app_programs_home', {}, { ...(day !== null && { day }), attach: report, to: ID }),
          { replace: true },
        )
      }
      words={{
        title: <Trans>Nouvelle fiche</Trans>,
        subtitle: kindName,
        notSaved: <Trans>La fiche n’a pas été enregistrée.</Trans>,
        save: <Trans>Enregistrer la fiche</Trans>,
        saved: t`Fiche enregistrée`,
        unsaved: <Trans>Cette fiche n’est pas enregistrée.</Trans>,
      }}
      control={control}
      size="large"
      isLoading={isLoading}
      notices={<Unread {...{ lists, others }} />}
    />
  );
}

/** Under a position that a card has, once it is in another area: the map would go on showing it where it was. */
function noteLeftPosition({ value, saved, change, focus }: Noted): Readonly<Record<string, ReactNode>> {
  const isMoved = saved['workAreaID'] !== null && value['workAreaID'] !== saved['workAreaID'];
  const isLeft = hasPosition(saved) && value['gPSLat'] === saved['gPSLat'] && value['gPSLon'] === saved['gPSLon'];
  if (!isMoved || !isLeft) return {};
  return {
    gPSLon: (
      <Banner
        tone="amber"
        actions={
          <Button
            size="small"
            onPress={() => {
              change({ gPSLat: null, gPSLon: null });
              focus('gPSLat');
            }}
          >
            <Trans>Effacer la position</Trans>
          </Button>
        }
      >
        <Trans>La position est celle de l’ancienne adresse : corrigez-la, ou effacez-la.</Trans>
      </Banner>
    ),
  };
}

interface Read {
  readonly failure: unknown;
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
}

/** What could not be read: what the fields choose from, and the cards among which doubles are looked for. */
function Unread({ lists, others }: { readonly lists: Read; readonly others: Read }) {
  return (
    <>
      {lists.failure !== undefined && (
        <RetryBanner
          title={<Trans>Les listes de choix n’ont pas toutes pu être lues.</Trans>}
          onRetry={lists.onRetry}
          isRetrying={lists.isRetrying}
        />
      )}
      {others.failure !== undefined && (
        <RetryBanner
          title={<Trans>Les autres fiches n’ont pas pu être lues, et un double ne serait pas signalé.</Trans>}
          onRetry={others.onRetry}
          isRetrying={others.isRetrying}
        />
      )}
    </>
  );
}

/** Refuses half a position, which no map can show. */
function useCheckPosition(): (values: Values) => readonly FieldIssue[] {
  const { t } = useLingui();
  return ({ gPSLat = null, gPSLon = null }) =>
    (gPSLat === null) === (gPSLon === null)
      ? []
      : [
          {
            name: gPSLat === null ? 'gPSLat' : 'gPSLon',
            message: t`Une position a une latitude et une longitude.`,
          },
        ];
}
