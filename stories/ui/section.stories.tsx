import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { expect } from 'storybook/test';
import { Button } from '#ui/button/button.tsx';
import { Section } from '#ui/section/section.tsx';
import { LONG_PHRASE, LONG_WORD } from './long-words.ts';

const meta = {
  component: Section,
  args: { title: 'Quotas de visites', meta: 'novembre, 47 délégués', children: 'Le tableau des quotas.' },
  argTypes: { actions: { control: false } },
} satisfies Meta<typeof Section>;
export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Quotas de visites' })).toBeInTheDocument();
  },
};
export const Several: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1.25rem' }}>
      <Section {...args} />
      <Section
        title="Rappels"
        actions={
          <Button variant="ghost" size="small" icon={<Plus />}>
            Rappel
          </Button>
        }
      >
        Deux rappels.
      </Section>
    </div>
  ),
};

export const LongWords: Story = {
  args: {
    title: `${LONG_PHRASE}, ${LONG_WORD}`,
    meta: LONG_PHRASE,
    actions: (
      <Button variant="ghost" size="small" icon={<Plus />}>
        Nouvelle demande d’autorisation
      </Button>
    ),
    children: `0 sur 987 654 321 000 000 FCFA, ${LONG_WORD}`,
  },
  decorators: [(Story) => <div style={{ inlineSize: '18rem' }}>{Story()}</div>],
};
