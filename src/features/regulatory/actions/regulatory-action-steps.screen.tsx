import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Pencil, Plus, Stamp, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { isOpenStatus } from '#domain/regulatory/regulatory-status.ts';
import { ADMINISTRATORS } from '#domain/access/roles.ts';
import { ownHref } from '#routes/links.ts';
import { navigate } from '#state/location.ts';
import { openDialog, useQueryParams } from '#state/query-params.ts';
import { useOperation } from '#state/operation.ts';
import { useDialogInAddress, usePageDialog } from '#state/dialog-in-address.ts';
import { useRoute } from '#state/route.tsx';
import { useServices } from '#state/services.tsx';
import { useSession } from '#state/session.tsx';
import { Badge } from '#ui/badge/badge.tsx';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { MissingState } from '#ui/missing-state/missing-state.tsx';
import { Link } from '#ui/link/link.tsx';
import { Page, PageHeader } from '#ui/page/page.tsx';
import { RetryBanner } from '#ui/retry-banner/retry-banner.tsx';
import { Section } from '#ui/section/section.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { TypeName } from '#ui/type-name/type-name.tsx';
import { LeftRecord } from '../shared/left-record/left-record.tsx';
import { ActionEditor, draftSubject } from './parts/action-editor.tsx';
import { DeleteQuestion } from './parts/delete-question.tsx';
import { Explained } from '#state/explain.tsx';
import { NewAmm } from './parts/new-amm.tsx';
import { StepDialog } from './parts/step-dialog.tsx';
import { StepHistory } from './parts/step-history.tsx';
import type { Deletable } from './regulatory-actions.actors.ts';
import { DetachFileDocument, type DetachFileMutationVariables } from './regulatory-actions.generated.ts';
import * as styles from './regulatory-actions.css.ts';
import { actionStepsQuery } from './regulatory-actions.queries.ts';

/** The action id in the address of a new action. */
const NEW = 'new';

/**
 * One regulatory action of a product, with the history of its steps. The open dialog is in the address. A new action is
 * written at the address of the action `new`.
 */
export default function RegulatoryActionStepsScreen() {
  const { userType } = useSession();
  const { idProduct: productID = '', idRegAction: actionID = '' } = useRoute().params;
  const [params] = useQueryParams();
  // The dialog to open once a new action is saved, such as the one for a new authorisation.
  const open = params.get('open');
  const mayWrite = ADMINISTRATORS.includes(userType);
  const actionsHref = ownHref(userType, 'product_regulatory_actions', { idProduct: productID }) ?? '/';
  const pageControl = usePageDialog(actionsHref);
  if (actionID !== NEW || !mayWrite)
    return <ActionPage key={actionID} {...{ productID, actionID, mayWrite, actionsHref }} />;
  return (
    <Page>
      <PageHeader title={<Trans>Nouvelle action réglementaire</Trans>} />
      <ActionEditor
        productID={productID}
        action={null}
        control={pageControl}
        onSaved={(idRegAction) => {
          const created = ownHref(userType, 'regulatory_action_steps', { idProduct: productID, idRegAction }, { open });
          navigate(created ?? actionsHref, { replace: true });
        }}
      />
    </Page>
  );
}

interface ActionPageProps {
  readonly productID: string;
  readonly actionID: string;
  readonly mayWrite: boolean;
  /** Address of the product's list of actions. */
  readonly actionsHref: string;
}

