import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen as page, userEvent, waitFor, within } from 'storybook/test';
import type { CreateActionTypeMutationVariables } from '#features/regulatory/types/action-types.generated.ts';
import type {
  CreateActionMutationVariables,
  CreateStepMutationVariables,
} from '#features/regulatory/actions/regulatory-actions.generated.ts';
import { FILE_RULES } from '#domain/files/file-rules.ts';
import type { FileRefusal } from '#lib/file-check.ts';
import type { AmmRule } from '#domain/regulatory/amm-rules.ts';
import { MAX_RECIPIENTS, type ReminderRule } from '#domain/regulatory/reminder-rules.ts';
import { href } from '#routes/links.ts';
import { navigate } from '#state/location.ts';
import { screen } from './meta.tsx';
import type { StageProps } from './stage.tsx';

/**
 * Every refusal of the regulatory forms: its message, and that the form keeps everything entered
 * (docs/rules/interface.md#form-refusals). The cases are typed by the codes of the rules, so a rule without a case does
 * not compile.
 */
const meta = {
  ...screen,
  title: 'Screens/Refusals of the regulatory forms',
  args: { role: 'RegulatoryAffairsUser', address: '/' },
} satisfies Meta<StageProps>;
export default meta;

type Story = StoryObj<typeof meta>;

const PRODUCT = { idProduct: 'prod-cm-brv-ten-0530' };
const ACTION = { ...PRODUCT, idRegAction: 'action-cm-1' };

interface Refusal {
  /** Breaks the rule in a form that satisfies the rules before it. */
  readonly breaks: (form: HTMLElement) => Promise<void>;
  readonly says: RegExp;
}

const nothing = () => Promise.resolve();

/** Runs `act` on the items one after the other. */
const inTurn = <Item,>(items: readonly Item[], act: (item: Item) => Promise<void>): Promise<void> =>
  items.reduce((before, item) => before.then(() => act(item)), nothing());

const textbox = (form: HTMLElement, name: string | RegExp) => within(form).getByRole('textbox', { name });
const button = (form: HTMLElement, name: string | RegExp) => within(form).getByRole('button', { name });

/** Fills a text field in one step; typing letter by letter is tested with the field itself. */
async function write(form: HTMLElement, name: string | RegExp, words: string): Promise<void> {
  await userEvent.clear(textbox(form, name));
  if (words !== '') await userEvent.paste(words);
}

/** Types into the segments of a date or a time; the focus moves on by itself. */
async function typeDate(form: HTMLElement, group: string, digits: string): Promise<void> {
  within(form).getByRole('group', { name: group }).querySelector<HTMLElement>('[role="spinbutton"]')?.focus();
  await userEvent.keyboard(digits);
}

async function choose(form: HTMLElement, field: string, option: string): Promise<void> {
  await userEvent.click(button(form, new RegExp(`${field}$`, 'u')));
  await userEvent.click(await page.findByRole('option', { name: option }));
}

const HELD = 'input:not([type="file"]), textarea, [role="spinbutton"], [role="option"][aria-selected="true"]';

/** The values of all fields of the form as text. */
const written = (form: HTMLElement): readonly (string | null)[] =>
  Array.from(form.querySelectorAll(HELD), (field) => {
    if (field instanceof HTMLInputElement && field.role === 'switch') return String(field.checked);
    return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : field.textContent;
  });

/** For each refusal: breaks the rule, submits, expects the message and unchanged fields. */
async function refuse(form: HTMLElement, submit: string, refusals: Readonly<Record<string, Refusal>>): Promise<void> {
  const send = button(form, submit);
  await inTurn(Object.entries(refusals), async ([rule, { breaks, says }]) => {
    await breaks(form);
    const before = written(form);
    await userEvent.click(send);
    await waitFor(() => expect(form, rule).toHaveTextContent(says));
    await expect(written(form), rule).toEqual(before);
  });
}

const PDF = new File(['%PDF-1.7'], 'decision.pdf', { type: 'application/pdf' });
const PROGRAM = new File(['MZ'], 'programme.exe', { type: 'application/x-msdownload' });

const FILES: Readonly<Record<FileRefusal, { readonly file: File; readonly says: RegExp }>> = {
  nameMissing: { file: new File(['%PDF-'], '.pdf', { type: 'application/pdf' }), says: /Ce fichier n’a pas de nom/u },
  formatNotAllowed: { file: PROGRAM, says: /programme\.exe refusé ?Format non autorisé/u },
  tooLarge: {
    file: new File([new Uint8Array(FILE_RULES.administration.maxBytes + 1)], 'lourd.pdf', { type: 'application/pdf' }),
    says: /Plus de 20 Mo/u,
  },
  contentMismatch: {
    file: new File(['MZ'], 'programme.pdf', { type: 'application/pdf' }),
    says: /programme\.pdf refusé ?Son contenu n’est pas celui que son nom annonce/u,
  },
};

/** Chooses a file as through the browser's dialog, ignoring its `accept` filter. */
async function hand(form: HTMLElement, file: File): Promise<void> {
  const input = form.querySelector('input[type="file"]');
  if (input) await fireEvent.change(input, { target: { files: [file] } });
}

/** Tries every refused file in a form that is partly filled in, then one that is accepted. */
async function refuseFiles(form: HTMLElement): Promise<void> {
  const before = written(form);
  await inTurn(Object.entries(FILES), async ([rule, { file, says }]) => {
    await hand(form, file);
    await waitFor(() => expect(form, rule).toHaveTextContent(says));
    await expect(written(form), rule).toEqual(before);
  });
  await hand(form, PDF);
  await within(form).findByText(PDF.name);
  await waitFor(() => expect(button(form, /^(?:Continuer|Ajouter)/u)).toBeEnabled());
}

