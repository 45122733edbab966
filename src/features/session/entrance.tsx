import { Trans } from '@lingui/react/macro';
import { lazy, type ReactNode, Suspense } from 'react';
import { useServices } from '#state/services.tsx';
import { Logo } from '#ui/logo/logo.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { Pitch } from './pitch.tsx';
import * as styles from './session.css.ts';

/** The choice of a persona; only in the demo build. */
const Roles = __DEMO__ ? lazy(() => import('./roles.tsx')) : null;

export interface EntranceProps {
  readonly title: ReactNode;
  readonly lead: ReactNode;
  readonly children: ReactNode;
}

/** The layout of the public pages: a form, and beside it the product's pitch or, in the demo, the personas. */
export function Entrance({ title, lead, children }: EntranceProps) {
  const { demo } = useServices();
  return (
    <div className={styles.page}>
      <main className={styles.panel} id="contenu" tabIndex={-1}>
        <Logo size="large" />
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
      </main>
      {Roles && demo ? (
        <Suspense fallback={<div className={styles.aside} />}>
          <Roles demo={demo} />
        </Suspense>
      ) : (
        <Pitch />
      )}
    </div>
  );
}
