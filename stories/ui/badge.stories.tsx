import type { Meta, StoryObj } from '@storybook/react-vite';
import { Clock } from 'lucide-react';
import { Badge, BADGE_TONES } from '#ui/badge/badge.tsx';

const meta = {
  component: Badge,
  args: { children: 'En cours' },
  argTypes: { tone: { control: 'inline-radio', options: BADGE_TONES }, icon: { control: false } },
} satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Accent: Story = { args: { tone: 'accent', children: 'Accordé' } };
export const Green: Story = { args: { tone: 'green', children: 'Quota atteint' } };
export const Amber: Story = { args: { tone: 'amber', children: 'Sous 3 mois' } };
export const Red: Story = { args: { tone: 'red', children: 'Expirée' } };
export const WithIcon: Story = { args: { icon: <Clock />, children: 'Le matin avant 9 h' } };
export const LongWord: Story = {
  args: { children: 'Complément demandé par la direction de la pharmacie et du médicament, deuxième relance' },
  decorators: [(Story) => <div style={{ inlineSize: '12rem' }}>{Story()}</div>],
};
