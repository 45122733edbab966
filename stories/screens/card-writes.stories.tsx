import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test';
import { href } from '#routes/links.ts';
import { dialogNamed, press, write } from './changed-meanwhile/editors.ts';
import { left } from './left-items.ts';
import { ON_A_PHONE, screen } from './meta.tsx';
import type { StageProps } from './stage.tsx';

const worker = (query: Readonly<Record<string, string>>) =>
  href('app_customer_card_health_worker', { idCustomer: 'hw-cm-3' }, query);

/** What the views of a card write: docs/rules/customers.md#card-writes. */
const meta = {
  ...screen,
  title: 'Screens/Card writes',
  args: { role: 'Delegue', address: worker({ view: 'relation', stage: 'new' }) },
} satisfies Meta<StageProps>;
export default meta;

type Story = StoryObj<typeof meta>;
type Dialog = Awaited<ReturnType<typeof dialogNamed>>;

const choose = async (form: Dialog, field: RegExp, option: string) => {
  await userEvent.click(await form.findByRole('button', { name: field }));
  await userEvent.click(await page.findByRole('option', { name: option }));
};

/** A product with which the customer has come far already. */
const productOf = (root: HTMLElement): string =>
  root.querySelector('section ol[aria-label]')?.getAttribute('aria-label') ?? 'no product';

const typeDay = async (form: Dialog, group: string, digits: string) => {
  form.getByRole('group', { name: group }).querySelector<HTMLElement>('[role="spinbutton"]')?.focus();
  await userEvent.keyboard(digits);
};

/** What the summary says, which takes the focus once it is there. */
const errorsOf = (form: Dialog) => {
  const summary = form.getByRole('alert');
  // Thrown, so that the caller waits for it.
  if (summary !== document.activeElement) throw new Error('The summary has no focus yet.');
  return within(summary)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
};

/** The product and the stage are asked for; the latest stage of the product is told beside it. */
export const NewStage: Story = {
  play: async ({ canvas, canvasElement }) => {
    const form = await dialogNamed('Nouvelle étape');
    await form.findByRole('button', { name: /Produit$/u });
    await press(form, 'Enregistrer l’étape');
    await waitFor(() => expect(errorsOf(form)).toEqual(['Choisissez un produit', 'Choisissez une étape']));
    const product = productOf(canvasElement);
    await choose(form, /Produit$/u, product);
    await waitFor(() => expect(form.getByText(/depuis le \d/u)).toBeVisible());
    await choose(form, /Étape$/u, 'Client perdu');
    await press(form, 'Enregistrer l’étape');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    const stages = within(await canvas.findByRole('list', { name: product }));
    await waitFor(() => expect(stages.getAllByRole('listitem')[0]).toHaveTextContent('Client perdu'));
  },
};

/** A stage that is noted again holds since it was first reached; the more recent one is told by its own day. */
export const StageNotedAgain: Story = {
  play: async ({ canvas, canvasElement }) => {
    const form = await dialogNamed('Nouvelle étape');
    await form.findByRole('button', { name: /Produit$/u });
    const product = productOf(canvasElement);
    const latest = () => within(canvas.getByRole('list', { name: product })).getAllByRole('listitem')[0];
    const words = /^(?<day>.*\d{4})(?<stage>.+)$/u;
    const { day = '', stage = '' } = words.exec(latest()?.textContent ?? '')?.groups ?? {};
    await choose(form, /Produit$/u, product);
    await choose(form, /Étape$/u, stage);
    await press(form, 'Enregistrer l’étape');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(latest()).not.toHaveTextContent(day));
    const again = words.exec(latest()?.textContent ?? '')?.groups?.['day'] ?? '';
    await userEvent.click(canvas.getByRole('button', { name: 'Nouvelle étape' }));
    const next = await dialogNamed('Nouvelle étape');
    await choose(next, /Produit$/u, product);
    await waitFor(() => expect(next.getByText(`${stage} depuis le ${day}`)).toBeVisible());
    await typeDay(next, 'Atteinte le', '01012024');
    await waitFor(() => expect(next.getByText(/plus récente/u)).toHaveTextContent(again));
  },
};

