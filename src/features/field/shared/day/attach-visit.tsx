import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useMemo, useState } from 'react';
import { ApiError } from '#api/errors.ts';
import { resembling } from '#domain/customers/resembling.ts';
import { isBlank } from '#lib/blank.ts';
import { customerSearch } from '#queries/customer-filters.ts';
import { type Customer, nameOf } from '#queries/customer-records.ts';
import { useCustomers } from '#state/customers.ts';
import type { DialogControl } from '#state/dialog-in-address.ts';
import { Explained } from '#state/explain.tsx';
import { useFormat } from '#state/format.ts';
import { useOperation } from '#state/operation.ts';
import { useServices } from '#state/services.tsx';
import { Banner } from '#ui/banner/banner.tsx';
import { Dialog, DialogBody } from '#ui/dialog/dialog.tsx';
import { EditorFooter } from '#ui/editor-footer/editor-footer.tsx';
import { Form } from '#ui/form/form.tsx';
import { RadioGroup } from '#ui/radio-group/radio-group.tsx';
import { RetryBanner } from '#ui/retry-banner/retry-banner.tsx';
import { SearchField } from '#ui/search-field/search-field.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { useWrittenLocale } from '#ui/use-written-locale/use-written-locale.ts';
import { AttachReportDocument } from '../field-writes.generated.ts';
import { stopCustomerFrom } from '../stops.ts';
import { useDayWords } from '../use-day-words.ts';
import { useStopWords } from '../use-stop-words.ts';
import type { DayRights } from '../use-worker.ts';

/** How many customers are shown. */
const SHOWN = 8;

const NOBODY: readonly Customer[] = [];

/** Whether visits to people who were not registered can be given their customers: their author’s, where the server has the call. */
export function useMayAttach({ mayReport, worker }: DayRights): boolean {
  const { lacks } = useServices().settings;
  return mayReport && worker.withCards && !lacks.includes('Mutation.attachVisitReport');
}

export interface AttachVisitProps {
  readonly reportID: string;
  /** As it was written in the report. */
  readonly name: string;
  /** Seconds since 1970. */
  readonly start: number;
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** The customers who have a visit on that day. */
  readonly visited: ReadonlySet<string>;
  /** The ID of the customer who is chosen at first, as one who was just registered. */
  readonly first: string | null;
  readonly control: DialogControl;
}

/** Gives the visit of somebody who was not registered its customer: docs/rules/field-work.md#unregistered-customer. */
export function AttachVisit({ reportID, name, start, date, visited, first, control }: AttachVisitProps) {
  const { t } = useLingui();
  const { api, say } = useServices();
  const format = useFormat();
  const dayWords = useDayWords();
  const { practice } = useStopWords();
  const id = useId();
  const { customers = NOBODY, ...list } = useCustomers(useWrittenLocale());
  const [search, setSearch] = useState('');
  const [asked, choose] = useState(first);
  const [isChecked, setChecked] = useState(false);
  const alike = useMemo(() => resembling(name, customers), [name, customers]);
  const find = useMemo(() => customerSearch(customers), [customers]);
  const found = useMemo(() => (isBlank(search) ? alike : find(search)), [search, alike, find]);
  const chosen = customers.find(({ ID }) => ID === asked && !visited.has(ID));
  const shown = found.slice(0, SHOWN);
  const offered = chosen && !shown.includes(chosen) ? [chosen, ...shown] : shown;
  // Who has just been registered is not in the list until it is read again.
  const isLoading = list.isLoading || (asked !== null && !chosen && list.isFetching);
  const attach = useOperation<Customer, Customer>({
    isOnce: true,
    perform: async (customer, signal) => {
      await api.request(AttachReportDocument, { ID: reportID, customerID: customer.ID }, { signal });
      return { data: customer };
    },
    onSuccess: (customer) => {
      say.success(t`Visite rattachée à ${nameOf(customer)}`);
      control.onClose();
    },
  });
  const isVisited = attach.failure instanceof ApiError && attach.failure.codes.includes('DUPLICATE_VISIT');
  const field = `${id}-customer`;
  const message = t`Choisissez un client.`;
  const isMissing = isChecked && !chosen;
  return (
    <Dialog
      isOpen
      onOpenChange={control.onClose}
      title={<Trans>Rattacher à un client</Trans>}
      subtitle={
        <Trans>
          Visite à {name}, {dayWords.long(date)} à {format.time(start)}
        </Trans>
      }
    >
      <Form
        errors={isMissing ? [{ id: field, message }] : []}
        onSubmit={() => {
          setChecked(true);
          if (chosen) attach.run(chosen);
        }}
      >
        <DialogBody>
          {attach.error && (
            <Banner tone="red" title={<Trans>La visite n’a pas été rattachée.</Trans>}>
              {isVisited ? (
                <Trans>Ce client a déjà une visite ce jour-là, et il n’en a qu’une par jour.</Trans>
              ) : (
                <>
                  <Explained error={attach.failure} />{' '}
                  <Trans>Vous pouvez réessayer : elle n’est rattachée qu’une fois.</Trans>
                </>
              )}
            </Banner>
          )}
          {list.failure !== undefined && (
            <RetryBanner
              title={<Trans>Les clients n’ont pas tous pu être lus.</Trans>}
              onRetry={list.retry}
              isRetrying={list.isFetching}
            />
          )}
          <SearchField
            label={t`Chercher un client`}
            placeholder={t`Nom, centre, secteur`}
            value={search}
            onChange={setSearch}
          />
          {isLoading ? (
            <SkeletonRows count={4} isTwoLine />
          ) : (
            <RadioGroup
              id={field}
              label={
                isBlank(search)
                  ? t`Clients dont le nom ressemble`
                  : t`${plural(found.length, { 0: 'Aucun client', one: '# client', other: '# clients' })}`
              }
              description={
                found.length > SHOWN
                  ? t`Voici les ${SHOWN} premiers : précisez la recherche.`
                  : found.length === 0
                    ? t`Personne de ce nom : cherchez par un lieu, ou créez d’abord sa fiche.`
                    : undefined
              }
              choices={offered.map((customer) => ({
                id: customer.ID,
                label: nameOf(customer),
                hint: visited.has(customer.ID) ? t`A déjà une visite ce jour-là` : practice(stopCustomerFrom(customer)),
                isDisabled: visited.has(customer.ID),
              }))}
              value={chosen?.ID ?? null}
              onChange={choose}
              error={isMissing ? message : undefined}
            />
          )}
          {chosen && (
            <Banner
              title={
                <Trans>
                  « {name} » est bien {nameOf(chosen)} ?
                </Trans>
              }
            >
              <Trans>Le rapport entre dans l’historique de sa fiche. Un rattachement ne se défait pas.</Trans>
            </Banner>
          )}
        </DialogBody>
        <EditorFooter isPending={attach.inProgress || attach.success} pendingLabel={<Trans>Rattachement…</Trans>}>
          <Trans>Rattacher</Trans>
        </EditorFooter>
      </Form>
    </Dialog>
  );
}
