import { FinanceEdit } from './finance-edit.tsx';

/** Goals of a year: entered, saved, dispatched. */
export default function GoalsScreen() {
  return <FinanceEdit kind="goals" />;
}
