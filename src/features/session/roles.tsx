import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import type { Demo, DemoPersona } from '#demo/demo.ts';
import { DEFAULT_LANGUAGE, isLanguage } from '#lib/languages.ts';
import type { UserType } from '#domain/access/roles.ts';
import { ROLE_NAMES } from '#state/role-names.ts';
import { useServices } from '#state/services.tsx';
import { useSessionView } from '#state/session.tsx';
import { Avatar } from '#ui/avatar/avatar.tsx';
import { Badge } from '#ui/badge/badge.tsx';
import { link } from '#ui/link/link.css.ts';
import * as styles from './session.css.ts';
import { signIn } from '#state/sign-in.ts';

/** The description of each role. */
const TASKS: Readonly<Record<UserType, MessageDescriptor>> = {
  Delegue: msg`Fait sa tournée, rédige ses comptes rendus.`,
  Supervisor: msg`Suit et valide les programmes de son groupe.`,
  BossAssistant: msg`Importe les ventes, prépare les répartitions.`,
  Boss: msg`Pilote les quotas, les ventes et les AMM.`,
  BossMultinational: msg`Voit toutes les agences, compare, arbitre.`,
  RegulatoryAffairsUser: msg`Tient les dossiers d’AMM et les rappels.`,
  PharmaLaboReglementaryAffairUser: msg`Consulte les dossiers de son laboratoire.`,
  PharmaLaboBossUser: msg`Suit visites et ventes de son laboratoire.`,
};

export interface RolesProps {
  readonly demo: Demo;
  /** Where the personas are the first thing on the page. */
  readonly logo: ReactNode;
}

/** The demo's sign-in: eight personas, one click each. */
export default function Roles({ demo, logo }: RolesProps) {
  const { t } = useLingui();
  return (
    <aside className={styles.aside} aria-label={t`Démonstration`}>
      {logo}
      <div className={styles.rolesHead}>
        <Badge tone="accent">
          <Trans>Démonstration</Trans>
        </Badge>
        <h2 className={styles.rolesTitle}>
          <Trans>Entrer en tant que…</Trans>
        </h2>
        <p className={styles.rolesLead}>
          <Trans>Huit rôles, huit écrans d’accueil. Les données sont inventées.</Trans>
        </p>
      </div>
      <div className={styles.rolesFrame}>
        <div className={styles.threads} aria-hidden="true">
          <span className={styles.threadDown} />
          <span className={styles.threadUp} />
          <span className={styles.threadStart} />
          <span className={styles.threadEnd} />
        </div>
        <ul className={styles.roles}>
          {demo.personas.map((persona, index) => (
            <Role key={persona.userType} persona={persona} password={demo.password} number={index + 1} />
          ))}
        </ul>
      </div>
      <Situations demo={demo} />
    </aside>
  );
}

/** The prepared situations: each opens with its own persona, on its own page. */
function Situations({ demo }: { readonly demo: Demo }) {
  const { t, i18n } = useLingui();
  const language = isLanguage(i18n.locale) ? i18n.locale : DEFAULT_LANGUAGE;
  return (
    <section className={styles.situations} aria-label={t`Situations préparées`}>
      <h3 className={styles.situationsTitle}>
        <Trans>Ou ouvrir une situation préparée</Trans>
      </h3>
      <ul className={styles.situationList}>
        {demo.situations.map(({ id, title, address }) => (
          <li key={id}>
            {/* A plain link: the page reloads, with other data. */}
            <a className={link({ variant: 'standalone' })} href={address}>
              {title[language]}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface RoleProps {
  readonly persona: DemoPersona;
  readonly password: string;
  /** Shown on the line beside the cards, from 1. */
  readonly number: number;
}

function Role({ persona: { userType, email, firstName, surname }, password, number }: RoleProps) {
  const { t } = useLingui();
  const { session } = useServices();
  const isBusy = useSessionView((snapshot) => snapshot.hasTag('busy'));
  const name = `${firstName} ${surname}`;
  return (
    <li className={styles.role}>
      <Button
        className={styles.roleCard}
        isDisabled={isBusy}
        onPress={() => void signIn(session, { email, password, remember: true })}
      >
        <span className={styles.roleName}>{t(ROLE_NAMES[userType])}</span>
        <ArrowRight className={styles.roleArrow} aria-hidden="true" />
        <span className={styles.roleDoes}>{t(TASKS[userType])}</span>
        <span className={styles.rolePerson}>
          <Avatar name={name} size="tiny" />
          {name}
        </span>
      </Button>
      <span className={styles.stop} aria-hidden="true">
        {number}
      </span>
    </li>
  );
}
