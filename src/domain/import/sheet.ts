import { isBlank } from '#lib/blank.ts';
import { namesOtherCountry } from '../agency/agency-zone.ts';
import type { FinanceKind, FinancePeriod } from '../finance/rows.ts';
import {
  type CellFormat,
  type CellFormats,
  formatFor,
  isBoxFormat,
  isUnitFormat,
  showsNumber,
} from './cell-formats.ts';
import { alignedSheet } from './align.ts';
import { besideQuestion, chosenTable, heldIn, onlyTable, tablesBeside } from './beside.ts';
import { chooseRoles, factsOf, isNumeric, mayHaveBoxes, rolesByContent } from './candidates.ts';
import {
  findHeader,
  guessRoles,
  hasOtherCurrency,
  type Header,
  isAmount,
  isMoney,
  isOtherPrice,
  isPackTitle,
  isTitleOf,
  isUnitTitle,
  type KnownColumns,
  missingRoles,
  namesOther,
  type Role,
  rolesOf,
  saysUnit,
  titlesOf,
} from './columns.ts';
import { confirmKey } from './corrections.ts';
import { type Catalogue, type Finder, finderOf, NONE } from './lookup.ts';
import {
  areDayNumbers,
  cellMention,
  datePart,
  dayFirst,
  dayOfNumber,
  isMonthFirst,
  isOpen,
  type Mention,
  mentionKey,
  mentionsIn,
  openBeside,
  openIn,
  openInName,
  otherIn,
  partNamed,
  withoutBeginning,
  withoutLetterhead,
  withoutMentions,
  withoutVersions,
} from './mentions.ts';
import type { ImportNote, LoneLine } from './notes.ts';
import {
  columnReading,
  countReading,
  type DecimalSign,
  isAmbiguous,
  isFractional,
  isNumber,
  isRounded,
  type NumberClue,
  type NumberRole,
  parseCount,
  parseNumber,
  readingsOf,
  writtenNumber,
} from './numbers.ts';
import { meantTitles } from './weekdays.ts';
import { dividingValues, isOfWholesaler, notSoldBeside, onlyValue, packsBeside, soldElsewhere } from './unread.ts';
import { type ImportHistory, median, usualQuantities } from './outliers.ts';
import type { ColumnCandidate, FoundPlace, ImportAnswers, ImportQuestion, NumbersQuestion } from './questions.ts';
import { type Cells, isSeparatorHint } from './records.ts';
import type { ColumnMapping } from './read.ts';
import { type ImportTable, isNothing, type LeftOut, tableOf } from './table.ts';
import { withFullDates } from './short-dates.ts';
import { farAmounts, isShareColumn, saysShare } from './shares.ts';
import { tablesOf } from './tables.ts';
import { isTotal, summedColumns, totalColumns, totalsOf } from './totals.ts';
import {
  crosstabOf,
  headingOf,
  headingsOf,
  summedHeadings,
  whoseQuestion,
  wholesalerBelow,
  wholesalerQuestion,
  wholesalerReader,
} from './wholesalers.ts';
import { placeOf } from './view.ts';
import type { ByCell, MergedCells, WorkbookSheet } from './workbook.ts';

export interface SheetSource {
  readonly fileName: string;
  readonly sheet: WorkbookSheet;
  readonly sheetIndex: number;
  readonly kind: FinanceKind;
  readonly catalogue: Catalogue;
  readonly period: FinancePeriod | undefined;
  readonly history: ImportHistory;
  readonly known: KnownColumns;
  readonly chosen: ColumnMapping | null;
  /** In a file that separates cells by commas, a cell too many may be the rest of a number. */
  readonly isStrict: boolean;
}

export interface SheetReading {
  readonly mapping: ColumnMapping;
  readonly titles: readonly string[];
  readonly isMapped: boolean;
  readonly questions: readonly ImportQuestion[];
  readonly notes: readonly ImportNote[];
  /** `null` while columns are missing. */
  readonly table: ImportTable | null;
}

const SAMPLES = 3;
/** How many distinct texts of a question about numbers are shown. */
const SHOWN_NUMBERS = 5;
/** How many rows of other columns are searched for decimal signs. */
const SEARCHED = 2000;
const NUMBER_ROLES = ['quantity', 'price'] as const satisfies readonly NumberRole[];

