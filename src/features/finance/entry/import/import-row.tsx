import { Trans, useLingui } from '@lingui/react/macro';
import { Ban, Check, CircleAlert, CopyPlus, Replace, TriangleAlert } from 'lucide-react';
import { memo, type ReactNode, useState } from 'react';
import { type Catalogue, type ImportProduct, type ImportWholesaler, NONE } from '#domain/import/lookup.ts';
import { type ImportReport, type Issue, issuesOf, type RowState, stateOf } from '#domain/import/check.ts';
import type { Correction, NamedField, TypedField } from '#domain/import/corrections.ts';
import type { ImportOutlier } from '#domain/import/outliers.ts';
import { type ImportTable, productsNamed } from '#domain/import/table.ts';
import { plain } from '#domain/import/text.ts';
import { ComboBox } from '#ui/combo-box/combo-box.tsx';
import { Digits } from '#ui/digits/digits.tsx';
import { CellEditor } from '#ui/data-table/cell-editor.tsx';
import { clip, LONG } from './clip.ts';
import * as styles from './import.css.ts';
import { useIssueWords, useOutlierWords } from './import-words.ts';

type Suggest = Readonly<
  Record<NamedField, (name: string) => readonly { readonly ID: string; readonly name: string }[]>
>;

export interface ImportRowProps {
  readonly row: number;
  readonly hasWholesalers: boolean;
  readonly catalogue: Catalogue;
  readonly table: ImportTable;
  readonly report: ImportReport;
  readonly suggest: Suggest;
  /** How far the quantity is from earlier periods, if that is not confirmed yet. */
  readonly outlier: ImportOutlier | undefined;
  /** How many columns a message spans. */
  readonly columns: number;
  readonly onCorrect: (row: number, correction: Correction) => void;
  /** Forgets what a name means. */
  readonly onForget: (field: NamedField, name: string) => void;
}

const ABOUT: Readonly<Partial<Record<Issue, NamedField | TypedField>>> = {
  productMissing: 'product',
  productUnknown: 'product',
  productContradicts: 'product',
  wholesalerMissing: 'wholesaler',
  wholesalerUnknown: 'wholesaler',
  quantityMissing: 'quantity',
  quantityFormulaError: 'quantity',
  quantityAmbiguous: 'quantity',
  quantityDate: 'quantity',
  quantityShortened: 'quantity',
  quantityUnreadable: 'quantity',
  quantityNegative: 'quantity',
  quantityZero: 'quantity',
  quantityFractional: 'quantity',
  quantityTooLarge: 'quantity',
  otherUnit: 'quantity',
  priceFormulaError: 'price',
  priceAmbiguous: 'price',
  priceUnreadable: 'price',
  priceNegative: 'price',
  priceDisagrees: 'price',
  priceDiffers: 'price',
};