const dialog = (name: string) => page.findByRole('dialog', { name });

const TYPE: Readonly<Record<keyof CreateActionTypeMutationVariables, Refusal>> = {
  name: { breaks: nothing, says: /Donnez un nom au type/u },
  colorCode: {
    breaks: (form) => write(form, 'Nom', 'Pharmacovigilance'),
    says: /1 champ est à corriger ?Choisissez une couleur/u,
  },
};

export const Type: Story = {
  args: { address: href('regulatory_affairs_user_type_regulatory_actions', {}, { type: 'new' }) },
  play: async () => {
    const form = await dialog('Nouveau type d’action');
    await refuse(form, 'Enregistrer le type', TYPE);
    await write(form, 'Code de la couleur', 'rouge');
    await userEvent.tab();
    await expect(form).toHaveTextContent(/Écrivez six chiffres ou lettres de A à F/u);
    await expect(textbox(form, 'Code de la couleur')).toHaveValue('rouge');
  },
};

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

/** The form has its own address: the back button leaves it, and returning finds what was entered. */
export const Action: Story = {
  args: { address: href('regulatory_affairs_user_product_regulatory_actions', PRODUCT) },
  play: async () => {
    navigate(href('regulatory_affairs_user_regulatory_action_steps', { ...ACTION, idRegAction: 'new' }));
    const form = await dialog('Nouvelle action réglementaire');
    await refuse(form, 'Créer l’action', ACTIONS);
    const before = written(form);
    history.back();
    await waitFor(() => expect(form).not.toBeInTheDocument());
    history.forward();
    await expect(
      written(await dialog('Nouvelle action réglementaire')),
      'what was written waits at its address',
    ).toEqual(before);
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

/** Escape does not discard the chosen file without a question. */
export const ProductFile: Story = {
  args: { address: href('regulatory_affairs_user_product_files', PRODUCT, { file: 'new' }) },
  play: async () => {
    const form = await dialog('Ajouter un fichier');
    const submit = 'Ajouter le fichier';
    // The field appears once the steps are loaded.
    await within(form).findByRole('combobox', { name: /^Étape que ce fichier documente/u });
    await refuse(form, submit, {
      file: { breaks: (named) => write(named, 'Nom', 'Décision'), says: /Choisissez un fichier/u },
    });
    await refuseFiles(form);
    await refuse(form, submit, {
      name: { breaks: (named) => write(named, 'Nom', ''), says: /Donnez un nom au fichier/u },
    });
    await userEvent.keyboard('{Escape}');
    const question = await page.findByRole('alertdialog', { name: /^Abandonner vos modifications/u });
    await userEvent.click(button(question, 'Continuer la saisie'));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await expect(within(form).getByText(PDF.name)).toBeVisible();
  },
};

async function when(form: HTMLElement, date: string): Promise<void> {
  await typeDate(form, 'Date', date);
  await typeDate(form, 'Heure', '0930');
}

/** Refusals shared by the reminder form and the last page of a new authorisation. */
const SENT: Readonly<
  Record<Extract<ReminderRule, `${'scheduledTimeStamp' | 'channels' | 'recipientIDs'} ${string}`>, Refusal>
> = {
  'scheduledTimeStamp REQUIRED_VALUE': { breaks: nothing, says: /Choisissez la date et l’heure/u },
  'recipientIDs REMINDER_RECIPIENTS_REQUIRED': { breaks: nothing, says: /Choisissez au moins un destinataire/u },
  'scheduledTimeStamp REMINDER_EXPIRED': {
    breaks: (form) => when(form, '02012020'),
    says: /Cette date est déjà passée/u,
  },
  'channels REMINDER_CHANNEL_REQUIRED': {
    breaks: (form) => userEvent.click(within(form).getByRole('switch', { name: 'Notification dans l’application' })),
    says: /Choisissez au moins un moyen d’envoi/u,
  },
  // A sixteenth recipient cannot be chosen: the list closes once fifteen are chosen.
  'recipientIDs REMINDER_TOO_MANY_RECIPIENTS': {
    breaks: async (form) => {
      const people = within(form).getAllByRole('option').slice(0, MAX_RECIPIENTS);
      await inTurn(people, async (person) => {
        await fireEvent.click(person);
      });
      await expect(within(form).getAllByRole('option')).toHaveLength(MAX_RECIPIENTS);
    },
    says: new RegExp(`${MAX_RECIPIENTS} sur ${MAX_RECIPIENTS}.*${MAX_RECIPIENTS} destinataires au maximum`, 'u'),
  },
};

const REMINDER: Readonly<Record<ReminderRule, Refusal>> = {
  'name REQUIRED_VALUE': { breaks: nothing, says: /Donnez un nom au rappel/u },
  'description REQUIRED_VALUE': {
    breaks: (form) => write(form, 'Nom', 'Porter l’échantillon'),
    says: /Décrivez ce qu’il y a à faire/u,
  },
  ...SENT,
};

export const Reminder: Story = {
  args: { address: href('regulatory_affairs_user_reminders', {}, { reminder: 'new' }) },
  play: async () => {
    const form = await dialog('Nouveau rappel');
    await within(form).findAllByRole('option');
    await refuse(form, 'Enregistrer le rappel', REMINDER);
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
