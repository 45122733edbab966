import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { FlaskConical } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { type Demo, type DemoNotice, FAILURES, LATENCIES, SCENARIOS } from '#lib/demo.ts';
import { ROLE_NAMES } from '#state/role-names.ts';
import { useServices } from '#state/services.tsx';
import { useSessionOrNobody } from '#state/session.tsx';
import { signIn } from '#state/sign-in.ts';
import { Button } from '#ui/button/button.tsx';
import { Popover, PopoverTrigger } from '#ui/popover/popover.tsx';
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx';
import { Select } from '#ui/select/select.tsx';
import * as styles from './demo-bar.css.ts';

const SCENARIO_NAMES = { small: msg`Petit`, standard: msg`Normal`, large: msg`Grand` };
const LATENCY_NAMES = { none: msg`Aucune`, '3g': msg`Comme en 3G` };
const FAILURE_NAMES = {
  none: msg`Aucune`,
  next: msg`Le prochain appel échoue`,
  all: msg`Aucun appel n’aboutit`,
  expire: msg`La session expire`,
};

const NOTICES: Readonly<Record<DemoNotice, MessageDescriptor>> = {
  'seed-unreadable': msg`La graine de l’adresse n’est pas un nombre : la première est prise.`,
  'now-unreadable': msg`La date de l’adresse est illisible : celle de la démonstration est prise.`,
  'scenario-unknown': msg`La taille demandée n’existe pas : la taille normale est prise.`,
  'role-unknown': msg`Le rôle de l’adresse n’existe pas : entrez par la page de connexion.`,
  'lang-unknown': msg`La langue de l’adresse n’existe pas.`,
  'work-not-kept': msg`Ce navigateur refuse de garder votre travail : il disparaîtra avec la page.`,
  'work-not-replayed': msg`Une partie du travail gardé ne s’applique plus : elle a été laissée de côté.`,
};

/** The demo's own controls, out of the way: who is there, how big the world is, what goes wrong on purpose. */
export default function DemoBar({ demo }: { readonly demo: Demo }) {
  const { t } = useLingui();
  const { failure } = useConditions(demo);
  return (
    <div className={styles.bar} role="complementary" aria-label={t`Démonstration, réglages`}>
      <PopoverTrigger>
        <Button size="small" icon={<FlaskConical />} data-alert={failure !== 'none' || demo.notices.length > 0}>
          <Trans>Démo</Trans>
        </Button>
        <Popover label={t`Réglages de la démonstration`} placement="top end">
          <Controls demo={demo} />
        </Popover>
      </PopoverTrigger>
    </div>
  );
}

/** Latency and failure as they are now: a `next` failure ends by itself. */
const useConditions = (demo: Demo) => useSyncExternalStore(demo.subscribe, demo.conditions);

function Controls({ demo }: { readonly demo: Demo }) {
  const { t } = useLingui();
  const { session: actor } = useServices();
  const session = useSessionOrNobody();
  const { latency, failure } = useConditions(demo);

  function enterAs(userType: string | null) {
    const persona = demo.personas.find((candidate) => candidate.userType === userType);
    if (persona) void signIn(actor, { email: persona.email, password: demo.password, remember: true });
  }

  return (
    <div className={styles.controls}>
      <p className={styles.words}>
        <Trans>Données inventées, gardées dans ce navigateur.</Trans>
      </p>
      {demo.notices.map((notice) => (
        <p key={notice} className={styles.notice} role="status">
          {t(NOTICES[notice])}
        </p>
      ))}
      <Select
        label={t`Rôle`}
        placeholder={t`Personne`}
        choices={demo.personas.map(({ userType, firstName, surname }) => ({
          id: userType,
          label: t(ROLE_NAMES[userType]),
          hint: `${firstName} ${surname}`,
        }))}
        value={session?.userType ?? null}
        onChange={enterAs}
      />
      <div className={styles.control}>
        <span className={styles.label}>
          <Trans>Taille des données</Trans>
        </span>
        <SegmentedControl
          label={t`Taille des données`}
          segments={SCENARIOS.map((id) => ({ id, label: t(SCENARIO_NAMES[id]) }))}
          value={demo.config.scenario}
          onChange={(scenario) => location.assign(demo.addressOf({ scenario }))}
        />
      </div>
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
      <Button onPress={() => void demo.reset()}>
        <Trans>Tout remettre à zéro</Trans>
      </Button>
    </div>
  );
}
