import { Trans, useLingui } from '@lingui/react/macro';
import { fullName } from '#domain/people/person-name.ts';
import { useQueryParams } from '#state/query-params.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import type { Choice } from '#ui/list-box/choice.ts';
import { Select } from '#ui/select/select.tsx';
import * as styles from '../card.css.ts';
import type { VisitReport } from '../card.types.ts';
import { useShownFields } from '#state/use-shown-fields.ts';
import { Visits } from './visits.tsx';

const ALL = 'all';
const CLEARED = { product: null, worker: null };

/** A choice for each value, once, in the order in which they are first found. */
const choicesOf = (values: readonly Choice[]): readonly Choice[] => [
  ...new Map(values.map((value) => [value.id, value])).values(),
];

/** All visits, or those with a product or by a person: the filters are in the address. */
export function VisitHistory({ reports }: { readonly reports: readonly VisitReport[] }) {
  const { t } = useLingui();
  const [params, changeParams] = useQueryParams();
  const shows = useShownFields();
  const product = params.get('product');
  const worker = params.get('worker');
  const productsOf = (report: VisitReport) => [
    ...(shows('PresentedPharmaProducts') ? report.PresentedPharmaProducts : []),
    ...(shows('GivenSamplesPharmaProducts') ? report.GivenSamplesPharmaProducts : []),
  ];
  const workerOf = ({ VisitObjective }: VisitReport) => VisitObjective?.Worker ?? null;
  const products = choicesOf(reports.flatMap(productsOf).map(({ ID, name }) => ({ id: ID, label: name })));
  const workers = choicesOf(
    reports.flatMap((report) => {
      const by = workerOf(report);
      return by ? [{ id: by.ID, label: fullName(by) ?? t`Personne sans nom` }] : [];
    }),
  );
  const shown = reports.filter(
    (report) =>
      (product === null || productsOf(report).some(({ ID }) => ID === product)) &&
      (worker === null || workerOf(report)?.ID === worker),
  );
  const isFiltered = product !== null || worker !== null;
  /** The choices, and what the address asks for without being among them. */
  const offered = (all: string, choices: readonly Choice[], chosen: string | null): readonly Choice[] => [
    { id: ALL, label: all },
    ...choices,
    ...(chosen !== null && !choices.some(({ id }) => id === chosen) ? [{ id: chosen, label: t`Inconnu ici` }] : []),
  ];
  const filters = [
    { name: 'product', label: t`Produit`, choices: products, all: t`Tout produit`, value: product },
    { name: 'worker', label: t`Visité par`, choices: workers, all: t`Tout le monde`, value: worker },
  ].filter(({ choices, value }) => choices.length > 1 || value !== null);
  return (
    <Visits
      // Another selection begins with its first visits.
      key={`${product} ${worker}`}
      reports={shown}
      of={reports.length}
      tools={
        filters.length > 0 && (
          <div className={styles.filters} role="search" aria-label={t`Filtrer les visites`}>
            {filters.map(({ name, label, choices, all, value }) => (
              <div key={name} className={styles.filter}>
                <Select
                  label={label}
                  isLabelHidden
                  choices={offered(all, choices, value)}
                  value={value ?? ALL}
                  onChange={(id) => changeParams({ [name]: id === ALL ? null : id })}
                />
              </div>
            ))}
          </div>
        )
      }
      {...(isFiltered && {
        empty: (
          <EmptyState
            title={<Trans>Aucune visite ne répond à ces filtres</Trans>}
            actions={
              <Button onPress={() => changeParams(CLEARED)}>
                <Trans>Effacer les filtres</Trans>
              </Button>
            }
          />
        ),
      })}
    />
  );
}
