import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { LONG_PHRASE, LONG_WORD } from './long-words.ts';

const meta = {
  component: Tabs,
  args: {
    label: 'Fiche',
    onSelect: fn(),
    tabs: [
      { id: 'summary', label: 'Synthèse', content: 'Identité, relation, dernières visites.' },
      { id: 'visits', label: 'Visites', count: 38, content: 'Trente-huit visites.' },
      { id: 'products', label: 'Relation produits', count: 4, content: 'Quatre produits.' },
      { id: 'profile', label: 'Profil', isDisabled: true, content: '' },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const First: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Synthèse' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /Visites/ })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Trente-huit visites.');
    await expect(args.onSelect).toHaveBeenCalledWith('visits');
    // From the last enabled tab, the arrow wraps to the first.
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: /Relation produits/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Synthèse' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
};
export const Selected: Story = { args: { selected: 'products' } };
export const Many: Story = {
  args: {
    tabs: Array.from({ length: 12 }, (_, index) => ({
      id: String(index),
      label: `Secteur ${index + 1}`,
      count: index * 1_000,
      content: `Secteur ${index + 1}`,
    })),
  },
};

/** The left arrow moves forward. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('visits');
  },
};
export const Extremes: Story = {
  args: {
    tabs: [
      { id: 'none', label: 'Aucun', count: 0, content: `${LONG_PHRASE}, ${LONG_WORD}${LONG_WORD}` },
      { id: 'phrase', label: LONG_PHRASE, count: 12_480_500, content: LONG_PHRASE },
      { id: 'word', label: LONG_WORD, content: LONG_WORD },
    ],
  },
  decorators: [(Story) => <div style={{ inlineSize: '20rem' }}>{Story()}</div>],
};
