import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test';
import { href } from '#routes/links.ts';
import { dialogNamed, press, write } from './changed-meanwhile/editors.ts';
import { ON_A_PHONE, screen } from './meta.tsx';
import type { StageProps } from './stage.tsx';

const worker = (edit: string) => href('app_customer_card_health_worker', { idCustomer: 'hw-cm-3' }, { edit });

/** The whole card, one field on a phone, and the profile: docs/rules/customers.md#customer-fields. */
const meta = {
  ...screen,
  title: 'Screens/Customer edits',
  args: { role: 'Delegue', address: worker('card') },
} satisfies Meta<StageProps>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What is required is asked for; the list of what is chosen stays. */
export const WholeCard: Story = {
  play: async ({ canvas }) => {
    const form = await dialogNamed('Modifier la fiche');
    await write(form, 'Nom', ' ');
    await press(form, 'Enregistrer la fiche');
    await waitFor(() => expect(form.getByRole('link', { name: 'Donnez un nom' })).toBeVisible());
    await write(form, 'Nom', 'Raïssa Nana');
    await write(form, /^Nationalité/u, 'Gabonaise');
    await press(form, 'Enregistrer la fiche');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Dr Raïssa Nana' })).toBeVisible();
    await expect(await canvas.findByText('Gabonaise')).toBeVisible();
  },
};

/** The two numbers of a position are edited together on a phone, where one alone would be half of it. */
export const PositionOnAPhone: Story = {
  globals: ON_A_PHONE,
  args: { role: 'Boss', address: href('app_customer_card_drugstore', { idCustomer: 'ds-cm-1' }, { edit: 'gPSLon' }) },
  play: async () => {
    const form = await dialogNamed('Position');
    await write(form, /^Longitude/u, '9,7');
    await userEvent.clear(form.getByRole('textbox', { name: /^Latitude/u }));
    await press(form, 'Enregistrer');
    const half = 'Une position a une latitude et une longitude.';
    await waitFor(() => expect(form.getByRole('link', { name: half })).toBeVisible());
  },
};

/** Chooses another area than that of the card. */
async function move(form: Awaited<ReturnType<typeof dialogNamed>>): Promise<void> {
  const area = await form.findByRole('button', { name: /Secteur$/u });
  await userEvent.click(area);
  const others = (await page.findAllByRole('option')).filter((option) => option.ariaSelected !== 'true');
  await userEvent.click(others.at(-1) ?? document.body);
}

const leftBehind = /^La position est celle de l’ancienne adresse/u;

/** A card that moves to another area keeps its position, and the form says so; a corrected one is no longer the old one. */
export const LeftPosition: Story = {
  args: { role: 'Boss', address: href('app_customer_card_drugstore', { idCustomer: 'ds-cm-1' }, { edit: 'card' }) },
  play: async () => {
    const form = await dialogNamed('Modifier la fiche');
    await expect(await form.findByRole('textbox', { name: /^Longitude/u })).not.toHaveValue('');
    await expect(form.queryByText(leftBehind)).toBeNull();
    await move(form);
    await expect(await form.findByText(leftBehind)).toBeVisible();
    await write(form, /^Longitude/u, '9,7');
    await userEvent.tab();
    await waitFor(() => expect(form.queryByText(leftBehind)).toBeNull());
  },
};

/** On a phone the position is beside the area that is edited, and is emptied only when asked. */
export const LeftPositionOnAPhone: Story = {
  globals: ON_A_PHONE,
  args: {
    role: 'Boss',
    address: href('app_customer_card_drugstore', { idCustomer: 'ds-cm-1' }, { edit: 'workAreaID' }),
  },
  play: async ({ canvas }) => {
    const form = await dialogNamed('Secteur');
    await move(form);
    await expect(await form.findByText(leftBehind)).toBeVisible();
    await press(form, 'Effacer la position');
    await waitFor(() => expect(form.queryByText(leftBehind)).toBeNull());
    const latitude = form.getByRole('textbox', { name: /^Latitude/u });
    await expect(latitude).toHaveValue('');
    await waitFor(() => expect(latitude).toHaveFocus());
    await press(form, 'Enregistrer');
    await expect(await canvas.findByText('Secteur, Latitude, Longitude')).toBeVisible();
  },
};

