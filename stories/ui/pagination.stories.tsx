import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Pagination, type PaginationProps } from '#ui/pagination/pagination.tsx';

const meta = {
  component: Pagination,
  args: { label: 'Pages du journal', page: 5, pages: 20, onChange: () => undefined },
  render: Controlled,
} satisfies Meta<typeof Pagination>;
export default meta;

type Story = StoryObj<typeof meta>;

function Controlled(props: PaginationProps) {
  const [page, setPage] = useState(props.page);
  return <Pagination {...props} page={page} onChange={setPage} />;
}

export const InTheMiddle: Story = {
  play: async ({ canvas, userEvent }) => {
    const here = () => canvas.getByRole('button', { current: 'page' });
    await expect(here()).toHaveAccessibleName('Page 5');
    await userEvent.click(canvas.getByRole('button', { name: /^(Page suivante|Next page)$/ }));
    await expect(here()).toHaveAccessibleName('Page 6');
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
    await expect(here()).toHaveAccessibleName('Page 20');
    await expect(canvas.getByRole('button', { name: /^(Page suivante|Next page)$/ })).toBeDisabled();
  },
};
export const First: Story = { args: { page: 1 } };
export const Last: Story = { args: { page: 20 } };
export const Few: Story = { args: { page: 2, pages: 3 } };
export const BeyondTheLast: Story = { args: { page: 99, pages: 4 } };
export const Many: Story = { args: { page: 12_345, pages: 98_765 } };
export const OnePage: Story = {
  args: { page: 1, pages: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
};
export const OfAPhone: Story = { globals: { viewport: { value: 'mobile1' } } };
