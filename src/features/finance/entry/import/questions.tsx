import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { FinanceKind } from '#domain/finance/rows.ts';
import { isAnswered, proposedAnswers, questionKey, repeatedWholesalers } from '#domain/import/answers.ts';
import { type KnownHeader, knownHeader, type Role } from '#domain/import/columns.ts';
import type { Catalogue } from '#domain/import/lookup.ts';
import type { DecimalSign } from '#domain/import/numbers.ts';
import type {
  BesideQuestion,
  ColumnCandidate,
  ColumnsQuestion,
  CrosstabQuestion,
  HeaderQuestion,
  HiddenQuestion,
  ImportAnswers,
  ImportQuestion,
  NumbersQuestion,
  PeriodQuestion,
  TablesQuestion,
  WholesalerQuestion,
  WhoseQuestion,
} from '#domain/import/questions.ts';
import type { ImportLayout } from '#domain/import/read.ts';
import { Button } from '#ui/button/button.tsx';
import { ComboBox } from '#ui/combo-box/combo-box.tsx';
import { Select } from '#ui/select/select.tsx';
import { type ChoiceCard, ChoiceCards } from './choice-cards.tsx';
import { clip } from './clip.ts';
import * as shared from './import.css.ts';
import { useClueWords, usePeriodName, usePlaceWords, useRoleWords } from './import-words.ts';
import * as styles from './questions.css.ts';

/** Up to this many wholesalers are shown side by side. */
const FEW = 6;
/** How many lines are shown from the one that may be a header. */
const SHOWN_LINES = 4;

export interface QuestionsProps {
  readonly kind: FinanceKind;
  readonly periodWords: string;
  readonly catalogue: Catalogue;
  readonly layout: ImportLayout;
  /** All that was asked about the file, answered or not. */
  readonly asked: readonly ImportQuestion[];
  readonly fileName: string;
  /** Answers of a page that was closed before they were sent. */
  readonly begun?: ImportAnswers;
  readonly onChange?: (answers: ImportAnswers) => void;
  /** @param header the columns that were chosen, to be remembered */
  readonly onAnswer: (answers: ImportAnswers, header: KnownHeader | null) => void;
  readonly onColumns: () => void;
  readonly onCancel: () => void;
}

interface AnswerProps<Question extends ImportQuestion> extends Pick<
  QuestionsProps,
  'periodWords' | 'catalogue' | 'layout'
> {
  readonly question: Question;
  readonly answers: ImportAnswers;
  readonly onChange: (answers: ImportAnswers) => void;
}

/** The questions that a file leaves open, each with its evidence. Nothing is read before all are answered. */
export function Questions({
  periodWords,
  catalogue,
  layout,
  asked,
  fileName,
  begun = {},
  onChange,
  onAnswer,
  onColumns,
  onCancel,
}: QuestionsProps) {
  const { t } = useLingui();
  const [answers, setAnswers] = useState(() => proposedAnswers(asked, { ...layout.mapping.answers, ...begun }));
  const change = (next: ImportAnswers) => {
    setAnswers(next);
    onChange?.(next);
  };
  const open = asked.filter((question) => !isAnswered(question, answers)).length;
  // The file was chosen elsewhere: what follows begins here, also for the keyboard.
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const props = { periodWords, catalogue, layout, answers, onChange: change };
  return (
    <div className={styles.list}>
      <div>
        <h3 ref={title} tabIndex={-1} className={styles.title}>
          <Plural
            value={asked.length}
            one="Une question avant de lire les lignes"
            other="# questions avant de lire les lignes"
          />
        </h3>
        <p className={styles.intro}>
          <Trans>
            {fileName} peut se lire de plusieurs façons. Rien n’est repris avant votre réponse, et vous pourrez la
            changer.
          </Trans>
        </p>
      </div>
      {asked.map((question) => (
        <OneQuestion key={questionKey(question)} {...props} question={question} />
      ))}
      <div className={shared.actions}>
        <Button
          variant="primary"
          isDisabled={open > 0}
          onPress={() => onAnswer(answers, headerOf(layout, asked, answers))}
        >
          <Trans>Lire les lignes</Trans>
        </Button>
        <Button onPress={onColumns}>
          <Trans>Choisir toutes les colonnes</Trans>
        </Button>
        <Button variant="ghost" onPress={onCancel}>
          <Trans>Annuler</Trans>
        </Button>
        <span className={shared.note} role="status">
          {open > 0 && t`${plural(open, { one: 'Il reste # question.', other: 'Il reste # questions.' })}`}
        </span>
      </div>
    </div>
  );
}

