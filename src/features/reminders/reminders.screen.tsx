import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useFilter } from 'react-aria-components';
import { ADMINISTRATORS } from '#lib/roles.ts';
import { useQueryParams } from '#state/location.ts';
import { useServices } from '#state/services.tsx';
import { useSession } from '#state/session.tsx';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { Page, PageHeader } from '#ui/page/page.tsx';
import { SearchField } from '#ui/search-field/search-field.tsx';
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx';
import { goTo, NEW, ReminderOpened } from './parts/reminder-opened.tsx';
import { ReminderTable } from './parts/reminder-table.tsx';
import { nameOf, type ReminderRow, wayTo } from './reminder.types.ts';
import * as styles from './reminders.css.ts';
import { remindersQuery } from './reminders.queries.ts';

/**
 * Reminders (spec §2, administration): those to come or those whose time has passed, found by their words. Which ones,
 * the words searched for and the reminder that is open are in the address.
 */
export default function RemindersScreen() {
  const { t } = useLingui();
  const { api } = useServices();
  const mayWrite = ADMINISTRATORS.includes(useSession().userType);
  const [params, changeParams] = useQueryParams();
  const done = params.get('done') === 'true';
  const search = params.get('q') ?? '';
  const { data, error, isPending, isFetching, refetch } = useQuery(remindersQuery(api, done));
  const other = useQuery(remindersQuery(api, !done));
  const reminders = useMemo(() => data?.data.getAllReminder ?? [], [data]);
  const count = data && reminders.length;
  const otherCount = other.data?.data.getAllReminder?.length;
  const shown = useFound(reminders, search);

  const openNew = () => goTo(NEW);

  return (
    <Page>
      <PageHeader
        title={<Trans>Rappels</Trans>}
        count={data && <Plural value={reminders.length} one="# rappel" other="# rappels" />}
        actions={
          mayWrite && (
            <Button variant="primary" icon={<Plus />} onPress={openNew}>
              <Trans>Nouveau rappel</Trans>
            </Button>
          )
        }
      />
      <div className={styles.filters} role="search" aria-label={t`Filtrer les rappels`}>
        <SegmentedControl
          label={t`Échéance`}
          segments={[
            { id: 'false', label: t`À venir`, count: (done ? otherCount : count) ?? '' },
            { id: 'true', label: t`Passés`, count: (done ? count : otherCount) ?? '' },
          ]}
          value={done ? 'true' : 'false'}
          onChange={(value) => changeParams({ done: value === 'true' ? value : null })}
        />
        <div className={styles.search}>
          <SearchField
            label={t`Chercher un rappel`}
            placeholder={t`Nom, produit, destinataire`}
            value={search}
            onChange={(q) => changeParams({ q })}
          />
        </div>
        {data && search !== '' && (
          <span className={styles.shownCount} role="status">
            <Trans>
              {shown.length} sur {reminders.length}
            </Trans>
          </span>
        )}
      </div>

      {data && (error ?? data.errors[0]) && (
        <Banner
          tone="amber"
          title={<Trans>La liste n’est peut-être pas à jour.</Trans>}
          actions={
            <Button size="small" isPending={isFetching} onPress={() => void refetch()}>
              <Trans>Réessayer</Trans>
            </Button>
          }
        >
          <Trans>Le serveur n’a pas tout répondu. Ce qui s’affiche est ce qu’il a donné.</Trans>
        </Banner>
      )}
      {error && !data ? (
        <ErrorState
          title={<Trans>Les rappels n’ont pas pu être lus</Trans>}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
          code={error.key}
        >
          <Trans>Rien n’est perdu : ils sont sur le serveur. Vérifiez le réseau, puis réessayez.</Trans>
        </ErrorState>
      ) : (
        <ReminderTable
          reminders={shown}
          done={done}
          isLoading={isPending}
          onOpen={({ ID }) => goTo(ID)}
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
      )}
      <ReminderOpened mayWrite={mayWrite} />
    </Page>
  );
}

/** The reminders whose name, description, way or recipients contain the words, whatever their accents. */
function useFound(reminders: readonly ReminderRow[], search: string): readonly ReminderRow[] {
  const { contains } = useFilter({ sensitivity: 'base' });
  return useMemo(() => {
    if (search.trim() === '') return reminders;
    return reminders.filter(({ name, description, RegulatoryActionStep: step, Recipients }) =>
      [name, description ?? '', ...(step ? wayTo(step) : []), ...Recipients.map(nameOf)].some((words) =>
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
