import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Link } from '#ui/link/link.tsx';
import { PasswordField } from '#ui/password-field/password-field.tsx';
import { LONG_PHRASE, LONG_WORD } from './long-words.ts';

const meta = {
  component: PasswordField,
  args: { label: 'Mot de passe', defaultValue: 'tournee' },
  argTypes: { aside: { control: false } },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Mot de passe')).toHaveAttribute('type', 'password');
  },
};

export const Shown: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const reveal = canvas.getByRole('button', { name: /^(Afficher le mot de passe|Show the password)$/ });
    await userEvent.tab();
    await userEvent.tab();
    await expect(reveal).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(reveal).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByLabelText('Mot de passe')).toHaveAttribute('type', 'text');
    await expect(canvas.getByLabelText('Mot de passe')).toHaveValue('tournee');
  },
};

export const WithAside: Story = {
  args: {
    aside: (
      <Link variant="standalone" href="/user/forgot-password">
        Mot de passe oublié ?
      </Link>
    ),
  },
};

export const Invalid: Story = { args: { error: 'Ce mot de passe ne convient pas. Vérifiez les majuscules.' } };

export const Disabled: Story = { args: { isDisabled: true } };

export const LongWords: Story = {
  args: { ...WithAside.args, label: LONG_PHRASE, defaultValue: LONG_PHRASE, error: `${LONG_PHRASE}, ${LONG_WORD}` },
  decorators: [(Story) => <div style={{ inlineSize: '16rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Afficher le mot de passe|Show the password)$/ }));
    await expect(canvas.getByRole('textbox')).toHaveValue(LONG_PHRASE);
  },
};
