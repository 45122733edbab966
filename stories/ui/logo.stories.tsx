import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Logo, LOGO_SIZES } from '#ui/logo/logo.tsx';

const meta = {
  component: Logo,
  argTypes: { size: { control: 'inline-radio', options: LOGO_SIZES } },
} satisfies Meta<typeof Logo>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Small: Story = { args: { size: 'small' } };
export const Medium: Story = {};
export const Large: Story = { args: { size: 'large' } };
export const MarkAlone: Story = {
  args: { isMark: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Tournée' })).toBeInTheDocument();
  },
};
