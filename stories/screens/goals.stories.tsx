import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { writeRows } from '#domain/finance/rows.ts';
import { href } from '#routes/links.ts';
import { ON_A_PHONE, screen, WAITING } from './meta.tsx';
import type { StageProps } from './stage.tsx';

const meta = {
  ...screen,
  title: 'Screens/Goals',
  args: { role: 'BossAssistant', address: href('boss_assistant_goals_dashboard', {}, { year: 2026 }) },
} satisfies Meta<StageProps>;
export default meta;

type Story = StoryObj<typeof meta>;

const product = (idProduct: string) => href('boss_assistant_goals_product', { idProduct }, { year: 2026 });

export const Loading: Story = WAITING;

export const AYear: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^L’objectif de 2026 est de/)).toBeVisible();
    await expect(canvas.getByText('Par laboratoire')).toBeVisible();
  },
};

/** A year without goals offers the next step. */
export const NoGoals: Story = {
  args: { address: href('boss_assistant_goals_dashboard', {}, { year: 2030 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Aucun objectif pour 2030' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Saisir les objectifs' })).toHaveAttribute(
      'href',
      href('boss_assistant_goals_new', {}, { year: 2030 }),
    );
  },
};

export const NoneFound: Story = {
  args: { address: href('boss_assistant_goals_dashboard', {}, { year: 2026, q: 'Zanzibar' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aucun produit ne répond à ces filtres')).toBeVisible();
  },
};

/** A filter that the page does not have is said, and nothing else is shown in its place. */
export const FiltersUnknown: Story = {
  args: { address: href('boss_assistant_goals_dashboard', {}, { year: 2026, state: 'foo', laboratory: 'zanzibar' }) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Cette page ne montre pas ce que demande l’adresse')).toBeVisible();
    await expect(canvas.getByText(/^L’adresse demande/)).toHaveTextContent(
      'L’adresse demande « state=foo / laboratory=zanzibar », un filtre que les objectifs de 2026 n’ont pas.',
    );
    await expect(canvas.queryByText('Tensorel 5 mg B/30')).toBeNull();
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Effacer les filtres' }));
    await expect(await canvas.findByText('Tensorel 5 mg B/30')).toBeVisible();
    await expect(location.search).toBe('?year=2026');
  },
};

/** A delegate sees their dispatched part and cannot enter goals. */
export const OfADelegate: Story = {
  args: { role: 'Delegue', address: href('delegate_goals_dashboard', {}, { year: 2026 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^En 2026, votre part des objectifs est de/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Saisir les objectifs' })).toBeNull();
    await expect(canvas.queryByRole('columnheader', { name: 'Réparti (boîtes)' })).toBeNull();
  },
};

export const OfASupervisor: Story = {
  args: { role: 'Supervisor', address: href('supervisor_goals_dashboard', {}, { year: 2026 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^En 2026, votre groupe doit vendre/)).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: ON_A_PHONE };

export const Unread: Story = {
  args: { network: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Les objectifs n’ont pas pu être lus' })).toBeVisible();
  },
};

/** A product over the years, with the delegates who share its goal. */
export const OneProduct: Story = {
  args: { address: product('prod-cm-brv-ten-0530') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Tensorel 5 mg B/30' })).toBeVisible();
    await expect(await canvas.findByRole('grid', { name: 'Années' })).toBeVisible();
    await expect(canvas.getByText('Ensemble')).toBeVisible();
  },
};

export const OneProductOnAPhone: Story = { args: { address: product('prod-cm-brv-ten-0530') }, globals: ON_A_PHONE };

export const ProductUnknown: Story = {
  args: { address: product('nothing') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ce produit n’existe pas')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Tous les objectifs' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Réessayer' })).toBeNull();
  },
};

/** The address stays as it is until the user opens the year that is offered. */
export const YearUnknown: Story = {
  args: { address: href('boss_assistant_goals_dashboard', {}, { year: 2040 }) },
  play: async ({ canvas, userEvent }) => {
    const notice = await canvas.findByRole('alert');
    await expect(notice).toHaveTextContent(
      'Cette période ne peut pas être affichée' +
        'L’adresse demande « 2040 ». Les chiffres vont de 2020 à 2031. La période proposée : 2031.',
    );
    await expect(location.search).toBe('?year=2040');
    await userEvent.click(canvas.getByRole('button', { name: 'Ouvrir la période proposée' }));
    await expect(await canvas.findByRole('heading', { name: 'Aucun objectif pour 2031' })).toBeVisible();
    await expect(location.search).toBe('?year=2031');
  },
};

export const YearOfProductUnknown: Story = {
  args: { address: href('boss_assistant_goals_product', { idProduct: 'prod-cm-brv-ten-0530' }, { year: 'soon' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Cette période n’existe pas' })).toBeVisible();
  },
};

/** What each delegate was given, not what the shares of today would make of it. */
export const PartsDispatched: Story = {
  args: { address: product('prod-cm-brv-ten-0530') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Les boîtes sont celles que chacun a reçues/u)).toBeVisible();
    await expect(canvas.queryByText('Cette répartition est une estimation.')).toBeNull();
  },
};

const SAVE_THIS_YEAR = `mutation Save($json: String!) { setSaleGoalsByProductFromJson(year: 2026, json: $json) { year } }`;

/** The rate is of the months that are sold, as on the page of sales, and of the goal that the delegates have. */
export const ChangedSinceDispatch: Story = {
  args: {
    address: product('prod-cm-brv-ten-0530'),
    prepare: async (ask) => {
      const row = { pharmaProductID: 'prod-cm-brv-ten-0530', wholesalerID: null, quantity: 1200, pght: 1000 };
      await ask(SAVE_THIS_YEAR, { json: writeRows([row]) });
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^L’objectif de 2026 est de/)).toHaveTextContent(
      /1\s200 boîtes.*Pour janvier.–.octobre 2026, les ventes font .*% de ce qu’en attend l’objectif réparti/u,
    );
  },
};

/** A server that does not tell the parts: the split by the shares of today is called an estimate. */
export const PartsUntold: Story = {
  args: {
    address: product('prod-cm-brv-ten-0530'),
    lacks: ['Query.readDispatchedParts', 'Query.readFinancePeriods', 'SaleGoalByProduct.dispatchedQuantity'],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cette répartition est une estimation.')).toBeVisible();
    await expect(canvas.getByText('Votre serveur ne dit pas si cet objectif est réparti.')).toBeVisible();
    await expect(
      await canvas.findByText(/^Votre serveur ne dit pas ce qui est réparti de ces objectifs/u),
    ).toBeVisible();
  },
};

/** A server that does not tell what is dispatched: no goal is called dispatched, and none open. */
export const DispatchUntold: Story = {
  args: { lacks: ['Query.readFinancePeriods', 'SaleGoalByProduct.dispatchedQuantity'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^L’objectif de 2026 est de/)).toBeVisible();
    await expect(canvas.getByText(/^Votre serveur ne dit pas ce qui est réparti de ces objectifs/u)).toBeVisible();
    await expect(canvas.queryByText(/à répartir/u)).toBeNull();
    await expect(canvas.queryByText('Tout est réparti entre les délégués.')).toBeNull();
  },
};

const SAVE_NEXT_YEAR = `mutation Save($json: String!) { setSaleGoalsByProductFromJson(year: 2027, json: $json) { year } }`;

/** Goals that are saved and not dispatched: the page says so, and who entered them. */
export const SavedOnly: Story = {
  args: {
    address: href('boss_assistant_goals_dashboard', {}, { year: 2027 }),
    prepare: async (ask) => {
      const row = { pharmaProductID: 'prod-cm-brv-ten-0530', wholesalerID: null, quantity: 1200, pght: 1000 };
      await ask(SAVE_NEXT_YEAR, { json: writeRows([row]) });
    },
  },
  play: async ({ canvas }) => {
    const notice = await canvas.findByText(/^Les objectifs de 2027 (sont enregistrés|ont été modifiés)/u);
    await expect(notice.parentElement).toHaveTextContent(/1\s200\s000 FCFA saisis.*Saisie par /u);
  },
};
