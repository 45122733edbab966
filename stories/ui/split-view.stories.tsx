import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { SplitView, type SplitViewProps } from '#ui/split-view/split-view.tsx';
import { phone } from '#ui/theme/media.ts';
import { LONG_WORD } from './long-words.ts';

const meta = {
  component: SplitView,
  args: {
    label: 'Largeur de la liste',
    start: <p style={{ padding: '1rem' }}>Dr Clarisse Ewane, Dr Solange Tchatat, Pharmacie du Rond-Point</p>,
    end: <p style={{ padding: '1rem' }}>Pédiatre, Clinique Les Palétuviers, Akwa</p>,
    size: 308,
    onSizeChange: () => undefined,
    isEndOpen: true,
    backLabel: 'Tous les clients',
    onBack: () => undefined,
  },
  argTypes: { start: { control: false }, end: { control: false } },
  render: Controlled,
  decorators: [(Story) => <div style={{ blockSize: '16rem' }}>{Story()}</div>],
} satisfies Meta<typeof SplitView>;
export default meta;

type Story = StoryObj<typeof meta>;

function Controlled(props: SplitViewProps) {
  const [size, setSize] = useState(props.size);
  return <SplitView {...props} size={size} onSizeChange={setSize} />;
}

export const Resizable: Story = {
  play: async ({ canvas, userEvent }) => {
    const separator = canvas.getByRole('separator', { name: 'Largeur de la liste' });
    await userEvent.tab();
    await expect(separator).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(separator).toHaveAttribute('aria-valuenow', '324');
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await expect(separator).toHaveAttribute('aria-valuenow', '260');
    await userEvent.keyboard('{Home}');
    await expect(separator).toHaveAttribute('aria-valuenow', '240');
    await userEvent.keyboard('{ArrowLeft}{End}{ArrowRight}');
    await expect(separator).toHaveAttribute('aria-valuenow', '560');
  },
};
export const Dragged: Story = {
  play: async ({ canvas, userEvent }) => {
    const separator = canvas.getByRole('separator');
    const from = separator.getBoundingClientRect().x;
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: separator, coords: { clientX: from, clientY: 40 } },
      { target: separator, coords: { clientX: from + 50, clientY: 40 } },
      { keys: '[/MouseLeft]', target: separator, coords: { clientX: from + 50, clientY: 40 } },
    ]);
    await fireEvent.lostPointerCapture(separator);
    await expect(separator).toHaveAttribute('aria-valuenow', '358');
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('separator')).toHaveAttribute('aria-valuenow', '324');
  },
};
export const NothingChosen: Story = {
  args: { isEndOpen: false, end: <p style={{ padding: '1rem' }}>Choisissez un client dans la liste.</p> },
};

/** Content too wide for its pane is broken or scrolls; it never moves the separator. */
export const LongWords: Story = {
  args: {
    size: 240,
    start: <p style={{ padding: '1rem' }}>{`${LONG_WORD}${LONG_WORD}`}</p>,
    end: <p style={{ padding: '1rem' }}>{LONG_WORD.repeat(4)}</p>,
  },
};
/** One pane and a way back. If the test cannot narrow the window, both panes. */
export const OnAPhone: Story = {
  args: { onBack: fn() },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ args, canvas, userEvent }) => {
    if (!window.matchMedia(phone).matches) return;
    await userEvent.click(canvas.getByRole('button', { name: 'Tous les clients' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};
