import { ownHref } from '#routes/links.ts';
import { useSession } from '#state/session.tsx';
import { Link } from '#ui/link/link.tsx';
import type { ReminderRow } from '../reminder.types.ts';

export interface StepPathProps {
  readonly step: NonNullable<ReminderRow['RegulatoryActionStep']>;
}

/** Product, action and step as breadcrumbs; each links to its page. */
export function StepPath({ step }: StepPathProps) {
  const { userType } = useSession();
  const action = step.RegulatoryAction;
  const product = action?.PharmaProduct;
  if (!action || !product) return step.name;
  const own = { idProduct: product.ID, idRegAction: action.ID };
  const parts = [
    { name: product.name, href: ownHref(userType, 'product_regulatory_actions', own) },
    { name: action.name, href: ownHref(userType, 'regulatory_action_steps', own) },
    { name: step.name, href: ownHref(userType, 'regulatory_action_steps', own, { step: step.ID }) },
  ];
  return parts.map(({ name, href }, index) => (
    <span key={name}>
      {index > 0 && ', '}
      {href === undefined ? name : <Link href={href}>{name}</Link>}
    </span>
  ));
}
