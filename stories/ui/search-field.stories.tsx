import type { Meta, StoryObj } from '@storybook/react-vite';
import { startTransition, Suspense, use, useEffect, useLayoutEffect, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { SearchField, type SearchFieldProps } from '#ui/search-field/search-field.tsx';
import { LONG_PHRASE, LONG_WORD } from './long-words.ts';

function Searching({ value: initial, onChange, ...props }: SearchFieldProps) {
  const [value, setValue] = useState(initial);
  const change = (text: string) => {
    setValue(text);
    onChange(text);
  };
  return <SearchField {...props} value={value} onChange={change} />;
}

const meta = {
  component: SearchField,
  args: { label: 'Chercher un client', placeholder: 'Nom, centre, secteur', value: '', onChange: fn(), onSubmit: fn() },
  render: (args) => <Searching {...args} />,
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('searchbox', { name: 'Chercher un client' })).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Filled: Story = {
  args: { value: 'Palétuviers' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const search = canvas.getByRole('searchbox');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith('Palétuviers');
    await userEvent.keyboard('{Escape}');
    await expect(search).toHaveValue('');
    await userEvent.keyboard('Akwa');
    await userEvent.click(canvas.getByRole('button'));
    await expect(search).toHaveValue('');
    await expect(search).toHaveFocus();
    await userEvent.keyboard('Palétuviers');
  },
};

export const WithLabel: Story = {
  args: { isLabelHidden: false, label: 'Spécialité', placeholder: 'Chercher parmi 34' },
};

export const Disabled: Story = { args: { isDisabled: true, description: 'Quinze destinataires au maximum.' } };

export const LongWords: Story = {
  args: { isLabelHidden: false, label: LONG_PHRASE, placeholder: LONG_PHRASE, error: `${LONG_PHRASE}, ${LONG_WORD}` },
  render: (args) => (
    <div style={{ display: 'grid', gap: '1rem', inlineSize: '14rem' }}>
      <Searching {...args} />
      <Searching {...args} value={LONG_PHRASE} />
    </div>
  ),
};

const answers = new Map<string, PromiseWithResolvers<string>>();
function answerTo(search: string): PromiseWithResolvers<string> {
  const known = answers.get(search) ?? Promise.withResolvers<string>();
  answers.set(search, known);
  return known;
}

const Found = ({ search }: { readonly search: string }) => <output>{use(answerTo(search).promise)}</output>;

/** Types as the browser does: the events of the testing library run within `act`, where React never retries a transition. */
const type = (text: string) => document.execCommand('insertText', false, text);

/** What is found may take its time: the field shows each key at once, and the last of them counts. */
export const Slow: Story = {
  beforeEach: () => {
    answers.clear();
    answerTo('').resolve('tous');
  },
  render: function Slow(args) {
    const [value, setValue] = useState('');
    return (
      <Suspense fallback="Chargement…">
        <SearchField {...args} value={value} onChange={setValue} />
        <Found search={value} />
      </Suspense>
    );
  },
  play: async ({ canvas }) => {
    const search = await canvas.findByRole('searchbox');
    await expect(canvas.getByRole('status')).toHaveTextContent('tous');
    search.focus();
    type('Ak');
    await waitFor(() => expect(search).toHaveValue('Ak'));
    await expect(canvas.getByRole('status')).toHaveTextContent('tous');
    type('wa');
    answerTo('Ak').resolve('de Ak');
    await waitFor(() => expect(search).toHaveValue('Akwa'));
    answerTo('Akwa').resolve('de Akwa');
    await expect(await canvas.findByText('de Akwa')).toBeVisible();
    await expect(search).toHaveValue('Akwa');
  },
};

const came = fn<(what: string) => void>();

function NextPage() {
  useLayoutEffect(() => {
    came('the page');
    queueMicrotask(() => came('the end of its task'));
  }, []);
  useEffect(() => came('its effects'), []);
  return <p>La page suivante</p>;
}

function Leaving() {
  const [isLeft, setLeft] = useState(false);
  if (isLeft) return <NextPage />;
  return (
    <>
      <button type="button" onClick={() => startTransition(() => setLeft(true))}>
        Quitter
      </button>
      <SearchField label="Chercher un client" value="" onChange={() => undefined} />
    </>
  );
}

/** The field that goes with its page does not have the effects of the next one run before that is painted. */
export const LeftWithItsPage: Story = {
  render: () => <Leaving />,
  play: async ({ canvas }) => {
    came.mockClear();
    // The click of `userEvent` runs the effects at once.
    canvas.getByRole('button', { name: 'Quitter' }).click();
    await expect(await canvas.findByText('La page suivante')).toBeVisible();
    await waitFor(() => expect(came).toHaveBeenCalledWith('its effects'));
    await expect(came.mock.calls.flat()).toEqual(['the page', 'the end of its task', 'its effects']);
  },
};
