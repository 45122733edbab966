import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { fullName } from '#domain/people/person-name.ts';
import { useFormat } from '#state/format.ts';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { Section } from '#ui/section/section.tsx';
import { useDays } from '../../shared/use-days.ts';
import { useCardWords } from '../words.tsx';
import type { Card } from '../card.types.ts';
import * as styles from '../card.css.ts';

interface Item {
  readonly id: string;
  readonly term: ReactNode;
  readonly value: ReactNode;
}

/** Every field of the card's fixed part. */
export function Identity({ card: { history, worker, place, sites, specialities } }: { readonly card: Card }) {
  const words = useCardWords();
  const format = useFormat();
  const { day, age } = useDays();
  const { phone, email, birthDay } = history;
  const lines = (texts: readonly (string | null | undefined)[]) => {
    const written = texts.filter(Boolean);
    return written.length > 0 ? (
      <span className={styles.lines}>
        {written.map((text) => (
          <bdi key={text}>{text}</bdi>
        ))}
      </span>
    ) : null;
  };
  const years = birthDay === null ? null : age(birthDay);
  const children = worker?.numberOfChild ?? null;
  const items: readonly (Item | false)[] = [
    {
      id: 'birth',
      term: worker ? <Trans>Naissance</Trans> : <Trans>Ouverture</Trans>,
      value: birthDay && (
        <>
          {day(birthDay)}
          {worker && years !== null && (
            <>
              , <Plural value={years} one="# an" other="# ans" />
            </>
          )}
        </>
      ),
    },
    worker !== null && { id: 'sex', term: <Trans>Sexe</Trans>, value: worker.sex && words.sex(worker.sex) },
    worker !== null && {
      id: 'matrimonial',
      term: <Trans>Situation</Trans>,
      value:
        worker.matrimonialStatus === null && children === null ? null : (
          <>
            {worker.matrimonialStatus !== null && words.matrimonial(worker.matrimonialStatus, worker.sex)}
            {worker.matrimonialStatus !== null && children !== null && ', '}
            {children !== null && <Plural value={children} _0="sans enfant" one="# enfant" other="# enfants" />}
          </>
        ),
    },
    worker !== null && { id: 'nationality', term: <Trans>Nationalité</Trans>, value: worker.nationality },
    { id: 'phone', term: <Trans>Téléphone</Trans>, value: phone && <bdi className={styles.figures}>{phone}</bdi> },
    { id: 'email', term: <Trans>E-mail</Trans>, value: email && <bdi>{email}</bdi> },
    specialities.length > 0 && {
      id: 'specialities',
      term: <Trans>Spécialités</Trans>,
      value: lines(specialities.map(({ name }) => name)),
    },
    worker !== null && { id: 'centres', term: <Trans>Centres</Trans>, value: lines(sites.map(({ name }) => name)) },
    {
      id: 'area',
      term: <Trans>Secteur</Trans>,
      value: lines([...new Set(sites.map(({ area }) => [area?.name, area?.City?.name].filter(Boolean).join(', ')))]),
    },
    { id: 'directions', term: <Trans>Repère</Trans>, value: lines(sites.map(({ directions }) => directions)) },
    worker !== null && { id: 'access', term: <Trans>Accès</Trans>, value: worker.accessibility },
    {
      id: 'contact',
      term: <Trans>Contact</Trans>,
      value: worker?.preferredContactMode ?? place?.preferredContactMode ?? null,
    },
    worker !== null && { id: 'income', term: <Trans>Revenu</Trans>, value: worker.incomeSlice },
    place !== null && {
      id: 'since',
      term: <Trans>Client depuis</Trans>,
      value: place.relationStartDate && day(place.relationStartDate),
    },
    place !== null && {
      id: 'created',
      term: <Trans>Fiche créée</Trans>,
      value: place.Created !== null && (
        <>
          {format.date(place.Created)}
          {fullName(place.CreatedBy) !== null && `, ${fullName(place.CreatedBy)}`}
        </>
      ),
    },
    place !== null && {
      id: 'edited',
      term: <Trans>Modifiée</Trans>,
      value: place.LastEdited !== null && format.date(place.LastEdited),
    },
  ];
  return (
    <Section title={<Trans>Identité</Trans>}>
      <DescriptionList items={items.filter((item) => item !== false)} />
    </Section>
  );
}
