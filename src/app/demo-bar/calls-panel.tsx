import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import type { DemoCall, DemoCalls } from '#demo/demo.ts';
import { useFormat } from '#state/format.ts';
import { Accordion, AccordionItem } from '#ui/accordion/accordion.tsx';
import { Badge } from '#ui/badge/badge.tsx';
import * as styles from './demo-bar.css.ts';

const OUTCOMES = {
  pending: { tone: 'neutral', name: msg`en cours` },
  answered: { tone: 'green', name: msg`répondu` },
  refused: { tone: 'amber', name: msg`refusé` },
  failed: { tone: 'red', name: msg`coupé` },
} as const;

/** The last calls to the server, and the state changes of machines that their answers caused. */
export function CallsPanel({ calls }: { readonly calls: DemoCalls }) {
  const list = useSyncExternalStore(calls.subscribe, calls.list);
  if (list.length === 0) {
    return (
      <p className={styles.words}>
        <Trans>Aucun appel depuis que cette page est ouverte.</Trans>
      </p>
    );
  }
  return (
    <Accordion allowsMultiple>
      {list.map((call) => (
        <Call key={call.number} call={call} />
      ))}
    </Accordion>
  );
}

function Call({ call }: { readonly call: DemoCall }) {
  const { t } = useLingui();
  const format = useFormat();
  const { number, operation, at, duration, outcome, states } = call;
  const { tone, name } = OUTCOMES[outcome];
  return (
    <AccordionItem
      id={number}
      title={operation}
      meta={
        <span className={styles.row}>
          {duration !== null && <span className={styles.duration}>{t`${format.number(Math.round(duration))} ms`}</span>}
          <Badge tone={tone}>{t(name)}</Badge>
        </span>
      }
    >
      <Detail call={call} time={format.time(at / 1000)} />
      {states.map(({ machine, from, to }) => (
        <p key={`${machine} ${from} ${to}`} className={styles.words}>
          <strong>{machine}</strong> {from} → {to}
        </p>
      ))}
    </AccordionItem>
  );
}

const inJson = (value: unknown) => JSON.stringify(value, null, 2);

/** Rows of a text area: limited, so that other calls stay visible. */
const linesOf = (text: string) => Math.min(text.split('\n').length, LINES);
const LINES = 14;

function Detail({ call, time }: { readonly call: DemoCall; readonly time: string }) {
  const { t } = useLingui();
  const { variables, answer } = call.read();
  const [sent, answered] = [inJson(variables), inJson(answer)];
  return (
    <div className={styles.controls}>
      <p className={styles.words}>
        <Trans>Envoyé à {time}, avec :</Trans>
      </p>
      <textarea
        className={styles.json}
        aria-label={t`Variables de ${call.operation}`}
        readOnly
        rows={linesOf(sent)}
        value={sent}
      />
      <p className={styles.words}>
        <Trans>Réponse :</Trans>
      </p>
      <textarea
        className={styles.json}
        aria-label={t`Réponse à ${call.operation}`}
        readOnly
        rows={linesOf(answered)}
        value={answered}
      />
    </div>
  );
}
