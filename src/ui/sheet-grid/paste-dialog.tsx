import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../button/button.tsx';
import { useFigures } from '../chart/figures.ts';
import { Dialog, DialogBody, DialogFooter } from '../dialog/dialog.tsx';
import { Digits } from '../digits/digits.tsx';
import * as styles from './sheet-grid.css.ts';
import type { NumbersQuestion, PasteQuestion, YearQuestion } from './use-sheet.ts';

/** What a pasted block leaves open. Nothing is pasted before the answer. */
export function PasteDialog({ question }: { readonly question: PasteQuestion | null }) {
  const { t } = useLingui();
  const year = question?.kind === 'year' ? question.year : null;
  return (
    <Dialog
      isOpen={question !== null}
      onOpenChange={() => question?.onCancel()}
      title={year === null ? t`Comment lire ces nombres ?` : t`« ${year} » est-il un titre ?`}
      subtitle={
        year === null ? (
          <Trans>Rien d’autre dans ce que vous collez ne dit si le signe sépare les milliers ou les décimales.</Trans>
        ) : (
          <Trans>Cette année est au-dessus de nombres : elle peut les nommer, ou être la première valeur.</Trans>
        )
      }
    >
      {question?.kind === 'numbers' && <Readings {...question} />}
      {question?.kind === 'year' && <Year {...question} />}
    </Dialog>
  );
}

function Year({ year, onAnswer, onCancel }: YearQuestion) {
  const { t } = useLingui();
  return (
    <DialogFooter>
      <Button size="large" variant="ghost" autoFocus onPress={onCancel}>
        <Trans>Ne rien coller</Trans>
      </Button>
      <Button size="large" variant="outline" onPress={() => onAnswer('value')}>
        {t`Valeur : coller aussi ${year}`}
      </Button>
      <Button size="large" variant="outline" onPress={() => onAnswer('title')}>
        <Trans>Titre : ne coller que la suite</Trans>
      </Button>
    </DialogFooter>
  );
}

/** Both readings of pasted numbers. */
function Readings({ samples, count, onAnswer, onCancel }: NumbersQuestion) {
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
