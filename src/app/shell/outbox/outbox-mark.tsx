import { Plural, useLingui } from '@lingui/react/macro';
import { CloudUpload } from 'lucide-react';
import { Button } from 'react-aria-components';
import { openDialog } from '#state/query-params.ts';
import { useOutboxView } from '#state/outbox.tsx';
import * as styles from '../shell.css.ts';

/** Shown while something waits on this device to be sent; it opens the outbox. */
export function OutboxMark() {
  const { t } = useLingui();
  const items = useOutboxView('items');
  const others = useOutboxView('others');
  const count = items.length + others.length;
  if (count === 0) return null;
  const isRefused = items.some(({ state }) => state === 'parked');
  return (
    <Button
      className={styles.outboxMark({ isRefused })}
      aria-label={isRefused ? t`Boîte d’envoi : ${count}, à corriger` : t`Boîte d’envoi : ${count}`}
      onPress={() => openDialog({ outbox: '1' })}
    >
      <CloudUpload aria-hidden="true" />
      <span className={styles.outboxMarkCount}>{count}</span>
      <span className={styles.outboxMarkWords}>
        <Plural value={count} one="# à envoyer" other="# à envoyer" />
      </span>
    </Button>
  );
}
