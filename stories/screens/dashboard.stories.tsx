import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { href } from '#routes/links.ts';
import { ON_A_PHONE, screen, WAITING } from './meta.tsx';
import type { StageProps } from './stage.tsx';

const meta = {
  ...screen,
  title: 'Screens/Dashboard',
  args: { role: 'Boss', address: href('boss_dashboard') },
} satisfies Meta<StageProps>;
export default meta;

type Story = StoryObj<typeof meta>;

const panel = (name: string) => ({ name }) as const;

/** One sentence, then each figure with its rows. */
export const OfABoss: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/quotas de visites sont atteints/u)).toBeVisible();
    const quotas = within(await canvas.findByRole('list', panel('Quotas de visites')));
    await expect((await quotas.findAllByRole('link')).length).toBeGreaterThan(1);
    await expect(await canvas.findAllByRole('meter')).toHaveLength(4);
    await expect(await canvas.findByRole('list', panel('Activité des groupes'))).toBeVisible();
    await expect(await canvas.findByRole('list', panel('AMM à échéance'))).toBeVisible();
    await expect(await canvas.findByRole('list', panel('Premiers potentiels'))).toBeVisible();
    await expect(await canvas.findByText(/vendus sur.*attendus/u)).toBeVisible();
  },
};

export const OfASupervisor: Story = {
  args: { role: 'Supervisor', address: href('supervisor_dashboard') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Vos visites')).toBeVisible();
    await expect(await canvas.findByRole('list', panel('Quotas de visites'))).toBeVisible();
  },
};

/** Who reads no cards has no potentials. */
export const OfALaboratory: Story = {
  args: { role: 'PharmaLaboBossUser', agencyID: 'cm', address: href('pharma_labo_boss_user_dashboard') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', panel('Activité des groupes'))).toBeVisible();
    await expect(canvas.queryByText('Premiers potentiels')).toBeNull();
  },
};

export const OnAPhone: Story = {
  globals: ON_A_PHONE,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', panel('Quotas de visites'))).toBeVisible();
  },
};

/** « i » says how a figure is computed. */
export const Explained: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Comment se calcule le quota' }));
    const page = within(canvasElement.ownerDocument.body);
    const explanation = await page.findByRole('dialog', { name: 'Comment se calcule le quota' });
    // It fades in.
    await waitFor(() => expect(explanation).toBeVisible());
    await expect(explanation).toHaveTextContent(/ce n’est pas ce que la page d’un délégué nomme/u);
  },
};

/** A day on which nobody works asks for no visit. */
export const Sunday: Story = {
  args: { address: href('boss_dashboard', {}, { from: '2026-11-15', to: '2026-11-15' }) },
  play: async ({ canvas }) => {
    const quotas = within(await canvas.findByRole('list', panel('Quotas de visites')));
    await expect((await quotas.findAllByText('—'))[0]).toBeVisible();
  },
};

