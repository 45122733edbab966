import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { LONG_PHRASE, LONG_WORD } from './long-words.ts';

const meta = {
  component: NumberField,
  args: { label: 'Quantité', onChange: fn(), minValue: 0 },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** Formatted in the active locale, changed with arrow keys, within bounds. */
export const WithUnit: Story = {
  args: {
    label: 'Prix public',
    unit: 'FCFA',
    description: 'Sans décimales',
    defaultValue: 4290,
    formatOptions: { maximumFractionDigits: 0 },
  },
  globals: { language: 'fr' },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Prix public' });
    await expect(input).toHaveValue('4\u202f290');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(4291);
    await userEvent.clear(input);
    await userEvent.keyboard('12 480 500');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(12_480_500);
    await expect(input).toHaveValue('12\u202f480\u202f500');
  },
};

export const WithSteppers: Story = {
  args: { label: 'Échantillons', hasSteppers: true, defaultValue: 0, maxValue: 1 },
  render: (args) => (
    <div style={{ inlineSize: '8rem' }}>
      <NumberField {...args} />
    </div>
  ),
  play: async ({ args, canvasElement }) => {
    const [less, more] = within(canvasElement).getAllByRole('button');
    if (!less || !more) throw new Error('A stepped field has two buttons');
    await expect(less).toBeDisabled();
    await userEvent.click(more);
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
    await expect(more).toBeDisabled();
    await expect(less).toBeEnabled();
  },
};

export const Invalid: Story = { args: { defaultValue: 0, error: 'Indiquez une quantité supérieure à 0' } };

export const Locked: Story = {
  args: { defaultValue: 1450, unit: 'FCFA', label: 'PGHT', lockedReason: 'Fixé par le laboratoire' },
};

export const Huge: Story = { args: { label: 'Chiffre d’affaires', unit: 'FCFA', defaultValue: 9_007_199_254_740_991 } };

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 12 } };

/** In English a comma groups digits and a point is the decimal separator. */
export const InEnglish: Story = {
  args: { label: 'Price', unit: 'FCFA' },
  globals: { language: 'en' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('1,234.5');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(1_234.5);
    await expect(canvas.getByRole('textbox', { name: 'Price' })).toHaveValue('1,234.5');
  },
};

type Play = NonNullable<Story['play']>;
type Shown = Parameters<Play>[0];

/** A text means a number, whether it is typed or pasted. */
async function means({ args, canvas }: Shown, text: string, number: number): Promise<void> {
  const input = canvas.getByRole('textbox', { name: 'Latitude' });
  await userEvent.clear(input);
  await userEvent.type(input, text);
  await userEvent.tab();
  await expect(args.onChange).toHaveBeenLastCalledWith(number);
  await userEvent.clear(input);
  await userEvent.tab();
  await userEvent.click(input);
  await userEvent.paste(text);
  await userEvent.tab();
  await expect(args.onChange).toHaveBeenLastCalledWith(number);
}

/** With a point or a comma, and before Enter too. */
const DECIMALS: Play = async (shown) => {
  await means(shown, '3.8', 3.8);
  await means(shown, '3,8', 3.8);
  await means(shown, '-11.5', -11.5);
  await means(shown, '-11,5', -11.5);
  await means(shown, '4.051234', 4.051234);
  await means(shown, '4,051234', 4.051234);
  const input = shown.canvas.getByRole('textbox', { name: 'Latitude' });
  await userEvent.clear(input);
  await userEvent.type(input, '3.8{Enter}');
  await expect(shown.args.onChange).toHaveBeenLastCalledWith(3.8);
};

/** What is pasted over everything is refused. */
async function refuses({ canvas }: Shown, text: string, words: RegExp): Promise<void> {
  const input = canvas.getByRole('textbox', { name: 'Latitude' });
  await userEvent.tripleClick(input);
  await userEvent.paste(text);
  await expect(input).toHaveAccessibleDescription(words);
}

const LATITUDE = { label: 'Latitude', minValue: -90, formatOptions: { maximumFractionDigits: 6 } };

export const DecimalsInFrench: Story = { args: LATITUDE, globals: { language: 'fr' }, play: DECIMALS };

/** The keyboard of a phone may write what it composes without asking first. */
export const Composed: Story = {
  args: LATITUDE,
  globals: { language: 'fr' },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Latitude' });
    await userEvent.click(input);
    input.setRangeText('3.8', 0, 0, 'end');
    input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertCompositionText', data: '3.8' }));
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(3.8);
  },
};

export const DecimalsInEnglish: Story = { args: LATITUDE, globals: { language: 'en' }, play: DECIMALS };

/** Without thousands to part, a comma is the decimal sign in English too. */
export const WithoutGroupsInEnglish: Story = {
  args: { ...LATITUDE, formatOptions: { maximumFractionDigits: 6, useGrouping: false } },
  globals: { language: 'en' },
  play: DECIMALS,
};

/** A sign that has no place in a number is said: it would be left out, and the digits after it kept. */
export const SignsOfNoNumber: Story = {
  args: { ...LATITUDE, defaultValue: 4 },
  globals: { language: 'fr' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Latitude' });
    await userEvent.type(input, '°03');
    await expect(input).toHaveAccessibleDescription(/°.* n’est pas un nombre/u);
    await userEvent.type(input, '{Backspace}{Backspace}');
    await expect(input).toHaveValue('4');
    await expect(input).not.toHaveAccessibleDescription(/nombre/u);
  },
};

/** Where no fraction is allowed, its sign is not taken, and the digits after it are not what was meant. */
export const NoFraction: Story = {
  args: { label: 'Échantillons', formatOptions: { maximumFractionDigits: 0 } },
  globals: { language: 'fr' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Échantillons' });
    await userEvent.type(input, '3,8');
    await expect(input).toHaveAccessibleDescription(/,.* n’est pas un nombre/u);
  },
};

/** What is pasted and no number is said, and leaves what there was. */
export const Pasted: Story = {
  args: { ...LATITUDE, defaultValue: 4 },
  globals: { language: 'fr' },
  play: async (shown) => {
    const { args, canvas } = shown;
    const isTwo = /^Deux nombres ont été collés/u;
    await refuses(shown, '4.0512, 9.7085', isTwo);
    await refuses(shown, '4,0512 ; 9,7085', isTwo);
    await refuses(shown, '4.0512,9.7085', isTwo);
    await refuses(shown, '4.0512\t9.7085', isTwo);
    await refuses(shown, 'Bonanjo', /Bonanjo.* n’est pas un nombre/u);
    const input = canvas.getByRole('textbox', { name: 'Latitude' });
    await expect(input).toHaveValue('4');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.type(input, '{Backspace}5');
    await expect(input).not.toHaveAccessibleDescription(/nombre/u);
  },
};

export const Extremes: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '1rem', inlineSize: '11rem' }}>
      <NumberField label="Écart" unit="pts" defaultValue={-1_234.56} />
      <NumberField label="Échantillons" hasSteppers defaultValue={9_007_199_254_740_991} />
      <NumberField label={LONG_PHRASE} unit="boîtes" defaultValue={0} error={LONG_WORD} />
    </div>
  ),
};
