import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { ButtonGroup } from '#ui/button-group/button-group.tsx';
import { PreviousNext } from '#ui/previous-next/previous-next.tsx';

/**
 * Two arrows to the previous and the next page or period, with what is shown between them. `today` adds the way back.
 * The arrows turn around in right-to-left pages.
 */
const meta = {
  component: PreviousNext,
  args: {
    previous: { label: 'Mois précédent', onPress: fn() },
    next: { label: 'Mois suivant', onPress: fn() },
  },
  decorators: [
    (Story) => (
      <ButtonGroup label="Mois affiché">
        <Story />
      </ButtonGroup>
    ),
  ],
} satisfies Meta<typeof PreviousNext>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithTheYearBetween: Story = {
  args: { size: 'small' },
  render: function Years(args) {
    const [year, setYear] = useState(2026);
    return (
      <PreviousNext
        {...args}
        previous={{ label: 'Année précédente', onPress: () => setYear(year - 1) }}
        next={{ label: 'Année suivante', isDisabled: year === 2026, onPress: () => setYear(year + 1) }}
      >
        <span aria-live="polite">{year}</span>
      </PreviousNext>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Année suivante' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Année précédente' }));
    await expect(canvas.getByText('2025')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Année suivante' })).toBeEnabled();
  },
};

export const WithToday: Story = {
  args: { today: { onPress: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mois suivant' }));
    await userEvent.click(canvas.getByRole('button', { name: /^(Aujourd’hui|Today)$/ }));
    await expect(args.next.onPress).toHaveBeenCalledOnce();
    await expect(args.today?.onPress).toHaveBeenCalledOnce();
  },
};

export const TodayIsShown: Story = { args: { today: { isDisabled: true } } };

export const RightToLeft: Story = { ...WithToday, globals: { direction: 'rtl' } };
