import { FinanceEdit } from './finance-edit.tsx';

/** Real sales of a month, of the agency or of the group that the user leads: entered, saved, dispatched. */
export default function SalesScreen() {
  return <FinanceEdit kind="sales" />;
}
