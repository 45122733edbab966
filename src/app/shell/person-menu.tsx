import { useLingui } from '@lingui/react/macro';
import { Ellipsis, House, LogOut } from 'lucide-react';
import { Button } from 'react-aria-components';
import { fullName } from '#domain/people/person-name.ts';
import type { Session } from '#machines/session/session.types.ts';
import { landingOf } from '#routes/landing.ts';
import { ROLE_NAMES } from '#state/role-names.ts';
import { useSignOut } from '#state/sign-out.ts';
import { Avatar } from '#ui/avatar/avatar.tsx';
import { MenuButton, MenuItem } from '#ui/menu-button/menu-button.tsx';
import * as styles from './menu.css.ts';

/** Who is signed in, and the way out. */
export function PersonMenu({ session }: { readonly session: Session }) {
  const { t } = useLingui();
  const signOut = useSignOut();
  const { Email, ProfilPicURL } = session.member;
  const name = fullName(session.member) ?? (Email || session.member.ID);
  return (
    <MenuButton
      placement="top start"
      trigger={
        <Button className={styles.person} aria-label={t`Compte de ${name}`}>
          <Avatar name={name} src={ProfilPicURL ?? null} />
          <span className={styles.personText}>
            <span className={styles.personName}>{name}</span>
            <span className={styles.personRole}>{t(ROLE_NAMES[session.userType])}</span>
          </span>
          <Ellipsis className={styles.agencyArrows} aria-hidden="true" />
        </Button>
      }
    >
      <MenuItem href={landingOf(session.userType)} icon={<House />}>{t`Mon accueil`}</MenuItem>
      <MenuItem icon={<LogOut />} onAction={signOut}>{t`Se déconnecter`}</MenuItem>
    </MenuButton>
  );
}
