import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../button/button.tsx';
import { useFigures } from '../chart/figures.ts';
import { Dialog, DialogBody, DialogFooter } from '../dialog/dialog.tsx';
import { Digits } from '../digits/digits.tsx';
import * as styles from './sheet-grid.css.ts';
import type { PasteQuestion } from './use-sheet.ts';

/** Pasted numbers with two readings: both are shown, and nothing is pasted before the answer. */
export function PasteDialog({ question }: { readonly question: PasteQuestion | null }) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen={question !== null}
      onOpenChange={() => question?.onCancel()}
      title={t`Comment lire ces nombres ?`}
      subtitle={
        <Trans>Rien d’autre dans ce que vous collez ne dit si le signe sépare les milliers ou les décimales.</Trans>
      }
    >
      {question && <Content {...question} />}
    </Dialog>
  );
}

function Content({ samples, count, onAnswer, onCancel }: PasteQuestion) {
  const { t } = useLingui();
  const { full } = useFigures();
  const [first] = samples;
  if (!first) return null;
  const { text: example, readings: of } = first;
  const [comma, point] = [full(of[',']), full(of['.'])];
  return (
    <>
      <DialogBody>
        <table className={styles.readings}>
          <caption className={styles.readingsCaption}>
            {t`${plural(count, { one: '# valeur a deux lectures', other: '# valeurs ont deux lectures' })}`}
          </caption>
          <thead>
            <tr>
              <th scope="col">{t`Collé`}</th>
              <th scope="col">{t`Virgule décimale`}</th>
              <th scope="col">{t`Point décimal`}</th>
            </tr>
          </thead>
          <tbody>
            {samples.map(({ text, readings }) => (
              <tr key={text}>
                <th scope="row">{text}</th>
                <td>
                  <Digits>{full(readings[','])}</Digits>
                </td>
                <td>
                  <Digits>{full(readings['.'])}</Digits>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </DialogBody>
      <DialogFooter>
        <Button size="large" variant="ghost" autoFocus onPress={onCancel}>
          <Trans>Ne rien coller</Trans>
        </Button>
        <Button size="large" variant="outline" onPress={() => onAnswer(',')}>
          {t`Virgule décimale : ${example} = ${comma}`}
        </Button>
        <Button size="large" variant="outline" onPress={() => onAnswer('.')}>
          {t`Point décimal : ${example} = ${point}`}
        </Button>
      </DialogFooter>
    </>
  );
}
