import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { extensionOf } from '#lib/file-check.ts';
import { shownName } from '#lib/visible-text.ts';
import { fileContentQuery } from '#queries/file-content.queries.ts';
import { Explained } from '#state/explain.tsx';
import { saveFile } from '#state/save-file.ts';
import { useServices } from '#state/services.tsx';
import { Button } from '#ui/button/button.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { FileView } from '#ui/file-view/file-view.tsx';
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx';
import { fileNameOf } from '../absence-entries.ts';
import * as styles from '../absences.css.ts';

/** The file of an absence: preview and download. */
export function Proof({ link }: { readonly link: string }) {
  const { api } = useServices();
  const { data: content, error, isFetching, refetch } = useQuery(fileContentQuery(api, link));
  const name = fileNameOf(link);
  if (error) {
    return (
      <ErrorState
        title={<Trans>Le justificatif n’a pas pu être lu</Trans>}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
        code={error.key}
      >
        <Explained error={error} />
      </ErrorState>
    );
  }
  if (!content) {
    return (
      <SkeletonGroup>
        <Skeleton shape="block" height="50vh" />
      </SkeletonGroup>
    );
  }
  return (
    <div className={styles.fields}>
      <FileView content={content} extension={extensionOf(name)} name={shownName(name)} />
      <div>
        <Button icon={<Download />} onPress={() => saveFile(name, content)}>
          <Trans>Télécharger</Trans>
        </Button>
      </div>
    </div>
  );
}
