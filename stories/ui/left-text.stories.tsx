import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LeftText } from '#ui/left-text/left-text.tsx';

const meta = {
  component: LeftText,
  args: {
    items: [
      { id: 'promise', term: 'Promesse obtenue', value: 'Prescrira Paludexa' },
      { id: 'gifts', term: 'Cadeaux', value: ' ' },
    ],
    onForget: fn(),
  },
} satisfies Meta<typeof LeftText>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Left: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Prescrira Paludexa')).toBeVisible();
    await expect(canvas.queryByText('Cadeaux')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^(Copier le texte|Copy the text)$/ }));
    await expect(
      await canvas.findByRole('button', {
        name: /^(Texte copié|Text copied|Sélectionnez le texte pour le copier|Select the text to copy it)$/,
      }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^(Abandonner ma saisie|Discard my entry)$/ }));
    await expect(args.onForget).toHaveBeenCalledOnce();
  },
};
export const WithATitle: Story = { args: { title: 'Votre autre saisie' } };
