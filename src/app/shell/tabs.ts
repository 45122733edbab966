import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SessionActor } from '#machines/session/session.machine.ts';
import type { Messages } from '../messages.tsx';

const FOLLOWED = msg`Vous avez changé d’agence dans un autre onglet : cet onglet montre maintenant la même.`;

export interface TabsOptions {
  readonly messages: Messages;
  readonly session: SessionActor;
}

/** Says that this tab shows another agency because another tab chose it. See docs/rules/access.md#tabs. */
export function watchTabs({ messages, session }: TabsOptions): void {
  let withdraw: (() => void) | undefined;
  session.on('agency.followed', () => {
    withdraw?.();
    withdraw = messages.keep(i18n._(FOLLOWED));
  });
}
