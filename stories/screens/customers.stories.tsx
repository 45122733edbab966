import type { Meta, StoryObj } from '@storybook/react-vite';
import { BREAKPOINTS } from '#ui/theme/media.ts';
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test';
import { STORAGE_KEYS } from '#lib/device/texts.ts';
import { href } from '#routes/links.ts';
import { ON_A_PHONE, screen, WAITING } from './meta.tsx';
import type { StageProps } from './stage.tsx';

const customers = (query = {}) => href('app_customer_card_dashboard', {}, query);

const meta = {
  ...screen,
  title: 'Screens/Customers',
  args: { role: 'Boss', address: customers() },
} satisfies Meta<StageProps>;
export default meta;

type Story = StoryObj<typeof meta>;

const WIDE = { name: 'Wide', styles: { width: `${BREAKPOINTS.wide}px`, height: '56rem' } } as const;
/** A window with room for the filters beside the list. */
const WIDELY = {
  parameters: { viewport: { options: { wide: WIDE } } },
  globals: { viewport: { value: 'wide' } },
} as const;

/** All kinds sorted by name, with filters beside them, for a user who may export. */
export const Everybody: Story = {
  ...WIDELY,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Filtre avancé' })).toBeVisible();
    const grid = await canvas.findByRole('grid', { name: 'Clients' });
    await expect(grid).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Exporter' })).toBeEnabled();
    await userEvent.click(canvas.getByText('Grossistes'));
    await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '3'));
  },
};

/** A chip removes its filter, and the counts follow. */
export const Filtered: Story = {
  args: {
    address: customers({ city: 'city-cm-1', area: 'area-cm-1,area-cm-2', potential: 'A+,A,B', sort: '-potential' }),
  },
  play: async ({ canvas }) => {
    const chips = await canvas.findByRole('grid', { name: 'Filtres actifs' });
    await expect(within(chips).getByText(/^Secteurs.: 2$/)).toBeVisible();
    await expect(location.search).toContain('sort=-potential');
    await userEvent.click(within(chips).getAllByRole('button')[0] ?? chips);
    await waitFor(() => expect(within(chips).queryByText(/^Ville/)).toBeNull());
    await expect(location.search).not.toContain('city');
  },
};

/** A potential that may not be seen counts as none: the filter says whom it leaves out. */
export const PotentialNotSeen: Story = {
  ...WIDELY,
  args: { rights: { showDrugStorePotential: false } },
  play: async ({ canvas }) => {
    const filters = within(await canvas.findByRole('region', { name: 'Filtre avancé' }));
    await expect(
      await filters.findByText(/^Officines.: vous ne voyez pas leur potentiel, et ce filtre les laisse de côté.$/u),
    ).toBeVisible();
  },
};

export const NoneFound: Story = {
  args: { address: customers({ q: 'Zanzibar' }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Effacer les filtres' }));
    await expect(await canvas.findByRole('grid', { name: 'Clients' })).toBeVisible();
  },
};

/** Without the rights to export and to see the potential of drugstores and administrations. */
export const Regulatory: Story = {
  args: { role: 'RegulatoryAffairsUser', address: customers({ kind: 'drugstore' }) },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'Clients' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Exporter' })).toBeNull();
  },
};

/** Filters that need what the list does not show: it is read when they are used. */
export const FilteredByHistory: Story = {
  args: { address: customers({ seen: '60', lever: 'soncaPrice', birthday: '1' }) },
  play: async ({ canvas }) => {
    const chips = await canvas.findByRole('grid', { name: 'Filtres actifs' });
    await expect(within(chips).getByText('Anniversaire ce mois-ci')).toBeVisible();
    const shown = await canvas.findByText(/^\d+ sur \d+$/);
    const before = shown.textContent;
    await userEvent.click(within(chips).getByRole('button', { name: /Anniversaire/ }));
    await waitFor(() => expect(canvas.getByText(/^\d+ sur \d+$/).textContent).not.toBe(before));
  },
};

