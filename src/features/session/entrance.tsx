import { Trans } from '@lingui/react/macro';
import { lazy, type ReactNode, Suspense } from 'react';
import { useServices } from '#state/services.tsx';
import { Logo } from '#ui/logo/logo.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { Pitch } from './pitch.tsx';
import * as styles from './session.css.ts';

/** Whom to enter as: the demo's alone, and out of the live build. */
const Roles = __DEMO__ ? lazy(() => import('./roles.tsx')) : null;

export interface EntranceProps {
  readonly title: ReactNode;
  readonly lead: ReactNode;
  readonly children: ReactNode;
}

/** The pages before the door: a form, and beside it what the product is, or in the demo whom to enter as. */
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
