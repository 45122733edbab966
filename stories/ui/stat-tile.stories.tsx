import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SkeletonGroup } from '#ui/skeleton/skeleton.tsx';
import { Sparkline } from '#ui/sparkline/sparkline.tsx';
import { StatGroupSkeleton } from '#ui/stat-tile/stat-group-skeleton.tsx';
import { Change, StatGroup, StatTile } from '#ui/stat-tile/stat-tile.tsx';
import { broken } from './unbroken.ts';

const meta = {
  component: StatTile,
  args: { label: 'CA réalisé', value: '78 046 740', unit: 'FCFA', note: 'sur 92 412 000 FCFA attendus' },
  argTypes: { children: { control: false } },
  render: (args) => (
    <StatGroup>
      <StatTile {...args} />
    </StatGroup>
  ),
} satisfies Meta<typeof StatTile>;
export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('term')).toHaveTextContent('CA réalisé');
  },
};
export const Bare: Story = {
  args: { label: 'Stock écoulé', value: '45 170' },
  render: ({ label, value }) => (
    <StatGroup>
      <StatTile label={label} value={value} />
    </StatGroup>
  ),
};
export const WithChange: Story = {
  args: {
    label: 'Taux d’atteinte',
    value: '84 %',
    note: (
      <>
        <Change tone="green">+2 points</Change> sur septembre
      </>
    ),
  },
  render: ({ label, value, note }) => (
    <StatGroup>
      <StatTile label={label} value={value} note={note} />
    </StatGroup>
  ),
};
export const WithSparkline: Story = {
  args: { children: <Sparkline values={[62, 63, 61, 65, 66, 66, 67, 68]} label={null} tone="accent" /> },
};
export const FourInARow: Story = {
  render: (args) => (
    <StatGroup>
      <StatTile {...args} />
      <StatTile label="Taux d’atteinte" value="84 %" note="+2 points sur septembre" />
      <StatTile label="Déficit cumulé" value="16 234 740" unit="FCFA" note="report compris : 21 267 509" />
      <StatTile label="Stock écoulé" value="45 170" note="boîtes chez trois grossistes" />
    </StatGroup>
  ),
};
export const Zero: Story = { args: { value: '0' } };
/** A number too long for its box wraps between groups of digits. */
export const Huge: Story = {
  args: { value: '987 654 321 000 000 000' },
  decorators: [(Story) => <div style={{ inlineSize: '9rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const [figure] = canvas.getAllByRole('definition');
    if (!figure) throw new Error('There is no figure.');
    await expect(figure).toHaveTextContent('987 654 321 000 000 000 FCFA');
    await expect(broken(figure)).toEqual([]);
  },
};
/** A number is set smaller before it wraps. */
export const LittleRoom: Story = {
  args: { value: '9 876 543 210' },
  decorators: [(Story) => <div style={{ inlineSize: '11rem' }}>{Story()}</div>],
  render: ({ label, value }) => (
    <StatGroup>
      <StatTile label={label} value={value} />
    </StatGroup>
  ),
  play: async ({ canvas }) => {
    const parts = [...(canvas.getByRole('definition').firstElementChild?.getClientRects() ?? [])];
    await expect(new Set(parts.map(({ bottom }) => bottom)).size).toBe(1);
  },
};
export const LongWords: Story = {
  args: {
    label: 'Chiffre d’affaires réalisé par la délégation régionale du Littoral, report de l’exercice précédent compris',
    note: 'sur 92 412 000 FCFA attendus, anticonstitutionnellement répartis entre trois grossistes',
  },
  decorators: [(Story) => <div style={{ inlineSize: '14rem' }}>{Story()}</div>],
};

/** Placeholders while the figures load. */
export const ToCome: Story = {
  render: () => (
    <SkeletonGroup>
      <StatGroupSkeleton count={4} />
    </SkeletonGroup>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^(Chargement|Loading)…$/u);
  },
};
