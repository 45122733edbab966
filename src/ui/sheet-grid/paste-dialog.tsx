import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { useFigures } from '../chart/figures.ts';
import { Dialog, DialogBody, DialogFooter } from '../dialog/dialog.tsx';
import { Digits } from '../digits/digits.tsx';
import type { Mark } from './marks.ts';
import * as styles from './sheet-grid.css.ts';
import type {
  MarksQuestion,
  NumbersQuestion,
  PasteQuestion,
  PricesQuestion,
  SpacedQuestion,
  SumsQuestion,
  YearQuestion,
} from './use-sheet.ts';

/** What a pasted block leaves open. Nothing is pasted before the answer. */
export function PasteDialog({ question }: { readonly question: PasteQuestion | null }) {
  const words = useQuestionWords(question);
  return (
    <Dialog isOpen={question !== null} onOpenChange={() => question?.onCancel()} {...words}>
      {question?.kind === 'numbers' && <Readings {...question} />}
      {question?.kind === 'year' && <Year {...question} />}
      {question?.kind === 'marks' && <Marks {...question} />}
      {question?.kind === 'sums' && <Sums {...question} />}
      {question?.kind === 'prices' && <Prices {...question} />}
      {question?.kind === 'spaced' && <Spaced {...question} />}
    </Dialog>
  );
}

function useQuestionWords(question: PasteQuestion | null): { readonly title: string; readonly subtitle: ReactNode } {
  const { t } = useLingui();
  switch (question?.kind) {
    case 'marks':
      return {
        title: t`Coller aussi ce qui est masqué ou barré ?`,
        subtitle: <Trans>Le document copié masque ou barre ces valeurs, et leur texte ne le dit pas.</Trans>,
      };
    case 'prices': {
      const { labels } = question;
      const names = labels.map((label) => t`« ${label} »`).join(', ');
      return {
        title: t`Ces nombres sont-ils des quantités ?`,
        subtitle: (
          <Trans>
            Dans {names}, ils suivent les prix de leurs lignes : ce sont peut-être des montants, ou d’autres prix.
          </Trans>
        ),
      };
    }
    case 'spaced':
      return {
        title: t`Ces lignes sont-elles des noms et leurs nombres ?`,
        subtitle: <Trans>Une espace seule les sépare : le nombre peut aussi être une partie du nom.</Trans>,
      };
    case 'year': {
      const { year } = question;
      return {
        title: t`« ${year} » est-il un titre ?`,
        subtitle: (
          <Trans>Cette année est au-dessus de nombres : elle peut les nommer, ou être la première valeur.</Trans>
        ),
      };
    }
    case 'sums': {
      const { lines } = question;
      const [count, text] = [lines.length, lines[0]?.text ?? ''];
      if (count === 0) {
        return {
          title: t`La dernière colonne est-elle un total ?`,
          subtitle: <Trans>Dans chaque ligne, elle est la somme des autres. Collée, elle compterait avec elles.</Trans>,
        };
      }
      return {
        title: count === 1 ? t`« ${text} » est-il un total ?` : t`Ces ${count} lignes sont-elles des totaux ?`,
        subtitle:
          count === 1 ? (
            <Trans>Cette ligne est la somme des autres. Collée, elle compterait comme un produit.</Trans>
          ) : (
            <Trans>Ces lignes sont des sommes des autres. Collées, elles compteraient comme des produits.</Trans>
          ),
      };
    }
    default:
      return {
        title: t`Comment lire ces nombres ?`,
        subtitle: (
          <Trans>Rien d’autre dans ce que vous collez ne dit si le signe sépare les milliers ou les décimales.</Trans>
        ),
      };
  }
}

/** The answers below a question, the first of which pastes nothing. */
function Answers({
  onCancel,
  answers,
}: {
  readonly onCancel: () => void;
  readonly answers: readonly { readonly label: string; readonly onPress: () => void }[];
}) {
  return (
    <DialogFooter>
      <Button size="large" variant="ghost" autoFocus onPress={onCancel}>
        <Trans>Ne rien coller</Trans>
      </Button>
      {answers.map(({ label, onPress }) => (
        <Button key={label} size="large" variant="outline" onPress={onPress}>
          {label}
        </Button>
      ))}
    </DialogFooter>
  );
}

