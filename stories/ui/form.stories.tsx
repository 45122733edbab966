import type { Meta, StoryObj } from '@storybook/react-vite';
import { memo, Profiler, useContext, useState } from 'react';
import { FormContext } from 'react-aria-components';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '#ui/button/button.tsx';
import { Form, type FormError } from '#ui/form/form.tsx';
import { RadioGroup } from '#ui/radio-group/radio-group.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { WHOLESALERS } from './choices.ts';

const EMPTY_NAME: FormError = { id: 'name', message: 'Indiquez le nom du centre' };
const NO_WHOLESALER: FormError = { id: 'wholesaler', message: 'Choisissez un grossiste' };

/** A form of two fields that is validated on submit. */
function Example({ initialErrors = [] }: { readonly initialErrors?: readonly FormError[] }) {
  const [name, setName] = useState('');
  const [wholesaler, setWholesaler] = useState<string | null>(null);
  const [errors, setErrors] = useState(initialErrors);
  const errorOf = (id: string) => errors.find((error) => error.id === id)?.message;
  return (
    <Form
      errors={errors}
      onSubmit={() =>
        setErrors([...(name === '' ? [EMPTY_NAME] : []), ...(wholesaler === null ? [NO_WHOLESALER] : [])])
      }
    >
      <TextField id="name" label="Nom du centre" value={name} onChange={setName} error={errorOf('name')} />
      <RadioGroup
        id="wholesaler"
        label="Grossiste"
        choices={WHOLESALERS}
        value={wholesaler}
        onChange={setWholesaler}
        error={errorOf('wholesaler')}
      />
      <div>
        <Button type="submit" variant="primary">
          Enregistrer le centre
        </Button>
      </div>
    </Form>
  );
}

const meta = {
  component: Example,
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};

/** After a submit with errors the summary takes the focus, and its lines link to the fields. */
export const Refused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer le centre' }));
    const summary = canvas.getByRole('alert');
    await expect(summary).toHaveFocus();
    await expect(summary).toHaveTextContent(/2 (champs sont à corriger|fields need correcting)/);
    await userEvent.click(within(summary).getByRole('link', { name: 'Choisissez un grossiste' }));
    await expect(canvas.getByRole('radio', { name: 'Répartis' })).toHaveFocus();
    await userEvent.click(within(summary).getByRole('link', { name: 'Indiquez le nom du centre' }));
    const name = canvas.getByRole('textbox', { name: 'Nom du centre' });
    await expect(name).toHaveFocus();
    await expect(name).toBeInvalid();
    await userEvent.keyboard('Bali{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent(/1 (champ est à corriger|field needs correcting)/);
    await expect(canvas.getByRole('alert')).toHaveFocus();
  },
};

/** Initial errors do not take the focus. */
export const ErrorsFromTheStart: Story = {
  args: { initialErrors: [EMPTY_NAME, NO_WHOLESALER] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).not.toHaveFocus();
  },
};

/** More errors than fit on a screen, in long sentences. */
export const Extremes: Story = {
  args: {
    initialErrors: [
      { id: 'name', message: 'Corrigez « Anticonstitutionnellement-pharmacovigilance-du-Littoral-et-de-l’Ouest »' },
      ...Array.from({ length: 24 }, (_, line) => ({
        id: `line-${line}`,
        message: `Ligne ${line + 1} : indiquez une quantité`,
      })),
    ],
  },
  decorators: [(Story) => <div style={{ inlineSize: '16rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const summary = canvas.getByRole('alert');
    await expect(summary).toHaveTextContent(/25 (champs sont à corriger|fields need correcting)/);
    await expect(summary.scrollWidth).toBeLessThanOrEqual(summary.clientWidth);
  },
};

const onRender = fn();

/** What every field of react-aria reads of the form around it. */
function Reader() {
  useContext(FormContext);
  return null;
}

const Watched = memo(function Watched() {
  return (
    <Profiler id="reader" onRender={onRender}>
      <Reader />
    </Profiler>
  );
});

function Typed() {
  const [name, setName] = useState('');
  return (
    <Form onSubmit={() => {}} errors={[]}>
      <TextField label="Nom du centre" value={name} onChange={setName} />
      <Watched />
    </Form>
  );
}

/** A key in one field renders no other: what the form tells its fields stays the same object. */
export const RenderedOnce: Story = {
  render: () => <Typed />,
  play: async ({ canvasElement }) => {
    onRender.mockClear();
    const field = within(canvasElement).getByRole('textbox', { name: 'Nom du centre' });
    await userEvent.type(field, 'Laquintinie');
    await expect(field).toHaveValue('Laquintinie');
    await expect(onRender).not.toHaveBeenCalled();
  },
};
