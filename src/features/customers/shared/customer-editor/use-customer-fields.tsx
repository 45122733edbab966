import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { Sex } from '#api/generated/schema.ts';
import { MOTIVE_NAMES, MOTIVES } from '#domain/customers/sonca.ts';
import { useSession } from '#state/session.tsx';
import { useToday } from '#state/today.ts';
import type { Choice } from '#ui/list-box/choice.ts';
import type { Kind } from '#domain/customers/kinds.ts';
import { seesPotential } from '#domain/customers/kind-rights.ts';
import { LEVER_WORDS, PROFILE_TEXTS, TEXT_WORDS, MOTIVE_WORDS, useCardWords } from '../words.tsx';
import type { Creation, EditedField, FieldGroup } from '../record-editor/fields.ts';

/** What the fields of a customer choose from. */
export interface CustomerChoices {
  /** How a missing centre or area is created; left out where the user may not. */
  readonly newCentre?: Creation;
  readonly newArea?: Creation;
  readonly potentials: readonly string[];
  readonly matrimonial: readonly string[];
  readonly specialities: readonly Choice[];
  readonly centres: readonly Choice[];
  readonly areas: readonly Choice[];
}

const asChoices = (values: readonly string[]): readonly Choice[] => values.map((id) => ({ id, label: id }));

/** The fields of a card of a kind, with the names of the API, those that the user may see. */
export function useCustomerFields(kind: Kind, choices: CustomerChoices): readonly FieldGroup[] {
  const { t } = useLingui();
  const { acl } = useSession();
  const today = useToday().toString();
  const words = useCardWords();

  // The same fields for the same choices: the inputs of the others are not rendered with the one that is typed in.
  return useMemo(() => {
    const phone: EditedField = { kind: 'phone', name: 'phone', label: t`Téléphone` };
    const email: EditedField = { kind: 'email', name: 'email', label: t`E-mail` };
    const mode: EditedField = { kind: 'line', name: 'preferredContactMode', label: t`Contact préféré` };
    const potential: EditedField = {
      kind: 'choice',
      name: 'potential',
      label: t`Potentiel`,
      choices: asChoices(choices.potentials),
    };

    const last = { day: today, wrong: t`Cette date ne peut pas être à venir` };

    if (kind === 'healthworker') {
      const situation = (sex: Sex | null): EditedField => ({
        kind: 'choice',
        name: 'matrimonialStatus',
        label: t`Situation`,
        choices: choices.matrimonial.map((id) => ({ id, label: words.matrimonial(id, sex) })),
      });
      return [
        {
          id: 'person',
          title: t`Identité`,
          fields: [
            { kind: 'line', name: 'name', label: t`Nom`, required: t`Donnez un nom` },
            {
              kind: 'line',
              name: 'denomination',
              label: t`Dénomination`,
              required: t`Donnez la dénomination`,
              placeholder: t`Dr`,
            },
            {
              kind: 'choice',
              name: 'sex',
              label: t`Sexe`,
              required: t`Choisissez le sexe`,
              placeholder: t`Choisir`,
              choices: (['F', 'M'] as const).map((id) => ({ id, label: words.sex(id) })),
            },
            { kind: 'day', name: 'birthDay', label: t`Naissance`, last },
            { kind: 'line', name: 'nationality', label: t`Nationalité` },
            { ...situation(null), reworded: { by: 'sex', fields: { F: situation('F'), M: situation('M') } } },
            {
              kind: 'number',
              name: 'numberOfChild',
              label: t`Enfants`,
              min: 0,
              max: 50,
              isWhole: true,
              wrong: t`Un nombre entier, de 0 à 50`,
            },
          ],
        },
        {
          id: 'practice',
          title: t`Exercice`,
          fields: [
            {
              kind: 'choices',
              name: 'specialitieIDsList',
              label: t`Spécialités`,
              required: t`Choisissez une spécialité`,
              placeholder: t`Choisir les spécialités`,
              choices: choices.specialities,
            },
            {
              kind: 'choices',
              name: 'healthCenterIDsList',
              label: t`Centres`,
              required: t`Choisissez un centre`,
              placeholder: t`Choisir les centres`,
              description: t`Le premier est le lieu habituel des visites`,
              choices: choices.centres,
              ...(choices.newCentre && { creation: choices.newCentre }),
            },
            potential,
            { kind: 'line', name: 'accessibility', label: t`Accès` },
            { kind: 'line', name: 'incomeSlice', label: t`Revenu` },
          ],
        },
        { id: 'contact', title: t`Contact`, fields: [phone, email, mode] },
      ];
    }

    const isWholesaler = kind === 'wholesaler';
    return [
      {
        id: 'place',
        title: t`Identité`,
        fields: [
          { kind: 'line', name: 'name', label: t`Nom`, required: t`Donnez un nom` },
          {
            kind: 'choice',
            name: 'workAreaID',
            label: t`Secteur`,
            required: t`Choisissez un secteur`,
            placeholder: t`Choisir un secteur`,
            choices: choices.areas,
            ...(choices.newArea && { creation: choices.newArea }),
          },
          ...(seesPotential(kind, acl) ? [potential] : []),
          { kind: 'day', name: 'birthDay', label: t`Ouverture`, last },
          ...(isWholesaler
            ? []
            : ([
                { kind: 'day', name: 'relationStartDate', label: t`Client depuis`, last },
                {
                  kind: 'choices',
                  name: 'specialitieIDsList',
                  label: t`Spécialités`,
                  placeholder: t`Choisir les spécialités`,
                  choices: choices.specialities,
                },
              ] as const)),
          { kind: 'text', name: 'textualLocation', label: t`Repère` },
          ...(isWholesaler
            ? []
            : ([
                {
                  kind: 'number',
                  name: 'gPSLat',
                  label: t`Latitude`,
                  min: -90,
                  max: 90,
                  isWhole: false,
                  wrong: t`Entre −90 et 90 degrés`,
                },
                {
                  kind: 'number',
                  name: 'gPSLon',
                  label: t`Longitude`,
                  min: -180,
                  max: 180,
                  isWhole: false,
                  wrong: t`Entre −180 et 180 degrés`,
                },
              ] as const)),
        ],
      },
      { id: 'contact', title: t`Contact`, fields: isWholesaler ? [phone, email] : [phone, email, mode] },
    ];
  }, [acl, choices, kind, t, today, words]);
}

/** The profile of a health worker: the levers under their motives, then what they are like, in words. */
export function useProfileFields(reports: readonly Choice[]): readonly FieldGroup[] {
  const { t } = useLingui();
  return [
    ...MOTIVE_NAMES.map((motive) => ({
      id: motive,
      title: t(MOTIVE_WORDS[motive]),
      fields: MOTIVES[motive].map((name): EditedField => ({ kind: 'flag', name, label: t(LEVER_WORDS[name]) })),
    })),
    {
      id: 'words',
      title: t`Profil en quelques mots`,
      fields: [
        ...PROFILE_TEXTS.map((name): EditedField => ({ kind: 'text', name, label: t(TEXT_WORDS[name]) })),
        {
          kind: 'choice',
          name: 'visitReportID',
          label: t`Appris lors de la visite`,
          choices: reports,
          isSentOnly: true,
        },
      ],
    },
  ];
}
