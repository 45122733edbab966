import { Trans } from '@lingui/react/macro';
import { isText, shapeOf } from '#lib/shape.ts';
import type { DraftKey } from '#state/drafts.ts';
import { useLeftDraft } from '#state/left-draft.ts';
import { LeftText } from '#ui/left-text/left-text.tsx';

interface Texts {
  readonly name: string;
  readonly description: string;
}

const hasTexts = shapeOf<Texts>({ name: isText, description: isText });

/**
 * What the user had typed about a record that is gone; nothing if the device holds no draft of it
 * (docs/rules/regulatory.md#regulatory-drafts).
 */
export function LeftRecord(props: Pick<DraftKey, 'kind' | 'subject'>) {
  const left = useLeftDraft({ ...props, isDraft: hasTexts });
  if (!left) return null;
  const { name, description } = left.value;
  return (
    <LeftText
      items={[
        { id: 'name', term: <Trans>Nom</Trans>, value: name },
        { id: 'description', term: <Trans>Description</Trans>, value: description },
      ]}
      onForget={left.forget}
    />
  );
}
