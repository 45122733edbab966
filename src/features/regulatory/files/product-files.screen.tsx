import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { FileImage, FileSpreadsheet, FileText, Plus } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useFilter } from 'react-aria-components';
import { failureOf, retryOf } from '#queries/failure.ts';
import { shownName } from '#lib/visible-text.ts';
import { ADMINISTRATORS } from '#domain/access/roles.ts';
import { productsQuery } from '#queries/products.queries.ts';
import { ownHref } from '#routes/links.ts';
import { useZone } from '#state/agencies.tsx';
import { useFormat } from '#state/format.ts';
import { openDialog, useQueryParams } from '#state/query-params.ts';
import { useDialogInAddress } from '#state/dialog-in-address.ts';
import { useRoute } from '#state/route.tsx';
import { useServices } from '#state/services.tsx';
import { useSession } from '#state/session.tsx';
import { useToday } from '#state/today.ts';
import { Button } from '#ui/button/button.tsx';
import { type DataColumn, DataTable } from '#ui/data-table/data-table.tsx';
import { Dialog, DialogBody } from '#ui/dialog/dialog.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { Filters } from '#ui/filters/filters.tsx';
import { MissingState } from '#ui/missing-state/missing-state.tsx';
import { Page, PageHeader } from '#ui/page/page.tsx';
import { ProductMissing } from '../shared/product-missing/product-missing.tsx';
import { ProductHeader } from '../shared/product-header/product-header.tsx';
import { RetryBanner } from '#ui/retry-banner/retry-banner.tsx';
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx';
import { SearchField } from '#ui/search-field/search-field.tsx';
import { DeleteQuestion } from './parts/delete-question.tsx';
import { Explained } from '#state/explain.tsx';
import { FileDialog } from './parts/file-dialog.tsx';
import { UploadDialog } from './parts/upload-dialog.tsx';
import { type FileRow, rowsOf, stepsOf } from './product-file.types.ts';
import * as styles from './product-files.css.ts';
import { productFilesQuery } from './product-files.queries.ts';

/** Value of `?file=` that opens the upload dialog. */
const NEW = 'new';

/** Before the ID of a file in `?file=`: the dialog that replaces it, for whoever signs in again or reloads. */
const REPLACES = 'replace:';

/**
 * Files of a product and of its steps. The search and the open file are in the address. Laboratories can only read and
 * download.
 */
