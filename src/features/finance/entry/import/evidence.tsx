import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { Button as AriaButton, Disclosure, DisclosurePanel } from 'react-aria-components';
import type { FinanceKind } from '#domain/finance/rows.ts';
import { statedWholesalers } from '#domain/import/answers.ts';
import type { ImportReport } from '#domain/import/check.ts';
import { type ImportControl, controlOf } from '#domain/import/control.ts';
import { type Catalogue, NONE } from '#domain/import/lookup.ts';
import type { ImportNote } from '#domain/import/notes.ts';
import { type ImportOutlier, isStrong, missingLaboratories } from '#domain/import/outliers.ts';
import type { ImportQuestion } from '#domain/import/questions.ts';
import type { ImportLayout } from '#domain/import/read.ts';
import type { ImportTable } from '#domain/import/table.ts';
import { unconfirmed } from '#machines/import/import.machine.ts';
import { Button } from '#ui/button/button.tsx';
import { useWrittenLocale } from '#ui/use-written-locale/use-written-locale.ts';
import { clip } from './clip.ts';
import * as styles from './evidence.css.ts';
import { useClueWords, useOutlierWords, useOwnTitles, usePlaceWords, useRoleWords } from './import-words.ts';
import { listFormat } from '#lib/intl.ts';

export interface EvidenceProps {
  readonly kind: FinanceKind;
  readonly periodWords: string;
  readonly catalogue: Catalogue;
  readonly layout: ImportLayout;
  readonly asked: readonly ImportQuestion[];
  readonly table: ImportTable;
  readonly report: ImportReport;
  /** Whether earlier periods could be read. */
  readonly isCompared: boolean;
  /** Opens the answered questions again. */
  readonly onChange: () => void;
}

/** What proves that the rows are those of the file. See docs/rules/finance.md#import-evidence. */
export function Evidence(props: EvidenceProps) {
  const { kind, periodWords, catalogue, layout, asked, table, report, isCompared, onChange } = props;
  const { t } = useLingui();
  const locale = useWrittenLocale();
  const list = listFormat(locale, { type: 'conjunction' });
  const control = useMemo(() => controlOf(table, report), [table, report]);
  const wholesalers = useMemo(() => namedWholesalers(report, layout, catalogue), [report, layout, catalogue]);
  const titles = useOwnTitles(layout);
  const roleWords = useRoleWords();
  const notes = useNotes(layout.notes, catalogue);
  const answers = useAnswers(asked, layout, catalogue, periodWords);
  const unread = layout.notes.flatMap((note) => (note.kind === 'sheetsUnread' ? note.sheets : []));
  const sheetWords = ({ name, cells: count, quantity }: UnreadSheet) => {
    const sheet = clip(name, 40);
    const cells = t`${plural(count, { one: '# cellule', other: '# cellules' })}`;
    if (quantity === null) return t`« ${sheet} » (${cells})`;
    const boxes = t`${plural(quantity, { one: '# boîte', other: '# boîtes' })}`;
    return t`« ${sheet} » (${cells}, ${boxes})`;
  };
  const shown = wholesalers.slice(0, SHOWN_NAMES);
  const rest = wholesalers.length - shown.length;
  const own = Object.entries(titles).flatMap(([role, title]) => {
    const words = Object.entries(roleWords).find(([each]) => each === role)?.[1];
    return title === null || words === undefined ? [] : [t`${words} « ${title} »`];
  });
  return (
    <div className={styles.evidence}>
      <dl className={styles.facts}>
        <Fact term={<Trans>Période</Trans>}>{periodWords}</Fact>
        {kind !== 'goals' && wholesalers.length > 0 && (
          <Fact term={<Plural value={wholesalers.length} one="Grossiste" other="Grossistes" />}>
            <bdi>
              {list.format([
                ...shown,
                ...(rest > 0 ? [t`${plural(rest, { one: '# autre', other: '# autres' })}`] : []),
              ])}
            </bdi>
          </Fact>
        )}
        <Fact term={<Trans>Colonnes</Trans>} isPhoneOnly>
          <bdi>{own.join(', ')}</bdi>
        </Fact>
        <Fact term={<Trans>Contrôle</Trans>}>
          <Control
            control={control}
            sheet={unread.length > 0 ? (layout.sheets[layout.mapping.sheet]?.name ?? null) : null}
          />
        </Fact>
        {unread.length > 0 && (
          <Fact term={<Plural value={unread.length} one="Feuille non lue" other="Feuilles non lues" />}>
            <bdi>{list.format(unread.map(sheetWords))}</bdi>
          </Fact>
        )}
        {answers.length > 0 && (
          <Fact term={<Plural value={answers.length} one="Votre réponse" other="Vos réponses" />}>
            {answers.join(', ')}{' '}
            <AriaButton className={styles.trigger} onPress={onChange} aria-label={t`Changer mes réponses`}>
              <Trans>Changer</Trans>
            </AriaButton>
          </Fact>
        )}
        {!isCompared && (
          <Fact term={<Trans>Comparaison</Trans>}>
            <TriangleAlert className={styles.mark({ isWhole: false })} aria-hidden="true" />
            <Trans>les périodes précédentes n’ont pas pu être lues : rien n’est comparé</Trans>
          </Fact>
        )}
      </dl>
      {notes.length > 0 && (
        <Disclosure>
          <AriaButton slot="trigger" className={styles.trigger}>
            <Plural value={notes.length} one="# remarque sur la lecture" other="# remarques sur la lecture" />
          </AriaButton>
          <DisclosurePanel>
            <ul className={styles.notes}>
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          </DisclosurePanel>
        </Disclosure>
      )}
    </div>
  );
}

