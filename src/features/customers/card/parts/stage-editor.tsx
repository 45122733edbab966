import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Kind } from '#domain/customers/kinds.ts';
import { isRecorded, LOST, relationsOf, stageInstant } from '#domain/customers/relation.ts';
import { useZone } from '#state/agencies.tsx';
import type { DialogControl } from '#state/dialog-in-address.ts';
import { useFormat } from '#state/format.ts';
import { useServices } from '#state/services.tsx';
import { useToday } from '#state/today.ts';
import { RetryBanner } from '#ui/retry-banner/retry-banner.tsx';
import { cardChoicesQuery } from '#queries/card-choices.queries.ts';
import { type FieldGroup, textOf, type Values } from '../../shared/record-editor/fields.ts';
import { RecordEditor } from '../../shared/record-editor/record-editor.tsx';
import type { Advancement } from '../card.types.ts';
import { useCardOutbox } from '../../shared/outbox/use-card-outbox.ts';
import { useCardWords } from '../../shared/words.tsx';

export interface StageEditorProps {
  readonly customer: { readonly kind: Kind; readonly ID: string; readonly name: string };
  /** Every stage so far. */
  readonly advancements: readonly Advancement[];
  readonly control: DialogControl;
}

/** Records the stage that a customer reached with a product. History only grows: what was recorded is not changed. */
export function StageEditor({ customer: { kind, ID, name }, advancements, control }: StageEditorProps) {
  const { t } = useLingui();
  const queue = useCardOutbox();
  const queries = useQueryClient();
  const { api, clock } = useServices();
  const zone = useZone();
  const today = useToday().toString();
  const format = useFormat();
  const words = useCardWords();
  const { data, error, isPending, isFetching, refetch } = useQuery(cardChoicesQuery(api));
  const choices = data?.data.readCustomerCardEditDatas;
  const failure = error ?? data?.errors[0];
  // The same at each try, so that a call whose answer was lost makes no second stage.
  const [openedAt] = useState(() => Math.floor(clock.now() / 1000));

  const order = choices?.relationStateList ?? [];
  const relations = relationsOf(advancements, order);
  // A product of the past may be nobody's any more.
  const products = new Map(
    [...(choices?.AssignedPharmaProducts ?? []), ...relations.map(({ product }) => product)].map(
      (product) => [product.ID, product.name] as const,
    ),
  );
  const groups: readonly FieldGroup[] = [
    {
      id: 'stage',
      fields: [
        {
          kind: 'choice',
          name: 'pharmaProductID',
          label: t`Produit`,
          required: t`Choisissez un produit`,
          placeholder: t`Choisir un produit`,
          choices: Array.from(products, ([id, label]) => ({ id, label })),
        },
        {
          kind: 'choice',
          name: 'relationState',
          label: t`Étape`,
          required: t`Choisissez une étape`,
          placeholder: t`Choisir une étape`,
          choices: order.map((id) => ({ id, label: words.stage(id) })),
        },
        {
          kind: 'day',
          name: 'day',
          label: t`Atteinte le`,
          required: t`Donnez la date de l’étape`,
          last: { day: today, wrong: t`Une étape ne peut pas être à venir` },
          hasCalendar: true,
        },
      ],
    },
  ];

  const hints = (values: Values) => {
    const relation = relations.find(({ product }) => product.ID === values['pharmaProductID']);
    if (!relation) return {};
    const { latest } = relation;
    const [since, noted] = [format.date(relation.since), format.date(latest.dateTimestamp)];
    const stage = words.stage(latest.relationState);
    const isSame = latest.relationState === values['relationState'];
    const isBefore = stageInstant(textOf(values, 'day'), zone, openedAt) < latest.dateTimestamp;
    return {
      pharmaProductID:
        latest.relationState === LOST ? t`Client perdu depuis le ${since}` : t`${stage} depuis le ${since}`,
      relationState: isSame ? t`C’est déjà son étape` : undefined,
      day: isBefore ? t`L’étape du ${noted} est plus récente\u00A0: elle reste celle qui compte` : undefined,
    };
  };

  return (
    <RecordEditor
      kind="stage"
      subject={ID}
      isNew
      groups={groups}
      saved={{ pharmaProductID: null, relationState: null, day: today }}
      check={(values) => {
        const [productID, relationState] = [textOf(values, 'pharmaProductID'), textOf(values, 'relationState')];
        const day = textOf(values, 'day');
        return isRecorded(advancements, { productID, relationState, day }, zone)
          ? [{ name: 'relationState', message: t`Cette étape est déjà notée ce jour-là` }]
          : [];
      }}
      hints={hints}
      mayWait
      send={(values, { form, draft }) => {
        const [pharmaProductID, relationState] = [textOf(values, 'pharmaProductID'), textOf(values, 'relationState')];
        const dateTimestamp = stageInstant(textOf(values, 'day'), zone, openedAt);
        // The choices may not have been there at the first render.
        const read = queries.getQueryData(cardChoicesQuery(api).queryKey)?.data.readCustomerCardEditDatas;
        const assigned = read?.AssignedPharmaProducts.find((product) => product.ID === pharmaProductID);
        const known = advancements.find(({ PharmaProduct }) => PharmaProduct?.ID === pharmaProductID)?.PharmaProduct;
        const [product, stage] = [(assigned ?? known)?.name ?? '', words.stage(relationState)];
        return queue({
          kind: 'createRelationshipWithProductAdvancement',
          name,
          customer: { kind, ID },
          recordID: null,
          isPart: false,
          values: { pharmaProductID, relationState, dateTimestamp },
          base: {},
          about: product,
          details: t`${product}\u00A0: ${stage}`,
          form,
          draft,
        });
      }}
      words={{
        title: <Trans>Nouvelle étape</Trans>,
        subtitle: <Trans>{name}. Les étapes passées restent dans l’historique.</Trans>,
        notSaved: <Trans>L’étape n’a pas été enregistrée.</Trans>,
        save: <Trans>Enregistrer l’étape</Trans>,
        saved: t`Étape enregistrée`,
        unsaved: <Trans>Cette étape n’est pas enregistrée.</Trans>,
        stays: <Trans>Une étape enregistrée ne se modifie ni ne se retire : vérifiez-la d’abord.</Trans>,
      }}
      control={control}
      isLoading={isPending}
      notices={
        failure && (
          <RetryBanner
            title={<Trans>Les produits et les étapes n’ont pas pu être lus.</Trans>}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        )
      }
    />
  );
}
