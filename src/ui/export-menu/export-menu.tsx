import { Trans, useLingui } from '@lingui/react/macro';
import { Download, FileSpreadsheet, FileText } from 'lucide-react';
import { EXPORT_FORMATS, type ExportFormat } from '#lib/export-formats.ts';
import { Button } from '../button/button.tsx';
import { MenuButton, MenuItem } from '../menu-button/menu-button.tsx';

export interface ExportMenuProps {
  readonly onExport: (format: ExportFormat) => void;
  /** Where there is nothing to export. */
  readonly isDisabled?: boolean;
}

/** Exports what is shown, in the format that is chosen. */
export function ExportMenu({ onExport, isDisabled = false }: ExportMenuProps) {
  const { t } = useLingui();
  const formats = {
    csv: { label: t`CSV`, hint: t`Texte séparé par des points-virgules`, icon: <FileText /> },
    xlsx: { label: t`Excel`, hint: t`Classeur (.xlsx)`, icon: <FileSpreadsheet /> },
  } as const;
  return (
    <MenuButton
      trigger={
        <Button icon={<Download />} isDisabled={isDisabled}>
          <Trans>Exporter</Trans>
        </Button>
      }
    >
      {EXPORT_FORMATS.map((format) => (
        <MenuItem key={format} icon={formats[format].icon} hint={formats[format].hint} onAction={() => onExport(format)}>
          {formats[format].label}
        </MenuItem>
      ))}
    </MenuButton>
  );
}
