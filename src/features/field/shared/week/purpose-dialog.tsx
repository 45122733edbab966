import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/button/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '#ui/dialog/dialog.tsx';
import { Form } from '#ui/form/form.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';

export interface PurposeDialogProps {
  readonly name: string;
  readonly description: string;
  readonly onDescribe: (words: string) => void;
  readonly onClose: () => void;
}

/** What a visit is for; each letter is in the plan at once. */
export function PurposeDialog({ name, description, onDescribe, onClose }: PurposeDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog isOpen onOpenChange={onClose} size="small" title={<Trans>Objectif de la visite</Trans>} subtitle={name}>
      <Form onSubmit={onClose}>
        <DialogBody>
          <TextField
            label={t`Objectif de la visite à ${name}`}
            isLabelHidden
            value={description}
            onChange={onDescribe}
            autoFocus
          />
        </DialogBody>
        <DialogFooter>
          <Button type="submit" variant="primary" size="large">
            <Trans>Terminé</Trans>
          </Button>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}
