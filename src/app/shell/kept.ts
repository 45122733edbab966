import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TextStore } from '#lib/device/texts.ts';
import type { Messages } from '../messages.tsx';

const NOTHING = msg`Ce navigateur ne garde rien sur cet appareil : votre connexion, vos choix et vos saisies durent le temps de cette page. Pour les garder, autorisez les données de ce site.`;

/** Says once that the browser has refused to store what the page gave it. See docs/rules/limits.md#without-storage. */
export function sayWhatIsKept(texts: TextStore, messages: Messages): void {
  if (!texts.isKept()) messages.keep(i18n._(NOTHING));
}
