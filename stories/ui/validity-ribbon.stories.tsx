import { CalendarDate } from '@internationalized/date';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VALIDITY_SIZES, ValidityRibbon, type ValidityRibbonProps } from '#ui/validity-ribbon/validity-ribbon.tsx';

const day = (year: number, month: number, date: number) => new CalendarDate(year, month, date);

const TODAY = day(2026, 11, 19);
const REMINDERS = [
  { id: '1', date: day(2026, 7, 2), label: 'Réunir les données de stabilité' },
  { id: '2', date: day(2026, 12, 1), label: 'Prendre rendez-vous au guichet' },
  { id: '3', date: day(2027, 1, 11), label: 'Vérifier le récépissé de dépôt' },
  { id: '4', date: day(2027, 3, 10), label: 'Relancer la commission' },
] as const;

const meta = {
  component: ValidityRibbon,
  args: { start: day(2022, 5, 9), end: day(2027, 5, 9), today: TODAY },
  argTypes: {
    size: { control: 'inline-radio', options: VALIDITY_SIZES },
    start: { control: false },
    end: { control: false },
    today: { control: false },
    reminders: { control: false },
    renewal: { control: false },
  },
} satisfies Meta<typeof ValidityRibbon>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A validity that began four and a half years before its end. */
const ending = (end: CalendarDate): Partial<ValidityRibbonProps> => ({ start: end.subtract({ years: 5 }), end });

