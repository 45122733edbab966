import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { expect } from 'storybook/test';
import { Button } from '#ui/button/button.tsx';
import { Section } from '#ui/section/section.tsx';

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
