import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#ui/button/button.tsx';
import { DateField, type DateFieldProps } from '#ui/date-field/date-field.tsx';
import { Form } from '#ui/form/form.tsx';

const submitted = fn();

const meta = {
  component: DateField,
  args: { label: 'Date de naissance', today: '2026-11-19', onChange: fn() },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Day, month and year typed without separators. */
export const Empty: Story = {
  globals: { language: 'fr' },
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByRole('group', { name: 'Date de naissance' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('14041978');
    await expect(args.onChange).toHaveBeenLastCalledWith('1978-04-14');
  },
};

/** Pasted in the format of the language, or year first. Anything else is said, and the date stays. */
export const Pasted: Story = {
  globals: { language: 'fr' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.paste('19/11/2026');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-19');
    await userEvent.paste('2026/11/20');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-20');
    await userEvent.paste('2026-11-21');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-21');
    await userEvent.paste('31/02/2026');
    await expect(args.onChange).toHaveBeenCalledTimes(3);
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^31\/02\/2026 n’est pas une date entière/u);
    await userEvent.paste('2026-11-22');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-22');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** A page that renders again at every key, as one does whose draft was stored or whose clock ticked. */
function Restless({ value, onChange, ...props }: DateFieldProps) {
  const [date, setDate] = useState(value ?? null);
  const [, setKeys] = useState(0);
  return (
    <div role="presentation" onKeyUp={() => setKeys((keys) => keys + 1)}>
      <DateField
        {...props}
        value={date}
        onChange={(next) => {
          setDate(next);
          onChange?.(next);
        }}
      />
    </div>
  );
}

const inAForm = (args: DateFieldProps) => (
  <Form onSubmit={submitted}>
    <Restless {...args} />
    <Button type="submit">Enregistrer</Button>
  </Form>
);

/** A date that is not one until its year is typed (29 February) is kept while the page renders again. */
export const LeapDayOverAnotherDate: Story = {
  args: { value: '1998-06-19' },
  globals: { language: 'fr' },
  render: (args) => <Restless {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('29021996');
    await expect(args.onChange).toHaveBeenLastCalledWith('1996-02-29');
    await expect(canvas.getByRole('group', { name: 'Date de naissance' })).toHaveTextContent('29/02/1996');
  },
};

/** 31 February becomes the last day of the month when the field is left, and the field says so until it is another day. */
export const MissingDay: Story = {
  args: { value: null },
  globals: { language: 'fr' },
  render: (args) => <Restless {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('31021980');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('1980-02-29');
    const note = await canvas.findByRole('alert');
    await expect(note).toHaveTextContent('Le 31/02/1980 n’existe pas. La date est devenue le 29/02/1980.');
    await userEvent.click(canvas.getByRole('spinbutton', { name: /^jour/ }));
    await userEvent.keyboard('28');
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
};

/** The press that leaves the field is the one that saves: the form shows the day that is there instead, and is submitted with the next. */
export const MissingDayAtASubmit: Story = {
  args: { value: null },
  globals: { language: 'fr' },
  render: inAForm,
  play: async ({ canvas }) => {
    submitted.mockClear();
    const save = canvas.getByRole('button', { name: 'Enregistrer' });
    await userEvent.tab();
    await userEvent.keyboard('31061985');
    await userEvent.click(save);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('La date est devenue le 30/06/1985.');
    await expect(canvas.getByRole('spinbutton', { name: /^jour/ })).toHaveFocus();
    await expect(submitted).not.toHaveBeenCalled();
    await userEvent.click(save);
    await expect(submitted).toHaveBeenCalledTimes(1);
  },
};

/** As people write it: a single figure, then what separates it from the next. */
export const SingleFigures: Story = {
  args: { value: null },
  globals: { language: 'fr' },
  render: (args) => <Restless {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('1/2/1990');
    await expect(args.onChange).toHaveBeenLastCalledWith('1990-02-01');
    await userEvent.click(canvas.getByRole('spinbutton', { name: /^jour/ }));
    await userEvent.keyboard('9.05.1980');
    await expect(args.onChange).toHaveBeenLastCalledWith('1980-05-09');
    await userEvent.click(canvas.getByRole('spinbutton', { name: /^jour/ }));
    await userEvent.keyboard('03-12-1971');
    await expect(args.onChange).toHaveBeenLastCalledWith('1971-12-03');
  },
};

/** Also with the year first, as files write it. */
export const YearFirst: Story = {
  args: { value: null },
  globals: { language: 'fr' },
  render: (args) => <Restless {...args} />,
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('group', { name: 'Date de naissance' });
    await userEvent.tab();
    await userEvent.keyboard('1984-02-29');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('1984-02-29'));
    await expect(field).toHaveTextContent('29/02/1984');
    await userEvent.click(canvas.getByRole('spinbutton', { name: /^jour/ }));
    await userEvent.keyboard('1990/5/9');
    await waitFor(() => expect(field).toHaveTextContent('09/05/1990'));
  },
};

/** Day 0 becomes the first, month 0 January: the form shows it before it is submitted. */
export const ZeroAtASubmit: Story = {
  args: { value: null },
  globals: { language: 'fr' },
  render: inAForm,
  play: async ({ canvas }) => {
    submitted.mockClear();
    const save = canvas.getByRole('button', { name: 'Enregistrer' });
    await userEvent.tab();
    await userEvent.keyboard('0/5/1990');
    await userEvent.click(save);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Le 00/05/1990 n’existe pas. La date est devenue le 01/05/1990.',
    );
    await userEvent.click(canvas.getByRole('spinbutton', { name: /^jour/ }));
    await userEvent.keyboard('1/0/1991');
    await userEvent.click(save);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Le 01/00/1991 n’existe pas. La date est devenue le 01/01/1991.',
    );
    await expect(submitted).not.toHaveBeenCalled();
  },
};

