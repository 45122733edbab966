import { Trans, useLingui } from '@lingui/react/macro';
import { Mail, Phone, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { callHref, mailHref } from '#lib/contact-links.ts';
import { Avatar } from '#ui/avatar/avatar.tsx';
import { Badge } from '#ui/badge/badge.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { Link } from '#ui/link/link.tsx';
import { RetryBanner } from '#ui/retry-banner/retry-banner.tsx';
import type { FieldPerson } from '../people.queries.ts';
import * as styles from '../people.css.ts';
import { useContact } from './use-person.ts';

export interface PersonHeaderProps {
  readonly person: FieldPerson;
  readonly children?: ReactNode;
}

/** Who it is, what they do, and how to reach them. */
export function PersonHeader({ person, children }: PersonHeaderProps) {
  const { t } = useLingui();
  const contact = useContact(person.ID);
  const { name, portrait, phone, group, isSupervisor, isVacant } = person;
  const [call, mail] = [callHref(phone), mailHref(contact.email)];
  return (
    <header className={styles.header}>
      <Avatar name={name} src={portrait} size="large" />
      <div className={styles.who}>
        <div className={styles.nameLine}>
          <h1 className={styles.name} tabIndex={-1}>
            <bdi>{name}</bdi>
          </h1>
          {isVacant && (
            <Badge tone="amber">
              <Trans>Poste sans titulaire</Trans>
            </Badge>
          )}
        </div>
        <p className={styles.role}>
          {isSupervisor ? (
            <Trans>
              Superviseur, groupe <bdi>{group.name}</bdi>
            </Trans>
          ) : (
            <Trans>
              Délégué, groupe <bdi>{group.name}</bdi>
            </Trans>
          )}
        </p>
        {(call !== null || mail !== null) && (
          <nav className={styles.reach} aria-label={t`Joindre`}>
            {call !== null && (
              <Link variant="standalone" href={call}>
                <span className={styles.way}>
                  <Phone aria-hidden="true" />
                  <bdi>{phone}</bdi>
                </span>
              </Link>
            )}
            {mail !== null && (
              <Link variant="standalone" href={mail}>
                <span className={styles.way}>
                  <Mail aria-hidden="true" />
                  <bdi>{contact.email}</bdi>
                </span>
              </Link>
            )}
          </nav>
        )}
        {contact.isLoading && (
          <p className={styles.note}>
            <Trans>Chargement…</Trans>
          </p>
        )}
        {contact.hasFailed && (
          <RetryBanner
            title={<Trans>L’adresse e-mail n’a pas pu être lue.</Trans>}
            onRetry={contact.onRetry}
            isRetrying={contact.isRetrying}
          />
        )}
      </div>
      <div className={styles.actions}>
        {children}
        <IconButton label={t`Imprimer la page`} onPress={() => window.print()}>
          <Printer />
        </IconButton>
      </div>
    </header>
  );
}
