import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Count, COUNT_TONES } from '#ui/count/count.tsx';

const meta = {
  component: Count,
  args: { value: 4, label: '4 rappels à faire' },
  argTypes: { tone: { control: 'inline-radio', options: COUNT_TONES } },
} satisfies Meta<typeof Count>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Some: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '4 rappels à faire' })).toHaveTextContent('4');
  },
};
export const Neutral: Story = { args: { tone: 'neutral' } };
export const Huge: Story = {
  args: { value: 12_480, label: '12 480 rappels à faire' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveTextContent('99+');
  },
};
export const Zero: Story = {
  args: { value: 0, label: 'Aucun rappel à faire' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};
