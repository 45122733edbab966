import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Demo } from '#demo/demo.ts';
import {
  type AclFlag,
  CARD_SUBJECTS,
  CARD_VERBS,
  MODULE_FLAGS,
  type ModuleFlag,
  OTHER_FLAGS,
} from '#domain/access/rights.ts';
import { useSessionOrNobody } from '#state/session.tsx';
import { Button } from '#ui/button/button.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import * as styles from './demo-bar.css.ts';
import { MODULE_NAMES, RIGHT_NAMES, SUBJECT_NAMES, VERB_NAMES } from './right-names.ts';

/**
 * The rights of the signed-in user. A switch changes a right for all roles, also in the demo's server: the page is
 * reloaded, so that both agree.
 */
export function RightsPanel({ demo }: { readonly demo: Pick<Demo, 'config' | 'currentAddressWith'> }) {
  const { t } = useLingui();
  const session = useSessionOrNobody();
  const { switches } = demo.config;
  if (!session) {
    return (
      <p className={styles.words}>
        <Trans>Entrez d’abord : les droits sont ceux d’un rôle.</Trans>
      </p>
    );
  }
  const { acl, modules, userType } = session;

  const flip = (flag: AclFlag | ModuleFlag, isOn: boolean) =>
    location.assign(demo.currentAddressWith({ switches: { ...switches, [flag]: isOn }, role: userType }));
  const flagSwitch = (flag: AclFlag | ModuleFlag, isOn: boolean, name: ReactNode) => (
    <Switch key={flag} layout="row" isSelected={isOn} onChange={(chosen) => flip(flag, chosen)}>
      {name}
      {flag in switches && ' •'}
    </Switch>
  );

  return (
    <div className={styles.controls}>
      <p className={styles.words}>
        <Trans>Un droit changé l’est pour tous les rôles, jusque dans le serveur de la démonstration.</Trans>
      </p>
      <div className={styles.row}>
        <Button
          isDisabled={Object.keys(switches).length === 0}
          onPress={() => location.assign(demo.currentAddressWith({ switches: {}, role: userType }))}
        >
          <Trans>Rendre à chaque rôle les siens</Trans>
        </Button>
      </div>
      <section className={styles.switches} aria-label={t`Modules`}>
        <h3 className={styles.heading}>
          <Trans>Modules</Trans>
        </h3>
        {MODULE_FLAGS.map((flag) => flagSwitch(flag, modules[flag] === true, t(MODULE_NAMES[flag])))}
      </section>
      <section className={styles.switches} aria-label={t`Travail et chiffres`}>
        <h3 className={styles.heading}>
          <Trans>Travail et chiffres</Trans>
        </h3>
        {OTHER_FLAGS.map((flag) => flagSwitch(flag, acl[flag] === true, t(RIGHT_NAMES[flag])))}
      </section>
      <section className={styles.switches} aria-label={t`Fiches`}>
        <h3 className={styles.heading}>
          <Trans>Fiches</Trans>
        </h3>
        {CARD_SUBJECTS.flatMap((subject) =>
          CARD_VERBS.map((verb) => {
            const flag = `${verb}${subject}` as const;
            return flagSwitch(
              flag,
              acl[flag] === true,
              <Trans>
                {t(SUBJECT_NAMES[subject])} : {t(VERB_NAMES[verb])}
              </Trans>,
            );
          }),
        )}
      </section>
    </div>
  );
}
