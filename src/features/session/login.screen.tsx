import { Trans, useLingui } from '@lingui/react/macro';
import { Mail } from 'lucide-react';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import type { Session } from '#machines/session/session.types.ts';
import { entranceHref, HOME } from '#routes/entrance.ts';
import { useEntryState } from '#state/location.ts';
import { readLoginEntry } from '#state/login-entry.ts';
import { ROLE_NAMES } from '#state/role-names.ts';
import { useServices } from '#state/services.tsx';
import { useSessionView } from '#state/session.tsx';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { Link } from '#ui/link/link.tsx';
import { PasswordField } from '#ui/password-field/password-field.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { Entrance } from './entrance.tsx';
import * as styles from './session.css.ts';
import { signIn } from '#state/sign-in.ts';

export { preloadBeside as preload } from './entrance.tsx';

/** Sign-in. After a refusal the form keeps what was typed, the password too. */
export default function LoginScreen() {
  const { t } = useLingui();
  const { session } = useServices();
  const [visitor] = useState(session.getSnapshot().context.session);
  // Whoever has signed in sees this page until the frame of the next one is rendered.
  const isSigningIn = useSessionView(
    (view) => view.matches('signingIn') || (visitor === null && view.context.session !== null),
  );
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(true);
  const [wasSent, setSent] = useState(false);
  const submitButton = useRef<HTMLButtonElement>(null);
  const notice = useNotice(visitor);
  // Whoever is told why they are here reads that before the demo's personas. Decided once: nothing moves under a finger.
  const [hadNothingToSay] = useState(notice === null);
  const missing = {
    email: wasSent && email.trim() === '' ? t`Indiquez votre adresse e-mail` : undefined,
    password: wasSent && password === '' ? t`Indiquez votre mot de passe` : undefined,
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    setSent(true);
    if (email.trim() === '' || password === '') return;
    void signIn(session, { email: email.trim(), password, remember });
  }

  function cancel() {
    session.send({ type: 'signIn.cancel' });
    // The button that had it is gone.
    submitButton.current?.focus();
  }

  return (
    <Entrance
      hasRolesFirst={hadNothingToSay}
      title={<Trans>Se connecter</Trans>}
      lead={<Trans>Retrouvez votre programme, vos clients et vos dossiers.</Trans>}
    >
      {notice}
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label={t`Adresse e-mail`}
          type="email"
          name="email"
          autoComplete="username"
          icon={<Mail />}
          value={email}
          onChange={setEmail}
          error={missing.email}
        />
        <PasswordField
          label={t`Mot de passe`}
          name="password"
          value={password}
          onChange={setPassword}
          error={missing.password}
          aside={
            <Link variant="standalone" href={entranceHref('user_forgot_password')}>
              <Trans>Mot de passe oublié ?</Trans>
            </Link>
          }
        />
        <Checkbox isSelected={remember} onChange={setRemember}>
          <Trans>Rester connecté sur cet appareil</Trans>
        </Checkbox>
        <Button
          ref={submitButton}
          type="submit"
          variant="primary"
          size="huge"
          isFullWidth
          isPending={isSigningIn}
          pendingLabel={<Trans>Connexion…</Trans>}
        >
          <Trans>Se connecter</Trans>
        </Button>
      </form>
      <p className={styles.lead}>
        {isSigningIn ? (
          <Button variant="ghost" size="small" onPress={cancel}>
            <Trans>Annuler</Trans>
          </Button>
        ) : (
          <Trans>
            Pas encore de compte ? <Link href={entranceHref('user_register')}>Demander un accès</Link>
          </Trans>
        )}
      </p>
    </Entrance>
  );
}

/** One message: why the user is on this page, or what went wrong, whichever is the most recent. */
function useNotice(user: Session | null): ReactNode {
  const { t } = useLingui();
  const { session } = useServices();
  const entry = useEntryState(readLoginEntry);
  const reason = useSessionView((snapshot) => snapshot.context.reason);
  const error = useSessionView((snapshot) => snapshot.context.error);
  const openElsewhere = useSessionView((snapshot) => snapshot.context.openElsewhere);

  if (user && entry?.reason === 'wrongRole') {
    return (
      <Banner
        tone="amber"
        title={<Trans>Cette page appartient à un autre rôle.</Trans>}
        actions={
          <Link variant="standalone" href={HOME}>
            <Trans>Mon accueil</Trans>
          </Link>
        }
      >
        <Trans>
          Vous êtes connecté : {t(ROLE_NAMES[user.userType])}. Revenez à votre accueil, ou connectez-vous avec un autre
          compte.
        </Trans>
      </Banner>
    );
  }
  if (error?.key === 'user.login-not-allowed') {
    return (
      <Banner tone="red" title={<Trans>Ce compte n’ouvre pas Tournée.</Trans>}>
        <Trans>Son rôle n’a pas accès à l’application. Demandez à votre direction de le vérifier.</Trans>
      </Banner>
    );
  }
  if (openElsewhere !== null && !error) {
    return (
      <Banner
        title={<Trans>Quelqu’un s’est connecté dans un autre onglet.</Trans>}
        actions={
          <Button size="small" onPress={() => session.send({ type: 'session.continue' })}>
            <Trans>Continuer avec ce compte</Trans>
          </Button>
        }
      >
        <Trans>Continuez avec ce compte, ou connectez-vous avec le vôtre. Les saisies de chacun sont gardées.</Trans>
      </Banner>
    );
  }
  if (reason === 'invalid') {
    return (
      <Banner tone="red" title={<Trans>Votre session n’est pas valide.</Trans>}>
        <Trans>Le lien ou la connexion gardée n’est plus accepté. Connectez-vous de nouveau.</Trans>
      </Banner>
    );
  }
  if (error?.key === 'user.login-wrong-credentials') {
    return (
      <Banner tone="red" title={<Trans>Identifiants refusés.</Trans>}>
        <Trans>Vérifiez vos identifiants et réessayez.</Trans>
      </Banner>
    );
  }
  if (error) {
    return (
      <Banner tone="red" title={<Trans>La connexion n’a pas abouti.</Trans>}>
        <Trans>
          Le serveur n’a pas répondu comme prévu. Vérifiez le réseau, puis réessayez : votre saisie est gardée.
        </Trans>
      </Banner>
    );
  }
  if (reason === 'elsewhere') {
    return (
      <Banner tone="amber" title={<Trans>Vous vous êtes déconnecté dans un autre onglet.</Trans>}>
        <Trans>Vos saisies sont gardées : vous les retrouverez en vous reconnectant.</Trans>
      </Banner>
    );
  }
  if (reason === 'expired') {
    return (
      <Banner tone="amber" title={<Trans>Votre session a expiré.</Trans>}>
        <Trans>Reconnectez-vous, vous reviendrez là où vous étiez.</Trans>
      </Banner>
    );
  }
  return null;
}