export const PeriodThatCannotBeShown: Story = {
  args: { address: href('boss_dashboard', {}, { from: '2020-01-01', to: '2026-01-01' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('L’adresse demande une période qui ne peut pas être montrée.')).toBeVisible();
  },
};

export const EmptyAgency: Story = {
  args: { emptyAgencyID: 'cm' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aucune AMM n’expire dans ce délai.')).toBeVisible();
    await expect(await canvas.findByText('Rien n’a été réparti sur ce mois.')).toBeVisible();
    await expect(await canvas.findByText('Aucun professionnel de santé n’a de potentialité.')).toBeVisible();
  },
};

/** One panel fails, the others are there. */
export const QuotasFailed: Story = {
  args: { failed: 'readVisitQuotasReachedByDelegue' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', panel('Activité des groupes'))).toBeVisible();
    const failure = within(await canvas.findByRole('alert'));
    await expect(failure.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  },
};

export const ProgressFailed: Story = {
  args: { failed: 'readAllSupervisorProgress' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', panel('Quotas de visites'))).toBeVisible();
    const failure = within(await canvas.findByRole('alert'));
    await expect(failure.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  },
};

export const ActivityFailed: Story = { ...ProgressFailed, args: { failed: 'readActiveInactiveWorkGroups' } };

export const ProductsFailed: Story = { ...ProgressFailed, args: { failed: 'readAllExpiringAMMPharmaProducts' } };

export const SalesFailed: Story = { ...ProgressFailed, args: { failed: 'readRealSaleGlobal' } };

/** Sales that nobody has dispatched yet are no rate of 0 %. */
export const SalesNotDispatched: Story = {
  args: { rewrite: (answer) => answer.replaceAll(/"obtainedTurnOver":[\d.]+/gu, '"obtainedTurnOver":0') },
  play: async ({ canvas }) => {
    const words = await canvas.findByText(/^Aucune vente n’est répartie sur ce mois/u);
    await expect(words).toHaveTextContent(/dont on attend [1-9][\d\s]*FCFA\.$/u);
    await expect(canvas.queryByText(/vendus sur/u)).toBeNull();
    await expect(canvas.queryByText(/^0\s%$/u)).toBeNull();
  },
};

export const TopFailed: Story = { ...ProgressFailed, args: { failed: 'readAllCustomers' } };

/** Who may not read visits has the authorisations and sales, and a sentence of them. */
export const WithoutPanorama: Story = {
  args: { rights: { viewPanoramicDashboard: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', panel('AMM à échéance'))).toBeVisible();
    await expect(canvas.queryByText('Quotas de visites')).toBeNull();
  },
};

/** What the address asks for and the rights do not open is said, with a way back. */
export const QuotasWithoutPanorama: Story = {
  args: { rights: { viewPanoramicDashboard: false }, address: href('boss_dashboard', {}, { view: 'quotas' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Permissions manquantes' })).toBeVisible();
    const alert = within(canvas.getByRole('alert'));
    await userEvent.click(alert.getByRole('link', { name: 'Tableau de bord' }));
    await expect(await canvas.findByRole('list', panel('AMM à échéance'))).toBeVisible();
  },
};

export const PeopleWithoutPanorama: Story = {
  args: { rights: { viewPanoramicDashboard: false }, address: href('boss_dashboard', {}, { people: 'all' }) },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const dialog = await page.findByRole('dialog', { name: 'Permissions manquantes' });
    await waitFor(() => expect(within(dialog).getByText(/l’activité des délégués/u)).toBeVisible());
    const [close] = within(dialog).getAllByRole('button', { name: 'Fermer' });
    await userEvent.click(close ?? document.body);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(await canvas.findByRole('list', panel('AMM à échéance'))).toBeVisible();
  },
};

export const UnseenWithoutHealthWorkers: Story = {
  args: { rights: { viewHealthWorker: false }, address: href('boss_dashboard', {}, { unseen: '1' }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const dialog = await page.findByRole('dialog', { name: 'Permissions manquantes' });
    await waitFor(() => expect(within(dialog).getByText(/les professionnels de santé/u)).toBeVisible());
  },
};

/** All of those with the highest potential whom nobody saw. */
export const UnseenPotentials: Story = {
  args: { address: href('boss_dashboard', {}, { unseen: '1' }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole('dialog', { name: /^Potentiel .*non vus$/u }));
    await waitFor(() => expect(dialog.getByRole('grid', panel('Clients non vus'))).toBeVisible());
  },
};

/** Two of the highest potential, of whom one was seen. */
function seenButOne(answer: string): string {
  let left = 2;
  return answer
    .replaceAll(/"visitedCustomerIDs":\[[^\]]*\]/gu, '"visitedCustomerIDs":["of-the-highest-1"]')
    .replaceAll(/"ID":"[^"]*"(,"denomination":[^}]*"potential":)"A\+"/gu, (_, more: string) => {
      left -= 1;
      return left < 0 ? `"ID":"other${left}"${more}"C"` : `"ID":"of-the-highest-${left}"${more}"A+"`;
    });
}

export const OneUnseen: Story = {
  args: { rewrite: seenButOne },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 des 2 A+ n’a pas été vu cette semaine.')).toBeVisible();
  },
};

/** The delegates behind a figure, in the range of the dashboard: who made no visit first. */
export const People: Story = {
  args: { address: href('boss_dashboard', {}, { people: 'all', from: '2026-11-09', to: '2026-11-15' }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole('dialog', panel('Délégués')));
    await expect(dialog.getByText(/9.15 novembre/u)).toBeInTheDocument();
    const grid = within(await dialog.findByRole('grid', panel('Délégués de la période')));
    await expect(grid.getAllByRole('rowheader').length).toBeGreaterThan(1);
  },
};

/** A link to a group of another agency, or of none: it is told, and the dialog leaves the dashboard as it closes. */
export const PeopleOfAnUnknownGroup: Story = {
  args: { address: href('boss_dashboard', {}, { people: 'group-ci-1' }) },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole('dialog', panel('Groupe')));
    await expect(
      await dialog.findByText('Ce groupe n’a aucun délégué à suivre, ou n’est pas l’un des vôtres.'),
    ).toBeInTheDocument();
    const [close] = dialog.getAllByRole('button', { name: 'Fermer' });
    await userEvent.click(close ?? document.body);
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByRole('list', panel('Quotas de visites'))).toBeVisible();
  },
};