/** Interprets one sheet: its header, its columns, what must be asked, and its rows. */
export function readSheet(source: SheetSource): SheetReading {
  const { kind, catalogue, period, known, chosen } = source;
  const answers = answersOf(chosen, kind);
  const finder = finderOf(catalogue);
  const questions: ImportQuestion[] = [];
  const notes: ImportNote[] = [];

  const header = headerOf(source, answers, questions);
  const start = firstRowOf(source.sheet.records, header, finder);
  const written = titlesOf(source.sheet.records, header, widthOf(source.sheet.records, header, chosen));
  const blocks = tablesBeside(written, factsOf(written, source.sheet.records, start, finder));
  const block = chosenTable(blocks, answers.beside, answers.columns?.quantity);
  if (questions.length === 0 && blocks.length > 0 && !block)
    questions.push(besideQuestion(blocks, source.sheet.records, header, written));
  if (questions.length > 0) {
    // Everything else depends on the header, and on the table.
    const guessed = { sheet: source.sheetIndex, header, roles: guessRoles(written, kind, known), answers };
    return { mapping: guessed, titles: written, isMapped: true, questions, notes, table: null };
  }
  const whole = block ? { ...source.sheet, records: onlyTable(source.sheet.records, header, block) } : source.sheet;
  const own = block ? written.map((title, at) => (at < block.first || at > block.last ? '' : title)) : written;
  const { titles, ...aligned } = header.count === 0 ? { titles: own } : alignedSheet(whole, header, own, kind);
  const sheet = { ...whole, ...aligned };
  const facts = factsOf(titles, sheet.records, start, finder);
  const meant = meantTitles(titles, kind, period);
  const titleOf = (column: number): string => titles[column] ?? '';
  const candidateOf = (column: number): ColumnCandidate => ({
    column,
    title: titleOf(column),
    samples: samplesOf(sheet.records, start, column),
    sum: settledSum(sheet.records, start, column, answers.decimal?.quantity),
  });

  // Columns
  const isLeft = answers.hidden === 'leave';
  const away = new Set(isLeft ? sheet.hiddenColumns : []);
  const crosstab = crosstabOf({ kind, period, catalogue, titles: meant, facts, answers, away });
  if (crosstab.asked) {
    questions.push({
      kind: 'crosstab',
      columns: crosstab.asked.map(({ column, ...rest }) => ({ ...candidateOf(column), ...rest })),
    });
  }
  const isCrosstab = crosstab.columns.size > 0;
  const hasCrosstab = isCrosstab || crosstab.asked !== null;
  for (const column of crosstab.columns.keys()) away.add(column);
  // Of a table below alone.
  for (const column of titles.keys()) if (column >= own.length) away.add(column);
  const boxes = new Set(
    facts.flatMap((each, column) => (mayHaveBoxes(each, kind) && !away.has(column) ? [column] : [])),
  );
  const sums = summedColumns(sheet.records, start, meant, (column) => boxes.has(column));
  const isUntitled = header.count === 0 && answers.columns === undefined;
  const { contests, candidates, parts, unmatched, ...choice } = chooseRoles({
    kind,
    period,
    facts,
    titles: meant,
    known: answers.columns === undefined ? known : [],
    answers,
    taken: away,
    hasCrosstab,
    sums,
  });
  const roles = isUntitled ? rolesByContent(facts, kind) : choice.roles;
  questions.push(
    ...contests.map(({ role, columns, proposed }) => ({
      kind: 'columns' as const,
      role,
      candidates: columns.map(candidateOf),
      parts: role === 'quantity' ? parts : [],
      proposed,
    })),
  );
  const mapping: ColumnMapping = {
    sheet: source.sheetIndex,
    header,
    roles,
    ...(chosen && { answers }),
  };
  /** Of a role that is asked about, a column will be chosen. */
  const settled = [...roles, ...contests.map(({ role }) => role)];
  if (hasCrosstab) settled.push('quantity');
  const isMapped = missingRoles(settled).length === 0 && !isUntitled && !(sheet.isHidden && isLeft);

  const needsWholesaler =
    kind !== 'goals' && !settled.includes('wholesaler') && !settled.includes('wholesalerID') && !hasCrosstab;

  // Rows
  const quantities = isCrosstab
    ? [...crosstab.columns.keys()]
    : roles.flatMap((role, column) => (role === 'quantity' ? [column] : []));
  const isAdded = !isCrosstab && quantities.length > 1;
  const price = roles.indexOf('price');
  const columnsOf = { quantity: quantities, price: [price] };
  const isKnown = isMapped && quantities.length > 0;
  const counted = new Set([...quantities, price]);
  const merged = sheet.merged.filter(({ column, first }) => !counted.has(column) && first > start);
  const records = filledDown(sheet.records, merged);
  notes.push(...mergedNotes(merged, titleOf));
  const texts = (columns: readonly number[]) => signedTexts(records, start, columns);
  const found = { quantity: texts(columnsOf.quantity), price: texts(columnsOf.price) };
  const others = facts.flatMap((each, column) =>
    isNumeric(each) && datePart(each.title) === null && roles[column] !== 'reference' ? [column] : [],
  );
  const beside = signedTexts(records.slice(0, start + SEARCHED), start, others);
  const decimal: Partial<Record<NumberRole, DecimalSign>> = {};
  const open: { readonly role: NumberRole; readonly clues: readonly NumberClue[] }[] = [];
  for (const role of NUMBER_ROLES) {
    const reading = columnReading(found[role].keys(), beside.keys(), role === 'quantity');
    const answer = answers.decimal?.[role];
    if (reading.kind === 'plain' || answer === null) continue;
    const told = answer === undefined ? reading : { decimal: answer, clue: 'answer' as const };
    if ('clues' in told) {
      open.push({ role, clues: told.clues });
      continue;
    }
    const { decimal: sign, clue } = told;
    decimal[role] = sign;
    const text = [...found[role].keys()].find(isAmbiguous) ?? '';
    const count = sumWhere(found[role], isAmbiguous);
    notes.push({ kind: 'numbersRead', role, decimal: sign, clue, text, value: parseNumber(text, sign), count });
  }
  for (const role of NUMBER_ROLES) {
    const text = [...found[role].keys()].find(isRounded);
    if (text !== undefined) {
      const count = sumWhere(found[role], isRounded);
      notes.push({ kind: 'roundedFloat', role, text, value: parseNumber(text), count });
    }
  }
  const everyLine = Array.from(records.keys(), (index) => index + 1);
  const cellAt = (line: number, column: number): string => records[line - 1]?.[column] ?? '';
  const countIn = (line: number, column: number): number => parseCount(cellAt(line, column), decimal.quantity);
  const quantityIn = (line: number, column: number): number => countIn(line, column) || 0;
  const quantityAt = (line: number): number => quantities.reduce((sum, column) => sum + quantityIn(line, column), 0);
  const isUnreadable = (line: number, column: number): boolean =>
    !isBlank(cellAt(line, column)) && Number.isNaN(countIn(line, column));
  const unreadableAt = (line: number): number => quantities.filter((column) => isUnreadable(line, column)).length;

  let summed: ReturnType<typeof summedHeadings> = new Map();
  // In a sheet that was sorted, the titles stand among the rows.
  const skipped = new Set(Array.from({ length: header.count }, (_, at) => header.first + at + 1));
  const leftOut: LeftOut[] = [];
  const besides = blocks.filter((each) => each !== block);
  if (besides.length > 0) {
    const held = besides.map((each) => heldIn(each, source.sheet.records.slice(start), written));
    const quantity = held.reduce((sum, each) => sum + each.quantity, 0);
    leftOut.push({ reason: 'otherColumns', lines: [], quantity, unreadable: 0 });
  }
  const leave = (reason: LeftOut['reason'], lines: readonly number[]): void => {
    if (lines.length === 0) return;
    for (const line of lines) skipped.add(line);
    leftOut.push({
      reason,
      lines,
      quantity: lines.reduce((sum, line) => sum + quantityAt(line), 0),
      unreadable: lines.reduce((sum, line) => sum + unreadableAt(line), 0),
    });
  };
  if (isKnown) {
    const tables = tablesOf({
      records,
      header,
      titles: own,
      finder,
      isHeading: (record) => needsWholesaler && headingOf(record, catalogue) !== undefined,
    });
    for (const line of tables.headers) skipped.add(line);
    if (tables.repeated > 0) notes.push({ kind: 'titlesRepeated', count: tables.repeated });
    if (answers.tables === 'first') leave('otherTable', tables.others);
    else if (tables.first && answers.tables === undefined) {
      const quantity = tables.others.reduce((sum, line) => sum + quantityAt(line), 0);
      const read = roles.flatMap((role, column) => (role || crosstab.columns.has(column) ? [{ role, column }] : []));
      const columns = read.map(({ role, column }) => ({
        role,
        title: titleOf(column),
        below: [...new Set(tables.below.map((record) => record[column]?.trim() ?? ''))],
      }));
      questions.push({ kind: 'tables', ...tables.first, rows: tables.others.length, quantity, columns });
    }
    if (needsWholesaler) {
      summed = summedHeadings({ records, start, catalogue, quantities, quantityAt, skipped });
      for (const [line, { title, sum }] of summed) {
        skipped.add(line);
        notes.push({ kind: 'totalLeftOut', line, title, stated: quantityAt(line), computed: sum });
      }
    }
    const identified = (['reference', 'product', 'productID', 'wholesaler', 'wholesalerID'] as const).map((role) =>
      roles.indexOf(role),
    );
    const wholesalerAt = wholesalerReader(records, roles, catalogue);
    const told = { records, start, titles, identified, quantities, quantityIn, catalogue, wholesalerAt, skipped };
    for (const total of totalsOf(told)) {
      skipped.add(total.line);
      notes.push({ kind: 'totalLeftOut', ...total });
    }
  }
  const isRow = (line: number): boolean =>
    line > start && !skipped.has(line) && records[line - 1]?.some((cell) => !isBlank(cell)) === true;
  const hidden = [...sheet.hiddenLines].filter(isRow).toSorted((one, other) => one - other);
  const hiddenTitles = [...sheet.hiddenColumns].filter((column) => roles[column] || crosstab.columns.has(column));
  if (answers.hidden === undefined && (hidden.length > 0 || hiddenTitles.length > 0 || sheet.isHidden)) {
    questions.unshift({
      kind: 'hidden',
      rows: hidden.length,
      quantity: isKnown ? hidden.reduce((sum, line) => sum + quantityAt(line), 0) : null,
      columns: hiddenTitles.map((column) => titleOf(column)),
      isSheet: sheet.isHidden,
    });
  } else if (isLeft) leave('hidden', hidden);

  const overHeader = records.slice(0, Math.min(start, header.first)).map((record) =>
    record
      .filter((cell) => !isBlank(cell))
      .join(' ')
      .trim(),
  );
  // Over the names of products, « Retours » says what the rows are.
  const overNames = titles.filter((title, column) => roles[column] === 'product' && !isProductTitle(title));
  const above = [...overHeader, ...overNames].filter((text) => text !== '' && !isSeparatorHint(text));
  if (above.length > 0) notes.push({ kind: 'linesSkipped', lines: above });
  /** From the farthest to the nearest to the rows. */
  const places: readonly (readonly [FoundPlace, string])[] = [
    ['fileName', source.fileName.replace(/\.[^.]*$/u, '')],
    ['sheet', sheet.name],
    ...above.map((text) => ['above', text] as const),
    ...(isCrosstab || isAdded ? [] : quantities.map((column) => ['title', titleOf(column)] as const)),
  ];
  const remarks = isKnown ? textLines(records, start, isRow, quantities, finder) : [];
  if (period !== undefined && isKnown) {
    const stray = periodColumnOf({ records, lines: everyLine.filter(isRow), titles, roles, kind, period, quantityAt });
    const below = remarks.map((text) => ['below', text] as const);
    const namesOf = (place: FoundPlace, text: string): string =>
      namesIn(place, place === 'title' ? (meant[titles.indexOf(text)] ?? '') : text, kind, period);
    const told = [...places, ...below].map(([place, text]) => {
      const names = namesOf(place, text);
      return { place, text, told: names, is: isOpenIn(place, names, kind, period) };
    });
    const other = told.find(({ is }) => is === false);
    if (stray && stray.others.length > 0) {
      if (answers.period === undefined) questions.push({ ...stray.question, open: period });
      else if (answers.period === 'open') leave('otherPeriod', stray.others);
    } else if (other && answers.period === undefined) {
      const { place, text, told: names } = other;
      // A title stands by itself: « S1 » of goals is half a year.
      const read = place === 'title' ? '' : otherIn(names, kind, period);
      const isPart = place === 'title' && mentionsIn(names).some((mention) => partNamed(mention, kind) !== null);
      questions.push({ kind: 'period', open: period, place, text, isPart, read, periods: [] });
    }
    const same = told.find(({ is }) => is === true);
    if (same) notes.push({ kind: 'periodNamed', place: same.place, text: same.text });
    else if (stray?.others.length === 0) {
      notes.push({ kind: 'periodNamed', place: 'column', text: stray.question.text });
    }
  }

  const headings = new Map(
    [
      ...(needsWholesaler && isKnown ? headingsOf(records, start, isRow, catalogue) : []),
      ...Array.from(summed, ([line, { wholesaler }]) => [line, wholesaler] as const),
    ].toSorted(([one], [other]) => one - other),
  );
  for (const line of headings.keys()) skipped.add(line);
  let only = needsWholesaler ? catalogue.wholesalers.find(({ ID }) => ID === answers.wholesalerID) : undefined;
  if (isKnown && kind !== 'goals' && !isCrosstab) {
    const whose = whoseQuestion({ records, roles, isRow, places, catalogue, quantityAt });
    if (whose && answers.whose === undefined) questions.push(whose.question);
    else if (whose && answers.whose === 'only') leave('otherWholesaler', whose.others);
    else if (whose && answers.whose === 'all') only = whose.named;
  }
  if (headings.size > 0) {
    const named = [...headings.values()].filter((each) => each !== null);
    notes.push({ kind: 'sections', wholesalerIDs: [...new Set(named.map(({ ID }) => ID))] });
  } else if (only) notes.push({ kind: 'wholesaler', wholesalerID: only.ID });
  else if (needsWholesaler && isMapped) questions.push(wholesalerQuestion(catalogue, places));

  if (isKnown && !isCrosstab) {
    const ofLine = headings.size > 0 ? wholesalerBelow(headings) : () => only;
    const wholesalerAt = wholesalerReader(records, roles, catalogue);
    const zeros = everyLine.filter((line) => isRow(line) && isZero(records[line - 1] ?? [], quantities, catalogue));
    const of = zeros.map((line) => ofLine(line) ?? catalogue.wholesalers[wholesalerAt(line)]);
    const wholesalerIDs = [...new Set(of.flatMap((wholesaler) => wholesaler?.ID ?? []))];
    if (zeros.length > 0) notes.push({ kind: 'zeroRows', count: zeros.length, wholesalerIDs });
    leave('zero', zeros);
  }

  const named = places.find(
    ([place, text]) => place !== 'title' && namesOther(text, withoutMentions(text), kind, place !== 'above'),
  );
  if (named) notes.push({ kind: 'otherNamed', place: named[0], text: named[1] });
  const share = places.find(([place, text]) => place !== 'title' && saysShare(text, kind, catalogue));
  if (share) notes.push({ kind: 'shareNamed', text: share[1], title: null, of: kind });
  const abroad = places.find(([, text]) => namesOtherCountry(text, catalogue.country ?? ''));
  if (abroad) notes.push({ kind: 'otherCountry', text: abroad[1] });
  if (!isKnown) return { mapping, titles, isMapped, questions, notes, table: null };
  const lone = loneLines(records, isRow, finder, [...headings.keys()]);
  if (lone.length > 0) notes.push({ kind: 'loneLines', lines: lone });
  // A lone line is asked about by itself.
  const emptyTitles = facts.flatMap(({ title, filled }) => (filled === 0 ? [title] : []));
  const units = [...emptyTitles, ...remarks].filter(
    (text) => saysUnit(text) && !lone.some((each) => each.text === text),
  );
  if (units.length > 0) notes.push({ kind: 'unitBelow', lines: units });
  for (const role of NUMBER_ROLES) {
    notes.push(...shownOtherwise(sheet.formats, cellAt, role, columnsOf[role], isRow));
  }
  const unread = quantities.some((column) => parts.includes(column))
    ? parts.filter((column) => !quantities.includes(column))
    : [];
  if (unread.length > 0) {
    const cells = everyLine.filter(isRow).flatMap((line) => unread.map((column) => ({ line, column })));
    leftOut.push({
      reason: 'otherColumns',
      lines: [],
      quantity: cells.reduce((sum, { line, column }) => sum + quantityIn(line, column), 0),
      unreadable: cells.filter(({ line, column }) => isUnreadable(line, column)).length,
    });
  }
  /** The columns of the quantity that stands in one of them. */
  const addedTo = (column: number): readonly number[] => (isAdded && column === quantities[0] ? quantities : [column]);
  const table = tableOf(
    {
      records,
      header,
      start,
      roles,
      decimal,
      skipped,
      leftOut,
      wholesalerOf: headings.size > 0 ? wholesalerBelow(headings) : only && (() => only),
      ...(isCrosstab && { crosstab: crosstab.columns }),
      remarks: facts.flatMap((each, column) =>
        roles[column] || crosstab.columns.has(column) || isNumeric(each) || datePart(each.title) !== null
          ? []
          : [column],
      ),
      packs: new Set(titles.flatMap((title, column) => (isPackTitle(title) ? [column] : []))),
      units: titles.flatMap((title, column) => (!roles[column] && isUnitTitle(title) ? [column] : [])),
      // Most files have neither, and many rows.
      ...(sheet.formats.size > 0 && {
        shownUnit: (line, first) => {
          const shown = addedTo(first).flatMap((column) => {
            const formats = sheet.formats.get(column)?.get(line);
            return (formats && formatFor(formats, countIn(line, column))) ?? [];
          });
          return shown.find(isUnitFormat)?.words;
        },
      }),
      ...(sheet.struck.size > 0 && {
        isStruck: (line, first) => addedTo(first).some((column) => sheet.struck.get(column)?.has(line) === true),
      }),
      ...(isAdded && {
        quantityOf: (line) => {
          const cells = quantities.map((column) => cellAt(line, column).trim()).filter(Boolean);
          const isSum = unreadableAt(line) === 0 && cells.length > 0;
          return isSum ? writtenNumber(quantityAt(line), decimal.quantity) : cells.join(' + ');
        },
      }),
      width: source.isStrict && header.count > 0 ? records[header.first + header.count - 1]?.length : undefined,
      ...(source.isStrict && { isSplit: splitNumbers(records, start, quantities) }),
    },
    catalogue,
  );
  notes.push(...sameDays(table, records, titles, roles));
  const lines = everyLine.filter(isRow);
  if (isCrosstab) {
    const empty = lines.reduce(
      (sum, line) => sum + quantities.filter((column) => isNothing(cellAt(line, column))).length,
      0,
    );
    const wholesalerIDs = [...new Set(Array.from(crosstab.columns.values(), ({ ID }) => ID))];
    notes.push({ kind: 'crosstab', wholesalerIDs, empty });
    notes.push(...totalColumns(records, lines, titles, crosstab.totals, quantityAt, decimal.quantity));
  }
  const sumIn = (columns: readonly number[]): number =>
    lines.reduce((sum, line) => sum + columns.reduce((part, column) => part + quantityIn(line, column), 0), 0);
  // The total of columns that are added up, and the parts of one that is read.
  const compared = [...sums].flatMap(([total, of]) => {
    const isRead = isAdded ? of.every((column) => quantities.includes(column)) : quantities.includes(total);
    const isOther = quantities.length > of.length;
    if (!isRead || isOther) return [];
    const [stated, computed] = [sumIn([total]), sumIn(of)];
    return !isAdded && stated === computed ? [] : [{ column: total, stated, computed }];
  });
  notes.push(
    ...compared.map(({ column, stated, computed }) => ({
      kind: 'totalLeftOut' as const,
      line: null,
      title: titleOf(column),
      stated,
      computed,
    })),
  );
  for (const { role, clues } of open) {
    questions.push(numbersQuestion(role, columnsOf[role], found[role], clues, table, start, { ...source, sheet }));
  }
  // Of several columns of amounts each may be a part, as is one of a single wholesaler.
  const [money, second] = titles.flatMap((title, column) =>
    !roles[column] && isMoney(title) && !isOfWholesaler(title, catalogue) ? [column] : [],
  );
  for (const [column, title] of titles.entries()) {
    const isRead = roles[column] || crosstab.columns.has(column) || crosstab.totals.includes(column);
    if (isRead || compared.some((total) => total.column === column) || datePart(title) !== null) continue;
    const isUnmatched = unmatched.includes(column);
    const reason = isUnmatched ? 'noProduct' : candidates.includes(column) ? 'notChosen' : reasonOf(title, kind);
    const told = { records, isRow, column, title, quantityAt };
    const packs = reason === 'unknown' ? packsBeside(told) : [];
    // Names of products say what a row is about, not what it is.
    const isOfProducts = (facts[column]?.products ?? 0) > 0;
    const mayDivide = packs.length === 0 && !isOfProducts && (reason !== 'notChosen' || isProductTitle(title));
    const divides = mayDivide ? dividingValues(told) : [];
    const sold = answers.crosstab?.[column] === undefined ? soldElsewhere(told, catalogue, decimal.quantity) : null;
    if (title === '' && divides.length === 0) continue;
    const notSold = sold === null && reason === 'unknown' ? notSoldBeside(told, decimal.quantity) : null;
    const samples = isUnmatched ? samplesOf(records, start, column) : [];
    const same = onlyValue(told);
    if (same !== null && !share && isShareColumn(title, same, kind, catalogue))
      notes.push({ kind: 'shareNamed', text: same, title, of: kind });
    const amounts = column === money && second === undefined ? farAmounts(told, table, catalogue) : null;
    const seen = { samples, divides, packs, sold, notSold, only: same, amounts };
    notes.push({ kind: 'columnIgnored', column, title, reason, ...seen });
  }
  return { mapping, titles, isMapped, questions, notes, table };
}

