import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Download, FileUp, Trash2 } from 'lucide-react';
import { shownName } from '#lib/visible-text.ts';
import { fileContentQuery } from '#queries/file-content.queries.ts';
import { ownHref } from '#routes/links.ts';
import { saveFile } from '#state/save-file.ts';
import { useServices } from '#state/services.tsx';
import { useSession } from '#state/session.tsx';
import { Button } from '#ui/button/button.tsx';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { Dialog, DialogBody, DialogFooter } from '#ui/dialog/dialog.tsx';
import { FileView } from '#ui/file-view/file-view.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { Link } from '#ui/link/link.tsx';
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx';
import { downloadName, type FileRow } from '../product-file.types.ts';
import * as styles from '../product-files.css.ts';
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
        ) : content === undefined ? (
          <SkeletonGroup>
            <Skeleton shape="block" height="50vh" />
          </SkeletonGroup>
        ) : (
          <FileView content={content} extension={file.extension} name={file.name} />
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
          isDisabled={content === undefined}
          onPress={() => {
            if (content) saveFile(downloadName(file), content);
          }}
        >
          <Trans>Télécharger</Trans>
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