function ActionPage({ productID, actionID, mayWrite, actionsHref }: ActionPageProps) {
  const { t } = useLingui();
  const { api, say } = useServices();
  const { userType } = useSession();
  const { open, control } = useDialogInAddress('open');
  const asked = mayWrite ? open : null;
  const [deleted, setDeleted] = useState<Deletable | null>(null);
  const { data, error, isFetching, refetch } = useQuery(actionStepsQuery(api, actionID));
  const action = data?.data.getRegulatoryActionByID;
  const steps = data?.data.getAllRegulatoryActionStepByRegulatoryActionID;
  const failure = error ?? data?.errors[0];
  const isMissing = !action && (failure ? failure.codes.includes('NOT_FOUND') : data !== undefined);
  const addStep = () => openDialog({ open: 'step' });
  const detach = useOperation<DetachFileMutationVariables, boolean>({
    perform: async (variables, signal) => {
      const answer = await api.request(DetachFileDocument, variables, { signal });
      return { data: answer.data.deleteRegulatoryActionStepProductFile.success };
    },
    onSuccess: () => say.success(t`Fichier retiré de l’étape, il reste au produit`),
  });

  if (!action) {
    return (
      <Page>
        <PageHeader title={<Trans>Étapes de l’action réglementaire</Trans>} />
        {isMissing ? (
          <>
            <MissingState
              title={<Trans>Cette action n’existe pas</Trans>}
              actions={
                <Link variant="standalone" href={actionsHref}>
                  <Trans>Actions du produit</Trans>
                </Link>
              }
              code={actionID}
            >
              <Trans>Elle a été supprimée, ou elle appartient à une autre agence ou à un autre laboratoire.</Trans>
            </MissingState>
            <LeftRecord kind="action" subject={draftSubject(productID, actionID)} />
          </>
        ) : failure ? (
          <ErrorState
            title={<Trans>L’action n’a pas pu être lue</Trans>}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
            code={failure.key}
            actions={
              <Link variant="standalone" href={actionsHref}>
                <Trans>Actions du produit</Trans>
              </Link>
            }
          >
            <Explained error={failure} />
          </ErrorState>
        ) : (
          <SkeletonRows isTwoLine hasAvatar count={6} />
        )}
      </Page>
    );
  }

  const { name, description, statut, PharmaProduct: product, TypeRegulatoryAction: type } = action;
  // docs/rules/regulatory.md#own-product
  if (product && product.ID !== productID) {
    const own = ownHref(userType, 'regulatory_action_steps', { idProduct: product.ID, idRegAction: actionID });
    return (
      <Page>
        <PageHeader title={name} />
        <MissingState
          title={<Trans>Cette action appartient à un autre produit</Trans>}
          actions={
            <Link variant="standalone" href={own ?? actionsHref}>
              <Trans>Ouvrir l’action</Trans>
            </Link>
          }
          code={actionID}
        >
          <Trans>Elle fait partie du dossier de {product.name}.</Trans>
        </MissingState>
      </Page>
    );
  }
  return (
    <Page>
      <PageHeader
        title={name}
        subtitle={
          <span className={styles.facts}>
            {product && <Link href={actionsHref}>{product.name}</Link>}
            {type && <TypeName colour={type.colorCode}>{type.name}</TypeName>}
            <Badge tone={isOpenStatus(statut) ? 'accent' : 'neutral'}>{statut}</Badge>
          </span>
        }
        actions={
          mayWrite && (
            <>
              <Button
                variant="dangerText"
                icon={<Trash2 />}
                onPress={() => setDeleted({ kind: 'action', ID: actionID, name })}
              >
                <Trans>Supprimer</Trans>
              </Button>
              <Button icon={<Pencil />} onPress={() => openDialog({ open: 'edit' })}>
                <Trans>Modifier</Trans>
              </Button>
              <Button variant="primary" icon={<Stamp />} onPress={() => openDialog({ open: 'amm' })}>
                <Trans>Enregistrer la nouvelle AMM</Trans>
              </Button>
            </>
          )
        }
      />
      {description && <p className={styles.lead}>{description}</p>}
      {failure && (
        <RetryBanner
          title={<Trans>Ces étapes ne sont peut-être pas à jour.</Trans>}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        >
          <Explained error={failure} />
        </RetryBanner>
      )}
      {detach.error && (
        <Banner tone="red" title={<Trans>Le fichier est toujours sur l’étape.</Trans>}>
          <Explained error={detach.failure} />
        </Banner>
      )}
      <Section
        title={<Trans>Étapes</Trans>}
        meta={steps && <Plural value={steps.length} one="# étape" other="# étapes" />}
        actions={
          mayWrite && (
            <Button variant="ghost" size="small" icon={<Plus />} onPress={addStep}>
              <Trans>Ajouter une étape</Trans>
            </Button>
          )
        }
      >
        {steps && steps.length > 0 ? (
          <StepHistory
            productID={productID}
            statut={statut}
            steps={steps}
            mayWrite={mayWrite}
            onDetach={(step, file) => detach.run({ regulatoryActionStepID: step.ID, pharmaProductFileID: file.ID })}
            onDelete={(step) => setDeleted({ kind: 'step', ID: step.ID, name: step.name })}
          />
        ) : (
          steps && (
            <EmptyState
              title={<Trans>Aucune étape pour cette action</Trans>}
              actions={
                mayWrite && (
                  <Button onPress={addStep}>
                    <Trans>Ajouter une étape</Trans>
                  </Button>
                )
              }
            >
              <Trans>Une étape garde ses fichiers et son rappel : l’historique se lit d’un trait.</Trans>
            </EmptyState>
          )
        )}
      </Section>

      {asked === 'step' && <StepDialog actionID={actionID} control={control} />}
      {asked === 'edit' && (
        <ActionEditor
          productID={productID}
          action={action}
          control={control}
          onSaved={(idRegAction) => {
            control.onClose();
            if (idRegAction === actionID) return;
            // The action was deleted meanwhile, and is saved as a new one.
            const created = ownHref(userType, 'regulatory_action_steps', { idProduct: productID, idRegAction });
            navigate(created ?? actionsHref, { replace: true });
          }}
        />
      )}
      {asked === 'amm' && <NewAmm actionID={actionID} productName={product?.name ?? ''} control={control} />}
      {deleted && (
        <DeleteQuestion
          key={deleted.ID}
          what={deleted}
          onEnd={(isDeleted) => {
            setDeleted(null);
            if (!isDeleted) return;
            say.success(deleted.kind === 'action' ? t`Action supprimée` : t`Étape supprimée`);
            if (deleted.kind === 'action') navigate(actionsHref, { replace: true });
          }}
        />
      )}
    </Page>
  );
}
