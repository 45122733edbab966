import { createContext, type ReactNode } from 'react';
import type { ScreenId } from '#routes/table.ts';

export interface ScreenGateProps {
  readonly screen: ScreenId;
  readonly children: ReactNode;
}

/**
 * Renders a screen of an agency, or what is shown until it can be. The shell gives it: only inside it are there queries, whose
 * code is no part of the public pages.
 */
export const ScreenGate = createContext<((props: ScreenGateProps) => ReactNode) | null>(null);