/** One row of the file; memoized, so that scrolling renders only new rows. */
export const ImportRow = memo(function ImportRow(props: ImportRowProps) {
  const { row, hasWholesalers, catalogue, table, report, outlier, columns, onCorrect } = props;
  const { t, i18n } = useLingui();
  const [edited, setEdited] = useState<TypedField | null>(null);
  /** The remembered name whose meaning is being changed. */
  const [changed, setChanged] = useState<NamedField | null>(null);
  const state = stateOf(report, row);
  const issues = shownIssues(report, row);
  const product = catalogue.products[report.product[row] ?? NONE];
  const wholesaler = catalogue.wholesalers[report.wholesaler[row] ?? NONE];
  const cell = (role: keyof ImportTable['cells']) => table.texts[table.cells[role][row] ?? 0] ?? '';
  const typed = (field: TypedField) => report.corrected.typed[field].get(row) ?? cell(field);
  const quantity = report.quantity[row] ?? Number.NaN;
  const pght = report.pght[row] ?? Number.NaN;
  const number = (value: number, words: string) =>
    Number.isNaN(value) ? <LongText text={words || t`vide`} /> : <Digits>{i18n.number(value)}</Digits>;
  /** What the file says, below a number that is written otherwise there. */
  const original = (field: TypedField, value: number) => {
    const text = cell(field);
    return !Number.isNaN(value) && text !== '' && text.replaceAll(/\s/gu, '') !== String(value) ? (
      <Original text={text} />
    ) : null;
  };
  const faultOf = (field: NamedField | TypedField) => {
    const found = issues.find((issue) => ABOUT[issue] === field);
    return found && (found === 'priceDiffers' ? 'warning' : 'wrong');
  };
  const marked = (field: NamedField | TypedField, words: ReactNode) => {
    const tone = faultOf(field);
    return tone ? <span className={styles.fault({ tone })}>{words}</span> : words;
  };
  // A total of a faulty quantity would be meaningless.
  const amount = faultOf('quantity') ? Number.NaN : quantity * pght;
  const isStruck = state === 'excluded';
  const writtenIn = (field: NamedField) => writtenOf(table, row, field);

  const editor = (field: TypedField, label: string) => (
    <CellEditor
      label={label}
      item={row}
      edit={{
        value: () => typed(field),
        inputMode: 'decimal',
        onCommit: (_, text) => onCorrect(row, { kind: 'type', row, field, text }),
      }}
      onEnd={() => setEdited(null)}
    />
  );
  return (
    <>
      <div className={styles.row} role="presentation">
        <span role="gridcell" className={styles.cell({ place: 'line' })}>
          {table.lines[row]}
        </span>
        <span role="gridcell" className={styles.cell({ place: 'laboratory' })}>
          <bdi>{product?.laboratory ?? '–'}</bdi>
        </span>
        <span role="gridcell" className={styles.cell({ place: 'product', isStruck })}>
          <bdi>{marked('product', product?.name ?? <LongText text={writtenIn('product') || t`vide`} />)}</bdi>
          {product && <ReadAs {...props} field="product" onChange={setChanged} name={product.name} />}
        </span>
        {hasWholesalers && (
          <span role="gridcell" className={styles.cell({ place: 'wholesaler', isStruck })}>
            <bdi>
              {marked('wholesaler', wholesaler?.name ?? <LongText text={writtenIn('wholesaler') || t`vide`} />)}
            </bdi>
            {wholesaler && <ReadAs {...props} field="wholesaler" onChange={setChanged} name={wholesaler.name} />}
          </span>
        )}
        <span role="gridcell" className={styles.cell({ place: 'quantity', isStruck })}>
          {edited === 'quantity' ? (
            editor('quantity', t`Quantité`)
          ) : (
            <>
              <bdi>{marked('quantity', number(quantity, typed('quantity')))}</bdi>
              {original('quantity', quantity)}
            </>
          )}
        </span>
        <span role="gridcell" className={styles.cell({ place: 'price' })}>
          {edited === 'price' ? (
            editor('price', t`PGHT`)
          ) : (
            <>
              <bdi>
                {marked('price', Number.isNaN(pght) && typed('price') === '' ? '–' : number(pght, typed('price')))}
              </bdi>
              {original('price', pght)}
            </>
          )}
        </span>
        <span role="gridcell" className={styles.cell({ place: 'amount' })}>
          <bdi>{number(amount, '–')}</bdi>
        </span>
        <span role="gridcell" className={styles.cell({ place: 'mark' })}>
          <StateMark state={outlier && state === 'ready' ? 'warning' : state} />
        </span>
      </div>
      {(state !== 'ready' || outlier || changed) && (
        <div role="gridcell" aria-colspan={columns}>
          {changed && <ChangedName {...props} field={changed} onEnd={() => setChanged(null)} />}
          {outlier && <Unusual {...{ row, outlier, onCorrect }} />}
          {state === 'excluded' && (
            <Message tone="excluded" reason={<Trans>Ligne exclue</Trans>}>
              <Act isMain onPress={() => onCorrect(row, { kind: 'include', row })}>
                <Trans>Réintégrer la ligne</Trans>
              </Act>
            </Message>
          )}
          {state === 'added' && (
            <Message
              tone="excluded"
              reason={<Trans>Additionnée à la ligne {table.lines[report.twin[row] ?? 0]}</Trans>}
            />
          )}
          {issues.map((issue, index) => (
            <IssueMessage key={issue} {...props} issue={issue} isFirst={index === 0} cell={typed} onEdit={setEdited} />
          ))}
        </div>
      )}
    </>
  );
});

