import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CalendarDays, Plus, Rows3 } from 'lucide-react';
import { useMemo } from 'react';
import type { ReadAhead } from '#queries/read-ahead.ts';
import { useFilter } from 'react-aria-components';
import { ADMINISTRATORS } from '#domain/access/roles.ts';
import { failureOf } from '#queries/failure.ts';
import { formatDay } from '#lib/scalars.ts';
import { personName } from '#domain/people/person-name.ts';
import { useQueryParams } from '#state/query-params.ts';
import { useServices } from '#state/services.tsx';
import { useSession } from '#state/session.tsx';
import { useToday } from '#state/today.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { Filters } from '#ui/filters/filters.tsx';
import { Page, PageHeader } from '#ui/page/page.tsx';
import { RetryBanner } from '#ui/retry-banner/retry-banner.tsx';
import { SearchField } from '#ui/search-field/search-field.tsx';
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx';
import { phone } from '#ui/theme/media.ts';
import { useMedia } from '#ui/use-media/use-media.ts';
import { ReminderMonth, ReminderWeek } from './parts/reminder-calendar.tsx';
import { openReminder, NEW, OpenedReminder } from './parts/opened-reminder.tsx';
import { ReminderTable } from './parts/reminder-table.tsx';
import { allReminders } from './all-reminders.ts';
import { type ReminderRow, stepPath } from './reminder.types.ts';
import * as styles from './reminders.css.ts';
import { remindersQuery } from './reminders.queries.ts';

/** Value of `?view=` for the calendar. */
const MONTH = 'month';

export const readAhead: ReadAhead = (queries, api) =>
  Promise.all([false, true].map((done) => queries.prefetchQuery(remindersQuery(api, done))));

/**
 * Reminders: pending ones below the calendar of this week, past ones, or both by month. The view, the search and the open
 * reminder are in the address.
 */
