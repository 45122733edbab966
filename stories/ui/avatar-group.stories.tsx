import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AvatarGroup } from '#ui/avatar/avatar-group.tsx';

const PEOPLE = ['Fatou Diagne', 'Serge Etoundi', 'Prisca Nguemo', 'Hélène Vauquelin'].map((name) => ({
  id: name,
  name,
}));

const meta = {
  component: AvatarGroup,
  args: { people: PEOPLE, label: '4 destinataires' },
} satisfies Meta<typeof AvatarGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const More: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '4 destinataires' })).toHaveTextContent('FDSE+2');
  },
};
export const JustFits: Story = { args: { people: PEOPLE.slice(0, 3), label: '3 destinataires' } };
export const One: Story = { args: { people: PEOPLE.slice(0, 1), label: 'Fatou Diagne' } };
/** A very large group, and a person without a name. */
export const Extremes: Story = {
  args: {
    people: [
      { id: 'unknown', name: '' },
      ...Array.from({ length: 12_480 }, (_, index) => ({ id: String(index), name: `Délégué ${index + 1}` })),
    ],
    label: '12 481 destinataires',
  },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('img', { name: '12 481 destinataires' });
    await expect(group).toHaveTextContent(/\?D1\+12[\s,]479/);
    await expect(group.scrollWidth).toBeLessThanOrEqual(group.clientWidth);
  },
};
