import { FinanceEdit } from './finance-edit.tsx';

/** Trends of a week, of the agency or of the group that the user leads: entered, saved, dispatched. */
export default function TrendsScreen() {
  return <FinanceEdit kind="trends" />;
}
