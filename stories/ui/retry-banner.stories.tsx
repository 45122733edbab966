import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RetryBanner } from '#ui/retry-banner/retry-banner.tsx';

const meta = {
  component: RetryBanner,
  args: { onRetry: fn(), isRetrying: false },
} satisfies Meta<typeof RetryBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Stale: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /La liste n’est peut-être pas à jour\.|The list may be out of date\./,
    );
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^(Réessayer|Try again)$/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Retrying: Story = { args: { isRetrying: true } };
export const OfSomethingElse: Story = {
  args: { title: 'L’annuaire n’a pas pu être lu.', children: 'Le serveur est injoignable.' },
};
export const LongWords: Story = {
  args: { title: 'Anticonstitutionnellement-incompréhensiblement-intergouvernementalisations' },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
