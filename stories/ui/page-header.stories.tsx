import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Download, Plus } from 'lucide-react';
import { Button } from '#ui/button/button.tsx';
import { Page, PageHeader } from '#ui/page/page.tsx';

const meta = {
  component: PageHeader,
  subcomponents: { Page },
  args: { title: 'Clients' },
  argTypes: { actions: { control: false } },
  decorators: [(Story) => <Page>{Story()}</Page>],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

const ACTIONS = (
  <>
    <Button icon={<Download />}>Exporter</Button>
    <Button variant="primary" icon={<Plus />}>
      Nouveau client
    </Button>
  </>
);

export const Title: Story = {};
export const WithCountAndActions: Story = { args: { count: '1 284 fiches', actions: ACTIONS } };
export const WithSubtitle: Story = { args: { title: 'Rappels', subtitle: 'Ce qui est à faire, et ce qui l’a été' } };
export const Lead: Story = {
  args: {
    title: 'Tableau de bord',
    lead: (
      <>
        <strong>42 délégués sur 47</strong> sont actifs cette semaine. Les quotas de novembre sont atteints à{' '}
        <strong>61 %</strong>, à huit jours ouvrés de la fin.
      </>
    ),
  },
  play: async ({ canvas }) => {
    // The sentence replaces the title visually; screen readers still get the heading.
    await expect(canvas.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeInTheDocument();
  },
};
export const LongWords: Story = {
  args: {
    title: 'Renouvellement quinquennal de l’autorisation de mise sur le marché de Paludexa 20/120 B/24',
    count: '12 480 500 lignes',
    actions: ACTIONS,
  },
};
