import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download } from 'lucide-react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { Tooltip } from '#ui/tooltip/tooltip.tsx';

const meta = {
  component: Tooltip,
  args: {
    content: 'Exporter la liste',
    children: (
      <IconButton label="Exporter">
        <Download />
      </IconButton>
    ),
  },
  argTypes: { children: { control: false } },
  decorators: [(Story) => <div style={{ padding: '4rem' }}>{Story()}</div>],
} satisfies Meta<typeof Tooltip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnFocus: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Exporter' });
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Exporter la liste');
    await expect(button).toHaveAccessibleDescription('Exporter la liste');
  },
};
export const GoneWithEscape: Story = {
  play: async () => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  },
};
export const LongWords: Story = {
  args: {
    content:
      'Délégation régionale de la santé publique du Littoral, service des autorisations et des visas publicitaires, anticonstitutionnellement-incompréhensiblement-intergouvernementalisations',
  },
  play: async () => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
  },
};
