import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FileView } from '#ui/file-view/file-view.tsx';

const meta = {
  title: 'UI/FileView',
  component: FileView,
  argTypes: { content: { control: false } },
} satisfies Meta<typeof FileView>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A picture of one pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=';
const picture = new Blob([Uint8Array.from(atob(PIXEL), (letter) => letter.charCodeAt(0))]);

export const Picture: Story = {
  args: { content: picture, extension: 'png', name: 'certificat.png' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Aperçu de certificat.png' })).toBeVisible();
  },
};

/** A format that browsers do not show. */
export const NotShown: Story = {
  args: { content: new Blob(['PK']), extension: 'docx', name: 'lettre.docx' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Ce navigateur ne montre pas ce format/u)).toBeVisible();
  },
};