/** The columns to remember, if the user chose between some. */
function headerOf(
  { sheets, mapping }: ImportLayout,
  asked: readonly ImportQuestion[],
  { columns = {}, added = [], header }: ImportAnswers,
): KnownHeader | null {
  const sheet = sheets[mapping.sheet];
  const isSame =
    header === undefined || (header.first === mapping.header.first && header.count === mapping.header.count);
  if (!sheet || !isSame || !asked.some(({ kind }) => kind === 'columns')) return null;
  const told = new Map(Object.entries(columns));
  const roles = sheet.columns.map(({ role }, index): Role | null => {
    if (added.includes(index)) return 'quantity';
    const chosen = asked.find((each) => each.kind === 'columns' && told.get(each.role) === index);
    if (chosen?.kind === 'columns') return chosen.role;
    return role !== null && (told.has(role) || (role === 'quantity' && added.length > 0)) ? null : role;
  });
  const known = knownHeader(
    sheet.columns.map(({ title }) => title),
    roles,
  );
  return known.titles.length > 0 ? known : null;
}

function OneQuestion({ question, ...props }: AnswerProps<ImportQuestion>) {
  switch (question.kind) {
    case 'columns':
      return <WhichColumn {...props} question={question} />;
    case 'numbers':
      return <WhichReading {...props} question={question} />;
    case 'header':
      return <IsHeader {...props} question={question} />;
    case 'wholesaler':
      return <WhichWholesaler {...props} question={question} />;
    case 'period':
      return <WhichPeriod {...props} question={question} />;
    case 'whose':
      return <WhoseRows {...props} question={question} />;
    case 'hidden':
      return <TakeHidden {...props} question={question} />;
    case 'beside':
      return <WhichTable {...props} question={question} />;
    case 'tables':
      return <WhichTables {...props} question={question} />;
    default:
      return <WhichWholesalers {...props} question={question} />;
  }
}

function WhichColumn({ question, answers, periodWords, onChange }: AnswerProps<ColumnsQuestion>) {
  const { t } = useLingui();
  const role = useRoleWords()[question.role];
  const { [question.role]: chosen, ...columns } = answers.columns ?? {};
  const { proposed, parts } = question;
  const count = parts.length;
  const added = question.candidates.filter(({ column }) => parts.includes(column));
  const { added: chosenParts, ...rest } = answers;
  const isOfQuantities = question.role === 'quantity';
  const isAdded = isOfQuantities && chosenParts !== undefined;
  const others = isOfQuantities ? rest : answers;
  const cards: readonly ChoiceCard<string>[] = [
    ...question.candidates.map((candidate) => ({
      id: String(candidate.column),
      title: <ColumnTitle {...candidate} />,
      children: <ColumnFacts {...candidate} />,
      ...(proposed?.column === candidate.column && {
        proposed: <Trans>son titre nomme {periodWords}</Trans>,
      }),
    })),
    ...(count > 0
      ? [
          {
            id: 'added',
            title: <Plural value={count} one="La seule colonne" other="Additionner les # colonnes" />,
            children: (
              <ColumnFacts
                samples={added.map(({ title }) => title)}
                sum={added.reduce((sum, each) => sum + (each.sum ?? 0), 0)}
              />
            ),
          },
        ]
      : []),
    ...(question.role === 'quantity' ? [] : [{ id: 'none', title: <Trans>Aucune de ces colonnes</Trans> }]),
  ];
  return (
    <ChoiceCards
      label={t`Quelle colonne correspond à « ${role} » ?`}
      note={
        question.candidates.length > 1 ? (
          <Trans>Plusieurs colonnes du fichier s’y prêtent.</Trans>
        ) : (
          <Trans>Une seule colonne s’y prête, et son titre peut vouloir dire autre chose.</Trans>
        )
      }
      cards={cards}
      value={isAdded ? 'added' : chosen === undefined ? null : String(chosen ?? 'none')}
      onChange={(id) =>
        onChange(
          id === 'added'
            ? { ...others, columns, added: parts }
            : { ...others, columns: { ...columns, [question.role]: id === 'none' ? null : Number(id) } },
        )
      }
    />
  );
}

