import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { loadScreen } from '#app/lazy-screen.ts';
import { matchRoute } from '#routes/match.ts';
import { forgetWork } from '#state/forget-work.ts';
import { NETWORKS } from './open-stage.ts';
import { Stage, type StageProps } from './stage.tsx';

/** Loads the code of the screen and of the shell before the story starts, so that the story never shows that loading. */
async function fetchCode({ args: { address } }: { args: StageProps }) {
  const match = matchRoute(new URL(address, location.origin).pathname);
  const shown = match?.kind === 'screen' ? match.route.screen : null;
  // The page for errors is a part of the shell.
  await Promise.all([import('#app/shell/shell.tsx'), shown !== null && shown !== 'error' && loadScreen(shown)]);
  return {};
}

/** Settings shared by all stories of screens. */
export const screen = {
  parameters: { layout: 'fullscreen' },
  loaders: [fetchCode],
  // All stories share one device, and a story leaves the drafts of its open editors there.
  beforeEach: () => forgetWork(null),
  argTypes: {
    address: { control: false },
    role: { control: false },
    network: { control: 'inline-radio', options: NETWORKS },
    menu: { control: false },
    prepare: { control: false },
  },
  render: (args, { globals }) => <Stage {...args} globals={globals} />,
} satisfies Meta<StageProps>;

export const ON_A_PHONE = { viewport: { value: 'mobile1' } } as const;

/** The screen while the server has not answered yet. */
export const WAITING = {
  args: { network: 'waiting' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chargement…')).toBeInTheDocument();
  },
} satisfies Pick<StoryObj<StageProps>, 'args' | 'play'>;
