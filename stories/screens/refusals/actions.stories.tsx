import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test';
import type {
  CreateActionMutationVariables,
  CreateStepMutationVariables,
} from '#features/regulatory/actions/regulatory-actions.generated.ts';
import type { AmmRule } from '#domain/regulatory/amm-rules.ts';
import { navigate } from '#state/location.ts';
import { href } from '#routes/links.ts';
import { screen } from '../meta.tsx';
import type { StageProps } from '../stage.tsx';
import {
  button,
  choose,
  dialog,
  nothing,
  type Refusal,
  refuse,
  refuseFiles,
  typeDate,
  write,
  written,
} from './refuse.ts';
import { SENT } from './sent.ts';

/**
 * Every refusal of the forms of regulatory actions: its message, and that the form keeps everything entered
 * (docs/rules/interface.md#form-refusals). The cases are typed by the codes of the rules, so a rule without a case does
 * not compile.
 */
const meta = {
  ...screen,
  title: 'Screens/Refusals/Regulatory actions',
  args: { role: 'RegulatoryAffairsUser', address: '/' },
} satisfies Meta<StageProps>;
export default meta;

type Story = StoryObj<typeof meta>;

const PRODUCT = { idProduct: 'prod-cm-brv-ten-0530' };
const ACTION = { ...PRODUCT, idRegAction: 'action-cm-1' };

/** The product is in the address, so the form has no field for it. */
const ACTIONS: Readonly<Record<Exclude<keyof CreateActionMutationVariables, 'pharmaProductID'>, Refusal>> = {
  name: { breaks: nothing, says: /Donnez un nom à l’action/u },
  description: {
    breaks: (form) => write(form, 'Nom', 'Changement de site'),
    says: /3 champs sont à corriger ?Décrivez ce qu’il y a à obtenir/u,
  },
  typeRegulatoryActionID: {
    breaks: (form) => write(form, 'Description', 'Nouveau site de conditionnement'),
    says: /2 champs sont à corriger ?Choisissez un type/u,
  },
  statut: {
    breaks: (form) => choose(form, 'Type', 'Variation'),
    says: /1 champ est à corriger ?Choisissez un statut/u,
  },
};

const question = () => page.findByRole('alertdialog', { name: /^Abandonner vos modifications/u });

/** The form has its own address: the back button asks before it leaves it, and returning finds what was entered. */
export const Action: Story = {
  args: { address: href('regulatory_affairs_user_product_regulatory_actions', PRODUCT) },
  play: async () => {
    navigate(href('regulatory_affairs_user_regulatory_action_steps', { ...ACTION, idRegAction: 'new' }));
    const form = await dialog('Nouvelle action réglementaire');
    await refuse(form, 'Créer l’action', ACTIONS);
    const before = written(form);
    history.back();
    await userEvent.click(button(await question(), 'Continuer la saisie'));
    await expect(written(await dialog('Nouvelle action réglementaire')), 'nothing is lost by the question').toEqual(
      before,
    );

    navigate(href('regulatory_affairs_user_product_regulatory_actions', PRODUCT));
    await waitFor(() => expect(form).not.toBeInTheDocument());
    history.back();
    const again = await dialog('Nouvelle action réglementaire');
    await expect(written(again), 'what was written waits at its address').toEqual(before);
  },
};

const STEP: Readonly<Record<Exclude<keyof CreateStepMutationVariables, 'regulatoryActionID' | 'file'>, Refusal>> = {
  name: { breaks: nothing, says: /Donnez un nom à l’étape/u },
  description: {
    breaks: (form) => write(form, 'Nom', 'Recevoir la décision'),
    says: /1 champ est à corriger ?Décrivez ce qu’il y a à faire/u,
  },
};

export const Step: Story = {
  args: { address: href('regulatory_affairs_user_regulatory_action_steps', ACTION, { open: 'step' }) },
  play: async () => {
    const form = await dialog('Nouvelle étape');
    await refuse(form, 'Ajouter l’étape', STEP);
    await refuseFiles(form);
  },
};

const AUTHORISATION: Readonly<Record<AmmRule<'authorisation'>, Refusal>> = {
  'file REQUIRED_VALUE': { breaks: nothing, says: /Choisissez le fichier de l’autorisation/u },
  'number REQUIRED_VALUE': { breaks: nothing, says: /Saisissez le numéro de l’autorisation/u },
  'start REQUIRED_VALUE': {
    breaks: (form) => write(form, 'Numéro de l’AMM', 'AMM-CM-2027-00900'),
    says: /Choisissez la date de début/u,
  },
  'end REQUIRED_VALUE': { breaks: (form) => typeDate(form, 'Début', '10052027'), says: /Choisissez la date de fin/u },
  'end INVALID_DATE_RANGE': {
    breaks: (form) => typeDate(form, 'Fin', '09052026'),
    says: /La date de début doit précéder la date de fin/u,
  },
  'fileName REQUIRED_VALUE': {
    breaks: async (form) => {
      await refuseFiles(form);
      await write(form, 'Nom du fichier', '');
    },
    says: /Donnez un nom au fichier/u,
  },
};

const CONCLUDED_STEP: Readonly<Record<AmmRule<'step'>, Refusal>> = {
  'stepDescription REQUIRED_VALUE': { breaks: nothing, says: /Décrivez l’étape/u },
  'stepName REQUIRED_VALUE': { breaks: (form) => write(form, 'Nom de l’étape', ''), says: /Donnez un nom à l’étape/u },
};

const NEXT_REMINDER: Readonly<Record<AmmRule<'reminder'>, Refusal>> = {
  'reminderDescription REQUIRED_VALUE': { breaks: nothing, says: /Décrivez ce qu’il y a à faire/u },
  'reminderName REQUIRED_VALUE': {
    breaks: (form) => write(form, 'Nom du rappel', ''),
    says: /Donnez un nom au rappel/u,
  },
  ...SENT,
};

/** Page after page: the next one opens only when the current one is valid. */
export const NewAuthorisation: Story = {
  args: { address: href('regulatory_affairs_user_regulatory_action_steps', ACTION, { open: 'amm' }) },
  play: async () => {
    const form = await dialog('Enregistrer la nouvelle AMM');
    await refuse(form, 'Continuer', AUTHORISATION);
    await write(form, 'Nom du fichier', 'Décision');
    await userEvent.click(within(form).getByText('Cette autorisation est sans échéance'));
    await userEvent.click(button(form, 'Continuer'));

    await within(form).findByRole('textbox', { name: 'Nom de l’étape' });
    await refuse(form, 'Continuer', CONCLUDED_STEP);
    await write(form, 'Nom de l’étape', 'Recevoir l’autorisation');
    await write(form, 'Description de l’étape', 'Elle est au dossier');
    await userEvent.click(button(form, 'Continuer'));

    await within(form).findByRole('textbox', { name: 'Nom du rappel' });
    await within(form).findAllByRole('option');
    await refuse(form, 'Enregistrer l’AMM', NEXT_REMINDER);
  },
};