/** The file’s own title of a column, or its number. */
function ColumnTitle({ title, column }: Pick<ColumnCandidate, 'title' | 'column'>) {
  const { t } = useLingui();
  return <bdi>{clip(title) || t`Colonne ${column + 1}`}</bdi>;
}

function ColumnFacts({ samples, sum }: Pick<ColumnCandidate, 'samples' | 'sum'>) {
  const { i18n } = useLingui();
  return (
    <>
      {samples.length > 0 && <bdi className={styles.facts}>{samples.map((each) => clip(each, 40)).join(' · ')}</bdi>}
      {sum !== null && (
        <span className={styles.total}>
          <Trans>
            Somme : <strong>{i18n.number(sum)}</strong>
          </Trans>
        </span>
      )}
    </>
  );
}

const SIGNS: readonly DecimalSign[] = [',', '.'];

function WhichReading({ question, answers, onChange }: AnswerProps<NumbersQuestion>) {
  const { t, i18n } = useLingui();
  const clueWords = useClueWords();
  const { role, samples, count, totals, clues, proposed } = question;
  const first = samples[0]?.text ?? '';
  const read = (value: number): ReactNode =>
    role === 'quantity' ? <Plural value={value} one="# boîte" other="# boîtes" /> : i18n.number(value);
  const choices = SIGNS.map((sign): ChoiceCard<DecimalSign> => {
    const clue = clues.find(({ decimal }) => decimal === sign);
    const [head, ...rest] = samples;
    return {
      id: sign,
      title: head && (
        <>
          <bdi>{clip(head.text, 40)}</bdi> = {read(head.readings[sign])}
        </>
      ),
      children: (
        <>
          {rest.length > 0 && (
            <span className={styles.samples}>
              {rest.map(({ text, readings }) => (
                <span key={text}>
                  <bdi>{clip(text, 40)}</bdi> = {i18n.number(readings[sign])}
                </span>
              ))}
            </span>
          )}
          <span className={styles.total}>
            <Trans>
              Total de la colonne : <strong>{read(totals[sign])}</strong>
            </Trans>
          </span>
          {clue && proposed !== sign && <span className={styles.facts}>{clueWords(clue)}</span>}
        </>
      ),
      ...(proposed === sign && { proposed: clue ? clueWords(clue) : null }),
    };
  });
  const cards: readonly ChoiceCard<DecimalSign | 'none'>[] = [
    ...choices,
    {
      id: 'none',
      title: <Trans>Ni l’une ni l’autre</Trans>,
      children: (
        <span className={styles.facts}>
          <Plural
            value={count}
            one="Cette cellule sera à corriger dans sa ligne."
            other="Ces # cellules seront à corriger, chacune dans sa ligne."
          />
        </span>
      ),
    },
  ];
  const answer = answers.decimal?.[role];
  return (
    <ChoiceCards
      label={role === 'quantity' ? t`Combien de boîtes font « ${first} » ?` : t`Quel prix est « ${first} » ?`}
      note={
        <Plural
          value={count}
          one="# cellule de la colonne a deux lectures."
          other="# cellules de la colonne ont deux lectures ; votre réponse vaut pour toutes."
        />
      }
      cards={cards}
      value={answer === undefined ? null : (answer ?? 'none')}
      onChange={(id) => onChange({ ...answers, decimal: { ...answers.decimal, [role]: id === 'none' ? null : id } })}
    />
  );
}

