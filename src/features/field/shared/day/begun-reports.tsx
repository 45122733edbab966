import { Trans, useLingui } from '@lingui/react/macro';
import { useCustomers } from '#state/customers.ts';
import { openDialog } from '#state/query-params.ts';
import { List } from '#ui/list/list.tsx';
import { Section } from '#ui/section/section.tsx';
import { useWrittenLocale } from '#ui/use-written-locale/use-written-locale.ts';
import { reportSubject, type Stop } from '../stops.ts';

/** A report that was begun. */
interface Begun {
  /** `null` for somebody who is not registered. */
  readonly customerID: string | null;
}

export interface BegunReportsProps {
  /** The subjects of the reports that are begun. */
  readonly begun: ReadonlySet<string>;
  readonly stops: readonly Stop[];
  /** `YYYY-MM-DD` */
  readonly day: string;
  /** What opens a report, by the ID of its customer; `null` for somebody who is not registered. */
  readonly visitOf: (customerID: string | null) => string;
  /** The subject of the report of somebody who is not registered, on the day in which it may be sent. */
  readonly unregistered: string | null;
}

/** The reports of a day that were left for later and whose visits are not in its programme: nothing else leads back to them. */
export function BegunReports({ begun, stops, day, visitOf, unregistered }: BegunReportsProps) {
  const { t } = useLingui();
  const known = new Set(stops.map((stop) => reportSubject(stop, day)));
  const ofDay = ` ${day}`;
  const left = [...begun].flatMap((subject): readonly Begun[] => {
    if (subject === unregistered) return [{ customerID: null }];
    return subject.endsWith(ofDay) && !known.has(subject) ? [{ customerID: subject.slice(0, -ofDay.length) }] : [];
  });
  const { customers } = useCustomers(
    useWrittenLocale(),
    left.some(({ customerID }) => customerID !== null),
  );
  if (left.length === 0) return null;
  const nameOf = ({ customerID }: Begun): string =>
    customerID === null
      ? t`Personne non enregistrée`
      : (customers?.find(({ ID }) => ID === customerID)?.name ?? t`Client non nommé`);
  return (
    <Section title={<Trans>Rapports commencés, hors programme</Trans>}>
      <List
        label={t`Rapports commencés, hors programme`}
        items={left}
        getKey={({ customerID }) => customerID ?? ''}
        getText={nameOf}
        onAction={({ customerID }) => openDialog({ visit: visitOf(customerID) })}
        row={(report) => ({ title: <bdi>{nameOf(report)}</bdi>, detail: t`Gardé sur cet appareil, à finir` })}
      />
    </Section>
  );
}
