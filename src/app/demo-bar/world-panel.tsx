import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { type Demo, type JournalRefusal, SCENARIOS } from '#demo/demo.ts';
import { AGENCY_CHOOSERS } from '#domain/access/roles.ts';
import { forgetWork } from '#state/forget-work.ts';
import { agenciesQuery } from '#queries/agencies.queries.ts';
import { useFormat } from '#state/format.ts';
import { useNow } from '#state/now.ts';
import { ROLE_NAMES } from '#state/role-names.ts';
import { saveFile } from '#state/save-file.ts';
import { useServices } from '#state/services.tsx';
import { useSessionOrNobody } from '#state/session.tsx';
import { signIn } from '#state/sign-in.ts';
import { Button } from '#ui/button/button.tsx';
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx';
import { Select } from '#ui/select/select.tsx';
import * as styles from './demo-bar.css.ts';
import { NOTICES } from './notices.tsx';

const SCENARIO_NAMES = { small: msg`Petit`, standard: msg`Normal`, large: msg`Grand` };

/** Seconds. */
const DAY = 86_400;
const STEPS = [
  { days: 1, name: msg`+ 1 jour` },
  { days: 7, name: msg`+ 1 semaine` },
];

/** Role, agency, date and size of the demo. */
export function WorldPanel({ demo }: { readonly demo: Demo }) {
  const { t } = useLingui();
  const { session: actor } = useServices();
  const session = useSessionOrNobody();
  const format = useFormat();
  const now = useNow();
  const day = Math.floor((now - demo.config.now) / DAY);
  const role = session?.userType ?? null;

  function enterAs(userType: string | null) {
    const persona = demo.personas.find((candidate) => candidate.userType === userType);
    if (!persona) return;
    const { remember } = actor.getSnapshot().context;
    void signIn(actor, { email: persona.email, password: demo.password, remember });
  }

  return (
    <div className={styles.controls}>
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
        value={role}
        onChange={enterAs}
      />
      <AgencyField key={role} />
      <div className={styles.control}>
        <span className={styles.label}>
          <Trans>Maintenant</Trans>
        </span>
        <p className={styles.moment}>
          {format.longDate(now)}, {format.time(now)}
        </p>
        <div className={styles.row}>
          {STEPS.map(({ days, name }) => (
            <Button
              key={days}
              size="small"
              onPress={() => location.assign(demo.currentAddressWith({ days: day + days, role }))}
            >
              {t(name)}
            </Button>
          ))}
        </div>
        <p className={styles.words}>
          <Trans>Les rappels arrivent à échéance, les semaines commencent. La date reste dans l’adresse.</Trans>
        </p>
      </div>
      <div className={styles.control}>
        <span className={styles.label}>
          <Trans>Taille des données</Trans>
        </span>
        <SegmentedControl
          label={t`Taille des données`}
          segments={SCENARIOS.map((id) => ({ id, label: t(SCENARIO_NAMES[id]) }))}
          value={demo.config.scenario}
          onChange={(scenario) => location.assign(demo.addressOf({ scenario, situation: null, role }))}
        />
      </div>
      <hr className={styles.rule} />
      <Sharing demo={demo} />
      <div className={styles.row}>
        <Button onPress={() => void forgetWork(demo.world).then(demo.reset)}>
          <Trans>Tout remettre à zéro</Trans>
        </Button>
      </div>
    </div>
  );
}

/** The current agency. Roles that belong to one agency cannot change it. */
function AgencyField() {
  const { t } = useLingui();
  const { api, session: actor } = useServices();
  const session = useSessionOrNobody();
  const { data } = useQuery({ ...agenciesQuery(api), enabled: session !== null });
  const mayChoose = session !== null && AGENCY_CHOOSERS.includes(session.userType);
  return (
    <Select
      label={t`Agence`}
      placeholder={t`Aucune`}
      isDisabled={!mayChoose}
      {...(session && !mayChoose && { description: t`Ce rôle n’a que la sienne.` })}
      choices={(data?.data.readAllAgencies ?? []).map(({ idAgency, name, country }) => ({
        id: idAgency,
        label: name,
        hint: country ?? '',
      }))}
      value={session?.agencyID ?? null}
      onChange={(agencyID) => {
        if (agencyID !== null) actor.send({ type: 'agency.choose', agencyID });
      }}
    />
  );
}

const REFUSALS: Readonly<Record<JournalRefusal, MessageDescriptor>> = {
  'not-a-journal': msg`Ce fichier n’est pas un travail de la démonstration : rien n’est changé.`,
  'other-version': msg`Ce fichier vient d’une autre version de la démonstration : rien n’est changé.`,
  damaged: msg`Ce fichier est coupé ou modifié : rien n’est changé.`,
  'seed-out-of-range': msg`La graine de ce travail n’existe pas dans la démonstration : rien n’est changé.`,
  'date-out-of-range': msg`Une date de ce travail est hors de celles de la démonstration : rien n’est changé.`,
  'situation-unknown': msg`La situation de ce travail n’existe pas : rien n’est changé.`,
  'not-replayed': msg`Ce travail ne peut pas être refait ici : rien n’est changé.`,
  'not-kept': msg`Ce navigateur refuse de garder ce travail : rien n’est changé.`,
};

/** Copies the address of the current page, and exports and imports the work as a file. */
function Sharing({ demo }: { readonly demo: Demo }) {
  const { t } = useLingui();
  const { say } = useServices();
  const session = useSessionOrNobody();
  const [refusal, setRefusal] = useState<JournalRefusal | null>(null);

  async function copy() {
    const address = demo.currentAddressWith({ role: session?.userType ?? null });
    try {
      await navigator.clipboard.writeText(address);
      say.success(t`Adresse copiée`);
    } catch {
      say.error(t`Ce navigateur ne laisse pas copier : l’adresse est dans sa barre.`);
      history.replaceState(history.state, '', address);
    }
  }

  async function write() {
    const file = await demo.exportJournal(session?.userType ?? null);
    saveFile(file.name, file);
  }

  async function take(file: File) {
    const outcome = await demo.importJournal(file);
    if (outcome.kind === 'imported') location.assign(outcome.address);
    else setRefusal(outcome.reason);
  }

  return (
    <>
      <p className={styles.notice} role="status">
        {refusal && t(REFUSALS[refusal])}
      </p>
      <div className={styles.row}>
        <Button onPress={() => void copy()}>
          <Trans>Copier l’adresse de cet état</Trans>
        </Button>
        <Button onPress={() => void write()}>
          <Trans>Enregistrer le travail</Trans>
        </Button>
        <FileTrigger
          acceptedFileTypes={['application/json', '.json']}
          onSelect={(files) => {
            const file = files?.[0];
            if (file) void take(file);
          }}
        >
          <Button>
            <Trans>Ouvrir un travail…</Trans>
          </Button>
        </FileTrigger>
      </div>
    </>
  );
}
