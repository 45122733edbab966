import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SentenceSkeleton } from '#ui/sentence/sentence-skeleton.tsx';
import { Fact, Sentence } from '#ui/sentence/sentence.tsx';
import { LONG_WORD } from './long-words.ts';

const meta = {
  component: Sentence,
  args: {
    children: (
      <>
        <Fact href="#delegates">42 délégués sur 47</Fact> sont actifs cette semaine. Les quotas de novembre sont
        atteints à <Fact href="#quotas">61 %</Fact>, à huit jours ouvrés de la fin. <Fact href="#amm">Deux AMM</Fact>{' '}
        attendent une décision.
      </>
    ),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Sentence>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OfADay: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '42 délégués sur 47' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '61 %' })).toHaveFocus();
  },
};
export const WithoutProof: Story = {
  args: {
    children: (
      <>
        <Fact>Aucune visite</Fact> n’est prévue aujourd’hui.
      </>
    ),
  },
};
export const Extremes: Story = {
  args: {
    children: (
      <>
        Les ventes de <Fact>{LONG_WORD}</Fact> font <Fact href="#sales">1 234 567 890 123 FCFA</Fact>.
      </>
    ),
  },
  decorators: [(Story) => <div style={{ inlineSize: '16rem' }}>{Story()}</div>],
};

/** Reserves its space, so that the content below does not move. */
export const ToCome: Story = {
  args: { children: <SentenceSkeleton wide={2} phone={3} /> },
  play: async ({ canvas }) => {
    const sentence = canvas.getByRole('paragraph');
    await expect(sentence.offsetHeight).toBe(Math.round(2 * Number.parseFloat(getComputedStyle(sentence).lineHeight)));
  },
};
