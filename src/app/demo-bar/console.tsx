import { Trans, useLingui } from '@lingui/react/macro';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { Dialog } from 'react-aria-components';
import type { Demo } from '#demo/demo.ts';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { About } from './about.tsx';
import { CallsPanel } from './calls-panel.tsx';
import * as styles from './demo-bar.css.ts';
import { DevicePanel } from './device-panel.tsx';
import { NetworkPanel } from './network-panel.tsx';
import { PositionPanel } from './position-panel.tsx';
import { ReplayPanel } from './replay/replay-panel.tsx';
import { RightsPanel } from './rights-panel.tsx';
import { SituationsPanel } from './situations-panel.tsx';
import { WorldPanel } from './world-panel.tsx';

export interface ConsoleProps {
  readonly demo: Demo;
  readonly onClose: () => void;
  readonly onRecord: () => void;
}

/** The demo's console. It is not modal: the user can go on working in the page, and in a dialog of the page. */
export default function Console({ demo, onClose, onRecord }: ConsoleProps) {
  const { t } = useLingui();
  // Separate from the page's query client, which is cleared when the session ends.
  const [queries] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={queries}>
      <div
        className={styles.panel}
        role="presentation"
        data-demo=""
        data-react-aria-top-layer="true"
        onKeyDown={({ key }) => {
          if (key === 'Escape') onClose();
        }}
      >
        <Dialog className={styles.dialog} aria-label={t`Réglages de la démonstration`}>
          <div className={styles.header}>
            <h2 className={styles.title}>
              <Trans>Démonstration</Trans>
            </h2>
            <IconButton label={t`Fermer`} onPress={onClose}>
              <X />
            </IconButton>
          </div>
          <div className={styles.content}>
            <About demo={demo} />
            <Tabs
              label={t`Ce qui se règle`}
              tabs={[
                { id: 'world', label: t`Monde`, content: <WorldPanel demo={demo} /> },
                {
                  id: 'situations',
                  label: t`Scènes`,
                  content: (
                    <>
                      <SituationsPanel demo={demo} />
                      <ReplayPanel demo={demo} onRecord={onRecord} />
                    </>
                  ),
                },
                {
                  id: 'network',
                  label: t`Réseau`,
                  content: (
                    <>
                      <NetworkPanel demo={demo} />
                      <DevicePanel device={demo.device} />
                    </>
                  ),
                },
                { id: 'position', label: t`Position`, content: <PositionPanel positions={demo.positions} /> },
                { id: 'rights', label: t`Droits`, content: <RightsPanel demo={demo} /> },
                { id: 'calls', label: t`Appels`, content: <CallsPanel calls={demo.calls} /> },
              ]}
            />
          </div>
        </Dialog>
      </div>
    </QueryClientProvider>
  );
}