export default function RemindersScreen() {
  const { t } = useLingui();
  const { api } = useServices();
  const mayWrite = ADMINISTRATORS.includes(useSession().userType);
  const [params, changeParams] = useQueryParams();
  const done = params.get('done') === 'true';
  const search = params.get('q') ?? '';
  const isMonth = params.get('view') === MONTH;
  const today = formatDay(useToday());
  const toCome = useQuery(remindersQuery(api, false));
  const past = useQuery(remindersQuery(api, true));
  // The list that is not shown is counted.
  const asked = [past, toCome];
  const list = done ? past : toCome;
  const reminders = useMemo(() => list.data?.data.getAllReminder ?? [], [list.data]);
  const [comingOnes, pastOnes] = [toCome.data?.data.getAllReminder, past.data?.data.getAllReminder];
  const all = useMemo(() => allReminders(pastOnes ?? [], comingOnes ?? []), [pastOnes, comingOnes]);
  const countOf = ({ data, isPending }: typeof list) => data?.data.getAllReminder?.length ?? (isPending ? '…' : '—');
  const shown = useFound(isMonth ? all : reminders, search);
  const hasWeek = !isMonth && !done && search === '';
  const areLoading = asked.some(({ isPending }) => isPending);
  // A phone lists the week, nobody knows how long: what stands below comes with it, and does not move.
  const isBelowKnown = !useMedia(phone) || !hasWeek || !areLoading;
  const listed = isMonth ? asked : [list];
  const unread = listed.find(({ data, error }) => error && !data)?.error;
  const isStale = !unread && asked.some(failureOf);
  const retry = {
    onRetry: () => asked.forEach(({ refetch }) => void refetch()),
    isRetrying: asked.some(({ isFetching }) => isFetching),
  };

  const openNew = () => openReminder(NEW);

  return (
    <Page>
      <PageHeader
        title={<Trans>Rappels</Trans>}
        count={!isMonth && list.data && <Plural value={reminders.length} one="# rappel" other="# rappels" />}
        actions={
          <>
            <SegmentedControl
              label={t`Affichage`}
              segments={[
                { id: 'list', label: t`Liste`, icon: <Rows3 /> },
                { id: MONTH, label: t`Mois`, icon: <CalendarDays /> },
              ]}
              value={isMonth ? MONTH : 'list'}
              onChange={(view) => changeParams({ view: view === MONTH ? view : null, month: null })}
            />
            {mayWrite && (
              <Button variant="primary" icon={<Plus />} onPress={openNew}>
                <Trans>Nouveau rappel</Trans>
              </Button>
            )}
          </>
        }
      />
      {hasWeek && !unread && <ReminderWeek reminders={all} today={today} isLoading={areLoading} />}
      {isBelowKnown && (
        <Filters label={t`Filtrer les rappels`}>
          {!isMonth && (
            <SegmentedControl
              label={t`Échéance`}
              segments={[
                { id: 'false', label: t`À venir`, count: countOf(toCome) },
                { id: 'true', label: t`Passés`, count: countOf(past) },
              ]}
              value={done ? 'true' : 'false'}
              onChange={(value) => changeParams({ done: value === 'true' ? value : null })}
            />
          )}
          <div className={styles.search}>
            <SearchField
              label={t`Chercher un rappel`}
              placeholder={t`Nom, produit, destinataire`}
              value={search}
              onChange={(q) => changeParams({ q })}
            />
          </div>
          {list.data && search !== '' && !isMonth && (
            <span className={styles.shownCount} role="status">
              <Trans>
                {shown.length} sur {reminders.length}
              </Trans>
            </span>
          )}
        </Filters>
      )}

      {isStale && <RetryBanner {...retry} />}
      {unread ? (
        <ErrorState title={<Trans>Les rappels n’ont pas pu être lus</Trans>} {...retry} code={unread.key}>
          <Trans>Rien n’est perdu : ils sont sur le serveur. Vérifiez le réseau, puis réessayez.</Trans>
        </ErrorState>
      ) : isMonth ? (
        <ReminderMonth reminders={shown} today={today} isLoading={areLoading} />
      ) : isBelowKnown ? (
        <ReminderTable
          reminders={shown}
          done={done}
          isLoading={list.isPending}
          onOpen={({ ID }) => openReminder(ID)}
          empty={
            search === '' ? (
              <NoReminder done={done} onCreate={mayWrite ? openNew : undefined} />
            ) : (
              <EmptyState
                title={<Trans>Aucun rappel ne contient « {search} »</Trans>}
                actions={
                  <Button onPress={() => changeParams({ q: null })}>
                    <Trans>Effacer la recherche</Trans>
                  </Button>
                }
              />
            )
          }
        />
      ) : null}
      <OpenedReminder mayWrite={mayWrite} />
    </Page>
  );
}

/** The reminders whose name, description, step or recipients contain the search text, ignoring accents and case. */
function useFound(reminders: readonly ReminderRow[], search: string): readonly ReminderRow[] {
  const { contains } = useFilter({ sensitivity: 'base' });
  return useMemo(() => {
    if (search.trim() === '') return reminders;
    return reminders.filter(({ name, description, RegulatoryActionStep: step, Recipients }) =>
      [name, description ?? '', ...(step ? stepPath(step) : []), ...Recipients.map(personName)].some((words) =>
        contains(words, search.trim()),
      ),
    );
  }, [reminders, search, contains]);
}

function NoReminder({ done, onCreate }: { readonly done: boolean; readonly onCreate: (() => void) | undefined }) {
  if (done) return <EmptyState title={<Trans>Aucun rappel n’est passé</Trans>} />;
  return (
    <EmptyState
      title={<Trans>Aucun rappel à venir</Trans>}
      actions={
        onCreate && (
          <Button variant="primary" onPress={onCreate}>
            <Trans>Créer un rappel</Trans>
          </Button>
        )
      }
    >
      <Trans>Un rappel prévient jusqu’à quinze personnes, à l’heure dite.</Trans>
    </EmptyState>
  );
}
