import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { openDialog } from '#state/location.ts';
import { useFigures } from '#ui/chart/figures.ts';
import { Section } from '#ui/section/section.tsx';
import type { GroupVisits } from '../statistics.queries.ts';
import * as styles from '../statistics.css.ts';

/** Visits by speciality and person, the most frequent marked. Each figure opens its customers. */
export function VisitMatrix({ group: { specialities, people } }: { readonly group: GroupVisits }) {
  const { t } = useLingui();
  const { full } = useFigures();
  const countOf = (personID: string, specialityID: string): number =>
    people.find(({ ID }) => ID === personID)?.specialities.find(({ ID }) => ID === specialityID)?.visitedCustomerIDs
      .length ?? 0;
  const counts = people.flatMap((person) => specialities.map(({ ID }) => countOf(person.ID, ID)));
  const most = Math.max(0, ...counts);
  if (most === 0) return null;
  return (
    <Section title={<Trans>Par spécialité et par personne</Trans>}>
      <p className={styles.note}>
        <Trans>Nombre de visites. Les plus nombreuses, à partir de la moitié du maximum, sont marquées.</Trans>
      </p>
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
                          {...(count * 2 >= most && { 'data-is-strong': true })}
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
