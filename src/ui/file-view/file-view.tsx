import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useMemo } from 'react';
import * as styles from './file-view.css.ts';

/** Formats that can be previewed. Only the extension counts, never the server's type: an HTML page must not be run as a file. */
const VIEWS: Readonly<Record<string, { readonly kind: 'image' | 'pdf'; readonly type: string }>> = {
  png: { kind: 'image', type: 'image/png' },
  jpg: { kind: 'image', type: 'image/jpeg' },
  jpeg: { kind: 'image', type: 'image/jpeg' },
  pdf: { kind: 'pdf', type: 'application/pdf' },
};

export interface FileViewProps {
  readonly content: Blob;
  /** Lower case, without the dot; it alone decides how the file is shown. */
  readonly extension: string;
  readonly name: string;
}

/** A picture or a PDF; any other file is said to be for downloading. */
export function FileView({ content, extension, name }: FileViewProps) {
  const { t } = useLingui();
  const view = VIEWS[extension];
  const shown = useMemo(() => view && new Blob([content], { type: view.type }), [content, view]);
  const address = useObjectUrl(shown);
  if (address !== null && view?.kind === 'image') {
    return (
      <div className={styles.view}>
        <img className={styles.image} src={address} alt={t`Aperçu de ${name}`} />
      </div>
    );
  }
  if (address !== null && view?.kind === 'pdf' && navigator.pdfViewerEnabled) {
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
