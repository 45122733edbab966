import { Trans, useLingui } from '@lingui/react/macro';
import { Download, FileSpreadsheet, FileText } from 'lucide-react';
import { EXPORT_FORMATS, type ExportFormat } from '#lib/export-formats.ts';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';
import { MenuButton, MenuItem } from '../menu-button/menu-button.tsx';

export interface ExportMenuProps {
  /** Writes the file. A rejection is shown, with a retry: the code that writes a format is loaded on first use. */
  readonly onExport: (format: ExportFormat) => Promise<void>;
  /** Disabled if there is nothing to export. */
  readonly isDisabled?: boolean;
}

/** Exports the shown data in a chosen format. */
export function ExportMenu({ onExport, isDisabled = false }: ExportMenuProps) {
  const { t } = useLingui();
  const [failed, setFailed] = useState<ExportFormat | null>(null);
  const [isTrying, setTrying] = useState(false);
  const attempt = async (format: ExportFormat) => {
    setTrying(true);
    try {
      await onExport(format);
      setFailed(null);
    } catch {
      setFailed(format);
    } finally {
      setTrying(false);
    }
  };
  const formats = {
    csv: { label: t`CSV`, hint: t`Texte séparé par des points-virgules`, icon: <FileText /> },
    xlsx: { label: t`Excel`, hint: t`Classeur (.xlsx)`, icon: <FileSpreadsheet /> },
  } as const;
  return (
    <>
      <MenuButton
        trigger={
          <Button icon={<Download />} isDisabled={isDisabled}>
            <Trans>Exporter</Trans>
          </Button>
        }
      >
        {EXPORT_FORMATS.map((format) => (
          <MenuItem
            key={format}
            icon={formats[format].icon}
            hint={formats[format].hint}
            onAction={() => void attempt(format)}
          >
            {formats[format].label}
          </MenuItem>
        ))}
      </MenuButton>
      <ConfirmDialog
        isOpen={failed !== null}
        onOpenChange={() => setFailed(null)}
        tone="neutral"
        title={<Trans>L’export n’a pas abouti</Trans>}
        description={
          <Trans>Le fichier n’a pas pu être préparé. Vérifiez le réseau, puis réessayez : rien n’est perdu.</Trans>
        }
        confirmLabel={<Trans>Réessayer</Trans>}
        isPending={isTrying}
        onConfirm={() => {
          if (failed) void attempt(failed);
        }}
      />
    </>
  );
}