/** The text of a row that names its product or wholesaler; empty if none does. */
function writtenOf(table: ImportTable, row: number, field: NamedField): string {
  const roles =
    field === 'product' ? (['product', 'reference', 'productID'] as const) : (['wholesaler', 'wholesalerID'] as const);
  return roles.map((role) => table.texts[table.cells[role][row] ?? 0] ?? '').find((text) => text !== '') ?? '';
}

/**
 * The errors and warnings to show. A row with errors shows no warning until they are corrected: it counts as one in
 * error, and is found among those.
 */
function shownIssues(report: ImportReport, row: number): readonly Issue[] {
  const state = stateOf(report, row);
  if (state === 'excluded') return [];
  const issues = issuesOf(report, row);
  return state === 'wrong' ? issues.filter((issue) => issue !== 'priceDiffers') : issues;
}

/** A text of the file; the rest of a long one is shown on demand. */
function LongText({ text }: { readonly text: string }) {
  const [isWhole, setWhole] = useState(false);
  if (text.length <= LONG) return text;
  return (
    <>
      <span className={isWhole ? styles.whole : undefined}>{isWhole ? text : clip(text)}</span>{' '}
      <Act onPress={() => setWhole(!isWhole)}>{isWhole ? <Trans>Réduire</Trans> : <Trans>Lire en entier</Trans>}</Act>
    </>
  );
}

/** What the file says, below what it was read as. */
function Original({ text }: { readonly text: string }) {
  const { t } = useLingui();
  return (
    <span className={styles.original}>
      <span className={styles.unseen}>{t`dans le fichier :`} </span>
      <bdi>
        <LongText text={text} />
      </bdi>
    </span>
  );
}

interface ReadAsProps extends ImportRowProps {
  readonly field: NamedField;
  /** The name in the catalogue. */
  readonly name: string;
  readonly onChange: (field: NamedField) => void;
}

/** The file’s own name where it differs from the catalogue’s, and whether a choice of the user decided. */
function ReadAs({ row, table, report, field, name, onChange }: ReadAsProps) {
  const text = writtenOf(table, row, field);
  if (text === '' || plain(text) === plain(name)) return null;
  const isChosen = chosenName(table, report, row, field) !== null;
  return (
    <span className={styles.original}>
      <bdi>
        <LongText text={text} />
      </bdi>
      {isChosen && (
        <>
          {', '}
          <Trans>lu selon votre choix</Trans>{' '}
          <Act isMain onPress={() => onChange(field)}>
            <Trans>Changer</Trans>
          </Act>
        </>
      )}
    </span>
  );
}

/** The unknown name of a row that was resolved by a choice of the user; `null` if none was. */
function chosenName(table: ImportTable, report: ImportReport, row: number, field: NamedField): string | null {
  const isProduct = field === 'product';
  const name = table.names[(isProduct ? table.productName : table.wholesalerName)[row] ?? NONE];
  const isFound = (isProduct ? table.product : table.wholesaler)[row] !== NONE;
  if (name === undefined || isFound || report.corrected.assigned[field].has(row)) return null;
  return report.corrected.names[field].has(name) ? name : null;
}

/** Gives a remembered name another meaning, or forgets it. */
function ChangedName({ onEnd, ...props }: NamingProps & { readonly onEnd: () => void }) {
  const { row, table, field, onForget } = props;
  const text = clip(writtenOf(table, row, field));
  return (
    <Message tone="excluded" reason={<Trans>« {text} » veut dire</Trans>} help={<Picker {...props} onEnd={onEnd} />}>
      <Act
        isMain
        onPress={() => {
          const name = table.names[(field === 'product' ? table.productName : table.wholesalerName)[row] ?? NONE];
          if (name !== undefined) onForget(field, name);
          onEnd();
        }}
      >
        <Trans>Oublier ce choix</Trans>
      </Act>
      <Act onPress={onEnd}>
        <Trans>Fermer le choix</Trans>
      </Act>
    </Message>
  );
}

