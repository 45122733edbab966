import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, screen, userEvent, waitFor } from 'storybook/test';
import { ExportMenu } from '#ui/export-menu/export-menu.tsx';

const meta = { component: ExportMenu, args: { onExport: fn(() => Promise.resolve()) } } satisfies Meta<
  typeof ExportMenu
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^(Exporter|Export)$/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: 'CSV' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onExport).toHaveBeenCalledWith('xlsx');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^(Exporter|Export)$/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
};
export const NothingToExport: Story = { args: { isDisabled: true } };
/** The open menu. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Exporter|Export)$/ }));
    await screen.findByRole('menuitem', { name: 'Excel' });
  },
};

/** The code that writes workbooks fails to load the first time. */
export const Failing: Story = {
  play: async ({ canvas, args }) => {
    mocked(args.onExport).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await userEvent.click(canvas.getByRole('button', { name: /^(Exporter|Export)$/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Excel' }));
    const told = await screen.findByText(/^(L’export n’a pas abouti|The export did not succeed)$/);
    await userEvent.click(screen.getByRole('button', { name: /^(Réessayer|Try again)$/ }));
    await waitFor(() => expect(told).not.toBeInTheDocument());
    await expect(args.onExport).toHaveBeenCalledTimes(2);
    await expect(args.onExport).toHaveBeenLastCalledWith('xlsx');
  },
};
