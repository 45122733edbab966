import type { Meta, StoryObj } from '@storybook/react-vite';
import { RouterProvider } from 'react-aria-components';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Link, LINK_VARIANTS } from '#ui/link/link.tsx';
import { LONG_PHRASE, LONG_WORD } from './long-words.ts';

const navigate = fn();

const meta = {
  component: Link,
  args: { href: '/clients', children: 'Voir les 47 délégués' },
  argTypes: { variant: { control: 'select', options: LINK_VARIANTS } },
  decorators: [
    (Story) => (
      <RouterProvider navigate={navigate}>
        <Story />
      </RouterProvider>
    ),
  ],
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Navigates through the router by click and Enter, and remains a link that can be copied or opened in a tab. */
export const Inline: Story = {
  render: (args) => (
    <p>
      Les quotas sont atteints à 61 %. <Link {...args} /> ou attendez lundi.
    </p>
  ),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Voir les 47 délégués' });
    await expect(link).toHaveAttribute('href', '/clients');
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenLastCalledWith('/clients', undefined);
  },
};

export const Standalone: Story = { args: { variant: 'standalone' } };

export const Quiet: Story = { args: { variant: 'quiet', children: 'Dr Clarisse Ewane' } };

export const Disabled: Story = { args: { variant: 'standalone', isDisabled: true } };

/** Text longer than its line wraps, and a long word is broken. */
export const LongWords: Story = {
  render: (args) => (
    <div style={{ inlineSize: '10rem' }}>
      {LINK_VARIANTS.map((variant) => (
        <p key={variant}>
          <Link {...args} variant={variant}>
            {LONG_PHRASE}, {LONG_WORD}
          </Link>
        </p>
      ))}
    </div>
  ),
};
