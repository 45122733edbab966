import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { MENU_DISPLAYS, type MenuDisplay } from '#machines/menu/menu.machine.ts';
import { href } from '#routes/links.ts';
import { ON_A_PHONE, screen } from './meta.tsx';
import type { StageProps } from './stage.tsx';
import { storedDrafts } from './stored-drafts.ts';

const meta = {
  ...screen,
  title: 'Screens/Shell',
  args: { role: 'Boss', address: href('boss_reminders') },
  argTypes: { ...screen.argTypes, menu: { control: 'inline-radio', options: MENU_DISPLAYS } },
} satisfies Meta<StageProps>;
export default meta;

type Story = StoryObj<typeof meta>;

const REMINDERS = { role: 'RegulatoryAffairsUser', address: href('regulatory_affairs_user_reminders') } as const;

const displayed = (menu: MenuDisplay): Story => ({
  args: { menu },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(canvasElement.querySelector('[data-menu]')).toHaveAttribute('data-menu', menu);
    await expect(canvas.queryAllByRole('navigation', { name: 'Menu principal' })).toHaveLength(
      menu === 'hidden' ? 0 : 1,
    );
  },
});

export const Expanded: Story = displayed('expanded');
export const Compact: Story = displayed('compact');
export const Icons: Story = displayed('icons');
export const Hidden: Story = displayed('hidden');

export const OnAPhone: Story = {
  globals: ON_A_PHONE,
  play: async ({ canvas }) => {
    const bar = within(await canvas.findByRole('navigation', { name: 'Accès rapide' }));
    await userEvent.click(bar.getByRole('button', { name: 'Menu' }));
    const drawer = await within(document.body).findByRole('dialog', { name: 'Menu' });
    await waitFor(() => expect(drawer).toBeVisible());
  },
};

/** Opens the palette and types into it. */
async function search(text: string) {
  await userEvent.keyboard('{Control>}k{/Control}');
  const palette = within(await within(document.body).findByRole('dialog', { name: 'Aller à' }));
  await waitFor(() => expect(palette.getByRole('combobox')).toHaveFocus());
  await userEvent.keyboard(text);
  return palette;
}

/** Customers and people are found by a part of their names, a few of them, and the rest is counted. */
export const PaletteFindsRecords: Story = {
  args: { role: 'Supervisor', address: href('supervisor_absences') },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    const palette = await search('dr');
    const customers = within(await palette.findByRole('group', { name: 'Clients' }));
    await waitFor(() => expect(customers.getAllByRole('option')).toHaveLength(7));
    const more = customers.getByRole('option', { name: /^\d+ autres clients/u });
    await expect(more).toHaveAttribute('href', href('app_customer_card_dashboard', {}, { q: 'dr' }));
    await userEvent.keyboard('{Escape}mbida yann');
    const people = within(await palette.findByRole('group', { name: 'Personnes' }));
    const found = await people.findByRole('option', { name: /^Yannick Mbida/u });
    await expect(found).toHaveAttribute('href', href('supervisor_delegate', { id: 'user-cm-5' }));
    await waitFor(() => expect(palette.getByRole('combobox')).toHaveAttribute('aria-activedescendant', found.id));
  },
};

export const PaletteWithoutCustomers: Story = {
  args: { role: 'Supervisor', address: href('supervisor_absences'), failed: 'readAllCustomers' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    const palette = await search('mbida');
    await expect(await palette.findByText(/^Les clients n’ont pas pu être lus/u)).toBeVisible();
    await expect(palette.getByRole('option', { name: /^Yannick Mbida/u })).toBeVisible();
  },
};

const REMINDER = { description: '', scheduledTimeStamp: null, regulatoryActionStepID: null };
const LEFT = storedDrafts(
  { kind: 'reminder', subject: 'new', value: { ...REMINDER, name: 'Porter l’échantillon' }, base: REMINDER },
  { kind: 'step', subject: 'action-cm-1', value: { name: '', file: null }, base: null },
  { kind: 'finance', subject: 'trends 2026-11-09', value: [], base: [] },
);

/** Drafts of closed editors are named before a sign-out. */
export const SignOutWithDrafts: Story = {
  args: { role: 'RegulatoryAffairsUser', address: href('regulatory_affairs_user_reminders'), prepare: LEFT },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const page = within(document.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Compte de Fatou Diagne' }));
    await userEvent.click(await page.findByRole('menuitem', { name: 'Se déconnecter' }));
    const question = within(await page.findByRole('alertdialog', { name: /^Se déconnecter sans enregistrer/u }));
    await expect(question.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Tendances, semaine du 9 nov\. 202618 nov\./u),
      expect.stringMatching(/^Rappel.: Porter l’échantillon18 nov\., \d\d:\d\d$/u),
      expect.stringMatching(/^Étape d’une action18 nov\./u),
    ]);
    await userEvent.click(question.getByRole('button', { name: 'Rester connecté' }));
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};

/** No day and no hour is shown before the time zone of the agency is known. */
export const ZoneNotReadYet: Story = {
  args: { ...REMINDERS, agencies: 'waiting' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ouverture…')).toBeInTheDocument();
    await expect(canvas.queryByRole('heading', { name: 'Rappels' })).toBeNull();
  },
};

export const ZoneUnread: Story = {
  args: { ...REMINDERS, agencies: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'L’agence n’a pas pu être lue' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Réessayer' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Nouveau rappel' })).toBeNull();
  },
};

/** A country that Tournée does not know: nothing is guessed from the device. */
export const ZoneUnknown: Story = {
  args: { ...REMINDERS, agencies: { country: 'Atlantide' } },
  play: async ({ canvas }) => {
    const message = await canvas.findByRole('alert');
    await expect(message).toHaveTextContent(/^L’heure de cette agence n’est pas connue.*« Atlantide »/u);
    await expect(canvas.queryByRole('button', { name: 'Nouveau rappel' })).toBeNull();
  },
};

/** Unless the host's settings say it. */
export const ZoneOfSettings: Story = {
  args: { ...REMINDERS, agencies: { country: 'Atlantide' }, timeZones: { atlantide: 'Atlantic/Azores' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Rappels' })).toBeVisible();
  },
};