/** The records with the text of merged cells on each of their lines. */
function filledDown(records: readonly Cells[], merged: readonly MergedCells[]): readonly Cells[] {
  const filled = [...records];
  for (const { column, first, last } of merged) {
    const text = records[first - 1]?.[column] ?? '';
    for (let line = first + 1; line <= last; line += 1) {
      const record = [...(filled[line - 1] ?? [])];
      while (record.length <= column) record.push('');
      record[column] = text;
      if (line <= records.length) filled[line - 1] = record;
    }
  }
  return filled;
}

/**
 * Finds the quantities of which a comma between thousands made two cells, where a cell that the row leaves out at its end
 * hides it: « 1,063 » is 1 and 063. Beside a column of words any three digits may be the rest of one; among numbers those
 * that begin with 0, where most do not, and those behind a single digit in a column of hundreds: « 1,102 » below 868 and 940.
 */
function splitNumbers(records: readonly Cells[], start: number, columns: readonly number[]) {
  const restOf = new Map(
    columns.map((column) => {
      const usual = median(
        records
          .slice(start)
          .map((record) => parseNumber(record[column] ?? ''))
          .filter(Number.isFinite),
      );
      const texts = records.slice(start).flatMap((record) => record[column + 1]?.trim() || []);
      const areWords = texts.filter(isNumber).length * 2 < texts.length;
      const haveZeros = texts.filter((text) => BEHIND_ZERO.test(text)).length * 2 > texts.length;
      return [column, { rest: areWords ? THREE_DIGITS : haveZeros ? null : BEHIND_ZERO, usual }] as const;
    }),
  );
  return (line: number, column: number): boolean => {
    const own = restOf.get(column);
    const [first = '', next = ''] = [column, column + 1].map((at) => records[line - 1]?.[at]?.trim());
    const isNear = first.length === 1 && !restOf.has(column + 1) && Number(first + next) < (own?.usual ?? 0) * TENFOLD;
    const isRest = own?.rest?.test(next) === true || (isNear && THREE_DIGITS.test(next));
    return isRest && /^[1-9]\d{0,2}$/u.test(first);
  };
}