function IsHeader({ question, answers, layout, onChange }: AnswerProps<HeaderQuestion>) {
  const { t } = useLingui();
  const { line, reason, headers, proposed } = question;
  const sheet = layout.sheets[layout.mapping.sheet];
  const lines = (sheet?.beginning ?? []).slice(line - 1, line - 1 + SHOWN_LINES).map((record, index) => ({
    number: line + index,
    text: record.map((cell) => clip(cell, 40)).join(' · '),
  }));
  const why = reason === 'numbers' ? <Trans>elle contient des nombres</Trans> : <Trans>elle nomme un produit</Trans>;
  const { header } = answers;
  const isChosen = (id: 'titles' | 'data') =>
    header !== undefined && headers[id].first === header.first && headers[id].count === header.count;
  const cards: readonly ChoiceCard<'titles' | 'data'>[] = [
    {
      id: 'titles',
      title: <Trans>Oui, ce sont les titres des colonnes</Trans>,
      ...(proposed === 'titles' && { proposed: <Trans>d’après ses mots</Trans> }),
    },
    {
      id: 'data',
      title: <Trans>Non, c’est déjà une ligne à reprendre</Trans>,
      ...(proposed === 'data' && { proposed: why }),
    },
  ];
  return (
    <ChoiceCards
      label={t`La ligne ${line} est-elle un en-tête ?`}
      note={
        <>
          <p className={styles.intro}>
            {reason === 'numbers' ? (
              <Trans>Elle contient des nombres, comme une ligne à reprendre.</Trans>
            ) : (
              <Trans>Elle nomme un produit, comme une ligne à reprendre.</Trans>
            )}
          </p>
          <ol className={styles.lines} role="list">
            {lines.map(({ number, text }) => (
              <li key={number} className={number === line ? styles.firstLine : undefined}>
                {number} <bdi>{text}</bdi>
              </li>
            ))}
          </ol>
        </>
      }
      cards={cards}
      value={(['titles', 'data'] as const).find(isChosen) ?? null}
      onChange={(id) => onChange({ ...answers, header: headers[id] })}
    />
  );
}

function WhichWholesaler({ question, answers, catalogue, onChange }: AnswerProps<WholesalerQuestion>) {
  const { t } = useLingui();
  const placeWords = usePlaceWords();
  const { proposed } = question;
  const label = t`De quel grossiste est ce fichier ?`;
  const note = (
    <Trans>Aucune colonne ne le dit. Ses lignes remplaceront celles de ce grossiste, et d’aucun autre.</Trans>
  );
  const change = (wholesalerID: string) => onChange({ ...answers, wholesalerID });
  const why = proposed && placeWords(proposed.place, clip(proposed.text, 80));
  if (catalogue.wholesalers.length <= FEW) {
    return (
      <ChoiceCards
        {...{ label, note }}
        cards={catalogue.wholesalers.map(({ ID, name }) => ({
          id: ID,
          title: <bdi>{name}</bdi>,
          ...(proposed?.wholesalerID === ID && { proposed: why }),
        }))}
        value={answers.wholesalerID ?? null}
        onChange={change}
      />
    );
  }
  const named = catalogue.wholesalers.find(({ ID }) => ID === proposed?.wholesalerID)?.name;
  return (
    <section className={styles.question} aria-label={label}>
      <h4 className={styles.label}>{label}</h4>
      <div className={styles.note}>{note}</div>
      <div className={styles.field}>
        <ComboBox
          label={t`Grossiste`}
          choices={catalogue.wholesalers.map(({ ID, name }) => ({ id: ID, label: name }))}
          value={answers.wholesalerID ?? null}
          {...(named !== undefined && { description: t`Proposé : ${named}. ${why}` })}
          onChange={(ID) => {
            if (ID !== null) change(ID);
          }}
        />
      </div>
    </section>
  );
}