/** The last visit and the relations are columns that are read when they are shown; who was never visited comes first. */
export const PastColumns: Story = {
  parameters: { viewport: { options: { wide: WIDE } } },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: 'Clients' });
    await expect(canvas.queryByRole('columnheader', { name: /^Dernière visite/u })).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Choisir les colonnes' }));
    await userEvent.click(await page.findByRole('menuitemcheckbox', { name: 'Dernière visite' }));
    await userEvent.click(await page.findByRole('menuitemcheckbox', { name: 'Relation' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
    await userEvent.click(await canvas.findByRole('columnheader', { name: /^Dernière visite/u }));
    await waitFor(() => expect(location.search).toBe('?sort=visit'));
    await waitFor(() => expect(within(grid).getAllByRole('row')[1]).toHaveTextContent('Jamais visité'));
    await userEvent.click(canvas.getByRole('columnheader', { name: /^Dernière visite/u }));
    await waitFor(() => expect(within(grid).getAllByRole('row')[1]).toHaveTextContent(/nov\. 2026/u));
    await userEvent.click(canvas.getByRole('columnheader', { name: /^Relation/u }));
    await userEvent.click(canvas.getByRole('columnheader', { name: /^Relation/u }));
    await waitFor(() => expect(within(grid).getAllByRole('row')[1]).toHaveTextContent(/Client fidèle, /u));
  },
};

/** Without what a column tells, the list stays and says what it lacks. */
export const PastNotRead: Story = {
  args: { address: customers({ sort: '-visit' }), failed: 'CustomerTraits' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Les visites et les relations n’ont pas toutes pu être lues.')).toBeVisible();
    await expect(await canvas.findByRole('columnheader', { name: /^Dernière visite/u })).toBeVisible();
    await expect((await canvas.findAllByRole('rowheader')).length).toBeGreaterThan(3);
  },
};

/** Without what a filter asks about nothing is counted or exported: it would be everybody. */
export const HistoryNotRead: Story = {
  parameters: { viewport: { options: { wide: WIDE } } },
  globals: { viewport: { value: 'wide' } },
  args: { address: customers({ seen: '60' }), failed: 'CustomerTraits' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Les clients n’ont pas pu être lus')).toBeVisible();
    await expect(await canvas.findByText(/^… sur \d+$/u)).toBeVisible();
    await expect(canvas.queryByText(/^\d+ sur \d+$/u)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Exporter' })).toBeDisabled();
  },
};

/** What an address asks for and nothing here is, has a chip in words, and the empty list says why. */
export const UnknownFilters: Story = {
  args: {
    address: customers({
      kind: 'clinic',
      city: 'city-zz',
      area: 'area-cm-1,area-zz',
      centre: 'hc-zz',
      speciality: 'zz',
      potential: 'Z',
      seen: 'often',
      stage: 'foo',
      lever: 'soncaPrice,soncaMood',
      birthday: 'soon',
    }),
  },
  play: async ({ canvas }) => {
    const chips = await canvas.findByRole('grid', { name: 'Filtres actifs' });
    await waitFor(() =>
      expect(
        within(chips)
          .getAllByRole('row')
          .map((chip) => chip.textContent.replaceAll('\u00A0', ' ')),
      ).toEqual([
        'Type de client inconnu',
        'Ville inconnue',
        'Secteurs : 2, dont 1 introuvable',
        'Centre inconnu',
        'Spécialité inconnue',
        'Dernière visite : valeur inconnue',
        'Anniversaire : valeur inconnue',
        'Étape inconnue',
        'Compte : Prix et Levier inconnu',
        'Potentiel inconnu',
      ]),
    );
    await expect(await canvas.findByText(/^L’adresse demande ce qui n’existe pas/u)).toBeVisible();
    await userEvent.click(within(chips).getAllByRole('button')[0] ?? chips);
    await waitFor(() => expect(within(chips).queryByText('Type de client inconnu')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Effacer les filtres' }));
    await expect(await canvas.findByRole('grid', { name: 'Clients' })).toBeVisible();
    await expect(location.search).toBe('');
  },
};

/** Several choices of a filter count one or another, several levers all at once: the filters say so. */
export const HowFiltersJoin: Story = {
  ...WIDELY,
  args: { address: customers({ potential: 'A,A+', lever: 'soncaPrice,soncaSamples' }) },
  play: async ({ canvas }) => {
    const chips = within(await canvas.findByRole('grid', { name: 'Filtres actifs' }));
    await expect(await chips.findByText(/^Compte.: Prix et \p{Lu}\p{Ll}+/u)).toBeVisible();
    await expect(await chips.findByText(/^Potentiel.: A\+? ou A\+?$/u)).toBeVisible();
    const panel = within(canvas.getByRole('region', { name: 'Filtre avancé' }));
    await expect(await panel.findByText(/^Plusieurs choix d’un filtre.: l’un ou l’autre/u)).toBeVisible();
    await expect(await panel.findByText(/^Plusieurs leviers.: tous à la fois$/u)).toBeVisible();
  },
};

/** An area of another city than the one that is chosen has its name: together they find nobody. */
export const AreaOfAnotherCity: Story = {
  args: { address: customers({ city: 'city-cm-2', area: 'area-cm-1' }) },
  play: async ({ canvas }) => {
    const chips = await canvas.findByRole('grid', { name: 'Filtres actifs' });
    await waitFor(() => expect(within(chips).queryByText('…', { exact: false })).toBeNull());
    await expect(within(chips).queryByText(/inconnu/u)).toBeNull();
    await expect(within(chips).getByText(/^Secteur.: \p{Lu}/u)).toBeVisible();
  },
};

/** The filtered customers on a map; the list beside it says how each position is known. */
export const OnAMap: Story = {
  args: { address: customers({ view: 'map', kind: 'healthworker' }) },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Clients sur la carte' });
    await expect((await within(list).findAllByText(/position apprise de \d+ rapports?$/)).length).toBeGreaterThan(0);
    const [first] = within(list).getAllByRole('button');
    const name = first?.textContent ?? '';
    await userEvent.click(first ?? document.body);
    await expect(await canvas.findByRole('link', { name: `Ouvrir la fiche de ${name}` })).toBeVisible();
  },
};

/** Who may not read where visits were sees the positions of the cards only, and is told so. */
export const OnAMapWithoutPositions: Story = {
  args: { role: 'RegulatoryAffairsUser', address: customers({ view: 'map' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Sans accès au GPS/)).toBeVisible();
    const list = canvas.getByRole('list', { name: 'Clients sur la carte' });
    await expect(within(list).queryByText(/position apprise/)).toBeNull();
  },
};

/** The filters of now get a name; the view is an address, can be renamed, and is forgotten after a question. */
export const NamedViews: Story = {
  args: { address: customers({ potential: 'A+' }) },
  beforeEach: () => {
    localStorage.removeItem(STORAGE_KEYS.customerViews);
    return () => localStorage.removeItem(STORAGE_KEYS.customerViews);
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Vues' }));
    await userEvent.click(await page.findByRole('menuitem', { name: 'Enregistrer cette vue' }));
    const naming = within(await page.findByRole('dialog', { name: 'Nouvelle vue' }));
    await userEvent.click(naming.getByRole('button', { name: 'Enregistrer la vue' }));
    await waitFor(() => expect(naming.getByRole('link', { name: 'Donnez un nom à la vue' })).toBeVisible());
    await userEvent.type(naming.getByRole('textbox', { name: 'Nom' }), 'Les meilleurs');
    await userEvent.click(naming.getByRole('button', { name: 'Enregistrer la vue' }));
    const opener = await canvas.findByRole('button', { name: 'Les meilleurs' });

    await userEvent.click(canvas.getByRole('button', { name: /Potentiel/u }));
    await waitFor(() => expect(opener).toHaveAccessibleName('Vues'));
    await userEvent.click(opener);
    await userEvent.click(await page.findByRole('menuitemradio', { name: 'Les meilleurs' }));
    await waitFor(() => expect(location.search).toBe('?potential=A%2B'));
    await waitFor(() => expect(page.queryByRole('menu')).toBeNull());

    await userEvent.click(await canvas.findByRole('button', { name: 'Les meilleurs' }));
    await userEvent.click(await page.findByRole('menuitem', { name: 'Gérer les vues' }));
    await userEvent.click(await page.findByRole('button', { name: 'Renommer Les meilleurs' }));
    const renaming = within(await page.findByRole('dialog', { name: 'Renommer la vue' }));
    await userEvent.clear(renaming.getByRole('textbox', { name: 'Nom' }));
    await userEvent.type(renaming.getByRole('textbox', { name: 'Nom' }), 'Potentiel A+{Enter}');
    const managing = within(await page.findByRole('dialog', { name: 'Gérer les vues' }));
    await expect(managing.getByRole('link', { name: 'Potentiel A+' })).toHaveAttribute(
      'href',
      expect.stringContaining('potential=A%2B'),
    );
    await userEvent.click(managing.getByRole('button', { name: 'Oublier Potentiel A+' }));
    const question = within(await page.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Oublier la vue' }));
    await waitFor(() => expect(page.getByText('Aucune vue')).toBeVisible());
    await expect(localStorage.getItem(STORAGE_KEYS.customerViews)).not.toContain('Potentiel');
  },
};

export const Empty: Story = {
  args: { emptyAgencyID: 'cm' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aucun client')).toBeVisible();
  },
};

export const Loading: Story = WAITING;

export const Failing: Story = {
  args: { network: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Les clients n’ont pas pu être lus')).toBeVisible();
  },
};

/** The delegate's landing. The filters are in a sheet, whose button says how many customers match. */
export const OnAPhone: Story = {
  args: { role: 'Delegue' },
  globals: ON_A_PHONE,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'Clients' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Filtrer' }));
    const sheet = within(await page.findByRole('dialog', { name: 'Filtre avancé' }));
    await userEvent.click(sheet.getByRole('button', { name: /^A\+ \d+$/u }));
    await userEvent.click(await sheet.findByRole('button', { name: /^Afficher \d+ clients?$/ }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Filtre avancé, 1 en cours' })).toBeVisible();
  },
};