function Year({ year, onAnswer, onCancel }: YearQuestion) {
  const { t } = useLingui();
  return (
    <Answers
      onCancel={onCancel}
      answers={[
        { label: t`Valeur : coller aussi ${year}`, onPress: () => onAnswer('value') },
        { label: t`Titre : ne coller que la suite`, onPress: () => onAnswer('title') },
      ]}
    />
  );
}

function Prices({ onLeave, onAll, onCancel }: PricesQuestion) {
  const { t } = useLingui();
  return (
    <Answers
      onCancel={onCancel}
      answers={[
        { label: t`Quantités : tout coller`, onPress: onAll },
        ...(onLeave ? [{ label: t`Ne coller que le reste`, onPress: onLeave }] : []),
      ]}
    />
  );
}

function Marks({ marks, onLeave, onAll, onCancel }: MarksQuestion) {
  const { t } = useLingui();
  const wordsOf = ({ kind, row, column, text }: Mark): string => {
    const [line, place] = [row + 1, column + 1];
    return {
      row: t`Ligne ${line}, masquée : ${text}`,
      column: t`Colonne ${place}, masquée : ${text}`,
      cell: t`Ligne ${line}, masqué ou barré : ${text}`,
      words: t`Barré : ${text}`,
    }[kind];
  };
  return (
    <>
      <DialogBody>
        <ul className={styles.totals} aria-label={t`Masqué ou barré`}>
          {marks.map((mark) => (
            <li key={`${mark.kind} ${mark.row} ${mark.column} ${mark.text}`}>{wordsOf(mark)}</li>
          ))}
        </ul>
      </DialogBody>
      <Answers
        onCancel={onCancel}
        answers={[
          { label: t`Tout coller`, onPress: onAll },
          ...(onLeave ? [{ label: t`Ne coller que le reste`, onPress: onLeave }] : []),
        ]}
      />
    </>
  );
}

function Sums({ lines, onAnswer, onCancel }: SumsQuestion) {
  const { t } = useLingui();
  const isOne = lines.length === 1;
  const text = lines[0]?.text ?? '';
  return (
    <>
      {lines.length > 1 && (
        <DialogBody>
          <ul className={styles.totals} aria-label={t`Lignes collées`}>
            {lines.map(({ line, text: own }) => (
              <li key={line}>{t`Ligne ${line} : ${own}`}</li>
            ))}
          </ul>
        </DialogBody>
      )}
      <Answers
        onCancel={onCancel}
        answers={[
          {
            label: isOne ? t`Valeur : coller aussi ${text}` : t`Valeurs : tout coller`,
            onPress: () => onAnswer('values'),
          },
          {
            label: lines.length > 1 ? t`Totaux : ne coller que le reste` : t`Total : ne coller que le reste`,
            onPress: () => onAnswer('totals'),
          },
        ]}
      />
    </>
  );
}

/** What would be read of each line. */
function Spaced({ lines, onAccept, onCancel }: SpacedQuestion) {
  const { t } = useLingui();
  const count = lines.length;
  return (
    <>
      <DialogBody>
        <table className={styles.readings}>
          <caption className={styles.readingsCaption}>{t`Ce qui serait lu`}</caption>
          <thead>
            <tr>
              <th scope="col">{t`Nom`}</th>
              <th scope="col">{t`Nombre`}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ line, name, number }) => (
              <tr key={line}>
                <th scope="row">{name}</th>
                <td>
                  <Digits>{number}</Digits>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </DialogBody>
      <Answers
        onCancel={onCancel}
        answers={[
          {
            label: t`${plural(count, { one: 'Oui : coller ce nombre', other: 'Oui : coller ces # nombres' })}`,
            onPress: onAccept,
          },
        ]}
      />
    </>
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
      <Answers
        onCancel={onCancel}
        answers={[
          { label: t`Virgule décimale : ${example} = ${comma}`, onPress: () => onAnswer(',') },
          { label: t`Point décimal : ${example} = ${point}`, onPress: () => onAnswer('.') },
        ]}
      />
    </>
  );
}
