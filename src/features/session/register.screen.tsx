import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { isBlank } from '#lib/blank.ts';
import { looksLikeEmail } from '#lib/email.ts';
import { useServices } from '#state/services.tsx';
import { Button } from '#ui/button/button.tsx';
import { TextArea } from '#ui/text-area/text-area.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { BackToLogin } from './back-to-login.tsx';
import { Contact } from './contact.tsx';
import { Entrance } from './entrance.tsx';
import { Recorded } from './recorded.tsx';
import * as styles from './session.css.ts';

/** Access request; see docs/rules/access.md#account-requests. */
export default function RegisterScreen() {
  const { demo } = useServices();
  return (
    <Entrance
      title={<Trans>Demander un accès</Trans>}
      lead={<Trans>Les comptes sont ouverts par la direction de chaque agence.</Trans>}
    >
      {demo ? <RequestForm /> : <Contact />}
      <BackToLogin />
    </Entrance>
  );
}

const BLANK = { firstName: '', surname: '', email: '', purpose: '' };

function RequestForm() {
  const { t } = useLingui();
  const [draft, setDraft] = useState(BLANK);
  const [step, setStep] = useState<'editing' | 'refused' | 'recorded'>('editing');
  const change = (field: keyof typeof BLANK) => (value: string) => setDraft({ ...draft, [field]: value });
  const errors = {
    firstName: isBlank(draft.firstName) && t`Indiquez votre prénom`,
    surname: isBlank(draft.surname) && t`Indiquez votre nom`,
    email: !looksLikeEmail(draft.email) && t`Indiquez une adresse e-mail complète`,
  };
  const shown = step === 'refused' ? errors : { firstName: false, surname: false, email: false };

  function submit(event: FormEvent) {
    event.preventDefault();
    setStep(Object.values(errors).some(Boolean) ? 'refused' : 'recorded');
  }

  if (step === 'recorded') return <Recorded email={draft.email} />;
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.names}>
        <TextField
          label={t`Prénom`}
          autoComplete="given-name"
          value={draft.firstName}
          onChange={change('firstName')}
          error={shown.firstName}
        />
        <TextField
          label={t`Nom`}
          autoComplete="family-name"
          value={draft.surname}
          onChange={change('surname')}
          error={shown.surname}
        />
      </div>
      <TextField
        label={t`Adresse e-mail`}
        type="email"
        autoComplete="email"
        value={draft.email}
        onChange={change('email')}
        error={shown.email}
      />
      <TextArea
        label={t`Votre fonction et votre agence`}
        isOptional
        value={draft.purpose}
        onChange={change('purpose')}
      />
      <Button type="submit" variant="primary" size="huge" isFullWidth>
        <Trans>Envoyer la demande</Trans>
      </Button>
    </form>
  );
}
