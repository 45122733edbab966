import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useState } from 'react';
import type { DemoNotice } from '#demo/demo.ts';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import * as styles from './demo-bar.css.ts';

export const NOTICES: Readonly<Record<DemoNotice, MessageDescriptor>> = {
  'seed-unreadable': msg`La graine de l’adresse n’est pas un nombre : elle est laissée de côté.`,
  'now-unreadable': msg`La date de l’adresse est illisible : elle est laissée de côté.`,
  'scenario-unknown': msg`La taille demandée n’existe pas : elle est laissée de côté.`,
  'days-unreadable': msg`Le nombre de jours de l’adresse est illisible : il est laissé de côté.`,
  'right-unknown': msg`Un droit de l’adresse n’existe pas : aucun n’est changé par elle.`,
  'situation-unknown': msg`La situation de l’adresse n’existe pas : elle est laissée de côté.`,
  'demo-kept': msg`La démonstration ouverte dans cet onglet est gardée.`,
  'fault-unknown': msg`Une panne de l’adresse n’existe pas : rien n’est mis en panne.`,
  'replay-unknown': msg`Le parcours de l’adresse n’existe pas, ou n’est pas lisible.`,
  'role-unknown': msg`Le rôle de l’adresse n’existe pas : entrez par la page de connexion.`,
  'lang-unknown': msg`La langue de l’adresse n’existe pas.`,
  'work-not-kept': msg`Ce navigateur refuse de garder votre travail : il disparaîtra avec la page, et les autres onglets ne le voient pas.`,
  'work-not-replayed': msg`Une partie du travail gardé ne s’applique plus : elle a été laissée de côté.`,
};

/** What the demo did not understand or cannot keep, above its mark. Each notice shows until it is closed. */
export function Notices({ notices }: { readonly notices: readonly DemoNotice[] }) {
  const { t } = useLingui();
  const [closed, setClosed] = useState<readonly DemoNotice[]>([]);
  const open = notices.filter((notice) => !closed.includes(notice));
  if (open.length === 0) return null;
  return (
    <div className={styles.notices} role="status">
      <div className={styles.noticeWords}>
        {open.map((notice) => (
          <p key={notice} className={styles.notice}>
            {t(NOTICES[notice])}
          </p>
        ))}
      </div>
      <IconButton label={t`Fermer`} size="small" onPress={() => setClosed(notices)}>
        <X />
      </IconButton>
    </div>
  );
}
