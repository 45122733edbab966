import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '#ui/button/button.tsx';
import { Later } from '#ui/later/later.tsx';

const meta = { component: Later, args: { children: <p>Les filtres</p> } } satisfies Meta<typeof Later>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AfterTheRest: Story = {
  args: { before: <p>Leur place</p> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Les filtres')).toBeVisible();
    await expect(canvas.queryByText('Leur place')).not.toBeInTheDocument();
  },
};

function UntilTheAnswer({ children, ...props }: Parameters<typeof Later>[0]) {
  const [isRead, setRead] = useState(false);
  return (
    <>
      <Button onPress={() => setRead(true)}>Répondre</Button>
      <Later {...props} isHeld={!isRead}>
        {children}
      </Later>
    </>
  );
}

/** A page on a busy machine may never be told that it is idle. */
const idle = () => new Promise((resolve) => void requestIdleCallback(resolve, { timeout: 500 }));

/** A page that waits for its answer is idle. */
export const Held: Story = {
  args: { idleWithin: 4000 },
  render: (args) => <UntilTheAnswer {...args} />,
  play: async ({ canvas }) => {
    await idle();
    await expect(canvas.queryByText('Les filtres')).not.toBeInTheDocument();
    canvas.getByRole('button', { name: 'Répondre' }).click();
    await expect(await canvas.findByText('Les filtres')).toBeVisible();
  },
};

/** The answer does not come. */
export const HeldTooLong: Story = {
  args: { idleWithin: 50, isHeld: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Les filtres')).toBeVisible();
  },
};
