import { i18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { onServerTime } from '#api/server-time.ts';
import type { Clock } from '#lib/clock.ts';
import type { Messages } from '../messages.tsx';

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000] as const;

/** How far the clock of a device may be off: no call takes longer, and minutes date no visit to another day. */
const TOLERANCE = 15 * MINUTE;

export interface ClockOptions {
  readonly messages: Messages;
  readonly clock: Clock;
}

/**
 * Says, for as long as it is so, that the clock of this device is off: visits would be dated to another hour or day without anybody
 * knowing. Nothing is corrected, as the server may be wrong too.
 */
export function watchClock({ messages, clock }: ClockOptions): void {
  let said = '';
  let withdraw: (() => void) | undefined;
  onServerTime((time) => {
    const off = clock.now() - time;
    const words = Math.abs(off) > TOLERANCE ? wordsOf(off) : '';
    if (words === said) return;
    said = words;
    withdraw?.();
    withdraw = words === '' ? undefined : messages.keep(words);
  });
}

function wordsOf(off: number): string {
  const duration = durationOf(Math.abs(off));
  return off > 0
    ? i18n._(
        msg`L’horloge de cet appareil avance de ${duration} sur celle du serveur : vos visites seraient mal datées. Réglez-la.`,
      )
    : i18n._(
        msg`L’horloge de cet appareil retarde de ${duration} sur celle du serveur : vos visites seraient mal datées. Réglez-la.`,
      );
}

function durationOf(off: number): string {
  const [minutes, hours, days] = [MINUTE, HOUR, DAY].map((unit) => Math.round(off / unit));
  if (off < 2 * HOUR) return i18n._(msg`${plural(minutes ?? 0, { one: '# minute', other: '# minutes' })}`);
  return off < 2 * DAY
    ? i18n._(msg`${plural(hours ?? 0, { one: '# heure', other: '# heures' })}`)
    : i18n._(msg`${plural(days ?? 0, { one: '# jour', other: '# jours' })}`);
}
