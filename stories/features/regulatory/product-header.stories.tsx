import { CalendarDate } from '@internationalized/date';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '#ui/button/button.tsx';
import { ProductHeader } from '#features/regulatory/shared/product-header/product-header.tsx';
import { LONG_PHRASE } from '../../ui/long-words.ts';

const PRODUCT = {
  name: 'Tensorel 5 mg B/30',
  ref: 'BRV-TEN-0530',
  numAMM: 'AMM-CM-2022-00233',
  pGHT: 3120,
  publicPrice: 5835,
  cessionPrice: 4305,
  aMMDate: '2022-05-09',
  aMMEndDate: '2027-05-09',
  Picture: null,
  PharmaLaboratory: { name: 'Brévane' },
};

const meta = {
  component: ProductHeader,
  args: {
    product: PRODUCT,
    today: new CalendarDate(2026, 11, 19),
    zone: 'Africa/Douala',
    reminders: [{ ID: '1', name: 'Prendre rendez-vous au guichet', scheduledTimeStamp: 1_796_117_400 }],
    pages: [
      { href: '#actions', label: 'Actions réglementaires', count: 4, isCurrent: true },
      { href: '#fichiers', label: 'Fichiers', isCurrent: false },
    ],
    actions: <Button variant="primary">Enregistrer la nouvelle AMM</Button>,
  },
} satisfies Meta<typeof ProductHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Authorised: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Tensorel 5 mg B/30');
    await expect(canvas.getByText(/^3[\s,]120\sFCFA$/)).toBeVisible();
    await expect(canvas.getByRole('img', { name: /^171 (jours restants|days left)/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Actions/ })).toHaveAttribute('aria-current', 'page');
  },
};
/** A tab whose page the user may not open is left out. */
export const ToRead: Story = {
  args: { actions: undefined, pages: [{ href: undefined, label: 'Fichiers', isCurrent: false }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
export const Bare: Story = {
  args: {
    reminders: [],
    product: {
      ...PRODUCT,
      ref: null,
      numAMM: null,
      pGHT: null,
      publicPrice: null,
      cessionPrice: null,
      aMMDate: null,
      aMMEndDate: null,
      PharmaLaboratory: null,
    },
  },
};
export const Extremes: Story = {
  args: {
    product: {
      ...PRODUCT,
      name: 'Anticonstitutionnellement-incompréhensiblement 500 mg/5 ml B/1 000',
      pGHT: 0,
      publicPrice: 987_654_321_000_000,
      cessionPrice: 987_654_321_000_000,
      PharmaLaboratory: { name: LONG_PHRASE },
    },
    reminders: Array.from({ length: 40 }, (_, index) => ({
      ID: String(index),
      name: LONG_PHRASE,
      scheduledTimeStamp: 1_796_117_400 + index * 86_400,
    })),
    pages: Array.from({ length: 6 }, (_, index) => ({
      href: `#${index}`,
      label: `Actions réglementaires ${index + 1}`,
      count: index * 12_480,
      isCurrent: index === 5,
    })),
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