/** A stage cannot be to come; one before the latest is pointed out. */
export const StageOfAnotherDay: Story = {
  play: async ({ canvasElement }) => {
    const form = await dialogNamed('Nouvelle étape');
    await choose(form, /Étape$/u, 'Prospect');
    await choose(form, /Produit$/u, productOf(canvasElement));
    await typeDay(form, 'Atteinte le', '01012024');
    await waitFor(() => expect(form.getByText(/plus récente/u)).toBeVisible());
    await typeDay(form, 'Atteinte le', '31122030');
    await press(form, 'Enregistrer l’étape');
    await waitFor(() => expect(errorsOf(form)).toEqual(['Une étape ne peut pas être à venir']));
  },
};

/** A period that ends after it begins, and one text at least. */
export const NewExpectation: Story = {
  args: { address: worker({ view: 'expectations', expectation: 'new' }) },
  play: async ({ canvas }) => {
    const form = await dialogNamed('Nouvelle attente');
    await press(form, 'Enregistrer l’attente');
    await waitFor(() => expect(errorsOf(form)).toEqual(['La période est obligatoire', 'Remplissez au moins un champ']));
    await typeDay(form, 'Au', '01012020');
    await write(form, 'À améliorer', 'Des échantillons plus tôt');
    await press(form, 'Enregistrer l’attente');
    await waitFor(() => expect(errorsOf(form)).toEqual(['La date de début doit précéder la date de fin']));
    await typeDay(form, 'Au', '31122030');
    await press(form, 'Enregistrer l’attente');
    await expect(await canvas.findByText('Des échantillons plus tôt')).toBeVisible();
  },
};

export const NewAction: Story = {
  args: { address: worker({ view: 'actions', action: 'new' }) },
  globals: ON_A_PHONE,
  play: async ({ canvas }) => {
    const form = await dialogNamed('Nouvelle action');
    await typeDay(form, 'Au', '31122030');
    await write(form, 'Demande', 'Une table ronde');
    await press(form, 'Enregistrer l’action');
    await expect(await canvas.findByText('Une table ronde')).toBeVisible();
  },
};

/** On a phone each text, and the period, is changed where it is read; what nobody wrote can be added. */
export const PartsOfAnExpectationOnAPhone: Story = {
  args: { address: worker({ view: 'expectations', expectation: 'new' }) },
  globals: ON_A_PHONE,
  play: async ({ canvas }) => {
    const whole = await dialogNamed('Nouvelle attente');
    await typeDay(whole, 'Au', '31122029');
    await write(whole, 'Produits attendus', 'Losavire');
    await press(whole, 'Enregistrer l’attente');
    await expect(await canvas.findByText('Losavire')).toBeVisible();
    const list = within(await canvas.findByRole('region', { name: 'Attentes' }));
    // What waits to be sent has no pencil yet.
    const [text] = await list.findAllByRole('button', { name: /^Modifier.: À améliorer$/u });
    const [product] = list.getAllByRole('button', { name: /^Modifier.: Produits attendus$/u });
    const [period] = list.getAllByRole('button', { name: /^Modifier.: période/u });
    if (!text || !product || !period) throw new Error('Something has no pencil.');
    await userEvent.click(text);
    const form = await dialogNamed('À améliorer');
    await expect(form.queryByRole('group', { name: 'Du' })).toBeNull();
    await write(form, /^À améliorer/u, 'Des échantillons le matin');
    await press(form, 'Enregistrer');
    await waitFor(() => expect(list.getByText('Des échantillons le matin')).toBeVisible());
    await userEvent.click(period);
    const dates = await dialogNamed('Période');
    await expect(dates.queryByRole('textbox')).toBeNull();
    await typeDay(dates, 'Au', '01012020');
    await press(dates, 'Enregistrer');
    await waitFor(() => expect(errorsOf(dates)).toEqual(['La date de début doit précéder la date de fin']));
    await typeDay(dates, 'Au', '31122030');
    await press(dates, 'Enregistrer');
    await waitFor(() => expect(list.getByText(/2030/u)).toBeVisible());
    // Both texts cannot be emptied, whichever is open.
    await userEvent.click(product);
    const other = await dialogNamed('Produits attendus');
    await write(other, /^Produits attendus/u, ' ');
    await press(other, 'Enregistrer');
    await waitFor(() => expect(list.queryByText('Losavire')).toBeNull());
    await userEvent.click(text);
    const last = await dialogNamed('À améliorer');
    await write(last, /^À améliorer/u, ' ');
    await press(last, 'Enregistrer');
    await waitFor(() => expect(errorsOf(last)).toEqual(['Remplissez au moins un champ']));
  },
};