export default function ProductFilesScreen() {
  const { t } = useLingui();
  const format = useFormat();
  const { api, say } = useServices();
  const { userType } = useSession();
  const mayWrite = ADMINISTRATORS.includes(userType);
  const { idProduct: productID = '' } = useRoute().params;
  const [params, changeParams] = useQueryParams();
  const search = params.get('q') ?? '';
  const { open, control } = useDialogInAddress('file', ['step']);
  const isReplacing = mayWrite && open?.startsWith(REPLACES) === true;
  const [isDeleting, setDeleting] = useState(false);
  const products = useQuery(productsQuery(api));
  const read = useQuery(productFilesQuery(api, productID));
  const { data, error, isPending } = read;
  const answer = data?.data;
  const listed = answer?.getAllPharmaProductFileByPharmaProductID;
  const actions = answer?.getAllRegulatoryActionByPharmaProductID;
  const files = useMemo(() => rowsOf(listed ?? [], actions ?? null), [listed, actions]);
  const steps = useMemo(() => stepsOf(actions ?? null), [actions]);
  const today = useToday();
  const zone = useZone();
  const known = products.data?.data.readAllPharmaProducts;
  const product = known?.find(({ ID }) => ID === productID);
  const isMissing = !product && known !== undefined && known !== null;
  const shown = useFound(files, search);
  const opened = files.find(({ ID }) => open === ID || (isReplacing && open === REPLACES + ID));
  const [found, all] = [format.number(shown.length), format.number(files.length)];
  const failure = error ?? (listed ? undefined : data?.errors[0]);
  const reads = [products, read];

  const add = () => openDialog({ file: NEW });
  const columns = useMemo(
    (): readonly DataColumn<FileRow>[] => [
      {
        id: 'name',
        header: t`Fichier`,
        isRowHeader: true,
        width: '2fr',
        sort: ({ name }) => name,
        cell: (file) => <Name file={file} />,
      },
      {
        id: 'format',
        header: t`Format`,
        width: 96,
        sort: ({ extension }) => extension,
        cell: ({ extension }) => extension.toUpperCase() || '–',
      },
      {
        id: 'step',
        header: t`Étape`,
        width: '2fr',
        sort: ({ step }) => (step ? `${step.actionName} ${step.name}` : ''),
        cell: ({ step }) => (step ? <bdi>{`${step.actionName}, ${step.name}`}</bdi> : '–'),
      },
    ],
    [t],
  );

  return (
    <Page>
      {product ? (
        <ProductHeader
          product={product}
          today={today}
          zone={zone}
          reminders={(actions ?? []).flatMap(({ RegulatoryActionSteps }) =>
            RegulatoryActionSteps.flatMap(({ Reminder }) => Reminder ?? []),
          )}
          pages={[
            {
              href: ownHref(userType, 'product_regulatory_actions', { idProduct: productID }),
              label: <Trans>Actions réglementaires</Trans>,
              count: actions?.length,
              isCurrent: false,
            },
            {
              href: ownHref(userType, 'product_files', { idProduct: productID }),
              label: <Trans>Fichiers</Trans>,
              count: listed && format.number(files.length),
              isCurrent: true,
            },
          ]}
        />
      ) : (
        <PageHeader title={<Trans>Fichiers du produit</Trans>} />
      )}
      {products.isPending && (
        <SkeletonGroup>
          <Skeleton width="12rem" />
        </SkeletonGroup>
      )}
      {listed && !isMissing && reads.some(failureOf) && (
        <RetryBanner
          {...retryOf(reads)}
          {...(!failureOf(read) && { title: <Trans>Le produit n’a pas pu être lu.</Trans> })}
        />
      )}
      {isMissing ? (
        <ProductMissing productID={productID} />
      ) : failure && !listed ? (
        <ErrorState title={<Trans>Les fichiers n’ont pas pu être lus</Trans>} {...retryOf(reads)} code={failure.key}>
          <Explained error={failure} />
        </ErrorState>
      ) : (
        <>
          <Filters label={t`Filtrer les fichiers`}>
            <div className={styles.search}>
              <SearchField
                label={t`Chercher un fichier`}
                placeholder={t`Nom, format, étape`}
                value={search}
                onChange={(q) => changeParams({ q })}
              />
            </div>
            {listed && search !== '' && (
              <span className={styles.shownCount} role="status">
                <Trans>
                  {found} sur {all}
                </Trans>
              </span>
            )}
            {mayWrite && (
              <span className={styles.creation}>
                <Button variant="primary" icon={<Plus />} onPress={add}>
                  <Trans>Ajouter un fichier</Trans>
                </Button>
              </span>
            )}
          </Filters>
          <DataTable
            label={t`Fichiers du produit`}
            columns={columns}
            rows={shown}
            getKey={({ ID }) => ID}
            getText={({ name }) => name}
            onRowAction={({ ID }) => openDialog({ file: ID })}
            isLoading={isPending}
            empty={
              search === '' ? (
                <NoFile onAdd={mayWrite ? add : undefined} />
              ) : (
                <NoneFound search={search} onClear={() => changeParams({ q: null })} />
              )
            }
            card={(file) => ({ title: file.name, detail: file.step?.name, end: file.extension.toUpperCase() })}
          />
        </>
      )}
      {mayWrite && open === NEW && (
        <UploadDialog
          productID={productID}
          steps={steps}
          stepID={params.get('step')}
          replaced={null}
          control={control}
        />
      )}
      {open !== null && open !== NEW && listed && !isMissing && !opened && (
        <Dialog isOpen onOpenChange={control.onClose} title={<Trans>Fichier</Trans>} size="small">
          <DialogBody>
            <MissingState title={<Trans>Ce produit n’a pas ce fichier</Trans>} code={open}>
              <Trans>Il a été supprimé, ou il appartient à un autre produit.</Trans>
            </MissingState>
          </DialogBody>
        </Dialog>
      )}
      {opened && !isReplacing && (
        <FileDialog
          productID={productID}
          file={opened}
          mayWrite={mayWrite}
          onClose={control.onClose}
          onReplace={() => changeParams({ file: REPLACES + opened.ID })}
          onDelete={() => setDeleting(true)}
        />
      )}
      {opened && isReplacing && (
        <UploadDialog
          productID={productID}
          steps={steps}
          stepID={opened.step?.ID ?? null}
          replaced={opened}
          control={control}
        />
      )}
      {opened && isDeleting && (
        <DeleteQuestion
          file={opened}
          onEnd={(isDeleted) => {
            setDeleting(false);
            if (!isDeleted) return;
            say.success(t`Fichier supprimé`);
            control.onClose();
          }}
        />
      )}
    </Page>
  );
}

const ICONS: Readonly<Record<string, typeof FileText>> = {
  png: FileImage,
  jpg: FileImage,
  jpeg: FileImage,
  xlsx: FileSpreadsheet,
  xls: FileSpreadsheet,
  csv: FileSpreadsheet,
};

function Name({ file: { name, extension } }: { readonly file: FileRow }): ReactNode {
  const Icon = ICONS[extension] ?? FileText;
  return (
    <span className={styles.file}>
      <Icon className={styles.icon} aria-hidden="true" />
      <bdi className={styles.name} title={shownName(name)}>
        {shownName(name)}
      </bdi>
    </span>
  );
}

/** The files whose name, format or step contain the search text, ignoring accents and case. */
function useFound(files: readonly FileRow[], search: string): readonly FileRow[] {
  const { contains } = useFilter({ sensitivity: 'base' });
  return useMemo(() => {
    const words = search.trim();
    if (words === '') return files;
    return files.filter(({ name, extension, step }) =>
      [name, extension, step?.name ?? '', step?.actionName ?? ''].some((text) => contains(text, words)),
    );
  }, [files, search, contains]);
}

function NoneFound({ search, onClear }: { readonly search: string; readonly onClear: () => void }) {
  return (
    <EmptyState
      title={<Trans>Aucun fichier ne contient « {search} »</Trans>}
      actions={
        <Button onPress={onClear}>
          <Trans>Effacer la recherche</Trans>
        </Button>
      }
    />
  );
}

function NoFile({ onAdd }: { readonly onAdd: (() => void) | undefined }) {
  return (
    <EmptyState
      title={<Trans>Ce produit n’a pas encore de fichier</Trans>}
      actions={
        onAdd && (
          <Button variant="primary" onPress={onAdd}>
            <Trans>Ajouter un fichier</Trans>
          </Button>
        )
      }
    >
      <Trans>L’autorisation, le résumé des caractéristiques, la notice : jusqu’à 20 Mo par fichier.</Trans>
    </EmptyState>
  );
}
