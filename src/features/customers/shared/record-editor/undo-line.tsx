import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useExplain } from '#state/explain.tsx';
import { useOperation } from '#state/operation.ts';
import { useServices } from '#state/services.tsx';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { type Undo, UndoRefused } from './undo.ts';

interface UndoLineProps {
  readonly undo: Undo;
  /** It was undone, or the user wants no undo. */
  readonly onEnd: () => void;
}

/** The last save of a page, and the line that undoes it. */
export function useUndo() {
  const [undo, setUndo] = useState<Undo | null>(null);
  return {
    onUndoable: setUndo,
    line: undo && <UndoLine key={undo.labels.join()} undo={undo} onEnd={() => setUndo(null)} />,
  };
}

/** What was saved last, and the way back. It stays until it is used, closed, or something else is saved. */
function UndoLine({ undo, onEnd }: UndoLineProps) {
  const { t } = useLingui();
  const { say } = useServices();
  const explained = useExplain();
  const operation = useOperation({
    perform: (_: Undo, signal) => undo.run(signal),
    onSuccess: (result) => {
      if (result === 'queued') say.info(t`Gardé sur cet appareil\u00A0: l’envoi part dès que le réseau le permet.`);
      else say.success(t`Modification annulée`);
      onEnd();
    },
  });
  const { failure, inProgress } = operation;
  const refused = operation.error && failure instanceof UndoRefused ? failure : null;
  const contested = refused?.labels.join(', ') ?? '';
  const labels = undo.labels.join(', ');
  return (
    <Banner
      tone={operation.error ? 'red' : 'info'}
      title={
        operation.error ? <Trans>La modification n’a pas été annulée.</Trans> : <Trans>Modification enregistrée.</Trans>
      }
      actions={
        <>
          {!refused && (
            <Button size="small" isPending={inProgress} onPress={() => operation.run(undo)}>
              <Trans>Annuler la modification</Trans>
            </Button>
          )}
          <Button size="small" variant="ghost" onPress={onEnd}>
            <Trans>Fermer</Trans>
          </Button>
        </>
      }
    >
      {!operation.error ? (
        labels
      ) : !refused ? (
        explained(failure)
      ) : contested === '' ? (
        <Trans>Ce qui avait été modifié n’existe plus.</Trans>
      ) : (
        <Trans>Changé depuis par quelqu’un d’autre : {contested}. Rien n’a été écrasé.</Trans>
      )}
    </Banner>
  );
}