const THREE_DIGITS = /^\d{3}$/u;
const BEHIND_ZERO = /^0\d\d$/u;
/** How many times as much as the median is not far from it. */
const TENFOLD = 10;

/** A note for each column with merged cells. */
function mergedNotes(merged: readonly MergedCells[], titleOf: (column: number) => string): readonly ImportNote[] {
  return Array.from(
    Map.groupBy(merged, ({ column }) => column),
    ([column, cells]) => ({
      kind: 'mergedCells',
      column,
      title: titleOf(column),
      lines: cells.reduce((sum, { first, last }) => sum + last - first + 1, 0),
    }),
  );
}

/** A note for each format that shows other numbers, or words beside them; those that name a unit are issues of rows. */
function shownOtherwise(
  formats: ByCell<CellFormats>,
  cellAt: (line: number, column: number) => string,
  role: NumberRole,
  columns: readonly number[],
  isRow: (line: number) => boolean,
): readonly ImportNote[] {
  const isOrdinary = (format: CellFormat): boolean =>
    role === 'price'
      ? showsNumber(format) && !hasOtherCurrency(format.words)
      : isBoxFormat(format) || (isUnitFormat(format) && showsNumber(format));
  const cells = columns.flatMap((column) =>
    Array.from(formats.get(column) ?? []).flatMap(([line, own]) => {
      const stored = parseNumber(cellAt(line, column));
      const format = isRow(line) ? formatFor(own, stored) : null;
      return format && !isOrdinary(format) ? [{ line, format, stored }] : [];
    }),
  );
  return Array.from(
    Map.groupBy(cells, ({ format }) => JSON.stringify(format)).values(),
    (alike): readonly ImportNote[] =>
      alike.slice(0, 1).map((first) => ({ kind: 'shownOtherwise', role, ...first, count: alike.length })),
  ).flat();
}