/** « 12 fois plus que d’habitude » */
function Unusual({ row, outlier, onCorrect }: Pick<ImportRowProps, 'row' | 'onCorrect'> & { outlier: ImportOutlier }) {
  const { i18n } = useLingui();
  const words = useOutlierWords();
  const quantity = i18n.number(outlier.quantity);
  return (
    <Message tone="warning" reason={words(outlier)}>
      <Act isMain onPress={() => onCorrect(row, { kind: 'confirm', of: [outlier] })}>
        <Trans>Confirmer {quantity}</Trans>
      </Act>
      <Act onPress={() => onCorrect(row, { kind: 'exclude', rows: [row] })}>
        <Trans>Exclure la ligne</Trans>
      </Act>
    </Message>
  );
}

function StateMark({ state }: { readonly state: RowState }) {
  const { t } = useLingui();
  const words: Readonly<Record<RowState, string>> = {
    ready: t`Prête`,
    added: t`Additionnée`,
    warning: t`À vérifier`,
    wrong: t`En erreur`,
    excluded: t`Exclue`,
  };
  const Icon = { ready: Check, added: CopyPlus, warning: TriangleAlert, wrong: CircleAlert, excluded: Ban }[state];
  return <Icon className={styles.mark({ state })} role="img" aria-label={words[state]} />;
}

interface MessageProps {
  readonly tone: 'wrong' | 'warning' | 'excluded';
  readonly reason: ReactNode;
  /** The likely correction, as a button. */
  readonly help?: ReactNode;
  /** Other corrections. */
  readonly children?: ReactNode;
}

function Message({ tone, reason, help, children }: MessageProps) {
  return (
    <div className={styles.message}>
      <span className={styles.reason({ tone })}>{reason}</span>
      {help}
      {children && <span className={styles.remedies}>{children}</span>}
    </div>
  );
}

/** A native button: there are several in every row, and scrolling must stay cheap. */
function Act({
  isMain = false,
  onPress,
  children,
}: {
  readonly isMain?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}) {
  return (
    <button type="button" className={styles.act({ isMain })} onClick={onPress}>
      {children}
    </button>
  );
}

interface IssueMessageProps extends ImportRowProps {
  readonly issue: Issue;
  /** The first message of a row also offers to exclude the row. */
  readonly isFirst: boolean;
  readonly cell: (field: TypedField) => string;
  readonly onEdit: (field: TypedField) => void;
}

