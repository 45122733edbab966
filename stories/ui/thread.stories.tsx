import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Thread, ThreadStop } from '#ui/thread/thread.tsx';
import { LONG_PHRASE, LONG_WORD } from './long-words.ts';

const meta = {
  component: Thread,
  subcomponents: { ThreadStop },
  args: { label: 'Étapes du renouvellement', children: null },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Thread>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Steps: Story = {
  args: {
    children: [
      <ThreadStop key="1" state="done">
        <strong>Constituer le dossier CTD</strong>
        <br />
        Modules 1 à 3, données de stabilité 24 mois
      </ThreadStop>,
      <ThreadStop key="2" state="done">
        Régler les droits de renouvellement
      </ThreadStop>,
      <ThreadStop key="3" state="now" number={3}>
        Déposer à la direction de la pharmacie
      </ThreadStop>,
      <ThreadStop key="4" state="todo" number={4}>
        Répondre aux questions
      </ThreadStop>,
      <ThreadStop key="5" state="todo" number={5}>
        Recevoir la décision
      </ThreadStop>,
    ],
  },
  play: async ({ canvas }) => {
    const stops = canvas.getAllByRole('listitem');
    await expect(canvas.getByRole('list', { name: 'Étapes du renouvellement' })).toBeInTheDocument();
    await expect(stops).toHaveLength(5);
    await expect(stops[2]).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getAllByRole('img', { name: /^(À venir|To come)$/ })).toHaveLength(2);
  },
};

export const Day: Story = {
  args: {
    label: 'Jeudi 19 novembre',
    children: [
      <ThreadStop key="1" state="done" number={1} aside="08:10">
        Dr Clarisse Ewane
      </ThreadStop>,
      <ThreadStop key="2" state="done" status="spontaneous" number={2} aside="09:40">
        Dr Idriss Njoya
      </ThreadStop>,
      <ThreadStop key="3" state="done" status="administrative" number={3} aside="10:30">
        Hôpital de district de Deïdo
      </ThreadStop>,
      <ThreadStop key="4" state="now" number={4} aside="11:20">
        Dr Solange Tchatat
      </ThreadStop>,
      <ThreadStop key="5" state="todo" number={5} aside="12:10">
        Dr Hervé Mandeng
      </ThreadStop>,
    ],
  },
};

export const Extremes: Story = {
  args: {
    children: [
      <ThreadStop key="phrase" state="done" number={99} aside="23:59">
        {LONG_PHRASE}
      </ThreadStop>,
      <ThreadStop key="word" state="now" number={100} aside="00:00">
        {LONG_WORD}
      </ThreadStop>,
      <ThreadStop key="nothing" state="todo" aside="00:05">
        {null}
      </ThreadStop>,
    ],
  },
  render: (args) => (
    <div style={{ display: 'grid', gap: '2rem', inlineSize: '20rem' }}>
      <Thread {...args} />
      <Thread label="Une seule étape">
        <ThreadStop state="now">Enregistrer</ThreadStop>
      </Thread>
    </div>
  ),
};
