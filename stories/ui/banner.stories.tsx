import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Banner, BANNER_TONES } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';

const meta = {
  component: Banner,
  args: { title: 'Des saisies du 18 novembre ne sont pas envoyées.', children: 'Le serveur a aussi changé depuis.' },
  argTypes: { tone: { control: 'inline-radio', options: BANNER_TONES }, actions: { control: false } },
} satisfies Meta<typeof Banner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Info: Story = {
  args: { title: 'Lecture seule.', children: 'Ce dossier est tenu par les affaires réglementaires.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Lecture seule. Ce dossier');
  },
};
export const Amber: Story = {
  args: {
    tone: 'amber',
    actions: (
      <>
        <Button size="small">Comparer</Button>
        <Button size="small">Garder les miennes</Button>
      </>
    ),
  },
};
export const Red: Story = {
  args: {
    tone: 'red',
    title: 'Le rappel n’a pas été enregistré.',
    children: 'La date est passée. Choisissez une date à venir.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeInTheDocument();
  },
};
export const TitleAlone: Story = { args: { tone: 'amber', children: null } };
export const LongWords: Story = {
  args: {
    tone: 'amber',
    title: 'Anticonstitutionnellement-incompréhensiblement-intergouvernementalisations',
    children: 'Une phrase qui dure, '.repeat(12),
    actions: <Button size="small">Recharger les données du serveur</Button>,
  },
};
