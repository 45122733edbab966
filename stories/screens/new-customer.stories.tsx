import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as page, userEvent, waitFor } from 'storybook/test';
import { href } from '#routes/links.ts';
import { dialogNamed, press, write } from './changed-meanwhile/editors.ts';
import { screen } from './meta.tsx';
import type { StageProps } from './stage.tsx';

const list = (query = {}) => href('app_customer_card_dashboard', {}, query);

/** The cards that the list of customers creates: docs/rules/customers.md#customer-fields. */
const meta = {
  ...screen,
  title: 'Screens/New customer',
  args: { role: 'Delegue', address: list() },
} satisfies Meta<StageProps>;
export default meta;

type Story = StoryObj<typeof meta>;

const kindsOffered = async (canvas: { findByRole: typeof page.findByRole }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Nouvelle fiche' }));
  return (await page.findAllByRole('menuitem')).map(({ textContent }) => textContent);
};

/** The kinds that the user may create. */
export const Kinds: Story = {
  play: async ({ canvas }) => {
    await expect(await kindsOffered(canvas)).toEqual([
      'Professionnel de santé',
      'Officine',
      'Administration',
      'Grossiste',
    ]);
  },
};

/** A server without the call about wholesalers creates none. */
export const WithoutWholesalerCalls: Story = {
  args: { lacks: ['Mutation.createWholesaler', 'Mutation.updateWholesaler'] },
  play: async ({ canvas }) => {
    await expect(await kindsOffered(canvas)).not.toContain('Grossiste');
  },
};

/** Everything that a health worker needs is asked for at once. */
export const HealthWorker: Story = {
  args: { address: list({ new: 'healthworker' }) },
  play: async () => {
    const form = await dialogNamed('Nouvelle fiche');
    await form.findByRole('textbox', { name: 'Nom' });
    await press(form, 'Enregistrer la fiche');
    await waitFor(() =>
      expect(form.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
        'Donnez un nom',
        'Donnez la dénomination',
        'Choisissez le sexe',
        'Choisissez une spécialité',
        'Choisissez un centre',
      ]),
    );
  },
};

/** The marital status is in the words of the card, by the sex that is chosen here. */
export const SituationOfAWoman: Story = {
  args: { address: list({ new: 'healthworker' }) },
  play: async () => {
    const form = await dialogNamed('Nouvelle fiche');
    await userEvent.click(await form.findByRole('button', { name: /Sexe$/u }));
    await userEvent.click(await page.findByRole('option', { name: 'Femme' }));
    await userEvent.click(await form.findByRole('button', { name: /Situation/u }));
    const offered = (await page.findAllByRole('option')).map(({ textContent }) => textContent);
    await expect(offered).toEqual(expect.arrayContaining(['Mariée', 'Divorcée', 'Veuve']));
  },
};

/** The name of another card in the same area is pointed out while it is typed. */
export const Double: Story = {
  args: { address: list({ new: 'wholesaler' }) },
  play: async ({ canvas }) => {
    const wholesaler = await canvas.findByRole('rowheader', { name: /Littoral/u });
    const row = wholesaler.closest('[role="row"]');
    const form = await dialogNamed('Nouvelle fiche');
    await write(form, 'Nom', wholesaler.textContent.toUpperCase());
    await userEvent.click(await form.findByRole('button', { name: /Secteur$/u }));
    const areas = await page.findAllByRole('option');
    const area = areas.find((option) =>
      row?.textContent.includes(option.querySelector('[slot="label"]')?.textContent ?? '—'),
    );
    await userEvent.click(area ?? document.body);
    await expect(await form.findByText(/^Déjà une fiche de ce nom dans ce secteur/u)).toBeVisible();
  },
};

/** Saves a pharmacy on a server that fails meanwhile: whether it was made is not known. */
async function saveUnanswered(): Promise<HTMLElement> {
  const form = await dialogNamed('Nouvelle fiche');
  await write(form, 'Nom', 'Pharmacie du Rond-Point');
  await userEvent.click(await form.findByRole('button', { name: /Secteur$/u }));
  const [area] = await page.findAllByRole('option');
  await userEvent.click(area ?? document.body);
  await press(form, 'Enregistrer la fiche');
  await waitFor(() => expect(form.getByText(/^Pas de réponse\s:/u)).toBeVisible());
  return page.findByRole('dialog', { name: 'Nouvelle fiche' });
}

/** What may have been made is looked for before it is made again. */
export const Unanswered: Story = {
  args: { address: list({ new: 'drugstore' }), failed: 'mutation CreateDrugstore' },
  play: async () => {
    await expect(await saveUnanswered()).toHaveTextContent('elle est d’abord cherchée sur le serveur');
  },
};

const PHONE = '699001122';

/** What is found is told apart from what others made: it may be what was just sent from here. */
export const UnansweredAndThere: Story = {
  args: {
    ...Unanswered.args,
    // As a server does whose answer is lost.
    prepare: async (ask) => {
      await ask(
        'mutation ($phone: String!) { createCustomerDrugStore(name: "Pharmacie du Rond-Point", phone: $phone, workAreaID: "area-cm-1") { ID } }',
        { phone: PHONE },
      );
    },
  },
  play: async () => {
    const form = await dialogNamed('Nouvelle fiche');
    await write(form, /^Téléphone/u, PHONE);
    await saveUnanswered();
    await press(form, 'Enregistrer la fiche');
    await waitFor(() => expect(form.getByText(/est peut-être ce que vous venez d’envoyer/u)).toBeVisible());
    await expect(form.getByRole('button', { name: 'Créer quand même' })).toBeVisible();
  },
};

/** Who creates pharmacies and sees none is promised no look at them. */
export const UnansweredUnseen: Story = {
  args: { ...Unanswered.args, rights: { viewDrugStore: false } },
  play: async () => {
    const form = await saveUnanswered();
    await expect(form).toHaveTextContent('demandez à qui voit la liste si elle y est');
    await expect(form).not.toHaveTextContent('cherchée');
  },
};

/** Whoever may create no card sees no button, whatever the address says. */
export const ReadOnly: Story = {
  args: { role: 'RegulatoryAffairsUser', address: list({ new: 'drugstore' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Clients' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Nouvelle fiche' })).toBeNull();
    await expect(page.queryByRole('dialog')).toBeNull();
  },
};
