import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import type { ReminderRule } from '#domain/regulatory/reminder-rules.ts';
import { href } from '#routes/links.ts';
import { screen } from '../meta.tsx';
import type { StageProps } from '../stage.tsx';
import { dialog, nothing, type Refusal, refuse, write } from './refuse.ts';
import { SENT } from './sent.ts';

/**
 * Every refusal of the forms of reminders: its message, and that the form keeps everything entered
 * (docs/rules/interface.md#form-refusals). The cases are typed by the codes of the rules, so a rule without a case does
 * not compile.
 */
const meta = {
  ...screen,
  title: 'Screens/Refusals/Reminders',
  args: { role: 'RegulatoryAffairsUser', address: '/' },
} satisfies Meta<StageProps>;
export default meta;

type Story = StoryObj<typeof meta>;

const REMINDER: Readonly<Record<ReminderRule, Refusal>> = {
  'name REQUIRED_VALUE': { breaks: nothing, says: /Donnez un nom au rappel/u },
  'description REQUIRED_VALUE': {
    breaks: (form) => write(form, 'Nom', 'Porter l’échantillon'),
    says: /Décrivez ce qu’il y a à faire/u,
  },
  ...SENT,
};

export const Reminder: Story = {
  args: { address: href('regulatory_affairs_user_reminders', {}, { reminder: 'new' }) },
  play: async () => {
    const form = await dialog('Nouveau rappel');
    await within(form).findAllByRole('option');
    await refuse(form, 'Enregistrer le rappel', REMINDER);
  },
};