function WhichPeriod({ question, answers, periodWords, onChange }: AnswerProps<PeriodQuestion>) {
  const { t } = useLingui();
  const placeWords = usePlaceWords();
  const nameOf = usePeriodName();
  const { place, text, isPart, read, periods } = question;
  const other = read === '' ? '' : nameOf(read);
  const isSaid = text.toLowerCase().includes(other.toLowerCase());
  const open = periods.filter(({ isOpen }) => isOpen);
  const cards: readonly ChoiceCard<'open' | 'all'>[] = [
    ...(open.length > 0
      ? [
          {
            id: 'open' as const,
            title: <Trans>Reprendre seulement {periodWords}</Trans>,
            children: <RowFacts of={open} />,
          },
        ]
      : []),
    {
      id: 'all',
      title:
        periods.length > 0 ? (
          <Trans>Tout reprendre pour {periodWords}</Trans>
        ) : (
          <Trans>Oui, reprendre ces lignes pour {periodWords}</Trans>
        ),
      ...(periods.length > 0 && { children: <RowFacts of={periods} /> }),
    },
  ];
  return (
    <ChoiceCards
      label={
        periods.length > 0 ? t`Quelles périodes faut-il reprendre ?` : t`Ce fichier est-il bien pour ${periodWords} ?`
      }
      note={
        <>
          <p className={styles.intro}>
            {placeWords(place, clip(text, 80), periods.filter(({ period }) => period !== '').length)}
            {isPart && <Trans>, peut-être une partie seulement</Trans>}
            {other !== '' && !isSaid && <Trans>, c’est-à-dire {other}</Trans>}.{' '}
            {periods.length === 0 && <Trans>Sinon, annulez, et ouvrez la saisie de la période du fichier.</Trans>}
          </p>
          {periods.length > 0 && (
            <ul className={styles.samples} role="list">
              {periods.map((each) => (
                <li key={each.period}>
                  {each.period === '' ? <Trans>Sans période lisible</Trans> : nameOf(each.period)} –{' '}
                  <RowFacts of={[each]} />
                </li>
              ))}
            </ul>
          )}
        </>
      }
      cards={cards}
      value={answers.period ?? null}
      onChange={(period) => onChange({ ...answers, period })}
    />
  );
}

/** « 12 lignes, 340 boîtes » */
function RowFacts({ of }: { readonly of: readonly { readonly rows: number; readonly quantity: number }[] }) {
  const rows = of.reduce((sum, each) => sum + each.rows, 0);
  const quantity = of.reduce((sum, each) => sum + each.quantity, 0);
  return (
    <span className={styles.total}>
      <Plural value={rows} one="# ligne" other="# lignes" />, <Plural value={quantity} one="# boîte" other="# boîtes" />
    </span>
  );
}

