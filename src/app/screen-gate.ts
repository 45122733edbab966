import { createContext, type ReactNode } from 'react';

export interface ScreenGateProps {
  readonly children: ReactNode;
}

/**
 * Renders a screen of an agency, or what is shown until it can be. The shell gives it: only inside it are there queries, whose
 * code is no part of the public pages.
 */
export const ScreenGate = createContext<((props: ScreenGateProps) => ReactNode) | null>(null);
