import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import type { Stop } from '#domain/field/day-plan.ts';
import type { Suggestion } from '#domain/field/suggestions.ts';
import { isBlank } from '#lib/blank.ts';
import { customerSearch } from '#queries/customer-filters.ts';
import type { Customer } from '#queries/customer-records.ts';
import { SearchField } from '#ui/search-field/search-field.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { useReasonWords } from '../planner/use-reason-words.ts';
import { type ListedVisit, VisitList } from './visit-list.tsx';
import type { Week } from './week.ts';
import * as styles from './week.css.ts';

/** How many customers are shown at once. */
const SHOWN = 25;

export interface TrayProps {
  readonly week: Week;
  /** Visits that have left their day for no other. */
  readonly leaving: readonly Stop[];
  readonly suggestions: readonly Suggestion[];
  readonly customers: readonly Customer[];
  readonly planned: ReadonlySet<string>;
  readonly nextObjectives: ReadonlyMap<string, string | null> | undefined;
  readonly isRanking: boolean;
}

/** Whom to see: what has left its day first, then customers by how overdue they are, or those who are searched. */
export function Tray({ week, leaving, suggestions, customers, planned, nextObjectives, isRanking }: TrayProps) {
  const { t } = useLingui();
  const reasonWords = useReasonWords();
  const [search, setSearch] = useState('');
  const isSearching = !isBlank(search);
  const find = useMemo(() => customerSearch(customers), [customers]);
  const matches = useMemo(
    () => (isSearching ? find(search).filter(({ ID }) => !planned.has(ID)) : []),
    [isSearching, find, search, planned],
  );
  const visit = (customerID: string, detail: string): ListedVisit => ({
    customerID,
    description: nextObjectives?.get(customerID) ?? '',
    from: null,
    fixed: null,
    detail,
  });
  const gone = new Set(leaving.map(({ customerID }) => customerID));
  const offered = isSearching
    ? matches.slice(0, SHOWN).map(({ ID }) => visit(ID, week.practiceOf(ID)))
    : suggestions
        .slice(0, SHOWN)
        // What was agreed on last time is the purpose already.
        .map(({ customerID, reasons }) =>
          visit(customerID, reasonWords(reasons.filter(({ kind }) => kind !== 'objective'))),
        );
  return (
    <section className={styles.tray} aria-label={t`Qui voir cette semaine`}>
      {leaving.length > 0 && (
        <>
          <h2 className={styles.trayTitle}>
            {t`${plural(leaving.length, { one: '# visite retirée', other: '# visites retirées' })}`}
          </h2>
          <p className={styles.detail}>
            <Trans>Elles seront supprimées à l’enregistrement.</Trans>
          </p>
          <VisitList
            label={t`Visites retirées`}
            date={null}
            week={week}
            none=""
            visits={leaving.map((stop) => ({ ...visit(stop.customerID, ''), description: stop.description }))}
          />
        </>
      )}
      <h2 className={styles.trayTitle}>
        <Trans>Qui voir cette semaine</Trans>
      </h2>
      <SearchField
        label={t`Chercher un client`}
        placeholder={t`Nom, spécialité, lieu`}
        value={search}
        onChange={setSearch}
      />
      {isRanking && !isSearching ? (
        <SkeletonRows count={5} isTwoLine />
      ) : (
        <VisitList
          label={isSearching ? t`Clients trouvés` : t`Suggestions`}
          date={null}
          week={week}
          none={
            isSearching ? (
              <Trans>Vérifiez l’orthographe, ou cherchez un lieu.</Trans>
            ) : (
              <Trans>Personne n’attend de visite.</Trans>
            )
          }
          visits={offered.filter(({ customerID }) => !gone.has(customerID))}
        />
      )}
    </section>
  );
}
