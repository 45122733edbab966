import { Trans, useLingui } from '@lingui/react/macro';
import { isText, shapeOf } from '#lib/shape.ts';
import type { DraftKey } from '#state/drafts.ts';
import { useLeftDraft } from '#state/left-draft.ts';
import { useServices } from '#state/services.tsx';
import { Button } from '#ui/button/button.tsx';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { Section } from '#ui/section/section.tsx';

interface Texts {
  readonly name: string;
  readonly description: string;
}

const hasTexts = shapeOf<Texts>({ name: isText, description: isText });

/**
 * What the user had typed about a record that is gone, to read, copy or discard; nothing if the device holds no draft of it
 * (docs/rules/regulatory.md#regulatory-drafts).
 */
export function LeftText(props: Pick<DraftKey, 'kind' | 'subject'>) {
  const { t } = useLingui();
  const { say } = useServices();
  const left = useLeftDraft({ ...props, isDraft: hasTexts });
  if (!left) return null;
  const { name, description } = left.value;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText([name, description].filter(Boolean).join('\n\n'));
      say.success(t`Texte copié`);
    } catch {
      // Pages of plain http have no clipboard, and a browser may refuse it.
      say.error(t`Ce navigateur n’a pas copié le texte. Sélectionnez-le pour le copier.`);
    }
  };
  return (
    <Section
      title={<Trans>Votre saisie sur cet appareil</Trans>}
      actions={
        <>
          <Button size="small" onPress={() => void copy()}>
            <Trans>Copier le texte</Trans>
          </Button>
          <Button size="small" variant="dangerText" onPress={left.forget}>
            <Trans>Abandonner ma saisie</Trans>
          </Button>
        </>
      }
    >
      <DescriptionList
        items={[
          { id: 'name', term: <Trans>Nom</Trans>, value: name },
          { id: 'description', term: <Trans>Description</Trans>, value: description },
        ].filter(({ value }) => value.trim() !== '')}
      />
    </Section>
  );
}
