import type { Meta, StoryObj } from '@storybook/react-vite';
import { PICTURE_SIZES, ProductPicture } from '#features/regulatory/shared/product-picture/product-picture.tsx';
import { NEUTRALS } from '#ui/theme/tokens.ts';

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
const { water, park, land, line2, ink2, ctrl, bg } = NEUTRALS.light;
/** A drawing that stands in for a photograph: a box on a table. */
const TAKEN = [
  [water, 'M0 0h40v30H0z'],
  [park, 'M0 20h40v10H0z'],
  [line2, 'M9 25h24l-3 3H11z'],
  [bg, 'M9 9h18v16H9z'],
  [ctrl, 'm27 9 5-3v16l-5 3z'],
  [land, 'm9 9 5-3h18l-5 3z'],
  [ink2, 'M12 12h12v2H12zM12 15h7v1h-7zM9 20h18v2H9z'],
].map(([fill, d]) => `<path fill="${fill}" d="${d}"/>`);
const PHOTOGRAPH = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30">${TAKEN.join('')}</svg>`;
export const Photograph: Story = { args: { src: `data:image/svg+xml,${encodeURIComponent(PHOTOGRAPH)}` } };
export const PhotographMissing: Story = { args: { src: 'data:image/png;base64,' } };
