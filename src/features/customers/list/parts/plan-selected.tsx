import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarPlus } from 'lucide-react';
import { href } from '#routes/links.ts';
import { useToday } from '#state/today.ts';
import { Button } from '#ui/button/button.tsx';
import { MenuButton, MenuItem } from '#ui/menu-button/menu-button.tsx';
import { useDays } from '../../shared/use-days.ts';

/** How many visits may be added to a day at once, and how many days are offered. */
const [MOST, DAYS] = [20, 7];

/** Leads to the plan of a day, with the selected customers in it. */
export function PlanSelected({ IDs }: { readonly IDs: readonly string[] }) {
  const { t } = useLingui();
  const { title } = useDays();
  const today = useToday();
  if (IDs.length > MOST)
    return (
      <span>
        <Trans>{MOST} clients au plus pour une journée</Trans>
      </span>
    );
  const days = Array.from({ length: DAYS }, (_, ahead) => today.add({ days: ahead }).toString());
  const near = [t`Aujourd’hui`, t`Demain`];
  return (
    <MenuButton
      placement="top start"
      trigger={
        <Button variant="ghost" size="small" icon={<CalendarPlus />}>
          <Trans>Ajouter à une journée</Trans>
        </Button>
      }
    >
      {days.map((day, ahead) => (
        <MenuItem key={day} href={href('app_programs_home', {}, { day, plan: '1', add: IDs.join(',') })}>
          {near[ahead] ?? title(day)}
        </MenuItem>
      ))}
    </MenuButton>
  );
}