/** The answers so far. Roles that were chosen by hand answer every question about columns. */
function answersOf(chosen: ColumnMapping | null, kind: FinanceKind): ImportAnswers {
  if (!chosen) return {};
  if (chosen.answers) return chosen.answers;
  if (chosen.roles.length === 0) return { header: chosen.header };
  const columns = rolesOf(kind).map((role) => {
    const column = chosen.roles.indexOf(role);
    return [role, column === NONE ? null : column] as const;
  });
  return { header: chosen.header, columns: Object.fromEntries(columns) };
}

/** A title that is a year or a month. */
const isYear = (text: string): boolean => /^20\d\d(?:[-/]\d\d)?$|^\d\d[-/]20\d\d$/u.test(text.trim());

/** The header; asks where the first record could be a row as well. */
function headerOf(source: SheetSource, answers: ImportAnswers, questions: ImportQuestion[]): Header {
  const { sheet, kind, catalogue, known, chosen } = source;
  if (answers.header) return answers.header;
  const header = chosen?.header ?? findHeader(sheet.records, kind, known);
  const record = sheet.records[header.first] ?? [];
  const finder = finderOf(catalogue);
  const isProduct = record.some((cell) => finder.product(cell, '', '') !== NONE);
  const isCounted = record.some((cell) => isNumber(cell) && !isYear(cell));
  if (header.count === 0 || !(isProduct || isCounted)) return header;
  const named = rolesOf(kind).filter((role) => record.some((cell) => isTitleOf(cell, role))).length;
  const data: Header = { first: header.first, count: 0 };
  if (named === 0) return data;
  if (!isProduct && named > 1) return header;
  questions.push({
    kind: 'header',
    record: record.map((cell) => cell.trim()),
    line: header.first + 1,
    reason: isProduct ? 'product' : 'numbers',
    headers: { titles: header, data },
    proposed: isProduct ? 'data' : 'titles',
  });
  return header;
}