function WhoseRows({ question, answers, catalogue, onChange }: AnswerProps<WhoseQuestion>) {
  const { t } = useLingui();
  const placeWords = usePlaceWords();
  const { wholesalerID, place, text, wholesalers } = question;
  const nameOf = (own: string) => catalogue.wholesalers.find(({ ID }) => ID === own)?.name ?? own;
  const name = nameOf(wholesalerID);
  const named = wholesalers.filter((each) => each.wholesalerID === wholesalerID);
  const cards: readonly ChoiceCard<'rows' | 'only' | 'all'>[] = [
    {
      id: 'rows',
      title: <Trans>Reprendre chaque ligne pour le grossiste qu’elle nomme</Trans>,
      children: <RowFacts of={wholesalers} />,
    },
    named.length > 0
      ? {
          id: 'only',
          title: <Trans>Ne reprendre que les lignes de {name}</Trans>,
          children: <RowFacts of={named} />,
        }
      : {
          id: 'all',
          title: <Trans>Toutes les lignes sont de {name}</Trans>,
          children: <RowFacts of={wholesalers} />,
        },
  ];
  return (
    <ChoiceCards
      label={t`De quel grossiste sont ces lignes ?`}
      note={
        <>
          <p className={styles.intro}>
            {placeWords(place, clip(text, 80))}. <Trans>La colonne des grossistes dit autre chose :</Trans>
          </p>
          <ul className={styles.samples} role="list">
            {wholesalers.map((each) => (
              <li key={each.wholesalerID}>
                <bdi>{nameOf(each.wholesalerID)}</bdi> – <RowFacts of={[each]} />
              </li>
            ))}
          </ul>
        </>
      }
      cards={cards}
      value={answers.whose ?? null}
      onChange={(whose) => onChange({ ...answers, whose })}
    />
  );
}

function TakeHidden({ question, answers, onChange }: AnswerProps<HiddenQuestion>) {
  const { t, i18n } = useLingui();
  const { rows, quantity, columns, isSheet } = question;
  const titles = columns.map((title) => clip(title, 40)).join(', ');
  const boxes = quantity === null ? null : i18n.number(quantity);
  const cards: readonly ChoiceCard<'take' | 'leave'>[] = [
    { id: 'take', title: <Trans>Prendre ce qui est masqué</Trans> },
    { id: 'leave', title: <Trans>Ne prendre que ce qui se voit</Trans> },
  ];
  return (
    <ChoiceCards
      label={t`Faut-il prendre ce que le classeur masque ?`}
      note={
        <ul className={styles.samples} role="list">
          {isSheet && (
            <li>
              <Trans>La feuille elle-même est masquée.</Trans>
            </li>
          )}
          {rows > 0 && (
            <li>
              <Plural value={rows} one="# ligne masquée ou filtrée" other="# lignes masquées ou filtrées" />
              {boxes !== null && (
                <>
                  {', '}
                  <Trans>somme des quantités : {boxes}</Trans>
                </>
              )}
            </li>
          )}
          {columns.length > 0 && (
            <li>
              <Plural value={columns.length} one="Colonne masquée :" other="Colonnes masquées :" /> <bdi>{titles}</bdi>
            </li>
          )}
        </ul>
      }
      cards={cards}
      value={answers.hidden ?? null}
      onChange={(hidden) => onChange({ ...answers, hidden })}
    />
  );
}

function WhichTable({ question, answers, onChange }: AnswerProps<BesideQuestion>) {
  const { t } = useLingui();
  const cards = question.tables.map((table, at): ChoiceCard<string> => {
    const [from, to] = [table.first + 1, table.last + 1];
    const titles = [...table.above, ...table.titles].map((text) => clip(text, 40)).join(' · ');
    return {
      id: String(at),
      title: t`Colonnes ${from} à ${to}`,
      children: (
        <>
          <bdi className={styles.facts}>{titles}</bdi>
          <RowFacts of={[table]} />
        </>
      ),
    };
  });
  return (
    <ChoiceCards
      label={t`Lequel de ces tableaux faut-il lire ?`}
      note={
        <Trans>
          Ils sont côte à côte, et un seul est lu. S’ils comptent tous pour le même grossiste, mettez-les l’un sous
          l’autre dans le fichier ; sinon, importez-le une fois pour chacun.
        </Trans>
      }
      cards={cards}
      value={answers.beside === undefined ? null : String(answers.beside)}
      onChange={(at) => onChange({ ...answers, beside: Number(at) })}
    />
  );
}

