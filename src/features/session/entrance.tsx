import { Trans } from '@lingui/react/macro';
import { lazy, type ReactNode, Suspense } from 'react';
import { loadedOnce } from '#lib/loaded-once.ts';
import { useServices } from '#state/services.tsx';
import { Logo } from '#ui/logo/logo.tsx';
import { useMedia } from '#ui/use-media/use-media.ts';
import { stacked } from '#ui/theme/media.ts';
import { LanguageSwitch } from './language-switch.tsx';
import * as styles from './session.css.ts';

/** The choice of a persona; only in the demo build. */
const Roles = __DEMO__ ? lazy(() => import('./roles.tsx')) : null;
const pitch = loadedOnce(() => import('./pitch.tsx'));
/** The form, which it stands beside or below, does not wait for it: nothing moves when it comes. */
const Pitch = lazy(pitch);

/** Loads what stands beside the form ahead of need: what arrives after the form, `Suspense` shows 300 ms later than it could. */
export const preloadBeside = () => void pitch().catch(() => undefined);

export interface EntranceProps {
  readonly title: ReactNode;
  readonly lead: ReactNode;
  /** Shows the demo's personas before the form where the two do not fit side by side. */
  readonly hasRolesFirst?: boolean;
  readonly children: ReactNode;
}

/** The layout of the public pages: a form, and beside it the product's pitch or, in the demo, the personas. */
export function Entrance({ title, lead, hasRolesFirst = false, children }: EntranceProps) {
  const { demo } = useServices();
  const isStacked = useMedia(stacked);
  const areRolesFirst = Roles !== null && demo !== null && hasRolesFirst && isStacked;
  const logo = <Logo size="large" />;
  // In the order of reading, which is that of the keyboard too; keys keep what was typed when the window is resized.
  const panels = [
    <main key="form" className={styles.panel} id="contenu" tabIndex={-1}>
      {!areRolesFirst && logo}
      <div className={styles.body}>
        <div className={styles.heading}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        {children}
      </div>
      <footer className={styles.foot}>
        <LanguageSwitch />
        <span>
          <Trans>Version {__VERSION__}</Trans>
        </span>
      </footer>
    </main>,
    <Suspense key="beside" fallback={<div className={styles.aside} />}>
      {Roles && demo ? <Roles demo={demo} logo={areRolesFirst && logo} /> : <Pitch />}
    </Suspense>,
  ];
  return <div className={styles.page}>{areRolesFirst ? panels.toReversed() : panels}</div>;
}
