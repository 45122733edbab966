import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Demo } from '#demo/demo.ts';
import { forgetWork } from '#state/forget-work.ts';
import { useServices } from '#state/services.tsx';
import { Button } from '#ui/button/button.tsx';
import * as styles from './demo-bar.css.ts';

/** Says that the demo is invented, and offers to delete everything it has stored. Shown above all tabs of the console. */
export function About({ demo }: { readonly demo: Pick<Demo, 'leave'> }) {
  const { session } = useServices();
  const [step, setStep] = useState<'here' | 'asked' | 'stayed' | 'left'>('here');

  async function leave() {
    await forgetWork(null);
    await demo.leave();
    session.send({ type: 'signOut' });
    setStep('left');
  }

  const isAsked = step === 'asked' || step === 'left';
  return (
    <div className={styles.about}>
      <p className={styles.words} role="status">
        {step === 'left' ? (
          <Trans>Rien ne reste de la démonstration dans ce navigateur : vous pouvez fermer cet onglet.</Trans>
        ) : isAsked ? (
          <Trans>Tout ce qui a été fait dans la démonstration, sur cet appareil, sera effacé.</Trans>
        ) : (
          <Trans>
            Tout est inventé : personnes, laboratoires, produits. Votre travail reste dans ce navigateur et n’est envoyé
            nulle part.
          </Trans>
        )}
      </p>
      <div className={styles.row}>
        {isAsked ? (
          <Button key="leave" size="small" variant="danger" autoFocus onPress={() => void leave()}>
            <Trans>Effacer et quitter</Trans>
          </Button>
        ) : (
          <Button key="ask" size="small" autoFocus={step === 'stayed'} onPress={() => setStep('asked')}>
            <Trans>Quitter la démonstration…</Trans>
          </Button>
        )}
        {step === 'asked' && (
          <Button size="small" onPress={() => setStep('stayed')}>
            <Trans>Rester</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}
