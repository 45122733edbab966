import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Copy } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../button/button.tsx';
import { DescriptionList } from '../description-list/description-list.tsx';
import { Section } from '../section/section.tsx';

export interface LeftTextProps {
  /** By default, that it is what the user has written on this device. */
  readonly title?: ReactNode;
  /** What was written, field by field; empty ones are left out. */
  readonly items: readonly { readonly id: string; readonly term: ReactNode; readonly value: string }[];
  /** Deletes it from the device; left out where that is done elsewhere. */
  readonly onForget?: () => void;
}

/** What was written and can be saved nowhere any more, to read, copy or discard. */
export function LeftText({ title = <Trans>Votre saisie sur cet appareil</Trans>, items, onForget }: LeftTextProps) {
  const { t } = useLingui();
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');
  const written = items.filter(({ value }) => value.trim() !== '');
  // Pages of plain http have no clipboard, and a browser may refuse it.
  const words = { idle: t`Copier le texte`, copied: t`Texte copié`, refused: t`Sélectionnez le texte pour le copier` };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(written.map(({ value }) => value).join('\n\n'));
      setState('copied');
    } catch {
      setState('refused');
    }
  };
  return (
    <Section
      title={title}
      actions={
        <>
          <Button size="small" icon={state === 'copied' ? <Check /> : <Copy />} onPress={() => void copy()}>
            <span aria-live="polite">{words[state]}</span>
          </Button>
          {onForget && (
            <Button size="small" variant="dangerText" onPress={onForget}>
              <Trans>Abandonner ma saisie</Trans>
            </Button>
          )}
        </>
      }
    >
      <DescriptionList items={written} />
    </Section>
  );
}