export const PartsOfAnActionOnAPhone: Story = {
  args: { address: worker({ view: 'actions' }) },
  globals: ON_A_PHONE,
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('region', { name: 'Actions reçues' }));
    await expect(list.queryByRole('button', { name: /^Modifier.: Notée par$/u })).toBeNull();
    const [money] = await list.findAllByRole('button', { name: /^Modifier.: Financier$/u });
    if (!money) throw new Error('The money has no pencil.');
    await userEvent.click(money);
    const form = await dialogNamed('Financier');
    await write(form, /^Financier/u, 'Transport remboursé');
    await press(form, 'Enregistrer');
    await waitFor(() => expect(list.getByText('Transport remboursé')).toBeVisible());
    const undo = await canvas.findByRole('button', { name: 'Annuler la modification' });
    await userEvent.click(undo);
    await waitFor(() => expect(list.queryByText('Transport remboursé')).toBeNull());
  },
};

const HW = { customer: { kind: 'healthworker', ID: 'hw-cm-3' }, recordID: null, isPart: false, about: '' };
const PERIOD = { periodStart: '2026-10-01', periodEnd: '2027-12-31' };

/** What waits to be sent is on the card, beside what the server has, and says so; what was refused too. */
export const Waiting: Story = {
  args: { address: worker({}) },
  beforeEach: left(
    {
      kind: 'updateCustomer',
      key: 'card',
      state: 'doubtful',
      write: { ...HW, about: 'Téléphone', base: { phone: '' }, values: { phone: '+237 677 00 11 22' } },
    },
    {
      kind: 'createCustomerExpectation',
      key: 'expectation',
      state: 'parked',
      error: { kind: 'refused', codes: ['TEXT_TOO_LONG'] },
      write: { ...HW, base: {}, values: { ...PERIOD, toBeImproved: 'Les délais', expectedProducts: null } },
    },
    {
      kind: 'createRelationshipWithProductAdvancement',
      key: 'stage',
      state: 'sending',
      write: {
        ...HW,
        about: 'Paludexa',
        base: {},
        values: { pharmaProductID: 'new', relationState: 'LoyalClient', dateTimestamp: 1_794_000_000 },
      },
    },
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 saisie refusée. 2 saisies à envoyer.')).toBeVisible();
    const identity = within(await canvas.findByRole('region', { name: 'Identité' }));
    await waitFor(() => expect(identity.getByText('+237 677 00 11 22')).toBeVisible());
    const expectations = within(canvas.getByRole('region', { name: 'Attentes en cours' }));
    await expect(expectations.getByText('Les délais')).toBeVisible();
    await expect(expectations.getByText('refusé')).toBeVisible();
    const relations = within(canvas.getByRole('region', { name: 'Relation produits' }));
    await expect(relations.getByText('à envoyer')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Boîte d’envoi' }));
    const box = await dialogNamed('Boîte d’envoi');
    await expect(box.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const WaitingOnAPhone: Story = {
  ...Waiting,
  globals: ON_A_PHONE,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 saisie refusée. 2 saisies à envoyer.')).toBeVisible();
  },
};

/** Whoever may not write sees neither the buttons nor the editors, whatever the address says. */
export const ReadOnly: Story = {
  args: { role: 'RegulatoryAffairsUser' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Relation produits' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Nouvelle étape' })).toBeNull();
    await expect(page.queryByRole('dialog')).toBeNull();
  },
};
