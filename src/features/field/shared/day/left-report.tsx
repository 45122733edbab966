import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { REPORT_FIELDS, type ReportDraft, type ReportField } from '#domain/field/report.ts';
import { cardChoicesQuery } from '#queries/card-choices.queries.ts';
import { useLeftDraft } from '#state/left-draft.ts';
import { useServices } from '#state/services.tsx';
import { LeftText } from '#ui/left-text/left-text.tsx';
import { isReportDraft } from '../outbox/report-item.ts';
import { FIELD_WORDS } from '../report/report-words.ts';

export interface WrittenReportProps {
  readonly title?: ReactNode;
  readonly draft: ReportDraft;
  /** Deletes it from the device; left out where that is done elsewhere. */
  readonly onForget?: () => void;
}

/** What is written in a report that the server does not have, to read or copy. */
export function WrittenReport({ draft, ...props }: WrittenReportProps) {
  const { t } = useLingui();
  const { api } = useServices();
  const choices = useQuery(cardChoicesQuery(api)).data?.data.readCustomerCardEditDatas;
  const namesOf = (IDs: readonly string[]): string =>
    (choices?.AssignedPharmaProducts ?? []).flatMap(({ ID, name }) => (IDs.includes(ID) ? [name] : [])).join(', ');
  const textOf = (field: ReportField): string =>
    field === 'PresentedPharmaProducts'
      ? namesOf(draft.presentedIDs)
      : field === 'GivenSamplesPharmaProducts'
        ? namesOf(draft.sampleIDs)
        : draft[field];
  return (
    <LeftText
      {...props}
      items={REPORT_FIELDS.map((field) => ({ id: field, term: t(FIELD_WORDS[field]), value: textOf(field) }))}
    />
  );
}

/** What this device still holds of a report whose visit is made: no form opens it any more. Nothing if there is none. */
export function LeftReport({ title, subject }: { readonly title: ReactNode; readonly subject: string }) {
  const left = useLeftDraft({ kind: 'visit-report', subject, isDraft: isReportDraft });
  return left && <WrittenReport title={title} draft={left.value} onForget={left.forget} />;
}