/**
 * The index of the first row: below the header, or above it where a sheet was sorted with its titles among the rows. One
 * row that names a product, and has a number, shows that; whatever else has a number there is a row then.
 */
function firstRowOf(records: readonly Cells[], { first, count }: Header, finder: Finder): number {
  const above = records.slice(0, count === 0 ? 0 : first);
  const isCounted = (record: Cells): boolean =>
    record.filter((cell) => !isBlank(cell)).length > 1 && record.some((cell) => isNumber(cell) && !isYear(cell));
  const isKnown = (record: Cells): boolean => record.some((cell) => !isNumber(cell) && namesProduct(cell, finder));
  const isSorted = above.some((record) => isCounted(record) && isKnown(record));
  return isSorted ? above.findIndex(isCounted) : first + count;
}

/** Whether a text names a product, by its name or by its code. */
const namesProduct = (text: string, finder: Finder): boolean => finder.product(text, text, '') !== NONE;

/** How many records without a header are searched for columns. */
const BEGINNING = 30;

function widthOf(records: readonly Cells[], header: Header, chosen: ColumnMapping | null): number {
  const heads = records.slice(header.first, header.first + (header.count || BEGINNING));
  const headed = heads.map((record) => record.findLastIndex((cell) => !isBlank(cell)) + 1);
  return Math.max((chosen?.roles.findLastIndex((role) => role !== null) ?? 0) + 1, ...headed);
}

export function samplesOf(records: readonly Cells[], start: number, column: number): readonly string[] {
  const cells = records.slice(start, start + BEGINNING).flatMap((record) => record[column]?.trim() || []);
  return cells.slice(0, SAMPLES);
}

function sumOf(records: readonly Cells[], start: number, column: number, sign?: DecimalSign): number | null {
  const values = records.slice(start).map((record) => parseNumber(record[column] ?? '', sign));
  const numbers = values.filter((value) => !Number.isNaN(value));
  return numbers.length > 0 ? numbers.reduce((sum, value) => sum + value, 0) : null;
}

/** The sum of a column; `null` too where its numbers have two readings, and neither was chosen. */
function settledSum(
  records: readonly Cells[],
  start: number,
  column: number,
  answer: DecimalSign | null | undefined,
): number | null {
  const reading = countReading(signedTexts(records, start, [column]).keys());
  if (answer) return sumOf(records, start, column, answer);
  return reading.kind === 'open' ? null : sumOf(records, start, column, reading.decimal);
}

/** The distinct texts with a point or a comma in some columns, and how often each occurs. */
function signedTexts(
  records: readonly Cells[],
  start: number,
  columns: readonly number[],
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const record of records.slice(start)) {
    for (const column of columns) {
      const text = record[column]?.trim() ?? '';
      if (/[.,]/u.test(text)) counts.set(text, (counts.get(text) ?? 0) + 1);
    }
  }
  return counts;
}

