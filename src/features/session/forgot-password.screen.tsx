import { Trans, useLingui } from '@lingui/react/macro';
import { Mail } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { looksLikeEmail } from '#lib/email.ts';
import { useServices } from '#state/services.tsx';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { BackToLogin } from './back-to-login.tsx';
import { Contact } from './contact.tsx';
import { Entrance } from './entrance.tsx';
import { Recorded } from './recorded.tsx';
import * as styles from './session.css.ts';

/** Forgotten password; see docs/rules/access.md#account-requests. */
export default function ForgotPasswordScreen() {
  const { demo } = useServices();
  return (
    <Entrance
      title={<Trans>Mot de passe oublié</Trans>}
      lead={<Trans>Un nouveau mot de passe se demande avec l’adresse de votre compte.</Trans>}
    >
      {demo ? <RequestForm /> : <Contact />}
      <BackToLogin />
    </Entrance>
  );
}

function RequestForm() {
  const { t } = useLingui();
  const [email, setEmail] = useState('');
  const [step, setStep] = useState<'editing' | 'refused' | 'recorded'>('editing');
  const isValid = looksLikeEmail(email);

  function submit(event: FormEvent) {
    event.preventDefault();
    setStep(isValid ? 'recorded' : 'refused');
  }

  if (step === 'recorded') return <Recorded email={email} />;
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={t`Adresse e-mail`}
        type="email"
        name="email"
        autoComplete="username"
        icon={<Mail />}
        value={email}
        onChange={setEmail}
        error={step === 'refused' && !isValid && t`Indiquez une adresse e-mail complète`}
      />
      <Button type="submit" variant="primary" size="huge" isFullWidth>
        <Trans>Demander un nouveau mot de passe</Trans>
      </Button>
    </form>
  );
}
