import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { openDialog } from '#state/query-params.ts';
import { useFigures } from '#ui/chart/figures.ts';
import { Legend } from '#ui/legend/legend.tsx';
import { Section } from '#ui/section/section.tsx';
import type { GroupVisits } from '../statistics.queries.ts';
import * as styles from '../statistics.css.ts';

/** The steps of the heat, from the fewest visits to the most. */
const LEVELS = [1, 2, 3, 4] as const;

/** The step of a count: equal parts of the highest. */
const levelOf = (count: number, most: number): number => Math.ceil((count / most) * LEVELS.length);

/** The counts of a step, both included; the first is above the last where no whole number falls into it. */
const boundsOf = (level: number, most: number): readonly [from: number, to: number] => [
  Math.floor(((level - 1) * most) / LEVELS.length) + 1,
  Math.floor((level * most) / LEVELS.length),
];

/** Visits by speciality and person: the darker, the more. Each figure opens its customers. */
export function VisitMatrix({ group: { specialities, people } }: { readonly group: GroupVisits }) {
  const { t } = useLingui();
  const { full } = useFigures();
  const countOf = (personID: string, specialityID: string): number =>
    people.find(({ ID }) => ID === personID)?.specialities.find(({ ID }) => ID === specialityID)?.visitedCustomerIDs
      .length ?? 0;
  const counts = people.flatMap((person) => specialities.map(({ ID }) => countOf(person.ID, ID)));
  const most = Math.max(0, ...counts);
  if (most === 0) return null;
  const rangeWords = (level: number): string => {
    const [from, to] = boundsOf(level, most);
    if (from > to) return '';
    return from === to ? full(from) : t`${full(from)} à ${full(to)}`;
  };
  return (
    <Section title={<Trans>Par spécialité et par personne</Trans>}>
      <p className={styles.note}>
        <Trans>Nombre de visites. Chaque chiffre ouvre ses clients.</Trans>
      </p>
      <Legend
        items={LEVELS.map((level) => ({
          id: String(level),
          name: rangeWords(level),
          swatch: <span className={styles.swatch} data-level={level} />,
        })).filter(({ name }) => name !== '')}
      />
      <div className={styles.scroll} role="region" aria-label={t`Visites par spécialité et par personne`}>
        <table className={styles.matrix}>
          <thead>
            <tr>
              <th scope="col" className={styles.speciality}>
                <Trans>Spécialité</Trans>
              </th>
              {people.map(({ ID, name }) => (
                <th key={ID} scope="col" className={styles.person}>
                  <bdi>{name}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {specialities.map((speciality) => (
              <tr key={speciality.ID}>
                <th scope="row" className={styles.speciality}>
                  <bdi>{speciality.name}</bdi>
                </th>
                {people.map((person) => {
                  const count = countOf(person.ID, speciality.ID);
                  return (
                    <td key={person.ID} className={styles.value}>
                      {count === 0 ? (
                        <span className={styles.none}>0</span>
                      ) : (
                        <button
                          type="button"
                          className={styles.mark}
                          aria-label={t`${plural(count, { one: '# visite', other: '# visites' })}, ${person.name}, ${speciality.name}`}
                          data-level={levelOf(count, most)}
                          onClick={() => openDialog({ speciality: speciality.ID, worker: person.ID })}
                        >
                          {full(count)}
                        </button>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