/** An error and its corrections. */
function IssueMessage(props: IssueMessageProps) {
  const { row, catalogue, table, report, issue, isFirst, onCorrect, onEdit } = props;
  const { i18n } = useLingui();
  const words = useIssueWords();
  const [isPicking, setPicking] = useState(false);
  const field = ABOUT[issue];
  const exclude = isFirst && (
    <Act onPress={() => onCorrect(row, { kind: 'exclude', rows: [row] })}>
      <Trans>Exclure la ligne</Trans>
    </Act>
  );

  if (field === 'product' || field === 'wholesaler') {
    return (
      <Message
        tone="wrong"
        reason={words[issue]}
        help={isPicking ? <Picker {...props} field={field} /> : <Suggestions {...props} field={field} />}
      >
        <Act isMain onPress={() => setPicking(!isPicking)}>
          {isPicking ? (
            <Trans>Fermer le choix</Trans>
          ) : issue === 'productMissing' || issue === 'wholesalerMissing' ? (
            <Trans>Choisir</Trans>
          ) : (
            <Trans>Choisir un autre</Trans>
          )}
        </Act>
        {exclude}
      </Message>
    );
  }
  if (issue === 'otherUnit') {
    const text = table.texts[table.otherUnit[row] ?? 0];
    return (
      <Message tone="wrong" reason={words[issue]} help={<bdi>« {text} »</bdi>}>
        <Act isMain onPress={() => onEdit('quantity')}>
          <Trans>Saisir le nombre de boîtes</Trans>
        </Act>
        <Act onPress={() => onCorrect(row, { kind: 'accept', rows: [row], issue })}>
          <Trans>Ce sont bien des boîtes</Trans>
        </Act>
        {exclude}
      </Message>
    );
  }
  if (field === 'quantity') {
    return (
      <Message tone="wrong" reason={words[issue]}>
        <Act isMain onPress={() => onEdit('quantity')}>
          {issue === 'quantityMissing' ? <Trans>Saisir la quantité</Trans> : <Trans>Corriger la quantité</Trans>}
        </Act>
        {exclude}
      </Message>
    );
  }
  const product = catalogue.products[report.product[row] ?? NONE];
  if (
    issue === 'priceUnreadable' ||
    issue === 'priceAmbiguous' ||
    issue === 'priceNegative' ||
    issue === 'priceFormulaError'
  ) {
    const pght = product && i18n.number(product.pGHT);
    return (
      <Message tone="wrong" reason={words[issue]}>
        {pght !== undefined && (
          <Act isMain onPress={() => onCorrect(row, { kind: 'type', row, field: 'price', text: '' })}>
            <Trans>Prendre le PGHT, {pght}</Trans>
          </Act>
        )}
        <Act isMain={!product} onPress={() => onEdit('price')}>
          <Trans>Corriger le prix</Trans>
        </Act>
        {exclude}
      </Message>
    );
  }
  const price = report.pght[row] ?? Number.NaN;
  const cost = (value: number) =>
    product && (
      <Act isMain onPress={() => onCorrect(row, { kind: 'price', productID: product.ID, price: value })}>
        <Trans>Prendre {i18n.number(value)} partout</Trans>
      </Act>
    );
  if (issue === 'priceDiffers') {
    // If the rows disagree on the price, that error is shown instead: correcting it settles this warning too.
    if (!product || issuesOf(report, row).includes('priceDisagrees')) return null;
    const [told, own] = [i18n.number(price), i18n.number(product.pGHT)];
    return (
      <Message
        tone="warning"
        reason={words[issue]}
        help={
          <Trans>
            {own} pour ce produit, {told} dans le fichier
          </Trans>
        }
      >
        <Act isMain onPress={() => onCorrect(row, { kind: 'price', productID: product.ID, price })}>
          <Trans>Garder {told}</Trans>
        </Act>
        <Act isMain onPress={() => onCorrect(row, { kind: 'price', productID: product.ID, price: product.pGHT })}>
          <Trans>Prendre {own}</Trans>
        </Act>
        {exclude}
      </Message>
    );
  }
  if (issue === 'priceDisagrees') {
    const first = report.priced[report.product[row] ?? NONE] ?? NONE;
    const before = report.pght[first] ?? Number.NaN;
    const [here, there, line] = [i18n.number(price), i18n.number(before), table.lines[first]];
    return (
      <Message
        tone="wrong"
        reason={words[issue]}
        help={
          <Trans>
            {here} ici, {there} à la ligne {line}
          </Trans>
        }
      >
        {cost(before)}
        {cost(price)}
        {exclude}
      </Message>
    );
  }
  if (issue === 'sumTooLarge') {
    const line = table.lines[report.twin[row] ?? NONE];
    return (
      <Message tone="wrong" reason={words[issue]} help={<Trans>avec la ligne {line}</Trans>}>
        <Act isMain onPress={() => onEdit('quantity')}>
          <Trans>Corriger la quantité</Trans>
        </Act>
        {exclude}
      </Message>
    );
  }
  if (issue === 'duplicate') {
    const first = report.twin[row] ?? NONE;
    const line = table.lines[first];
    const canAdd =
      issuesOf(report, row).every((each) => each === 'duplicate' || each === 'priceDiffers') &&
      stateOf(report, first) !== 'wrong';
    return (
      <Message tone="wrong" reason={words[issue]} help={<Trans>déjà à la ligne {line}</Trans>}>
        {canAdd && (
          <Act isMain onPress={() => onCorrect(row, { kind: 'add', rows: [row] })}>
            <Trans>Additionner à la ligne {line}</Trans>
          </Act>
        )}
        {exclude}
      </Message>
    );
  }
  if (issue === 'notSold') {
    const text = table.texts[table.notSold[row] ?? 0];
    return (
      <Message tone="wrong" reason={words[issue]} help={<bdi>« {text} »</bdi>}>
        <Act isMain onPress={() => onCorrect(row, { kind: 'accept', rows: [row], issue })}>
          <Trans>Compter la ligne comme une vente</Trans>
        </Act>
        {exclude}
      </Message>
    );
  }
  if (issue === 'struck') {
    return (
      <Message tone="wrong" reason={words[issue]}>
        <Act isMain onPress={() => onCorrect(row, { kind: 'accept', rows: [row], issue })}>
          <Trans>Compter la ligne quand même</Trans>
        </Act>
        {exclude}
      </Message>
    );
  }
  return (
    <Message tone="wrong" reason={words[issue]} help={<Trans>une virgule sans guillemets, peut-être</Trans>}>
      <Act isMain onPress={() => onCorrect(row, { kind: 'accept', rows: [row], issue: 'overlong' })}>
        <Trans>Garder la ligne telle qu’elle est lue</Trans>
      </Act>
      {exclude}
    </Message>
  );
}

