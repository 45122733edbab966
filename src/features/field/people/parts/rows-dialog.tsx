import { Trans, useLingui } from '@lingui/react/macro';
import { mostOverdue } from '#domain/field/coverage.ts';
import { useDialogInAddress } from '#state/dialog-in-address.ts';
import { useFormat } from '#state/format.ts';
import { openDialog, useQueryParams } from '#state/query-params.ts';
import { Dialog, DialogBody, DialogCloseFooter } from '#ui/dialog/dialog.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { List } from '#ui/list/list.tsx';
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx';
import { useDayWords } from '../../shared/use-day-words.ts';
import type { PersonVisit } from '../people.queries.ts';
import * as styles from '../people.css.ts';
import { strangersIn, type VisitsOfPerson } from '../visit-figures.ts';
import { rowsOf } from './rows.ts';
import { useCustomerRows } from './use-customer-rows.tsx';
import { usePotentialWords } from './use-potential-words.ts';

/** The rows behind the figures of a potential. */
const PARTS = ['seen', 'unseen', 'visits', 'others'] as const;

export interface RowsDialogProps {
  readonly visits: VisitsOfPerson;
  readonly withCards: boolean;
}

/** The customers and the visits behind a figure: a customer leads to the card, a visit to its report. */
export function RowsDialog({ visits: { range, all, potentials, visits }, withCards }: RowsDialogProps) {
  const { t } = useLingui();
  const format = useFormat();
  const dayWords = useDayWords();
  const words = usePotentialWords();
  const [params, change] = useQueryParams();
  const { nameOf, ...rows } = useCustomerRows(withCards);
  const { open, control } = useDialogInAddress('rows', ['part']);
  const figures = [all, ...potentials].find(({ potential }) => rowsOf(potential) === open);
  if (!figures) return null;
  const { customers, seen, unseen, potential } = figures;
  // Those who are not registered have no potential: they stand among all visits, and by themselves.
  const others = potential === undefined ? strangersIn(visits) : [];
  const asked = PARTS.find((each) => each === params.get('part')) ?? 'seen';
  const part = asked === 'others' && others.length === 0 ? 'visits' : asked;
  const own = new Set(customers.map(({ ID }) => ID));
  const made = visits.filter(({ customerID }) => (customerID === null ? potential === undefined : own.has(customerID)));
  const nameOfVisit = ({ name }: PersonVisit): string => name ?? t`Personne non enregistrée`;
  const [first, last] = [dayWords.long(range.start), dayWords.long(range.end)];
  return (
    <Dialog isOpen onOpenChange={control.onClose} title={words(potential)} subtitle={t`Du ${first} au ${last}`}>
      <DialogBody>
        <div className={styles.found}>
          <SegmentedControl
            label={t`Affichage`}
            segments={[
              { id: 'seen', label: t`Vus`, count: seen.length },
              { id: 'unseen', label: t`Non vus`, count: unseen.length },
              { id: 'visits', label: t`Visites`, count: made.length },
              ...(others.length === 0
                ? []
                : [{ id: 'others' as const, label: t`Dont non enregistrés`, count: others.length }]),
            ]}
            value={part}
            onChange={(id) => change({ part: id === 'seen' ? null : id })}
          />
          {!withCards && (
            <p className={styles.note}>
              <Trans>Votre compte ne lit pas les fiches : les clients n’ont ici ni potentiel ni visite d’avant.</Trans>
            </p>
          )}
          {part === 'visits' || part === 'others' ? (
            <List
              label={part === 'others' ? t`Visites à des personnes non enregistrées` : t`Visites`}
              items={part === 'others' ? others : made}
              getKey={({ ID }) => ID}
              getText={nameOfVisit}
              onAction={({ ID, date }) => openDialog({ rows: null, part: null, day: date, visit: ID })}
              row={(visit) => ({
                title: <bdi>{nameOfVisit(visit)}</bdi>,
                detail: dayWords.long(visit.date),
                end: format.time(visit.at),
              })}
              empty={<Nobody />}
            />
          ) : (
            <List
              label={part === 'seen' ? t`Clients vus` : t`Clients non vus`}
              items={part === 'seen' ? seen : mostOverdue(unseen, (customer) => customer.own)}
              getKey={({ ID }) => ID}
              getText={nameOf}
              {...rows}
              empty={<Nobody />}
            />
          )}
        </div>
      </DialogBody>
      <DialogCloseFooter />
    </Dialog>
  );
}

const Nobody = () => (
  <EmptyState title={<Trans>Aucune ligne</Trans>}>
    <Trans>Cette période n’en a pas.</Trans>
  </EmptyState>
);