/** Each field has its button where it is read. */
export const OneFieldOnAPhone: Story = {
  globals: ON_A_PHONE,
  args: { address: href('app_customer_card_health_worker', { idCustomer: 'hw-cm-3' }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Modifier.: Accès$/u }));
    const form = await dialogNamed('Accès');
    await write(form, /^Accès/u, 'Le mardi matin');
    await press(form, 'Enregistrer');
    const identity = within(await canvas.findByRole('region', { name: 'Identité' }));
    await waitFor(() => expect(identity.getByText('Le mardi matin')).toBeVisible());
    await userEvent.click(identity.getByRole('button', { name: /^Modifier.: Nom$/u }));
    const name = await dialogNamed('Nom');
    await write(name, 'Nom', 'Raïssa Nana');
    await press(name, 'Enregistrer');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Dr Raïssa Nana' })).toBeVisible();
    await expect(identity.getByRole('button', { name: /^Modifier.: Potentiel$/u })).toBeVisible();
  },
};

/** A field that chooses from no list waits for none, and says nothing of lists that cannot be read. */
export const FieldWithoutLists: Story = {
  globals: ON_A_PHONE,
  args: { address: worker('phone'), unanswered: 'query CardChoices' },
  play: async ({ canvas }) => {
    const form = await dialogNamed('Téléphone');
    await write(form, /^Téléphone/u, '699001122');
    await press(form, 'Enregistrer');
    await expect(await canvas.findByText('699001122')).toBeVisible();
  },
};

/** The centres alone are waited for: the lists that other fields choose from may fail. */
export const FieldWithItsList: Story = {
  globals: ON_A_PHONE,
  args: { role: 'Boss', address: worker('healthCenterIDsList'), failed: 'query CardChoices' },
  play: async () => {
    const form = await dialogNamed('Centres');
    await waitFor(() => expect(form.getByRole('button', { name: /Centres/u })).toBeVisible());
    await expect(form.queryByText(/^Les listes de choix/u)).toBeNull();
  },
};

/** Yes, no, and not asked. */
export const Profile: Story = {
  args: {
    address: href('app_customer_card_health_worker', { idCustomer: 'hw-cm-3' }, { view: 'profile', edit: 'profile' }),
  },
  play: async ({ canvas }) => {
    const form = await dialogNamed('Modifier le profil');
    const price = within(await form.findByRole('radiogroup', { name: /^Prix/u }));
    await userEvent.click(price.getByRole('radio', { name: 'Oui' }));
    await write(form, /^Loisirs/u, 'La pêche');
    await press(form, 'Enregistrer le profil');
    await expect(await canvas.findByText('La pêche')).toBeVisible();
    await expect(canvas.getByText('Prix').closest('dd')).toHaveAttribute('data-counts', 'true');
  },
};

/** Each lever has its pencil, each text too, and what nobody wrote can be added. */
export const ProfileOnAPhone: Story = {
  globals: ON_A_PHONE,
  args: { address: href('app_customer_card_health_worker', { idCustomer: 'hw-cm-3' }, { view: 'profile' }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Modifier.: Prix$/u }));
    const lever = await dialogNamed('Prix');
    await userEvent.click(lever.getByRole('radio', { name: 'Non' }));
    await press(lever, 'Enregistrer');
    await waitFor(() => expect(canvas.getByText('Prix').closest('dd')).toHaveAttribute('data-counts', 'false'));
    const toNote = within(canvas.getByRole('group', { name: 'À noter' }));
    const [add] = toNote.getAllByRole('button');
    if (!add) throw new Error('Everything is noted.');
    const name = add.textContent;
    await userEvent.click(add);
    const text = await dialogNamed(name);
    await write(text, new RegExp(`^${name}`, 'u'), 'Noté en sortant');
    await press(text, 'Enregistrer');
    await expect(await canvas.findByText('Noté en sortant')).toBeVisible();
    await expect(canvas.getByRole('button', { name: new RegExp(`^Modifier.: ${name}$`, 'u') })).toBeVisible();
    await expect(toNote.queryByRole('button', { name })).toBeNull();
  },
};

