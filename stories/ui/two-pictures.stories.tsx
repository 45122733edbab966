import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TWO_PICTURES_SIZES, TwoPictures } from '#ui/two-pictures/two-pictures.tsx';
import { FACE, PLACE } from './two-pictures-data.ts';

const meta = {
  component: TwoPictures,
  args: { name: 'Dr Clarisse Ewane', face: FACE, place: PLACE },
  argTypes: { size: { control: 'inline-radio', options: TWO_PICTURES_SIZES } },
} satisfies Meta<typeof TwoPictures>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OfARecord: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /^Portrait (de|of) Dr Clarisse Ewane$/ })).toBeVisible();
    await expect(canvas.getByRole('img', { name: /^(Devanture|Front), Dr Clarisse Ewane$/ })).toBeVisible();
  },
};
export const Small: Story = { args: { size: 'small' } };
export const WithoutFace: Story = { args: { face: null } };
export const Neither: Story = { args: { face: null, place: null } };
export const CannotBeHad: Story = {
  args: { face: 'data:image/png;base64,AAAA', place: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('DC')).toBeVisible();
  },
};
