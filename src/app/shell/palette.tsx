import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeftRight, Building2, Languages, LogOut, Palette as PaletteIcon, SunMoon } from 'lucide-react';
import { useMemo, useState } from 'react';
import { DIRECTIONS, LANGUAGE_NAMES, LANGUAGES } from '#lib/languages.ts';
import { AGENCY_CHOOSERS } from '#domain/access/roles.ts';
import type { Session } from '#machines/session/session.types.ts';
import { pagesOf } from '#routes/pages.ts';
import { agenciesQuery } from '#queries/agencies.queries.ts';
import { usePreferences } from '#state/preferences.tsx';
import { useServices } from '#state/services.tsx';
import { useSignOut } from '#state/sign-out.ts';
import { type Command, CommandPalette } from '#ui/command-palette/command-palette.tsx';
import { themeParts } from '#ui/theme/theme-parts.ts';
import { HUES, SCHEMES } from '#ui/theme/themes.ts';
import { DIRECTION_NAMES, HUE_NAMES, SCHEME_NAMES } from './appearance-names.ts';
import { MENU_ICONS } from './icons.ts';
import { useChooseAgency } from './use-choose-agency.ts';
import { findsCustomers, useFoundCustomers, useFoundPeople } from './use-records.tsx';

export interface PaletteProps {
  readonly session: Session;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly takeTyped: () => string;
}

/** The command palette: pages, agencies and actions of one user, then the customers and the people that are looked for. */
export function Palette({ session, ...props }: PaletteProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  // The input is empty whenever the palette opens.
  if (!props.isOpen && typed !== '') setTyped('');
  const [customers, people] = [useFoundCustomers(session, typed), useFoundPeople(session, typed)];
  const commands = [
    ...usePages(session),
    ...useAgencies(session),
    ...useActions(),
    // They are read sooner: what comes later is below them, and not above what is being chosen.
    ...people.commands,
    ...customers.commands,
  ];
  return (
    <CommandPalette
      {...props}
      commands={commands}
      onType={setTyped}
      {...((customers.status || people.status) && {
        status: (
          <>
            {customers.status} {people.status}
          </>
        ),
      })}
      {...(findsCustomers(session) && { placeholder: t`Chercher une page, un client ou une action` })}
    />
  );
}

function usePages(session: Session): readonly Command[] {
  const { i18n, t } = useLingui();
  const pages = useMemo(() => pagesOf(session), [session]);
  return pages.map(({ title, href, entry }) => {
    const Icon = entry && MENU_ICONS[entry.id];
    const label = i18n._(title);
    const place = entry && i18n._(entry.label);
    return {
      id: href,
      group: t`Pages`,
      label,
      href,
      ...(Icon && { icon: <Icon /> }),
      ...(place !== undefined && place !== label && { hint: place }),
    };
  });
}

/** The other agencies, for the roles that choose one. */
function useAgencies({ userType, agencyID }: Session): readonly Command[] {
  const { t } = useLingui();
  const { api } = useServices();
  const choose = useChooseAgency();
  const { data } = useQuery({ ...agenciesQuery(api), enabled: AGENCY_CHOOSERS.includes(userType) });
  return (data?.data.readAllAgencies ?? [])
    .filter(({ idAgency }) => idAgency !== agencyID)
    .map(({ idAgency, name }) => ({
      id: `agency ${idAgency}`,
      group: t`Agences`,
      label: t`Consulter ${name}`,
      icon: <Building2 />,
      onAction: () => choose(idAgency),
    }));
}

function useActions(): readonly Command[] {
  const { t } = useLingui();
  const signOut = useSignOut();
  const { preferences, prefer } = usePreferences();
  const { scheme, hue } = themeParts(preferences.theme);
  const appearance = t`Apparence`;
  const actions: readonly Omit<Extract<Command, { onAction: () => void }>, 'group'>[] = [
    ...LANGUAGES.filter((language) => language !== preferences.language).map((language) => ({
      id: `language ${language}`,
      label: LANGUAGE_NAMES[language],
      hint: t`Langue`,
      icon: <Languages />,
      onAction: () => prefer({ language }),
    })),
    ...SCHEMES.filter((each) => each !== scheme).map((each) => ({
      id: `scheme ${each}`,
      label: t(SCHEME_NAMES[each]),
      hint: appearance,
      icon: <SunMoon />,
      keywords: [t`Luminosité`],
      onAction: () => prefer({ theme: `${each}.${hue}` }),
    })),
    ...HUES.filter((each) => each !== hue).map((each) => ({
      id: `hue ${each}`,
      label: t(HUE_NAMES[each]),
      hint: appearance,
      icon: <PaletteIcon />,
      keywords: [t`Couleur`],
      onAction: () => prefer({ theme: `${scheme}.${each}` }),
    })),
    ...DIRECTIONS.filter((direction) => direction !== preferences.direction).map((direction) => ({
      id: `direction ${direction}`,
      label: t(DIRECTION_NAMES[direction]),
      hint: t`Sens de lecture`,
      icon: <ArrowLeftRight />,
      onAction: () => prefer({ direction }),
    })),
    { id: 'sign-out', label: t`Se déconnecter`, icon: <LogOut />, onAction: signOut },
  ];
  return actions.map((action) => ({ ...action, group: t`Actions` }));
}
