import { REPORT_TEXTS } from '#domain/field/report.ts';
import { storedText } from '#lib/stored-text.ts';
import type { Writer } from '#state/outbox-keeper.ts';
import type { DayReportFragment } from '../day.generated.ts';
import { readDay } from '../field.queries.ts';
import { reportVariables, sendReport } from '../field-writes.ts';
import { isOfStranger } from '../stops.ts';
import { reportOf, type ReportWrite } from './report-item.ts';

/** Whole seconds: what the server may keep of an instant. */
const second = (instant: number): number => Math.floor(instant);

/** Sends the reports that wait, and asks by customer, day and beginning whether the server has one. */
export const reportWriter: Writer = {
  async send(api, item, signal) {
    const report = reportOf(item);
    return report ? sendReport(api, report.call, report.context, signal) : { kind: 'refused', codes: [] };
  },

  async isThere(api, item, signal) {
    const report = reportOf(item);
    if (!report) return false;
    const {
      call: { visited },
      context: { worker },
      day,
    } = report;
    const { objectives, outside, errors } = await readDay(api, worker, day, signal);
    // A part of a day does not tell that a report is missing.
    if (errors[0]) throw errors[0];
    const reports = [
      ...objectives.flatMap(({ ID, Customer, VisitReport }) =>
        VisitReport &&
        (visited.kind === 'planned'
          ? ID === visited.objectiveID
          : visited.kind === 'registered'
            ? Customer?.ID === visited.customerID
            : isOfStranger(Customer, VisitReport))
          ? [VisitReport]
          : [],
      ),
      ...(visited.kind === 'unregistered'
        ? outside.filter((found) => isOfStranger(found.VisitObjective?.Customer, found))
        : []),
    ];
    return reports.some((found) => isSame(report, found));
  },
};

const IDsOf = (products: readonly { readonly ID: string }[] | null): string =>
  [...new Set(products?.map(({ ID }) => ID))].toSorted().join(' ');

/**
 * Whether a report that the server has is the one that waits: begun in the same second, and with the same words and products. Another
 * tab or device may have sent one of the same visit, and nothing of this one may be lost for it.
 */
function isSame({ call: { draft }, context }: ReportWrite, found: DayReportFragment): boolean {
  const {
    presentedPharmaProductsIDsList: presented,
    givenSamplesPharmaProductsIDsList: samples,
    actionCost,
    ...texts
  } = reportVariables(draft, context);
  const asProducts = (IDs: string | readonly string[]) => [IDs].flat().map((ID) => ({ ID }));
  return (
    second(found.startTimeStamp) === second(draft.start) &&
    REPORT_TEXTS.every((text) => storedText(texts[text]) === storedText(found[text])) &&
    (actionCost ?? null) === (found.actionCost ?? null) &&
    (presented == null || IDsOf(asProducts(presented)) === IDsOf(found.PresentedPharmaProducts)) &&
    (samples == null || IDsOf(asProducts(samples)) === IDsOf(found.GivenSamplesPharmaProducts))
  );
}
