import type { Meta, StoryObj } from '@storybook/react-vite';
import { House } from 'lucide-react';
import { expect, userEvent, within } from 'storybook/test';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { BUTTON_SIZES } from '#ui/button/button.tsx';

const meta = {
  component: ButtonLink,
  args: { href: '#accueil', children: 'Mon accueil' },
  argTypes: {
    variant: { control: 'select', options: ['primary', 'outline', 'ghost'] },
    size: { control: 'select', options: BUTTON_SIZES },
    icon: { control: false },
  },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Screen readers announce a link. */
export const Outline: Story = {
  args: { icon: <House /> },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const link = within(canvasElement).getByRole('link', { name: 'Mon accueil' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#accueil');
  },
};

export const Primary: Story = { args: { variant: 'primary' } };

export const Ghost: Story = { args: { variant: 'ghost' } };

export const LongWords: Story = {
  args: {
    icon: <House />,
    children: 'Revenir à Anticonstitutionnellement-pharmacovigilance-du-Littoral-et-de-l’Ouest',
  },
  decorators: [(Story) => <div style={{ inlineSize: '14rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
  },
};
