import { Trans, useLingui } from '@lingui/react/macro';
import type { DraftRows } from '#domain/finance/draft-rows.ts';
import type { FinanceKind } from '#domain/finance/rows.ts';
import type { Incoming } from '#machines/draft/draft.types.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '#ui/dialog/dialog.tsx';
import type { FinanceCatalogue } from '../named-rows.ts';
import { RowsDiff } from './rows-diff.tsx';

export interface ChoiceDialogProps {
  readonly kind: FinanceKind;
  readonly catalogue: FinanceCatalogue;
  readonly incoming: Incoming<DraftRows> | null;
  readonly mine: DraftRows;
  readonly onMine: () => void;
  readonly onTheirs: () => void;
  /** Each wholesaler sends a file of its own: they add up. */
  readonly onBoth: () => void;
}

/** The draft beside what would replace it; see docs/rules/finance.md#replace-draft. Closing the dialog keeps the draft. */
export function ChoiceDialog({ kind, catalogue, incoming, mine, onMine, onTheirs, onBoth }: ChoiceDialogProps) {
  const { t } = useLingui();
  if (!incoming) return null;
  const words = {
    server: {
      title: t`Remplacer votre saisie par les lignes du serveur ?`,
      subtitle: t`Le serveur n’a pas les mêmes lignes que votre saisie, gardée sur cet appareil.`,
      label: t`Sur le serveur`,
      take: t`Prendre celles du serveur`,
    },
    file: {
      title: t`Remplacer votre saisie par le fichier ?`,
      subtitle: t`Votre saisie n’est pas encore enregistrée.`,
      label: t`Votre fichier`,
      take: t`Prendre celles du fichier`,
    },
    tab: {
      title: t`Remplacer votre saisie par celle de l’autre onglet ?`,
      subtitle: t`L’autre onglet a gardé d’autres lignes depuis.`,
      label: t`Dans l’autre onglet`,
      take: t`Prendre celles de l’autre onglet`,
    },
  }[incoming.from];
  const own = { label: t`Votre saisie`, rows: mine };
  const theirs = { label: words.label, rows: incoming.value };
  const isFile = incoming.from === 'file';
  const together = isFile
    ? t`Si vous réunissez les deux, une ligne du fichier l’emporte sur la vôtre.`
    : t`Si vous réunissez les deux, votre ligne l’emporte.`;
  return (
    <Dialog isOpen onOpenChange={onMine} size="wide" title={words.title} subtitle={`${words.subtitle} ${together}`}>
      <DialogBody>
        <RowsDiff
          kind={kind}
          catalogue={catalogue}
          label={t`Votre saisie et ce qui la remplacerait`}
          before={isFile ? own : theirs}
          after={isFile ? theirs : own}
          isInDialog
        />
      </DialogBody>
      <DialogFooter>
        <Button variant="outline" size="large" onPress={onTheirs}>
          {words.take}
        </Button>
        <Button variant="outline" size="large" onPress={onBoth}>
          <Trans>Réunir les deux</Trans>
        </Button>
        <Button variant="primary" size="large" autoFocus onPress={onMine}>
          <Trans>Garder ma saisie</Trans>
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
