import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useRef, useState, useSyncExternalStore } from 'react';
import { CALL_FAULTS, type CallFault, type Demo, FAILURES, LATENCIES } from '#demo/demo.ts';
import { Button } from '#ui/button/button.tsx';
import { ComboBox } from '#ui/combo-box/combo-box.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx';
import { Select } from '#ui/select/select.tsx';
import * as styles from './demo-bar.css.ts';

const LATENCY_NAMES = { none: msg`Aucune`, '3g': msg`Comme en 3G` };
const FAILURE_NAMES = {
  none: msg`Aucune`,
  next: msg`Le prochain appel échoue`,
  all: msg`Aucun appel n’aboutit`,
  expire: msg`La session expire`,
  lost: msg`Le prochain envoi arrive, sa réponse se perd`,
  late: msg`Le prochain envoi arrive trop tard`,
  page: msg`Une page web à la place des réponses`,
};
const FAULT_NAMES: Readonly<Record<CallFault, MessageDescriptor>> = {
  '3g': msg`Comme en 3G`,
  next: msg`Échoue une fois`,
  all: msg`Échoue toujours`,
  expire: msg`La session expire`,
  lost: msg`Arrive, et sa réponse se perd`,
  late: msg`Arrive après l’attente`,
  page: msg`Une page web répond`,
};

type Conditions = Pick<Demo, 'conditions' | 'subscribe' | 'setLatency' | 'setFailure' | 'setFault' | 'callNames'>;

/** Simulated faults, for all calls or for one call by name. */
export function NetworkPanel({ demo }: { readonly demo: Conditions }) {
  const { t } = useLingui();
  // Conditions also change by themselves: a failure that happens once ends with it.
  const { latency, failure, faults } = useSyncExternalStore(demo.subscribe, demo.conditions);
  const list = useRef<HTMLUListElement>(null);

  function removeFault(call: string) {
    // The button that has the focus disappears.
    list.current?.focus();
    demo.setFault(call, null);
  }

  return (
    <div className={styles.controls}>
      <div className={styles.control}>
        <span className={styles.label}>
          <Trans>Lenteur</Trans>
        </span>
        <SegmentedControl
          label={t`Lenteur`}
          segments={LATENCIES.map((id) => ({ id, label: t(LATENCY_NAMES[id]) }))}
          value={latency}
          onChange={demo.setLatency}
        />
      </div>
      <Select
        label={t`Panne`}
        choices={FAILURES.map((id) => ({ id, label: t(FAILURE_NAMES[id]) }))}
        value={failure}
        onChange={(chosen) => {
          if (chosen) demo.setFailure(chosen);
        }}
      />
      <hr className={styles.rule} />
      <h3 className={styles.heading}>
        <Trans>Un appel à part</Trans>
      </h3>
      <NewFault demo={demo} />
      <ul ref={list} className={styles.items} tabIndex={-1} aria-label={t`Appels en panne`}>
        {Object.entries(faults).map(([call, fault]) => (
          <li key={call} className={styles.fault}>
            <span className={styles.name}>{call}</span>
            <span className={styles.row}>
              <span className={styles.words}>{t(FAULT_NAMES[fault])}</span>
              <IconButton label={t`Remettre ${call} en état`} onPress={() => removeFault(call)}>
                <X />
              </IconButton>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function NewFault({ demo }: { readonly demo: Conditions }) {
  const { t } = useLingui();
  const [call, setCall] = useState<string | null>(null);
  const [fault, setFault] = useState<CallFault>('next');
  return (
    <>
      <ComboBox
        label={t`Appel`}
        placeholder={t`createReminder, readAllCustomers…`}
        choices={demo.callNames.toSorted().map((id) => ({ id, label: id }))}
        value={call}
        onChange={setCall}
      />
      <Select
        label={t`Ce qui lui arrive`}
        choices={CALL_FAULTS.map((id) => ({ id, label: t(FAULT_NAMES[id]) }))}
        value={fault}
        onChange={(chosen) => {
          if (chosen) setFault(chosen);
        }}
      />
      <div className={styles.row}>
        <Button
          isDisabled={call === null}
          onPress={() => {
            if (call !== null) demo.setFault(call, fault);
          }}
        >
          <Trans>Appliquer à cet appel</Trans>
        </Button>
      </div>
    </>
  );
}
