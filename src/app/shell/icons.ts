import {
  Building2,
  CalendarOff,
  ChartColumn,
  Contact,
  Footprints,
  Gauge,
  type LucideIcon,
  Route as RouteIcon,
  Stamp,
} from 'lucide-react';
import type { MenuId } from '#routes/menu.ts';

/** The icon of each menu entry. */
export const MENU_ICONS: Readonly<Record<MenuId, LucideIcon>> = {
  dashboard: Gauge,
  programs: RouteIcon,
  customers: Contact,
  visits: Footprints,
  finances: ChartColumn,
  regulatory: Stamp,
  absences: CalendarOff,
  agencies: Building2,
};