interface NamingProps extends ImportRowProps {
  readonly field: NamedField;
}

/** Chooses the product or wholesaler that was meant: for all rows with this name, or for this row if it has none. */
function namingOf({ row, table, field }: NamingProps, ID: string): Correction {
  const name = table.names[(field === 'product' ? table.productName : table.wholesalerName)[row] ?? NONE];
  return name === undefined ? { kind: 'assign', row, field, ID } : { kind: 'name', field, name, ID };
}

/** « Vouliez-vous dire Paludexa 20/120 B/24 ? » */
function Suggestions(props: NamingProps) {
  const { row, table, field, catalogue, suggest, onCorrect } = props;
  const written = writtenOf(table, row, field);
  // A code and a name that contradict each other: one of the two.
  const isContradicting = field === 'product' && table.contradicts[row] === 1;
  const named = isContradicting
    ? productsNamed(table, row, catalogue).flatMap((at) => catalogue.products[at] ?? [])
    : [];
  const likely = named.length > 0 || written === '' ? named : suggest[field](written);
  if (likely.length === 0) return null;
  return (
    <>
      <Trans>Vouliez-vous dire</Trans>
      {likely.map(({ ID, name }) => (
        <button
          key={ID}
          type="button"
          className={styles.suggestion}
          onClick={() => onCorrect(row, namingOf(props, ID))}
        >
          <Replace aria-hidden="true" />
          <bdi>{name}</bdi>
        </button>
      ))}
      <span aria-hidden="true">?</span>
    </>
  );
}

function Picker({ onEnd, ...props }: NamingProps & { readonly onEnd?: () => void }) {
  const { t } = useLingui();
  const { row, catalogue, field, onCorrect } = props;
  const known: readonly (ImportProduct | ImportWholesaler)[] =
    field === 'product' ? catalogue.products : catalogue.wholesalers;
  return (
    <div className={styles.picker}>
      <ComboBox
        label={field === 'product' ? t`Produit de la ligne` : t`Grossiste de la ligne`}
        isLabelHidden
        autoFocus
        menuTrigger="focus"
        choices={known.map(({ ID, name }) => ({ id: ID, label: name }))}
        value={null}
        onChange={(ID) => {
          if (ID === null) return;
          onCorrect(row, namingOf(props, ID));
          onEnd?.();
        }}
      />
    </div>
  );
}