type UnreadSheet = Extract<ImportNote, { kind: 'sheetsUnread' }>['sheets'][number];

/** How many wholesalers are named. */
const SHOWN_NAMES = 3;

interface FactProps {
  readonly term: ReactNode;
  /** The wide table shows it elsewhere. */
  readonly isPhoneOnly?: boolean;
  readonly children: ReactNode;
}

function Fact({ term, isPhoneOnly = false, children }: FactProps) {
  return (
    <div className={isPhoneOnly ? `${styles.fact} ${styles.onPhone}` : styles.fact}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

interface ControlProps {
  readonly control: ImportControl;
  /** The sheet whose rows these are, if the file has others; else `null`. */
  readonly sheet: string | null;
}

/** « Fichier 12 536 boîtes = reprises 12 300 + en erreur 236 » */
function Control({ control, sheet: name }: ControlProps) {
  const { t, i18n } = useLingui();
  const { file, taken, corrected } = control;
  // Rows of 0 boxes are told beside.
  const left = control.left.flatMap(({ reason, ...rest }) => (reason === 'zero' ? [] : [{ reason, ...rest }]));
  const number = (value: number) => i18n.number(value);
  const reasons: Readonly<Record<(typeof left)[number]['reason'], string>> = {
    wrong: t`en erreur`,
    excluded: t`exclues`,
    otherPeriod: t`d’une autre période`,
    otherWholesaler: t`d’un autre grossiste`,
    otherColumns: t`d’autres colonnes`,
    otherTable: t`d’un autre tableau`,
    hidden: t`masquées`,
  };
  const parts = left.map(({ reason, quantity }) => ` + ${reasons[reason]} ${number(quantity)}`).join('');
  const change =
    corrected === 0 ? '' : ` ${corrected > 0 ? '+' : '−'} ${t`vos corrections`} ${number(Math.abs(corrected))}`;
  const kept = number(taken.quantity);
  const unreadable = left.reduce((sum, each) => sum + each.unreadable, 0);
  const sheet = clip(name ?? '', 40);
  const Icon = left.length === 0 ? CircleCheck : TriangleAlert;
  return (
    <>
      <Icon className={styles.mark({ isWhole: left.length === 0 })} aria-hidden="true" />
      {name === null ? (
        <Plural value={file.quantity} one="fichier # boîte" other="fichier # boîtes" />
      ) : (
        <Plural value={file.quantity} one={`feuille « ${sheet} » # boîte`} other={`feuille « ${sheet} » # boîtes`} />
      )}
      {change} = <strong>{t`reprises ${kept}`}</strong>
      {parts}
      {unreadable > 0 && (
        <>
          {' – '}
          <Plural
            value={unreadable}
            one="# quantité illisible n’est pas comptée"
            other="# quantités illisibles ne sont pas comptées"
          />
        </>
      )}
    </>
  );
}

/** The wholesalers that the file is about, in the order of the catalogue. */
function namedWholesalers(report: ImportReport, layout: ImportLayout, { wholesalers }: Catalogue): readonly string[] {
  const told = new Set(statedWholesalers(layout));
  const named = new Set(report.wholesaler);
  named.delete(NONE);
  return wholesalers.flatMap(({ ID, name }, index) => (named.has(index) || told.has(ID) ? [name] : []));
}

/** The answers that the user gave, in words. */
function useAnswers(
  asked: readonly ImportQuestion[],
  layout: ImportLayout,
  { wholesalers }: Catalogue,
  periodWords: string,
): readonly string[] {
  const { t, i18n } = useLingui();
  const roleWords = useRoleWords();
  const { answers = {} } = layout.mapping;
  const wordsOf = (question: ImportQuestion): string | null => {
    switch (question.kind) {
      case 'columns': {
        const role = roleWords[question.role];
        const { added } = answers;
        if (question.role === 'quantity' && added !== undefined) {
          const count = added.length;
          return t`${role} : ${plural(count, { one: '# colonne', other: '# colonnes additionnées' })}`;
        }
        const column = answers.columns?.[question.role];
        const title = clip(question.candidates.find((each) => each.column === column)?.title ?? '', 40);
        if (column === undefined) return null;
        return column === null ? t`${role} : aucune colonne` : t`${role} : colonne « ${title || column + 1} »`;
      }
      case 'numbers': {
        const sign = answers.decimal?.[question.role];
        const [sample] = question.samples;
        if (sign === undefined || !sample) return null;
        if (sign === null) return t`« ${sample.text} » à corriger ligne par ligne`;
        const value = i18n.number(sample.readings[sign]);
        return t`« ${sample.text} » lu ${value}`;
      }
      case 'header': {
        const { line } = question;
        return answers.header?.count === 0 ? t`ligne ${line} reprise` : t`ligne ${line} lue comme en-tête`;
      }
      case 'wholesaler':
        return wholesalers.find(({ ID }) => ID === answers.wholesalerID)?.name ?? null;
      case 'period':
        return answers.period === 'open' ? t`seulement ${periodWords}` : t`toutes les lignes pour ${periodWords}`;
      case 'whose': {
        const name = wholesalers.find(({ ID }) => ID === question.wholesalerID)?.name ?? question.text;
        if (answers.whose === 'rows') return t`chaque ligne pour le grossiste qu’elle nomme`;
        return answers.whose === 'only' ? t`seulement ${name}` : t`toutes les lignes pour ${name}`;
      }
      case 'beside': {
        const table = question.tables[answers.beside ?? 0];
        const [from, to] = [(table?.first ?? 0) + 1, (table?.last ?? 0) + 1];
        return t`les colonnes ${from} à ${to} seulement`;
      }
      case 'tables':
        return answers.tables === 'first'
          ? t`le premier tableau seulement`
          : t`toutes les lignes, comme un seul tableau`;
      case 'hidden':
        return answers.hidden === 'take' ? t`ce qui est masqué est pris` : t`ce qui est masqué est laissé`;
      default:
        return t`un grossiste par colonne`;
    }
  };
  return asked.flatMap((question) => wordsOf(question) ?? []);
}

/** What was decided without asking, in words. */
function useNotes(notes: readonly ImportNote[], { wholesalers }: Catalogue): readonly string[] {
  const { t, i18n } = useLingui();
  const clueWords = useClueWords();
  const placeWords = usePlaceWords();
  const ignored: Readonly<Record<Extract<ImportNote, { kind: 'columnIgnored' }>['reason'], string>> = {
    publicPrice: t`prix public`,
    amount: t`montant`,
    total: t`total`,
    notChosen: t`une autre colonne est lue à sa place`,
    noProduct: t`ses codes ne sont pas ceux des produits`,
    unknown: t`contenu inconnu`,
  };
  const wordsOf = (note: ImportNote): string | null => {
    switch (note.kind) {
      case 'encoding':
        return note.encoding === 'utf-8' ? null : t`Encodage : ${note.encoding}`;
      case 'linesSkipped': {
        const lines = note.lines.map((line) => t`« ${clip(line, 60)} »`).join(', ');
        return t`Au-dessus de l’en-tête, laissé de côté : ${lines}`;
      }
      case 'columnIgnored': {
        const [title, reason] = [clip(note.title, 60) || note.column + 1, ignored[note.reason]];
        const only = note.reason === 'unknown' && note.only !== null ? clip(note.only, 40) : null;
        if (only !== null) return t`Colonne « ${title} » non lue : « ${only} » sur toutes les lignes`;
        const samples = note.samples.map((text) => clip(text, 40)).join(' · ');
        if (samples !== '') return t`Colonne « ${title} » non lue : ${reason} (${samples})`;
        return t`Colonne « ${title} » non lue : ${reason}`;
      }
      case 'numbersRead': {
        const [value, why] = [
          i18n.number(note.value),
          note.clue === 'answer' ? t`selon votre réponse` : clueWords(note.clue),
        ];
        const cells = t`${plural(note.count, { one: '# cellule', other: '# cellules' })}`;
        return t`« ${note.text} » lu ${value} (${cells}) : ${why}`;
      }
      case 'quotesOrdinary':
        return t`Des guillemets dans les cellules ont été lus comme des caractères ordinaires`;
      case 'totalLeftOut': {
        const { line, stated, computed } = note;
        const where = line === null ? t`colonne « ${clip(note.title, 60)} »` : t`ligne ${line}`;
        if (stated === null) return t`Total du fichier, ${where}, non repris : sans quantité`;
        const same = i18n.number(stated);
        // One that is not the sum stands beside the control totals.
        return stated === computed ? t`Total du fichier, ${where}, non repris : ${same}, égal à la somme` : null;
      }
      case 'roundedFloat': {
        const value = i18n.number(note.value);
        const cells = t`${plural(note.count, { one: '# cellule', other: '# cellules' })}`;
        return t`« ${note.text} » lu ${value} (${cells}) : reste d’un calcul du tableur`;
      }
      case 'crosstab': {
        const [columns, empty] = [note.wholesalerIDs.length, i18n.number(note.empty)];
        const told = t`${plural(columns, { one: '# colonne de grossiste', other: '# colonnes de grossistes' })}`;
        return note.empty === 0 ? told : t`${told}, cellules vides ou nulles : ${empty}`;
      }
      case 'wholesaler': {
        const name = wholesalers.find(({ ID }) => ID === note.wholesalerID)?.name;
        return name === undefined ? null : t`Grossiste de toutes les lignes : ${name}`;
      }
      case 'titlesRepeated':
        return t`${plural(note.count, { one: '# ligne de titres répétée, non lue', other: '# lignes de titres répétées, non lues' })}`;
      case 'textFormula': {
        const cells = t`${plural(note.count, { one: '# cellule', other: '# cellules' })}`;
        return t`« ${clip(note.text, 40)} » lu sans son signe égal (${cells})`;
      }
      case 'mergedCells': {
        const [title, lines] = [
          clip(note.title, 60) || note.column + 1,
          t`${plural(note.lines, { one: '# ligne', other: '# lignes' })}`,
        ];
        return t`Cellules fusionnées de la colonne « ${title} » : leur texte vaut pour chacune de leurs lignes (${lines})`;
      }
      case 'zeroRows':
        return t`${plural(note.count, { one: '# ligne à 0 boîte, non reprise : rien n’y est vendu', other: '# lignes à 0 boîte, non reprises : rien n’y est vendu' })}`;
      case 'sections': {
        const names = note.wholesalerIDs
          .flatMap((own) => wholesalers.find(({ ID }) => ID === own)?.name ?? [])
          .join(', ');
        return t`Grossistes lus dans les lignes qui ne nomment qu’eux : ${names}`;
      }
      // These stand beside the control totals.
      case 'sameDay': {
        const [other, line, day] = [note.other, note.line, clip(note.text, 40)];
        return t`${plural(note.count, { one: 'Une ligne a le produit et la date d’une autre', other: '# lignes ont le produit et la date d’une autre' })} : lignes ${other} et ${line}, ${day}`;
      }
      case 'otherNamed':
      case 'shareNamed':
      case 'otherCountry':
      case 'loneLines':
      case 'unitBelow':
      case 'shownOtherwise':
      case 'sheetsUnread':
        return null;
      default:
        return note.place === 'column'
          ? t`La colonne « ${clip(note.text, 60)} » nomme la période ouverte`
          : placeWords(note.place, clip(note.text, 60));
    }
  };
  return [...new Set(notes.flatMap((note) => wordsOf(note) ?? []))];
}

export interface UnusualProps {
  readonly catalogue: Catalogue;
  readonly report: ImportReport;
  readonly outliers: readonly ImportOutlier[];
  readonly onConfirm: (outliers: readonly ImportOutlier[]) => void;
  /** Shows the rows in question. */
  readonly onShow: () => void;
}

/** How many outliers are named before the list is opened. */
const SHOWN_OUTLIERS = 3;

/** Quantities far from those of earlier periods, and products that are missing. */
export function Unusual({ catalogue, report, outliers, onConfirm, onShow }: UnusualProps) {
  const { i18n } = useLingui();
  const words = useOutlierWords();
  const open = unconfirmed({ report, outliers });
  const missing = outliers.filter(({ kind }) => kind === 'missing');
  /** A product may be missing at several wholesalers. */
  const isOfWholesalers = missing.some(({ wholesalerID }) => wholesalerID !== null);
  const confirmed = outliers.filter(isStrong).length - open.length;
  // Looks at every row of the file.
  const laboratories = useMemo(() => missingLaboratories(report, catalogue, outliers), [report, catalogue, outliers]);
  if (open.length + missing.length === 0) return null;
  const nameOf = ({ productID, wholesalerID }: ImportOutlier) =>
    [
      catalogue.products.find(({ ID }) => ID === productID)?.name ?? productID,
      catalogue.wholesalers.find(({ ID }) => ID === wholesalerID)?.name,
    ]
      .filter(Boolean)
      .join(', ');
  const lines = (some: readonly ImportOutlier[], text: (outlier: ImportOutlier) => string) => (
    <ul className={styles.unusualList} role="list">
      {some.map((outlier) => (
        <li key={`${outlier.productID} ${outlier.wholesalerID ?? ''}`}>
          <bdi>{nameOf(outlier)}</bdi> – {text(outlier)}
        </li>
      ))}
    </ul>
  );
  const strong = (outlier: ImportOutlier) => `${i18n.number(outlier.quantity)}, ${words(outlier)}`;
  return (
    <div className={styles.unusual}>
      {open.length > 0 && (
        <>
          <p className={styles.unusualTitle}>
            <Plural
              value={open.length}
              one="# quantité s’écarte beaucoup des dernières périodes. Confirmez-la ou corrigez-la."
              other="# quantités s’écartent beaucoup des dernières périodes. Confirmez-les ou corrigez-les."
            />
          </p>
          {lines(open.slice(0, SHOWN_OUTLIERS), strong)}
          <div className={styles.unusualActs}>
            <Button size="small" onPress={onShow}>
              <Plural value={open.length} one="Voir la ligne" other="Voir les lignes" />
            </Button>
            <Button size="small" onPress={() => onConfirm(open)}>
              <Plural value={open.length} one="Confirmer la quantité" other="Confirmer les # quantités" />
            </Button>
          </div>
        </>
      )}
      {laboratories.map(({ name, products, usual }) => (
        <p key={name} className={styles.unusualTitle}>
          <Trans>
            Le fichier n’a aucun produit du laboratoire {name}. Chacune des dernières périodes en a{' '}
            <Plural value={products} one="un" other="#" />, pour <Plural value={usual} one="# boîte" other="# boîtes" />{' '}
            d’ordinaire.
          </Trans>
        </p>
      ))}
      {missing.length > 0 && (
        <Disclosure>
          <AriaButton slot="trigger" className={styles.trigger}>
            {isOfWholesalers ? (
              <Plural
                value={missing.length}
                one="# ligne « produit et grossiste » des dernières périodes n’est pas dans le fichier"
                other="# lignes « produit et grossiste » des dernières périodes ne sont pas dans le fichier"
              />
            ) : (
              <Plural
                value={missing.length}
                one="# produit des dernières périodes n’est pas dans le fichier"
                other="# produits des dernières périodes ne sont pas dans le fichier"
              />
            )}
          </AriaButton>
          <DisclosurePanel>{lines(missing, ({ usual }) => i18n.number(usual))}</DisclosurePanel>
        </Disclosure>
      )}
      {confirmed > 0 && (
        <p className={styles.fact}>
          <Plural value={confirmed} one="# quantité confirmée" other="# quantités confirmées" />
        </p>
      )}
    </div>
  );
}
