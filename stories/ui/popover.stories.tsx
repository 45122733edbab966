import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '#ui/button/button.tsx';
import { Popover, PopoverTrigger } from '#ui/popover/popover.tsx';
import { LONG_PHRASE, LONG_WORD } from './long-words.ts';

const meta = {
  component: Popover,
  args: { label: 'Légende', children: 'Rouge jusqu’à 45, jaune jusqu’à 75, vert ensuite.' },
  argTypes: { children: { control: false } },
  render: (args) => (
    <PopoverTrigger>
      <Button>Légende</Button>
      <Popover {...args} />
    </PopoverTrigger>
  ),
} satisfies Meta<typeof Popover>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Opened: Story = {
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('dialog', { name: 'Légende' })).toHaveTextContent('Rouge jusqu’à 45');
  },
};
export const ClosedWithEscape: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

/** Content taller than the window scrolls inside. */
export const LongWords: Story = {
  args: {
    children: (
      <>
        {Array.from({ length: 30 }, (_, index) => (
          <p key={index}>{index % 2 === 0 ? LONG_PHRASE : LONG_WORD}</p>
        ))}
        <Button>Compris</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Légende' }));
    await expect((await screen.findByRole('dialog')).getBoundingClientRect().bottom).toBeLessThanOrEqual(
      window.innerHeight,
    );
  },
};
