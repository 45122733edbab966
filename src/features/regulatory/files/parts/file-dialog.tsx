import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Download, FileUp, Trash2 } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { shownName } from '#lib/visible-text.ts';
import { ownHref } from '#routes/links.ts';
import { useServices } from '#state/services.tsx';
import { useSession } from '#state/session.tsx';
import { Button } from '#ui/button/button.tsx';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { Dialog, DialogBody, DialogFooter } from '#ui/dialog/dialog.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { Link } from '#ui/link/link.tsx';
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx';
import { downloadName, type FileRow, viewOf } from '../product-file.types.ts';
import * as styles from '../product-files.css.ts';
import { fileContentQuery } from '../product-files.queries.ts';
import { Explained } from '#state/explain.tsx';

export interface FileDialogProps {
  readonly productID: string;
  readonly file: FileRow;
  readonly mayWrite: boolean;
  readonly onClose: () => void;
  readonly onReplace: () => void;
  readonly onDelete: () => void;
}

/** One file: preview, download, replace, delete. */
export function FileDialog({ productID, file, mayWrite, onClose, onReplace, onDelete }: FileDialogProps) {
  const { api } = useServices();
  const { userType } = useSession();
  const {
    data: content,
    error,
    isFetching,
    refetch,
  } = useQuery({
    ...fileContentQuery(api, file.File ?? ''),
    enabled: file.File !== null,
  });
  const view = viewOf(file);
  // The type comes from the file name, never from the server: an HTML answer must not be shown as a page of ours.
  const shown = useMemo(
    () => content && new Blob([content], { type: view?.type ?? 'application/octet-stream' }),
    [content, view],
  );
  const address = useObjectUrl(shown);
  const { step } = file;
  const steps =
    step && ownHref(userType, 'regulatory_action_steps', { idProduct: productID, idRegAction: step.actionID });
  return (
    <Dialog isOpen onOpenChange={onClose} title={shownName(file.name)} size="large">
      <DialogBody>
        {file.File === null ? (
          <p className={styles.words}>
            <Trans>Le serveur n’a pas l’adresse de ce fichier.</Trans>
          </p>
        ) : error ? (
          <ErrorState
            title={<Trans>Le fichier n’a pas pu être lu</Trans>}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
            code={error.key}
          >
            <Explained error={error} />
          </ErrorState>
        ) : address === null ? (
          <SkeletonGroup>
            <Skeleton shape="block" height="50vh" />
          </SkeletonGroup>
        ) : (
          <View kind={view?.kind} address={address} name={file.name} />
        )}
        {step && (
          <div className={styles.facts}>
            <DescriptionList
              items={[
                {
                  id: 'step',
                  term: <Trans>Étape</Trans>,
                  value: steps ? (
                    <Link href={steps}>{`${step.actionName}, ${step.name}`}</Link>
                  ) : (
                    `${step.actionName}, ${step.name}`
                  ),
                },
              ]}
            />
          </div>
        )}
      </DialogBody>
      <DialogFooter
        start={
          mayWrite && (
            <Button variant="dangerText" size="large" icon={<Trash2 />} onPress={onDelete}>
              <Trans>Supprimer</Trans>
            </Button>
          )
        }
      >
        {mayWrite && (
          <Button size="large" icon={<FileUp />} onPress={onReplace}>
            <Trans>Remplacer</Trans>
          </Button>
        )}
        <Button
          variant="primary"
          size="large"
          icon={<Download />}
          isDisabled={address === null}
          onPress={() => {
            if (address !== null) keepOnDevice(address, downloadName(file));
          }}
        >
          <Trans>Télécharger</Trans>
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

function View({
  kind,
  address,
  name,
}: {
  readonly kind: 'image' | 'pdf' | undefined;
  readonly address: string;
  readonly name: string;
}) {
  const { t } = useLingui();
  if (kind === 'image') {
    return (
      <div className={styles.view}>
        <img className={styles.image} src={address} alt={t`Aperçu de ${name}`} />
      </div>
    );
  }
  if (kind === 'pdf' && navigator.pdfViewerEnabled) {
    return (
      <div className={styles.view}>
        {/* No sandbox: browsers do not show a PDF in one. The blob's type above guarantees that it is a PDF. */}
        <iframe className={styles.page} src={`${address}#navpanes=0`} title={t`Aperçu de ${name}`} />
      </div>
    );
  }
  return (
    <p className={styles.words}>
      <Trans>Ce navigateur ne montre pas ce format. Téléchargez le fichier pour l’ouvrir.</Trans>
    </p>
  );
}

/** An object URL for the blob, revoked on unmount; null without a blob. */
function useObjectUrl(blob: Blob | undefined): string | null {
  const url = useMemo(() => (blob ? URL.createObjectURL(blob) : null), [blob]);
  useEffect(() => {
    if (url === null) return undefined;
    return () => URL.revokeObjectURL(url);
  }, [url]);
  return url;
}

function keepOnDevice(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
