import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { fullName } from '#domain/people/person-name.ts';
import { useFormat } from '#state/format.ts';
import { useSession } from '#state/session.tsx';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { Section } from '#ui/section/section.tsx';
import { seesPotential } from '#domain/customers/kind-rights.ts';
import { useDays } from '../../shared/use-days.ts';
import { useCardWords } from '../../shared/words.tsx';
import type { Card } from '../card.types.ts';
import * as styles from '../card.css.ts';
import { EditedHere, useFieldEditor } from './edited-here.tsx';

interface Item {
  readonly id: string;
  /** The field of the API that is edited where it is read; without one it is not. */
  readonly field?: string;
  readonly term: string;
  readonly value: ReactNode;
}

export interface IdentityProps {
  readonly card: Card;
  /** Opens the whole form, if the user may edit the card. */
  readonly onEdit: (() => void) | undefined;
  /** Opens one field, as on a phone. */
  readonly onEditField: ((name: string) => void) | undefined;
}

/** Every field of the card's fixed part. */
export function Identity({
  card: { kind, title, history, worker, place, sites, specialities },
  onEdit,
  onEditField,
}: IdentityProps) {
  const { t, i18n } = useLingui();
  const editField = useFieldEditor(onEditField);
  const words = useCardWords();
  const format = useFormat();
  const { day, age } = useDays();
  const { acl } = useSession();
  const { name: ownName, potential, phone, email, birthDay } = history;
  const lines = (texts: readonly (string | null | undefined)[]) => {
    const written = [...new Set(texts.filter(Boolean))];
    return written.length > 0 ? (
      <span className={styles.lines}>
        {written.map((text) => (
          <bdi key={text}>{text}</bdi>
        ))}
      </span>
    ) : null;
  };
  const degrees = (angle: number | null) => angle !== null && i18n.number(angle, { maximumFractionDigits: 6 });
  const years = birthDay === null ? null : age(birthDay);
  // The head of the card shows these; on a phone, where one field is edited at a time, they are edited here.
  const ofHead: readonly (Item | false)[] = [
    { id: 'name', field: 'name', term: t`Nom`, value: <bdi>{ownName}</bdi> },
    worker !== null && { id: 'denomination', field: 'denomination', term: t`Dénomination`, value: title || null },
    seesPotential(kind, acl) && { id: 'potential', field: 'potential', term: t`Potentiel`, value: potential },
  ];
  const items: readonly (Item | false)[] = [
    ...(editField ? ofHead : []),
    {
      id: 'birth',
      field: 'birthDay',
      term: worker ? t`Naissance` : t`Ouverture`,
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
    worker !== null && { id: 'sex', field: 'sex', term: t`Sexe`, value: worker.sex && words.sex(worker.sex) },
    worker !== null && {
      id: 'matrimonial',
      field: 'matrimonialStatus',
      term: t`Situation`,
      value: worker.matrimonialStatus && words.matrimonial(worker.matrimonialStatus, worker.sex),
    },
    worker !== null && {
      id: 'children',
      field: 'numberOfChild',
      term: t`Enfants`,
      value: worker.numberOfChild !== null && i18n.number(worker.numberOfChild),
    },
    worker !== null && { id: 'nationality', field: 'nationality', term: t`Nationalité`, value: worker.nationality },
    { id: 'phone', field: 'phone', term: t`Téléphone`, value: phone && <bdi className={styles.figures}>{phone}</bdi> },
    { id: 'email', field: 'email', term: t`E-mail`, value: email && <bdi>{email}</bdi> },
    (worker !== null || place !== null) && {
      id: 'specialities',
      field: 'specialitieIDsList',
      term: t`Spécialités`,
      value: lines(specialities.map(({ name }) => name)),
    },
    worker !== null && {
      id: 'centres',
      field: 'healthCenterIDsList',
      term: t`Centres`,
      value: lines(sites.map(({ name }) => name)),
    },
    {
      id: 'area',
      ...(!worker && { field: 'workAreaID' }),
      term: t`Secteur`,
      value: lines([...new Set(sites.map(({ area }) => [area?.name, area?.City?.name].filter(Boolean).join(', ')))]),
    },
    {
      id: 'directions',
      ...(!worker && { field: 'textualLocation' }),
      term: t`Repère`,
      value: lines(sites.map(({ directions }) => directions)),
    },
    place !== null && { id: 'latitude', field: 'gPSLat', term: t`Latitude`, value: degrees(place.gPSLat) },
    place !== null && { id: 'longitude', field: 'gPSLon', term: t`Longitude`, value: degrees(place.gPSLon) },
    worker !== null && { id: 'access', field: 'accessibility', term: t`Accès`, value: worker.accessibility },
    (worker !== null || place !== null) && {
      id: 'contact',
      field: 'preferredContactMode',
      term: t`Contact`,
      value: worker?.preferredContactMode ?? place?.preferredContactMode ?? null,
    },
    worker !== null && { id: 'income', field: 'incomeSlice', term: t`Revenu`, value: worker.incomeSlice },
    place !== null && {
      id: 'since',
      field: 'relationStartDate',
      term: t`Client depuis`,
      value: place.relationStartDate && day(place.relationStartDate),
    },
    place !== null && {
      id: 'created',
      term: t`Fiche créée`,
      value: place.Created !== null && (
        <>
          {format.date(place.Created)}
          {fullName(place.CreatedBy) !== null && `, ${fullName(place.CreatedBy)}`}
        </>
      ),
    },
    place !== null && {
      id: 'edited',
      term: t`Modifiée`,
      value: place.LastEdited !== null && format.date(place.LastEdited),
    },
  ];
  const withButton = (item: Item) => {
    const { field, term, value } = item;
    if (field === undefined || !editField) return item;
    return {
      ...item,
      value: (
        <EditedHere term={term} onEdit={() => editField(field)}>
          {value}
        </EditedHere>
      ),
    };
  };
  return (
    <Section
      title={<Trans>Identité</Trans>}
      actions={
        onEdit && (
          <IconButton size="small" label={t`Modifier la fiche`} onPress={onEdit}>
            <Pencil />
          </IconButton>
        )
      }
    >
      <DescriptionList items={items.filter((item) => item !== false).map(withButton)} />
    </Section>
  );
}