const sumWhere = (counts: ReadonlyMap<string, number>, isMeant: (text: string) => boolean): number => {
  let sum = 0;
  for (const [text, count] of counts) if (isMeant(text)) sum += count;
  return sum;
};

/** Whether a row has 0 boxes: of nothing that is sold, be it known or not, and of no section. */
function isZero(record: Cells, quantities: readonly number[], catalogue: Catalogue): boolean {
  const written = quantities.flatMap((column) => record[column]?.trim() || []);
  const texts = record.filter((cell) => !isBlank(cell) && !isNumber(cell));
  const isZeros = written.length > 0 && written.every((text) => /^0+(?:[.,]0+)?$/u.test(text));
  return isZeros && texts.length > 0 && headingOf(texts, catalogue) === undefined;
}

const isProductTitle = (title: string): boolean =>
  (['product', 'reference'] as const).some((role) => isTitleOf(title, role));

function reasonOf(title: string, kind: FinanceKind): Extract<ImportNote, { kind: 'columnIgnored' }>['reason'] {
  if (isOtherPrice(title)) return 'publicPrice';
  if (isAmount(title)) return 'amount';
  return rolesOf(kind).some((role) => isTitleOf(title, role)) ? 'notChosen' : 'unknown';
}

/** The texts of the lines below the header that have no quantity, and name no product. */
function textLines(
  records: readonly Cells[],
  start: number,
  isRow: (line: number) => boolean,
  quantities: readonly number[],
  finder: Finder,
): readonly string[] {
  return records.slice(start).flatMap((record, index) => {
    const isCounted = quantities.some((column) => isNumber(record[column] ?? ''));
    // A total has a quantity, and may say of what: « Total octobre 2026 ». Most cells of most rows begin with a digit.
    if (isCounted) return record.filter((cell) => !/^\s*\d/u.test(cell) && isTotal(cell));
    if (!isRow(start + index + 1)) return [];
    const written = record.filter((cell) => !isBlank(cell));
    return written.some((cell) => namesProduct(cell, finder)) ? [] : [written.join(' ').trim()];
  });
}

/** The lines above rows that have one text alone, which names no product. What follows each ends at one of `ends`. */
function loneLines(
  records: readonly Cells[],
  isRow: (line: number) => boolean,
  finder: Finder,
  ends: readonly number[],
): readonly LoneLine[] {
  const textsOf = (line: number) => (records[line - 1] ?? []).filter((cell) => !isBlank(cell));
  const found = Array.from(records.keys(), (index) => index + 1).flatMap((line) => {
    const [text = '', second] = isRow(line) ? textsOf(line) : [];
    const isLone = text !== '' && second === undefined && !isNumber(text) && !namesProduct(text, finder);
    if (!isLone) return [];
    let next = line + 1;
    while (next <= records.length && !isRow(next)) next += 1;
    return textsOf(next).length > 1 ? [{ line, text: text.trim() }] : [];
  });
  const stops = [...ends, ...found.map(({ line }) => line)].toSorted((one, other) => one - other);
  return found.map((each) => ({ ...each, last: (stops[placeOf(stops, each.line + 1)] ?? records.length + 1) - 1 }));
}

// Periods

/** What may name a period in a text beside the rows. The year before over a column is asked about with the columns. */
function namesIn(place: FoundPlace, text: string, kind: FinanceKind, period: FinancePeriod): string {
  const isName = place === 'fileName' || place === 'sheet';
  const beside =
    place === 'title' ? text.replaceAll(YEAR_BEFORE, ' ') : withoutBeginning(withoutLetterhead(text), period);
  return withFullDates(isName ? withoutVersions(text, kind) : beside, kind, period);
}

const YEAR_BEFORE = /(?<![\p{L}\d])n\s?[-−–]\s?\d/giu;

/** A title names a period alone, a file’s name may shorten it. */
const READERS: Readonly<Partial<Record<FoundPlace, typeof openIn>>> = { title: openIn, fileName: openInName };

/** Whether a text beside the rows names the open period. A month for quantities of a week is another period. */
function isOpenIn(place: FoundPlace, text: string, kind: FinanceKind, period: FinancePeriod): boolean | null {
  if (place === 'title' && mentionsIn(text).some((mention) => partNamed(mention, kind) === 'day')) return false;
  const told = (READERS[place] ?? openBeside)(text, kind, period);
  const isMonth = ({ month, day }: Mention) => month !== undefined && day === undefined;
  return told === null && mentionsIn(text).some(isMonth) ? false : told;
}

interface PeriodSource {
  readonly records: readonly Cells[];
  /** Those of the rows, from 1. */
  readonly lines: readonly number[];
  readonly titles: readonly string[];
  readonly roles: readonly (Role | null)[];
  readonly kind: FinanceKind;
  readonly period: FinancePeriod;
  readonly quantityAt: (line: number) => number;
}

/** Writes the dates of a column with the day first, or as `YYYY-MM-DD`. */
function writingOf(texts: ReadonlySet<string>): (text: string) => string {
  if (areDayNumbers(texts)) return dayOfNumber;
  return isMonthFirst(texts) ? dayFirst : (text) => text;
}