export const PeopleFailed: Story = {
  args: { address: href('boss_dashboard', {}, { people: 'all' }), failed: 'readActiveInactiveDelegues' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole('dialog', panel('Délégués')));
    await expect(await dialog.findByText('Les délégués n’ont pas pu être lus')).toBeInTheDocument();
    await expect(dialog.getByRole('button', { name: 'Réessayer' })).toBeEnabled();
  },
};

/** Without the quotas the delegates stand there, and it is said that something lacks. */
export const PeopleWithoutQuotas: Story = {
  args: { address: href('boss_dashboard', {}, { people: 'all' }), failed: 'readVisitQuotasReachedByDelegue' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole('dialog', panel('Délégués')));
    await expect(await dialog.findByText(/n’est peut-être pas à jour/u)).toBeInTheDocument();
    await waitFor(() => expect(dialog.getByRole('grid', panel('Délégués de la période'))).toBeVisible());
  },
};

/** Who has no list of products reads all authorisations that end over the dashboard. */
export const Ending: Story = {
  args: { role: 'Supervisor', address: href('supervisor_dashboard', {}, { ending: '6' }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole('dialog', panel('AMM à échéance')));
    await expect((await dialog.findAllByRole('listitem')).length).toBeGreaterThan(4);
  },
};

/** A range of more than 31 days ranks the customers by its last 31, and names them as dates in a sentence. */
export const LongRange: Story = {
  args: { address: href('boss_dashboard', {}, { from: '2026-09-01', to: '2026-11-01' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/n’(a|ont) pas été vus? du 2 octobre au 1er novembre\.$/u)).toBeVisible();
    await expect(await canvas.findByText(/actifs du 1er septembre au 1er novembre/u)).toBeVisible();
  },
};

/** Nobody is behind whose visits are those that were asked for until now. */
export const NobodyBehind: Story = {
  args: { address: href('boss_dashboard', {}, { range: 'month' }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^En retard/u }));
    await expect(await canvas.findByText(/^Aucun délégué n’est en retard/u)).toBeVisible();
  },
};

export const Failed: Story = {
  args: { network: 'failing' },
  play: async ({ canvas }) => {
    await waitFor(async () =>
      expect(canvas.getAllByText('Ces chiffres n’ont pas pu être lus.').length).toBeGreaterThan(4),
    );
  },
};

export const Waiting: Story = {
  ...WAITING,
  play: async ({ canvas }) => {
    await waitFor(async () => expect(canvas.getAllByText('Chargement…').length).toBeGreaterThan(4));
    // No count before it is known.
    await expect(canvas.getByRole('radio', { name: 'Atteints' })).toBeVisible();
  },
};

/** One row a delegate, one scale for all. */
export const QuotaWeeks: Story = {
  args: { address: href('boss_dashboard', {}, { view: 'quotas' }) },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('grid', { name: 'Quotas de visites par semaine' }));
    // The last week is not over: nobody is behind its whole quota yet.
    const running = await table.findAllByRole('link', { name: /semaine 47.*, semaine en cours/u });
    await expect(running[0]).toBeVisible();
    await expect(running.flatMap((week) => [...week.querySelectorAll('[data-is-short]')])).toEqual([]);
    await expect(table.queryByRole('link', { name: /semaine 46.*, semaine en cours/u })).toBeNull();
  },
};

/** With the keyboard alone a week opens its visits, as a click does. */
export const QuotaWeekByKeyboard: Story = {
  ...QuotaWeeks,
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('grid', { name: 'Quotas de visites par semaine' }));
    const [week] = await table.findAllByRole('link', { name: /semaine 35/u });
    const address = week?.getAttribute('href') ?? '-';
    const place = table.getAllByRole('gridcell').find((cell) => cell.contains(week ?? null));
    place?.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
    await expect(place).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(`${location.pathname}${location.search}`).toBe(address));
  },
};

/** Where there is no room to press a week, the name opens the visits of all thirteen. */
export const QuotaWeeksOnAPhone: Story = {
  ...QuotaWeeks,
  globals: ON_A_PHONE,
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: 'Quotas de visites par semaine' });
    const [person] = await within(grid).findAllByRole('link');
    if (!person) throw new Error('Nobody can be opened.');
    const name = person.textContent;
    await userEvent.click(person);
    await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible();
    await expect(location.search).toMatch(/from=2026-08-24&to=2026-11-22/u);
  },
};

export const QuotaWeeksFailed: Story = {
  args: { address: href('boss_dashboard', {}, { view: 'quotas' }), failed: 'readVisitQuotasReachedByDelegue' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Les quotas n’ont pas pu être lus')).toBeVisible();
  },
};