export const Within6Months: Story = {
  args: { reminders: REMINDERS, renewal: { start: day(2026, 11, 9), end: day(2027, 2, 9) } },
  play: async ({ canvas }) => {
    const ribbon = canvas.getByRole('img');
    await expect(ribbon).toHaveAccessibleName(
      /^(171 jours restants, du 9 mai 2022 au 9 mai 2027\. Fenêtre de dépôt du renouvellement du 9 novembre 2026 au 9 février 2027\. 4 rappels, le prochain le 1er décembre 2026\u00a0|171 days left, from 9 May 2022 to 9 May 2027\. Renewal filing window from 9 November 2026 to 9 February 2027\. 4 reminders, the next on 1 December 2026): Prendre rendez-vous au guichet\.$/,
    );
    await expect(canvas.getByText(/(aujourd’hui, 19 nov\.|today, 19 Nov)/)).toBeVisible();
    await expect(canvas.getByText(/^(Expiration|Expires)$/)).toBeVisible();
  },
};
export const Valid: Story = {
  args: ending(day(2030, 4, 2)),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(Encore 3 ans et 4 mois|3 years and 4 months left)$/)).toBeVisible();
  },
};
export const Within12Months: Story = { args: ending(day(2027, 9, 30)) };
export const Within3Months: Story = { args: { ...ending(day(2027, 2, 11)), reminders: REMINDERS } };
export const Within1Month: Story = { args: ending(day(2026, 12, 12)) };
export const ExpiresTomorrow: Story = {
  args: ending(TODAY.add({ days: 1 })),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^1 (jour restant|day left)$/)).toBeVisible();
  },
};
export const ExpiresToday: Story = {
  args: ending(TODAY),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(Expire aujourd’hui|Expires today)$/)).toBeVisible();
    await expect(
      canvas.getByRole('img', {
        name: /^(Expire aujourd’hui, du 19 novembre 2021 au 19 novembre|Expires today, from 19 November 2021 to 19 November) 2026\.$/,
      }),
    ).toBeVisible();
  },
};
export const Expired: Story = {
  args: { ...ending(day(2026, 10, 27)), reminders: REMINDERS },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(Expirée depuis 23 jours|Expired 23 days ago)$/)).toBeVisible();
  },
};
export const LongExpired: Story = {
  args: ending(day(1998, 3, 1)),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^(Expirée depuis 28 ans et 8 mois|Expired 28 years and 8 months ago)$/),
    ).toBeVisible();
  },
};
/** Some countries set no end. */
export const WithoutEnd: Story = {
  args: { start: day(2019, 2, 1), end: null, reminders: REMINDERS },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', {
        name: /^(En cours de validité, depuis le 1er février 2019, sans échéance|Valid, since 1 February 2019, with no end)\./,
      }),
    ).toBeVisible();
  },
};
export const StartsInTheFuture: Story = {
  args: { start: day(2027, 1, 1), end: day(2031, 12, 31) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(Valable dans 43 jours|Valid in 43 days)$/)).toBeVisible();
  },
};
export const StartsInTheFutureWithoutEnd: Story = { args: { start: day(2027, 1, 1), end: null } };
export const UnknownStart: Story = { args: { start: null } };
/** Shorter than the marks: nothing is compressed. */
export const OfSixMonths: Story = { args: { start: day(2026, 9, 1), end: day(2027, 2, 28) } };
export const OfOneDay: Story = { args: { start: TODAY, end: TODAY } };
export const WithoutDates: Story = {
  args: { start: null, end: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(Aucune date de validité|No validity dates)\.$/)).toBeVisible();
  },
};
/** Inconsistent dates are reported, not drawn. */
export const EndBeforeStart: Story = {
  args: { start: day(2027, 5, 9), end: day(2022, 5, 9) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        /^(Dates incohérentes\s: l’expiration, le 9 mai 2022, précède la délivrance, le 9 mai 2027|Inconsistent dates: it expires on 9 May 2022, before it was issued on 9 May 2027)\.$/,
      ),
    ).toBeVisible();
  },
};
/** Overlapping flags are merged into one, with a count. */
export const ManyReminders: Story = {
  args: {
    reminders: Array.from({ length: 60 }, (_, index) => ({
      id: String(index),
      date: day(2026, 1, 10).add({ days: (index * index) % 620 }),
      label: `Relance nᵒ ${index + 1}`,
    })),
  },
};
/** Labels that do not fit are left out; both ends stay. */
export const Narrow: Story = {
  args: { reminders: REMINDERS, renewal: { start: day(2026, 11, 9), end: day(2027, 2, 9) } },
  decorators: [(Story) => <div style={{ inlineSize: '16rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(Délivrance|Issued)$/)).toBeVisible();
    await expect(canvas.getByText(/^(Expiration|Expires)$/)).toBeVisible();
    await expect(canvas.queryByText(/^1 (mois|month)$/)).not.toBeInTheDocument();
  },
};

const IN_A_LIST = [
  ['Amoxivane 500 mg B/12', ending(day(2029, 3, 4))],
  ['Glycarel 850 mg B/60', ending(day(2028, 4, 2))],
  ['Sahelfer sirop 125 ml', ending(day(2027, 7, 28))],
  ['Tensorel 5 mg B/30', ending(day(2027, 5, 9))],
  ['Paludexa 20/120 B/24', ending(day(2027, 2, 11))],
  ['Brévadol 1 g B/16', ending(day(2026, 12, 12))],
  ['Orvacine 1 g B/8', ending(TODAY)],
  ['Orvacine 500 mg B/16', ending(day(2026, 8, 1))],
  ['Sérum oral B/20', { start: day(2018, 1, 1), end: null }],
  ['Vitarel C B/10', { start: day(2027, 1, 1), end: day(2031, 12, 31) }],
  ['Pommade Karis 30 g', { start: null, end: null }],
  ['Collyre Sahel 10 ml', { start: day(2027, 5, 9), end: day(2022, 5, 9) }],
] as const;

export const InAList: Story = {
  render: ({ today }) => (
    <table>
      <tbody>
        {IN_A_LIST.map(([name, dates]) => (
          <tr key={name}>
            <th scope="row" style={{ paddingInlineEnd: '2rem', textAlign: 'inherit', fontWeight: 500 }}>
              {name}
            </th>
            <td style={{ paddingBlock: '0.5rem' }}>
              <ValidityRibbon start={null} end={null} {...dates} today={today} size="list" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
  play: async ({ canvas }) => {
    for (const words of [
      '2 (ans|years)',
      '16 (mois|months)',
      '8 (mois|months)',
      '84 [jd]',
      '23 [jd]',
      'aujourd’hui|today',
      'expirée|expired',
      'sans échéance|no end',
      'à venir|to come',
      'sans date|no date',
    ]) {
      canvas.getByText(new RegExp(`^(${words})$`));
    }
    await expect(canvas.getByRole('img', { name: /^84 (jours restants|days left)/ })).toBeVisible();
  },
};
/** At the end of a two-line row: the text above, the ribbon below. */
export const Stacked: Story = { args: { ...ending(day(2027, 2, 11)), size: 'stacked' } };
