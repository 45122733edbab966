import { Trans, useLingui } from '@lingui/react/macro';
import { mergeProps } from 'react-aria/mergeProps';
import { useFocusWithin } from 'react-aria/useFocusWithin';
import { useHover } from 'react-aria/useHover';
import { useFormat } from '#state/format.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { FIELD_WORDS, fieldText } from '../report/report-words.ts';
import { useStopWords } from '../use-stop-words.ts';
import * as styles from './day-reports.css.ts';
import { minutesOf, type ReportedStop } from './reports-of-day.ts';
import { useReportRights, useVisitKind, useWithheldWords } from './use-report-cells.ts';

export interface ReportListProps {
  readonly label: string;
  readonly reports: readonly ReportedStop[];
  /** Opens a visit by the ID of its stop. */
  readonly onOpen: (ID: string) => void;
  /** How the reports are linked with a map; left out where there is none. */
  readonly link?: ReportLink;
}

export interface ReportLink {
  /** The id of a report, by the ID of its stop. */
  readonly idOf: (ID: string) => string;
  /** The report that is hovered or focused, here or on the map. */
  readonly linked: string | null;
  readonly onLink: (id: string | null) => void;
}

/** Reports, each with when it was, who was visited and what was said. */
export function ReportList({ label, reports, onOpen, link }: ReportListProps) {
  return (
    <ol role="list" className={styles.list} aria-label={label}>
      {reports.map((each) => (
        <Report key={each.stop.ID} reported={each} onOpen={onOpen} link={link} />
      ))}
    </ol>
  );
}

interface ReportProps extends Pick<ReportListProps, 'onOpen'> {
  readonly reported: ReportedStop;
  readonly link: ReportLink | undefined;
}

function Report({ reported, onOpen, link }: ReportProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { fields, hasDuration } = useReportRights();
  const stopWords = useStopWords();
  const kindOf = useVisitKind();
  const { stop, report } = reported;
  const id = link?.idOf(stop.ID);
  const tell = (isLinked: boolean) => link?.onLink(isLinked && id !== undefined ? id : null);
  const { hoverProps } = useHover({ onHoverChange: tell });
  const { focusWithinProps } = useFocusWithin({ onFocusWithinChange: tell });
  const withheld = useWithheldWords()(stop);
  const kind = kindOf(reported);
  const minutes = hasDuration ? minutesOf(report) : null;
  const practice = stop.customer ? stopWords.practice(stop.customer) : '';
  const details = fields.flatMap((field) => {
    const value = fieldText(report, field, format.number);
    return value === '' ? [] : [{ id: field, term: t(FIELD_WORDS[field]), value }];
  });
  return (
    <li
      className={styles.report}
      data-linked={(id !== undefined && link?.linked === id) || undefined}
      {...mergeProps(hoverProps, focusWithinProps)}
    >
      <div className={styles.who} id={id}>
        <Button variant="ghost" size="small" onPress={() => onOpen(stop.ID)}>
          <bdi className={styles.name}>{stop.name}</bdi>
        </Button>
        {kind !== null && <Badge>{kind}</Badge>}
      </div>
      <p className={styles.when}>
        {format.time(report.startTimeStamp)}
        {minutes !== null && <>, {t`${minutes} min`}</>}
        {practice !== '' && <>, {practice}</>}
        {report.GPSLoc === null && (
          <>
            , <Trans>sans position</Trans>
          </>
        )}
      </p>
      {details.length > 0 && <DescriptionList items={details} />}
      {withheld !== null && <p className={styles.when}>{withheld}</p>}
    </li>
  );
}