function WhichTables({ question, answers, onChange }: AnswerProps<TablesQuestion>) {
  const { t } = useLingui();
  const roleWords = useRoleWords();
  const { line, columns } = question;
  const titles = question.titles.map((title) => clip(title, 40)).join(' · ');
  const renamed = columns.filter(({ title, below }) => below.some((each) => each !== title));
  // Without a column of quantities of their own, the rows below have none.
  const isWhole = columns.every(({ role, below }) => (role !== null && role !== 'quantity') || !below.includes(''));
  const cards: readonly ChoiceCard<'first' | 'all'>[] = [
    { id: 'first', title: <Trans>Ne reprendre que les lignes au-dessus</Trans> },
    {
      id: 'all',
      title: <Trans>Reprendre aussi les lignes dessous, sous leurs propres titres</Trans>,
      children: (
        <>
          <RowFacts of={[question]} />
          {renamed.length > 0 && (
            <ul className={styles.samples} role="list">
              {renamed.map(({ role, title, below }) => {
                const own = clip(title, 40) || (role && roleWords[role]);
                const texts = below.map((each) => clip(each, 40));
                const others = texts.map((text) => (text === '' ? t`aucune colonne` : t`« ${text} »`)).join(', ');
                return <li key={`${role} ${title}`}>{t`${own} : ${others}`}</li>;
              })}
            </ul>
          )}
        </>
      ),
    },
  ];
  return (
    <ChoiceCards
      label={t`La ligne ${line} commence-t-elle un autre tableau ?`}
      note={
        <>
          <Trans>Elle dit autre chose que les premiers titres :</Trans> <bdi>{titles}</bdi>
          {!isWhole && (
            <p className={styles.intro}>
              <Trans>
                Ces titres ne disent pas quelle colonne a les quantités : pour reprendre ces lignes, importez-les dans
                un fichier à part.
              </Trans>
            </p>
          )}
        </>
      }
      cards={isWhole ? cards : cards.slice(0, 1)}
      value={answers.tables ?? null}
      onChange={(tables) => onChange({ ...answers, tables })}
    />
  );
}

function WhichWholesalers({ question, answers, catalogue, onChange }: AnswerProps<CrosstabQuestion>) {
  const { t } = useLingui();
  const repeated = repeatedWholesalers(answers);
  const names = catalogue.wholesalers
    .filter(({ ID }) => repeated.has(ID))
    .map(({ name }) => name)
    .join(', ');
  const label = t`Quels grossistes sont dans ces colonnes ?`;
  const choices = [
    { id: '', label: t`Ne pas lire` },
    ...catalogue.wholesalers.map(({ ID, name }) => ({ id: ID, label: name })),
  ];
  return (
    <section className={styles.question} aria-label={label}>
      <h4 className={styles.label}>{label}</h4>
      <div className={styles.note}>
        <Trans>
          Un titre ne nomme aucun grossiste, ou dit autre chose encore. Chaque colonne lue donne les quantités d’un
          grossiste.
        </Trans>
      </div>
      <div role="status" className={styles.note}>
        {names !== '' && (
          <Trans>
            Plusieurs colonnes pour {names} : n’en gardez qu’une, et choisissez « Ne pas lire » pour les autres.
          </Trans>
        )}
      </div>
      <ul className={styles.columns} role="list">
        {question.columns.map((candidate) => {
          const told = answers.crosstab?.[candidate.column];
          return (
            <li key={candidate.column} className={shared.role}>
              <span>
                <span className={shared.roleTitle}>
                  <ColumnTitle {...candidate} />
                </span>
                <span className={styles.cardText}>
                  <ColumnFacts {...candidate} />
                </span>
              </span>
              <Select
                label={clip(candidate.title) || t`Colonne ${candidate.column + 1}`}
                isLabelHidden
                choices={choices}
                placeholder={t`À choisir`}
                value={told === undefined ? null : (told ?? '')}
                onChange={(ID) =>
                  onChange({ ...answers, crosstab: { ...answers.crosstab, [candidate.column]: ID === '' ? null : ID } })
                }
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
