import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ErrorState } from '#ui/error-state/error-state.tsx';

const meta = {
  component: ErrorState,
  args: {
    title: 'La carte du client n’a pas pu être lue',
    children: 'Vos saisies restent sur l’appareil. Vérifiez le réseau, puis réessayez.',
    onRetry: fn(),
    code: 'internal-error',
  },
  argTypes: { actions: { control: false } },
} satisfies Meta<typeof ErrorState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Retryable: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('n’a pas pu être lue');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Retrying: Story = {
  args: { isRetrying: true },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};
export const NoWayBack: Story = {
  args: { title: 'Ce rappel n’existe plus', children: 'Quelqu’un l’a supprimé entre-temps.' },
  render: ({ title, children }) => <ErrorState title={title}>{children}</ErrorState>,
};
export const LongWords: Story = {
  args: {
    title: 'Anticonstitutionnellement-pharmacovigilance-du-Littoral-et-de-l’Ouest n’a pas pu être lu',
    children: 'Une phrase qui dure, '.repeat(8),
    code: 'error-of-a-server-that-says-very-much-in-one-word',
  },
  decorators: [(Story) => <div style={{ inlineSize: '16rem' }}>{Story()}</div>],
};
