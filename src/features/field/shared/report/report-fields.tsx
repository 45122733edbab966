import { type DateDuration, parseDate } from '@internationalized/date';
import { useLingui } from '@lingui/react/macro';
import { memo, type ReactNode } from 'react';
import { type ReportDraft, type ReportField, type ReportIssue, withOffer } from '#domain/field/report.ts';
import { Button } from '#ui/button/button.tsx';
import { ChoiceChips } from '#ui/chips/chips.tsx';
import { ComboBox } from '#ui/combo-box/combo-box.tsx';
import { TextArea } from '#ui/text-area/text-area.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { useDayWords } from '../use-day-words.ts';
import * as styles from './report.css.ts';
import { FIELD_WORDS } from './report-words.ts';

/** A product that a report may name. */
export interface ReportProduct {
  readonly ID: string;
  readonly name: string;
}

/** How many products are offered as chips at first. */
const CHIPS = 6;

/** Texts of one line. */
const LINES: ReadonlySet<ReportField> = new Set(['metPerson', 'gifts']);

export interface ReportFieldsProps {
  readonly fields: readonly ReportField[];
  /** The day of the visit, `YYYY-MM-DD`. */
  readonly date: string;
  readonly draft: ReportDraft;
  readonly onChange: (patch: Partial<ReportDraft>) => void;
  /** The id of the control of a field. */
  readonly idOf: (field: ReportField) => string;
  readonly errorOf: (issue: ReportIssue) => string | undefined;
  /** The products that the user presents; those of the last visit come first. */
  readonly products: readonly ReportProduct[];
  readonly lastProducts: readonly ReportProduct[];
}

/** Fields of a report, in the order that the server gives. They render when one of them changes, not with all of the form. */
export const ReportFields = memo(function ReportFields({ fields, ...props }: ReportFieldsProps) {
  return fields.map((field) => <ReportFieldInput key={field} field={field} {...props} />);
});

function ReportFieldInput({
  field,
  date,
  draft,
  onChange,
  idOf,
  errorOf,
  products,
  lastProducts,
}: Omit<ReportFieldsProps, 'fields'> & { readonly field: ReportField }) {
  const { t } = useLingui();
  const dayWords = useDayWords();
  const id = idOf(field);
  const label = t(FIELD_WORDS[field]);
  if (field === 'PresentedPharmaProducts') {
    const onProducts = (presentedIDs: readonly string[]) => onChange({ presentedIDs });
    return (
      <ProductsField {...{ id, label, products, lastProducts }} value={draft.presentedIDs} onChange={onProducts} />
    );
  }
  if (field === 'GivenSamplesPharmaProducts') {
    // Samples are given of what was presented; any other product is found by its name.
    const presented = products.filter(({ ID }) => draft.presentedIDs.includes(ID));
    const onProducts = (sampleIDs: readonly string[]) => onChange({ sampleIDs });
    return (
      <ProductsField
        {...{ id, label, products }}
        lastProducts={presented}
        offered={presented.length}
        value={draft.sampleIDs}
        onChange={onProducts}
      />
    );
  }
  if (field === 'actionCost') {
    return (
      <TextField
        id={id}
        label={label}
        inputMode="decimal"
        value={draft.actionCost}
        onChange={(actionCost) => onChange({ actionCost })}
        error={errorOf('actionCost')}
      />
    );
  }
  const text = { id, label, value: draft[field], onChange: (value: string) => onChange({ [field]: value }) };
  if (field === 'nextVisitObjective') {
    const spoken = products.find(({ ID }) => draft.presentedIDs.includes(ID));
    const about = spoken ? t`parler de ${spoken.name}` : t`faire le point`;
    // The day itself: “in two weeks” would be read weeks later.
    const after = (duration: DateDuration) => dayWords.long(parseDate(date).add(duration).toString());
    const [fortnight, month] = [after({ weeks: 2 }), after({ months: 1 })];
    const offers = [
      { id: 'fortnight', label: t`Dans 2 semaines`, words: t`Revenir vers le ${fortnight}, ${about}` },
      { id: 'month', label: t`Dans 1 mois`, words: t`Revenir vers le ${month}, ${about}` },
    ];
    return (
      <Quick
        offers={offers}
        onChoose={(words) =>
          text.onChange(
            withOffer(
              text.value,
              words,
              offers.map((offer) => offer.words),
            ),
          )
        }
      >
        <TextArea {...text} rows={2} />
      </Quick>
    );
  }
  return LINES.has(field) ? <TextField {...text} /> : <TextArea {...text} rows={2} />;
}

interface ProductsFieldProps {
  readonly id: string;
  readonly label: string;
  readonly products: readonly ReportProduct[];
  /** Those that are offered first. */
  readonly lastProducts: readonly ReportProduct[];
  /** How many are offered as chips, besides those that are chosen. */
  readonly offered?: number;
  readonly value: readonly string[];
  readonly onChange: (IDs: readonly string[]) => void;
}

/** Products as chips: those of the last visit, those that are chosen, and some of the others; the rest is found by name. */
function ProductsField({
  id,
  label,
  products,
  lastProducts,
  offered = Math.max(CHIPS, lastProducts.length),
  value,
  onChange,
}: ProductsFieldProps) {
  const { t } = useLingui();
  const all = new Map([...lastProducts, ...products].map((product) => [product.ID, product.name]));
  const first = [...new Set([...lastProducts.map(({ ID }) => ID), ...all.keys()])].slice(0, offered);
  const shown = [...new Set([...first, ...value])];
  const others = Array.from(all).flatMap(([ID, name]) => (shown.includes(ID) ? [] : [{ id: ID, label: name }]));
  return (
    <div className={styles.field} id={id} tabIndex={-1}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      {shown.length > 0 && (
        <ChoiceChips
          label={label}
          chips={shown.map((ID) => ({ id: ID, label: all.get(ID) ?? ID }))}
          value={new Set(value)}
          onChange={(IDs) => onChange([...IDs])}
        />
      )}
      {others.length > 0 && (
        <ComboBox
          key={value.length}
          label={t`${label} : autre produit`}
          isLabelHidden
          placeholder={t`Autre produit`}
          choices={others}
          value={null}
          onChange={(ID) => {
            if (ID !== null) onChange([...value, ID]);
          }}
        />
      )}
    </div>
  );
}

/** A text with whole sentences to take by one tap. */
function Quick({
  offers,
  onChoose,
  children,
}: {
  readonly offers: readonly { readonly id: string; readonly label: string; readonly words: string }[];
  readonly onChoose: (words: string) => void;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.field}>
      {children}
      <div className={styles.quick}>
        {offers.map(({ id, label, words }) => (
          <Button key={id} size="small" onPress={() => onChoose(words)}>
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}
