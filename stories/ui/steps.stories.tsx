import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Steps } from '#ui/steps/steps.tsx';
import { LONG_PHRASE, LONG_WORD } from './long-words.ts';

const NAMES = ['Fichier', 'Vérification', 'Enregistrement', 'Répartition'];

const meta = {
  component: Steps,
  args: { names: NAMES, current: 1 },
  globals: { language: 'fr' },
} satisfies Meta<typeof Steps>;
export default meta;

type Story = StoryObj<typeof meta>;

/**
 * At the first step, in between, at the last, and after it. Finished steps have a check mark, later ones their number.
 */
export const Progress: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '2rem' }}>
      {[...NAMES.keys(), NAMES.length].map((current) => (
        <Steps key={current} {...args} current={current} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('list', { name: 'Avancement' }).map((row) => within(row).getAllByRole('listitem'));
    await expect(
      rows.map((steps) => steps.map((step) => within(step).getByRole('img').getAttribute('aria-label'))),
    ).toEqual([
      ['En cours', 'À venir', 'À venir', 'À venir'],
      ['Fait', 'En cours', 'À venir', 'À venir'],
      ['Fait', 'Fait', 'En cours', 'À venir'],
      ['Fait', 'Fait', 'Fait', 'En cours'],
      ['Fait', 'Fait', 'Fait', 'Fait'],
    ]);
    const current = rows.map((steps) =>
      steps.filter((step) => step.ariaCurrent === 'step').map((step) => step.textContent),
    );
    await expect(current).toEqual([['1Fichier'], ['2Vérification'], ['3Enregistrement'], ['4Répartition'], []]);
  },
};

/** The lines run above the names, and no word is broken. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const heights = NAMES.map((name) => canvas.getByText(name).getBoundingClientRect().height);
    await expect(new Set(heights).size).toBe(1);
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const places = NAMES.map((name) => canvas.getByText(name).getBoundingClientRect().left);
    await expect(places).toEqual(places.toSorted((one, other) => other - one));
  },
};

/** Words too long for their column are broken; a single step has no line. */
export const Extremes: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '2rem' }}>
      <Steps {...args} names={[LONG_PHRASE, LONG_WORD, 'Fin']} />
      <div style={{ inlineSize: '18rem' }}>
        <Steps {...args} names={[...NAMES, LONG_WORD]} />
      </div>
      <Steps names={['Enregistrement']} current={0} />
    </div>
  ),
};