/** The same telephone, and the same name in the same area, are pointed out, and allowed. */
export const Doubles: Story = {
  args: { address: href('app_customer_card_drugstore', { idCustomer: 'ds-cm-2' }, { edit: 'card' }) },
  play: async () => {
    const form = await dialogNamed('Modifier la fiche');
    await write(form, /^Téléphone/u, '00237 600519262');
    const double = await form.findByRole('link', { name: 'Raïssa Nana Abena' });
    await expect(double.parentElement).toHaveTextContent('Déjà le téléphone de Raïssa Nana Abena');
    await expect(double).toHaveAttribute('href', expect.stringContaining('/healthworker/hw-cm-3'));
    await press(form, 'Enregistrer la fiche');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
};

/** What has no usual form is pointed out while it is typed, and may be saved. */
export const UnusualContact: Story = {
  args: { address: href('app_customer_card_drugstore', { idCustomer: 'ds-cm-2' }, { edit: 'card' }) },
  play: async () => {
    const form = await dialogNamed('Modifier la fiche');
    await write(form, /^Téléphone/u, 'demander à l’accueil');
    await expect(await form.findByText(/^Ce numéro n’a pas la forme habituelle/u)).toBeVisible();
    await write(form, /^E-mail/u, 'accueil');
    await expect(await form.findByText(/^Cette adresse n’a pas la forme habituelle/u)).toBeVisible();
    await press(form, 'Enregistrer la fiche');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
};

/** A field that no card has opens nothing, as on every other page. */
export const UnknownField: Story = {
  args: { address: worker('zzz') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Identité' })).toBeVisible();
    await expect(page.queryByRole('dialog')).toBeNull();
  },
};

/** A centre, its area and its city are created from within the form, and each comes back chosen; the form is not sent. */
export const PlacesOfAForm: Story = {
  args: { role: 'Boss', address: href('app_customer_card_health_worker', { idCustomer: 'hw-cm-3' }, { edit: 'card' }) },
  play: async ({ canvas }) => {
    const form = await dialogNamed('Modifier la fiche');
    await userEvent.click(await form.findByRole('button', { name: /Centres/u }));
    await userEvent.type(await page.findByRole('combobox'), 'Clinique du Plateau');
    await userEvent.click(await page.findByRole('option', { name: /^Nouveau centre.*Clinique du Plateau/u }));
    const centre = await dialogNamed('Nouveau centre');
    await expect(await centre.findByRole('textbox', { name: 'Nom' })).toHaveValue('Clinique du Plateau');
    await userEvent.click(centre.getByRole('button', { name: 'Nouveau secteur' }));
    const area = await dialogNamed('Nouveau secteur');
    await write(area, 'Nom', 'Plateau');
    await userEvent.click(area.getByRole('button', { name: 'Nouvelle ville' }));
    const city = await dialogNamed('Nouvelle ville');
    await write(city, 'Nom', 'Ébolowa');
    await press(city, 'Enregistrer la ville');
    await waitFor(() => expect(area.getByRole('button', { name: /^Ébolowa/u })).toBeVisible());
    await press(area, 'Enregistrer le secteur');
    await waitFor(() => expect(centre.getByRole('button', { name: /^Plateau/u })).toBeVisible());
    await press(centre, 'Enregistrer le centre');
    await waitFor(() => expect(form.getByRole('button', { name: 'Retirer Clinique du Plateau' })).toBeVisible());
    await press(form, 'Enregistrer la fiche');
    const identity = within(await canvas.findByRole('region', { name: 'Identité' }));
    await waitFor(() => expect(identity.getByText('Clinique du Plateau')).toBeVisible());
    await expect(identity.getByText('Plateau, Ébolowa')).toBeVisible();
  },
};

/** Whoever may not create an area is not offered one; a delegate creates centres, which are found on the road. */
export const NoNewArea: Story = {
  args: { address: href('app_customer_card_drugstore', { idCustomer: 'ds-cm-2' }, { edit: 'card' }) },
  play: async () => {
    const form = await dialogNamed('Modifier la fiche');
    await waitFor(() => expect(form.getByRole('button', { name: /Secteur$/u })).toBeVisible());
    await expect(form.queryByRole('button', { name: 'Nouveau secteur' })).toBeNull();
  },
};

/** A wholesaler is edited by calls of our own. */
export const Wholesaler: Story = {
  args: { address: href('app_customer_card_wholesaler', { idCustomer: 'who-cm-1' }, { edit: 'card' }) },
  play: async ({ canvas }) => {
    const form = await dialogNamed('Modifier la fiche');
    await write(form, 'Nom', 'Dépôt du Littoral');
    await press(form, 'Enregistrer la fiche');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Dépôt du Littoral' })).toBeVisible();
  },
};

/** Whoever may not edit sees neither the buttons nor the editor, whatever the address says. */
export const ReadOnly: Story = {
  args: { role: 'RegulatoryAffairsUser' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Identité' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Modifier la fiche' })).toBeNull();
    await expect(page.queryByRole('dialog')).toBeNull();
  },
};

/** A server without the calls about wholesalers: nothing leads to them. */
export const WithoutWholesalerCalls: Story = {
  args: {
    address: href('app_customer_card_wholesaler', { idCustomer: 'who-cm-1' }, { edit: 'card' }),
    lacks: ['Mutation.createWholesaler', 'Mutation.updateWholesaler'],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Identité' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Modifier la fiche' })).toBeNull();
    await expect(page.queryByRole('dialog')).toBeNull();
  },
};
