import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LoadingWords, Skeleton, SkeletonGroup, SkeletonRows, SKELETON_SHAPES } from '#ui/skeleton/skeleton.tsx';

const meta = {
  component: Skeleton,
  subcomponents: { LoadingWords, SkeletonGroup, SkeletonRows },
  argTypes: { shape: { control: 'inline-radio', options: SKELETON_SHAPES } },
} satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Text: Story = { args: { width: '12rem' } };
export const Block: Story = { args: { shape: 'block', height: '8rem' } };
export const Round: Story = { args: { shape: 'round', width: '2.5rem' } };
export const Rows: Story = {
  render: () => <SkeletonRows count={5} hasAvatar />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/Chargement…|Loading…/);
  },
};
export const TwoLineRows: Story = { render: () => <SkeletonRows count={5} hasAvatar isTwoLine /> };

/** Nothing is to be seen: figures stand there already, and others are still to come. */
export const WordsAlone: Story = {
  render: () => <LoadingWords />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/Chargement…|Loading…/);
  },
};
