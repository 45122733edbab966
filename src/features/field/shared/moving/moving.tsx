import { useLingui } from '@lingui/react/macro';
import { CalendarClock, Copy, Ellipsis } from 'lucide-react';
import { weekOf } from '#lib/date-ranges.ts';
import { readDay } from '#lib/scalars.ts';
import { useDialogInAddress } from '#state/dialog-in-address.ts';
import { openDialog, useQueryParams } from '#state/query-params.ts';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { MenuButton, MenuItem } from '#ui/menu-button/menu-button.tsx';
import type { WorkDay, Worker } from '../field.queries.ts';
import { CopyWeek } from './copy-week.tsx';
import { MoveVisits } from './move-visits.tsx';

/** What else can be done with a day that is planned. */
export function MoreOfDay({ mayMove, isCompact }: { readonly mayMove: boolean; readonly isCompact: boolean }) {
  const { t } = useLingui();
  const trigger = isCompact ? (
    <IconButton variant="outline" label={t`Plus`}>
      <Ellipsis />
    </IconButton>
  ) : (
    <Button icon={<Ellipsis />}>{t`Plus`}</Button>
  );
  return (
    <MenuButton trigger={trigger}>
      {mayMove && (
        <MenuItem icon={<CalendarClock />} onAction={() => openDialog({ move: '1' })}>{t`Déplacer vers…`}</MenuItem>
      )}
      <MenuItem icon={<Copy />} onAction={() => openDialog({ copy: 'week' })}>{t`Copier la semaine…`}</MenuItem>
    </MenuButton>
  );
}

export interface MovingProps {
  readonly worker: Worker;
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** The day, if its visits can be moved. */
  readonly day: WorkDay | null;
  readonly hasValidation: boolean;
}

/**
 * What the address opens: `?move=` with the visit that is chosen at first, or `all`, `?after=` with the day after which they may be
 * moved, and `?copy=week`.
 */
export function Moving({ worker, date, day, hasValidation }: MovingProps) {
  const moving = useDialogInAddress('move', ['after']);
  const [params] = useQueryParams();
  const copying = useDialogInAddress('copy');
  return (
    <>
      {moving.open !== null && day && (
        <MoveVisits
          key={date}
          first={moving.open}
          after={readDay(params.get('after'))?.toString() ?? null}
          control={moving.control}
          {...{ worker, date, day, hasValidation }}
        />
      )}
      {copying.open === 'week' && (
        <CopyWeek key={date} monday={weekOf(date).start} control={copying.control} {...{ worker, hasValidation }} />
      )}
    </>
  );
}
