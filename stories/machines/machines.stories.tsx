import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { AnyMachineSnapshot } from 'xstate';
import { activeStates, type Step } from '../../tests/model/harness.ts';
import { atlasOf } from './atlas.ts';
import { MachinePage } from './machine-page.tsx';

/** The number of steps a story takes; the model tests walk every path to its end. */
const SHOWN = 6;

/**
 * A page for each machine in `machines`, generated from the machine and its model test. A new machine needs a model in
 * `tests/model` and a line here.
 */
const meta = {
  title: 'Machines/Atlas',
  component: MachinePage,
  args: { pace: 900 },
  argTypes: { machine: { control: false } },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const { paths } = await atlasOf(args.machine);
    const [path] = paths;
    if (!path) throw new Error(`${args.machine} has no path.`);
    const next = await canvas.findByRole('button', { name: 'Next step' });
    const status = canvas.getByRole('status');
    const isIn = async (snapshot: AnyMachineSnapshot) => {
      const states = activeStates(snapshot);
      const marked = canvasElement.querySelectorAll('g:has(> [data-active]) > text:first-of-type');
      await expect(Array.from(marked, ({ textContent }) => textContent)).toEqual(
        states.map((state) => state.split('.').at(-1)),
      );
      await expect(status).toHaveTextContent(states.at(-1) ?? '');
    };

    await isIn(path.initial);
    const walk = async ([step, ...rest]: readonly Step[]): Promise<void> => {
      if (!step) return;
      await expect(status).toHaveTextContent(`Next: ${step.words} ${step.event.type}`);
      await userEvent.click(next);
      await isIn(step.after);
      await walk(rest);
    };
    const shown = path.steps.slice(0, SHOWN);
    await walk(shown);
    if (shown.length === path.steps.length) {
      await expect(status).toHaveTextContent('The path ends here.');
      await expect(next).toBeDisabled();
    }

    await userEvent.click(canvas.getByRole('button', { name: 'Previous step' }));
    await isIn(shown.at(-1)?.before ?? path.initial);
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the start' }));
    await isIn(path.initial);
  },
} satisfies Meta<typeof MachinePage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Session: Story = { args: { machine: 'session' } };
export const Guard: Story = { args: { machine: 'guard' } };
export const Operation: Story = { args: { machine: 'operation' } };
export const Reminder: Story = { args: { machine: 'reminder' } };
export const Menu: Story = { args: { machine: 'menu' } };
export const CascadeDelete: Story = { args: { machine: 'cascade-delete' } };
export const Upload: Story = { args: { machine: 'upload' } };
export const NewAmm: Story = { args: { machine: 'new-amm' } };
export const Import: Story = { args: { machine: 'import' } };
export const Draft: Story = { args: { machine: 'draft' } };
export const Programme: Story = { args: { machine: 'programme' } };
export const VisitReport: Story = { args: { machine: 'visit-report' } };
export const Trail: Story = { args: { machine: 'trail' } };
export const Outbox: Story = { args: { machine: 'outbox' } };
export const DayPack: Story = { args: { machine: 'day-pack' } };
export const Finance: Story = { args: { machine: 'finance' } };

/** A path is chosen from the list and played, by keyboard alone. */
export const ByItself: Story = {
  args: { machine: 'operation', pace: 20 },
  play: async ({ canvas, userEvent }) => {
    const { told } = await atlasOf('operation');
    const last = told.at(-1);
    if (!last) throw new Error('There is no path.');
    const play = await canvas.findByRole('button', { name: 'Play' });
    canvas.getByRole('row', { name: new RegExp(`^${last.number}\\. ${last.title}`, 'u') }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent(`From ${last.start} →`);
    play.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('The path ends here.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible();
  },
};