/** Reads the columns of dates; `null` if there is none. Rows without a readable date count as of the open period. */
function periodColumnOf({ records, lines, titles, roles, kind, period, quantityAt }: PeriodSource) {
  const cellAt = (line: number, column: number): string => records[line - 1]?.[column]?.trim() ?? '';
  const columns = titles.flatMap((title, column) => {
    const part = roles[column] ? null : datePart(title);
    if (!part) return [];
    return [{ column, part, written: writingOf(new Set(lines.map((line) => cellAt(line, column)))) }];
  });
  const known = new Map<string, { readonly mention: Mention; readonly is: boolean | null }>();
  const groups = new Map<string, { period: string; rows: number; quantity: number; isOpen: boolean }>();
  const others: number[] = [];
  let count = 0;
  for (const line of lines) {
    const key = columns.map(({ column }) => cellAt(line, column)).join('\u0000');
    let told = known.get(key);
    if (!told) {
      const mention: Mention = {};
      // A year of one column and a month of another.
      for (const { column, part, written } of columns) {
        const day = withFullDates(written(cellAt(line, column)), kind, period).trim();
        Object.assign(mention, cellMention(day, part));
      }
      told = { mention, is: isOpen(mention, kind, period) };
      known.set(key, told);
    }
    if (told.is !== null) count += 1;
    if (told.is === false) others.push(line);
    const name = mentionKey(told.mention);
    const group = groups.get(name) ?? { period: name, rows: 0, quantity: 0, isOpen: told.is !== false };
    group.rows += 1;
    group.quantity += quantityAt(line);
    groups.set(name, group);
  }
  if (count === 0) return null;
  const periods = [...groups.values()].toSorted((one, other) => (one.period < other.period ? -1 : 1));
  const text = columns.map(({ column }) => titles[column] ?? '').join(', ');
  return {
    others,
    question: { kind: 'period' as const, place: 'column' as const, text, isPart: false, read: '', periods },
  };
}

/** A note if rows have product, wholesaler and day of another: a day may stand twice in the file. */
function sameDays(
  table: ImportTable,
  records: readonly Cells[],
  titles: readonly string[],
  roles: readonly (Role | null)[],
): readonly ImportNote[] {
  const days = titles.flatMap((title, column) => (!roles[column] && datePart(title) === 'any' ? [column] : []));
  if (days.length === 0) return [];
  const firsts = new Map<string, number>();
  const same: { readonly line: number; readonly other: number; readonly text: string }[] = [];
  for (const [row, line] of table.lines.entries()) {
    const written = days.map((column) => records[line - 1]?.[column]?.trim() ?? '').filter((text) => text !== '');
    if (written.length === 0) continue;
    const { product, productName, wholesaler, wholesalerName } = table;
    const key = [product, productName, wholesaler, wholesalerName].map((of) => of[row]).join(' ');
    const text = written.join(' ');
    const other = firsts.get(`${key} ${text}`);
    if (other === undefined) firsts.set(`${key} ${text}`, line);
    else same.push({ line, other, text });
  }
  return same.slice(0, 1).map((first) => ({ kind: 'sameDay', ...first, count: same.length }));
}

// Numbers

function numbersQuestion(
  role: NumberRole,
  columns: readonly number[],
  counts: ReadonlyMap<string, number>,
  told: readonly NumberClue[],
  table: ImportTable,
  start: number,
  { sheet, catalogue, history }: SheetSource,
): NumbersQuestion {
  const texts = [...counts.keys()].filter(isAmbiguous);
  const total = (sign: DecimalSign): number =>
    columns.reduce((sum, column) => sum + (sumOf(sheet.records, start, column, sign) ?? 0), 0);
  const totals = { '.': total('.'), ',': total(',') };
  const clues = [...told];
  if (role === 'quantity') {
    // A part of a box is an error under either reading: it does not show that the column has decimals.
    const slip = told.find(({ kind, text }) => kind === 'decimals' && isFractional(text));
    if (slip) clues.push({ kind: 'wholeBoxes', decimal: slip.decimal === '.' ? ',' : '.', text: slip.text });
    const parts = (sign: DecimalSign) => texts.find((text) => !Number.isInteger(readingsOf(text)[sign]));
    const [dots, commas] = [parts('.'), parts(',')];
    if (dots !== undefined && commas === undefined) clues.push({ kind: 'wholeBoxes', decimal: ',', text: dots });
    if (commas !== undefined && dots === undefined) clues.push({ kind: 'wholeBoxes', decimal: '.', text: commas });
  }
  const closest = closestReading(role, table, catalogue, history);
  if (closest) clues.push({ kind: role === 'quantity' ? 'history' : 'catalogue', decimal: closest, text: '' });
  const signs = new Set(clues.map(({ decimal }) => decimal));
  const [proposed = null] = signs.size === 1 ? signs : [];
  return {
    kind: 'numbers',
    role,
    columns,
    samples: texts.slice(0, SHOWN_NUMBERS).map((text) => ({ text, readings: readingsOf(text) })),
    count: sumWhere(counts, isAmbiguous),
    totals,
    clues,
    proposed,
  };
}

/** The reading that is closer to recent quantities, or to the prices of the catalogue, in most rows; `null` if neither is. */
function closestReading(
  role: NumberRole,
  table: ImportTable,
  { products, wholesalers }: Catalogue,
  history: ImportHistory,
): DecimalSign | null {
  const usual = usualQuantities(history);
  const expected = (row: number): number => {
    const product = products[table.product[row] ?? NONE];
    if (!product) return 0;
    if (role === 'price') return product.pGHT;
    const wholesalerID = wholesalers[table.wholesaler[row] ?? NONE]?.ID ?? null;
    return median(usual.get(confirmKey({ productID: product.ID, wholesalerID })) ?? []);
  };
  const votes = { '.': 0, ',': 0 };
  for (let row = 0; row < table.lines.length; row += 1) {
    const text = table.texts[table.cells[role][row] ?? 0] ?? '';
    if (!isAmbiguous(text)) continue;
    const value = expected(row);
    if (value <= 0) continue;
    const readings = readingsOf(text);
    const far = (sign: DecimalSign): number => Math.abs(Math.log(Math.abs(readings[sign]) / value));
    votes[far('.') < far(',') ? '.' : ','] += 1;
  }
  if (votes['.'] === votes[',']) return null;
  return votes['.'] > votes[','] ? '.' : ',';
}

/** The columns of a sheet by their titles alone. */
export function layoutRoles(
  records: readonly Cells[],
  kind: FinanceKind,
  known: KnownColumns,
): { readonly header: Header; readonly titles: readonly string[]; readonly roles: readonly (Role | null)[] } {
  const header = findHeader(records, kind, known);
  const titles = titlesOf(records, header, widthOf(records, header, null));
  return { header, titles, roles: guessRoles(titles, kind, known) };
}
