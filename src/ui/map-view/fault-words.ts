import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RefusedFix } from '#lib/trail.ts';

/** The reasons why a GPS fix is refused: its coordinates or its time are impossible. */
export const FAULT_WORDS: Readonly<Record<RefusedFix['fault'], MessageDescriptor>> = {
  'not-a-number': msg`ce ne sont pas des nombres`,
  latitude: msg`latitude hors de −90 à 90`,
  longitude: msg`longitude hors de −180 à 180`,
  unset: msg`0, 0 est ce qu’écrit un appareil sans position`,
  time: msg`sans heure`,
};
