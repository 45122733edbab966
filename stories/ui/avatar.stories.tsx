import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { Avatar, AVATAR_SIZES } from '#ui/avatar/avatar.tsx';

const PORTRAIT = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="tan" d="M0 0h8v8H0z"/><circle cx="4" cy="3" r="2" fill="sienna"/><path d="M0 9a4 4 0 0 1 8 0" fill="teal"/></svg>',
)}`;
const PEOPLE = [
  'Yannick Mbida',
  'Pauline Kouamé',
  'Prisca Nguemo',
  'Serge Etoundi',
  'Armand Kessié',
  'Fatou Diagne',
  'Hélène Vauquelin',
  'Thierry Casamayou',
];

const meta = {
  component: Avatar,
  args: { name: 'Fatou Diagne', isNamed: true },
  argTypes: { size: { control: 'inline-radio', options: AVATAR_SIZES } },
} satisfies Meta<typeof Avatar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Initials: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Fatou Diagne' })).toHaveTextContent('FD');
  },
};
export const Portrait: Story = { args: { src: PORTRAIT, size: 'large' } };
export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: '1rem', alignItems: 'center' }}>
      {AVATAR_SIZES.map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
    </div>
  ),
};
export const Tints: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: '.5rem' }}>
      {PEOPLE.map((name) => (
        <Avatar key={name} name={name} isNamed />
      ))}
    </div>
  ),
};
export const PortraitMissing: Story = {
  args: { src: 'data:image/png;base64,none' },
  play: async ({ canvasElement, canvas }) => {
    const portrait = canvasElement.querySelector('img');
    if (portrait) await fireEvent.error(portrait);
    await waitFor(() => expect(canvasElement.querySelector('img')).not.toBeInTheDocument());
    await expect(canvas.getByRole('img')).toHaveTextContent('FD');
  },
};
export const OneWord: Story = { args: { name: 'Rodrigue' } };
export const NoName: Story = { args: { name: '', isNamed: false } };