/** A year of two figures, or none, is no date: the field keeps it and says so, and its form is not submitted. */
export const UnfinishedAtASubmit: Story = {
  args: { value: '1985-03-02' },
  globals: { language: 'fr' },
  render: inAForm,
  play: async ({ args, canvas }) => {
    submitted.mockClear();
    const save = canvas.getByRole('button', { name: 'Enregistrer' });
    await userEvent.tab();
    await userEvent.keyboard('01/02/90');
    await userEvent.click(save);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('01/02/90 n’est pas une date entière');
    await userEvent.click(save);
    await expect(submitted).not.toHaveBeenCalled();
    await expect(args.onChange).not.toHaveBeenCalledWith(expect.stringMatching(/^00/u));
    await userEvent.keyboard('01/02/1990');
    await userEvent.click(save);
    await expect(args.onChange).toHaveBeenLastCalledWith('1990-02-01');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(submitted).toHaveBeenCalledTimes(1);
  },
};

/** Up and down arrows change a segment, left and right arrows move between segments. */
export const Filled: Story = {
  args: { defaultValue: '1978-04-14' },
  globals: { language: 'fr' },
  play: async ({ args, canvasElement }) => {
    const [day, month] = within(canvasElement).getAllByRole('spinbutton');
    await userEvent.tab();
    await expect(day).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('1978-04-15');
    await userEvent.keyboard('{ArrowRight}');
    await expect(month).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('1978-03-15');
  },
};

export const Invalid: Story = {
  args: { defaultValue: '2031-04-14', error: 'Cette date est à venir. Indiquez une date passée.' },
};

export const Locked: Story = {
  args: { defaultValue: '1978-04-14', lockedReason: 'Reprise du registre' },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.paste('2026-11-19');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = { args: { isDisabled: true, defaultValue: '1978-04-14' } };

/** The date still reads left to right, and so do the arrow keys. */
export const RightToLeft: Story = {
  args: { defaultValue: '1978-04-14' },
  globals: { language: 'en', direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const day = within(canvasElement).getByRole('spinbutton', { name: /^day/ });
    const month = within(canvasElement).getByRole('spinbutton', { name: /^month/ });
    await expect(day.getBoundingClientRect().left).toBeLessThan(month.getBoundingClientRect().left);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(month).toHaveFocus();
  },
};

/** The first and the last day with a four-digit year, and texts that do not fit. */
export const Extremes: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1rem', inlineSize: '12rem' }}>
      <DateField
        {...args}
        label="Anticonstitutionnellement-pharmacovigilance-du-Littoral-et-de-l’Ouest"
        isOptional
        defaultValue="0001-01-01"
      />
      <DateField
        {...args}
        label="Fin"
        defaultValue="9999-12-31"
        description="Au plus tard le dernier jour de la dernière année que le registre sait écrire"
      />
    </div>
  ),
};
