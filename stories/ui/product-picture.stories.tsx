import type { Meta, StoryObj } from '@storybook/react-vite';
import { PICTURE_SIZES, ProductPicture } from '#ui/product-picture/product-picture.tsx';

const meta = {
  component: ProductPicture,
  args: { name: 'Tensorel 5 mg B/30', laboratory: 'Brévane', size: 'large' },
  argTypes: { size: { control: 'inline-radio', options: PICTURE_SIZES } },
} satisfies Meta<typeof ProductPicture>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Drawn: Story = {};
export const Small: Story = { args: { size: 'small' } };
export const LongName: Story = { args: { name: 'Paracétadolexine 500 mg B/20', laboratory: 'Sahelia' } };
export const Photograph: Story = {
  args: { src: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4H0z"/></svg>')}` },
};
export const PhotographMissing: Story = { args: { src: 'data:image/png;base64,' } };
