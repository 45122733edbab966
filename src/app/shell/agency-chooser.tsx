import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ChevronsUpDown } from 'lucide-react';
import { Button } from 'react-aria-components';
import { AGENCY_CHOOSERS } from '#domain/access/roles.ts';
import type { Session } from '#machines/session/session.types.ts';
import { agenciesQuery } from '#queries/agencies.queries.ts';
import { useAgency } from '#state/agencies.tsx';
import { useServices } from '#state/services.tsx';
import { MenuButton, MenuItem, MenuSection } from '#ui/menu-button/menu-button.tsx';
import { useChooseAgency } from './use-choose-agency.ts';
import type { MenuLook } from './menu.tsx';
import * as styles from './menu.css.ts';

/** The current agency; a menu for the roles that choose one. */
export function AgencyChooser({ session, look }: { readonly session: Session; readonly look: MenuLook }) {
  const { t } = useLingui();
  const { api } = useServices();
  const choose = useChooseAgency();
  const agency = useAgency();
  const { data, isPending } = useQuery(agenciesQuery(api));
  const mayChoose = AGENCY_CHOOSERS.includes(session.userType);
  const name = agency?.name ?? nameless();
  const face = (
    <>
      <span className={styles.agencyMark} aria-hidden="true">
        {agency ? agency.name.slice(0, 2).toLocaleUpperCase() : '–'}
      </span>
      <span className={styles.personText}>
        <span className={styles.personName}>{name}</span>
        <span className={styles.personRole}>{mayChoose ? <Trans>Changer d’agence</Trans> : <Trans>Agence</Trans>}</span>
      </span>
    </>
  );
  function nameless(): string {
    if (session.agencyID === null) return t`Aucune agence`;
    if (isPending) return t`Chargement…`;
    return data?.data.readAllAgencies ? t`Agence inconnue` : t`Agence non lue`;
  }
  if (!mayChoose) {
    return (
      <div className={styles.agency}>
        <div className={styles.agencyLabel} title={name}>
          {face}
        </div>
      </div>
    );
  }
  return (
    <div className={styles.agency}>
      <MenuButton
        placement={look === 'expanded' ? 'bottom start' : 'end top'}
        onAction={choose}
        trigger={
          <Button className={styles.agencyButton} aria-label={t`Agence : ${name}`}>
            {face}
            <ChevronsUpDown className={styles.agencyArrows} aria-hidden="true" />
          </Button>
        }
      >
        <MenuSection
          title={<Trans>Agence consultée</Trans>}
          selectionMode="single"
          selectedKeys={session.agencyID === null ? [] : [session.agencyID]}
        >
          {(data?.data.readAllAgencies ?? []).map(({ idAgency, name: agencyName }) => (
            <MenuItem key={idAgency} id={idAgency}>
              {agencyName}
            </MenuItem>
          ))}
        </MenuSection>
      </MenuButton>
    </div>
  );
}
