import { Trans } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import type { ApiError } from '#api/errors.ts';
import { folded } from '#lib/folded.ts';
import { useQueryParams } from '#state/query-params.ts';
import { Button } from '#ui/button/button.tsx';
import { DataTable, type DataTableProps } from '#ui/data-table/data-table.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { Filters } from '#ui/filters/filters.tsx';
import { Page, PageHeader } from '#ui/page/page.tsx';
import { RetryBanner } from '#ui/retry-banner/retry-banner.tsx';
import { SearchField } from '#ui/search-field/search-field.tsx';
import * as styles from './places.css.ts';
import type { CustomerCounts } from './use-customer-counts.tsx';

const BY_NAME = { column: 'name', direction: 'ascending' } as const;

/** What a list of places says, each in the words of its kind. */
export interface PlacesWords {
  /** « Secteurs » */
  readonly title: string;
  /** « 12 secteurs » */
  readonly count: ReactNode;
  /** « Nouveau secteur » */
  readonly create: string;
  readonly notRead: string;
  readonly isSafe: string;
  readonly filter: string;
  readonly search: string;
  readonly placeholder: string;
  readonly none: string;
  /** What such a place is, for who has none yet. */
  readonly about: string;
  readonly createFirst: string;
  readonly noneFound: (search: string) => string;
}

/** The read of the places, as a query gives it. */
export interface PlacesRead {
  readonly data?: { readonly errors: readonly ApiError[] } | undefined;
  readonly error: ApiError | null;
  readonly isPending: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

export interface PlacesPageProps<Item extends { readonly ID: string; readonly name: string }> extends Pick<
  DataTableProps<Item>,
  'columns' | 'card'
> {
  readonly words: PlacesWords;
  readonly read: PlacesRead;
  /** Above the list: what was saved last. */
  readonly notice: ReactNode;
  /** What was read; absent while or when it was not. */
  readonly places: readonly Item[] | null | undefined;
  /** The words of a place that the search looks through. */
  readonly wordsOf: (place: Item) => readonly (string | null | undefined)[];
  readonly counts: CustomerCounts;
  /** Absent when the user may not create one. */
  readonly onCreate?: (() => void) | undefined;
  /** Absent when the user may not open one. */
  readonly onOpen?: ((place: Item) => void) | undefined;
  /** The editor of a place. */
  readonly children: ReactNode;
}

/** The list of the cities, of the work areas or of the health centres of an agency. The search is in the address. */
export function PlacesPage<Item extends { readonly ID: string; readonly name: string }>({
  words,
  read: { data, error, isPending, isFetching, refetch },
  notice,
  places: given,
  wordsOf,
  counts,
  columns,
  card,
  onCreate,
  onOpen,
  children,
}: PlacesPageProps<Item>) {
  const [params, changeParams] = useQueryParams();
  const search = params.get('q')?.trim() ?? '';
  const places = given ?? [];
  const shown = useMemo(() => {
    const wanted = folded(search);
    return (given ?? []).filter((place) => wordsOf(place).some((text) => folded(text ?? '').includes(wanted)));
  }, [given, search, wordsOf]);
  const failure = given ? null : (error ?? data?.errors[0]);
  const retry = { onRetry: () => void refetch(), isRetrying: isFetching };
  return (
    <Page>
      <PageHeader
        title={words.title}
        count={data && !failure && words.count}
        actions={
          onCreate && (
            <Button variant="primary" icon={<Plus />} onPress={onCreate}>
              {words.create}
            </Button>
          )
        }
      />
      {notice}
      {data && !failure && (error ?? data.errors[0]) && <RetryBanner {...retry} />}
      {failure ? (
        <ErrorState title={words.notRead} {...retry} code={failure.key}>
          {words.isSafe}
        </ErrorState>
      ) : (
        <>
          {counts.failure && (
            <RetryBanner
              title={<Trans>Les clients n’ont pas pu être comptés.</Trans>}
              onRetry={counts.onRetry}
              isRetrying={counts.isRetrying}
            />
          )}
          {(isPending || places.length > 0) && (
            <Filters label={words.filter}>
              <div className={styles.search}>
                <SearchField
                  label={words.search}
                  placeholder={words.placeholder}
                  value={params.get('q') ?? ''}
                  onChange={(q) => changeParams({ q })}
                />
              </div>
              {search !== '' && (
                <span className={styles.shownCount} role="status">
                  <Trans>
                    {shown.length} sur {places.length}
                  </Trans>
                </span>
              )}
            </Filters>
          )}
          <DataTable
            label={words.title}
            columns={columns}
            rows={shown}
            getKey={({ ID }) => ID}
            getText={({ name }) => name}
            defaultSort={BY_NAME}
            {...(onOpen && { onRowAction: onOpen })}
            isLoading={isPending}
            card={card}
            empty={
              search === '' ? (
                <EmptyState
                  title={words.none}
                  actions={
                    onCreate && (
                      <Button variant="primary" onPress={onCreate}>
                        {words.createFirst}
                      </Button>
                    )
                  }
                >
                  {words.about}
                </EmptyState>
              ) : (
                <EmptyState
                  title={words.noneFound(search)}
                  actions={
                    <Button onPress={() => changeParams({ q: null })}>
                      <Trans>Effacer la recherche</Trans>
                    </Button>
                  }
                />
              )
            }
          />
        </>
      )}
      {children}
    </Page>
  );
}
