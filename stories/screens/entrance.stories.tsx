import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { href } from '#routes/links.ts';
import { ON_A_PHONE, screen } from './meta.tsx';
import type { StageProps } from './stage.tsx';

const meta = {
  ...screen,
  title: 'Screens/Entrance',
  args: { role: null, address: href('user_login') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
} satisfies Meta<StageProps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SignIn: Story = {};

/** After a refusal by the server, the form keeps what was typed. */
export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    const email = await canvas.findByRole('textbox', { name: 'Adresse e-mail' });
    await userEvent.type(email, 'a@b.cm');
    await userEvent.type(canvas.getByLabelText('Mot de passe'), 'non{Enter}');
    await expect(await canvas.findByText('Identifiants refusés.')).toBeVisible();
    await expect(email).toHaveValue('a@b.cm');
  },
};

/** The user has signed out in another tab. */
export const SignedOutInAnotherTab: Story = {
  args: { role: 'Delegue', otherTab: 'signsOut' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Vous vous êtes déconnecté dans un autre onglet.')).toBeVisible();
  },
};

export const SignedOutInAnotherTabInEnglish: Story = {
  args: { role: 'Delegue', otherTab: 'signsOut' },
  globals: { ...ON_A_PHONE, language: 'en', theme: 'dark-clay' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have signed out in another tab.')).toBeVisible();
  },
};

/** Somebody has signed in in another tab: this one can go on with their account. */
export const SomebodyInAnotherTab: Story = {
  args: { otherTab: 'signsIn' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Quelqu’un s’est connecté dans un autre onglet.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Continuer avec ce compte' })).toBeVisible();
  },
};

export const SomebodyInAnotherTabInEnglish: Story = {
  args: { otherTab: 'signsIn' },
  globals: { ...ON_A_PHONE, language: 'en', theme: 'dark-plum' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Somebody has signed in in another tab.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Go on with this account' })).toBeVisible();
  },
};

export const SignInOnAPhone: Story = { globals: ON_A_PHONE };
export const Register: Story = { args: { address: href('user_register') } };
export const ForgotPassword: Story = { args: { address: href('user_forgot_password') } };
