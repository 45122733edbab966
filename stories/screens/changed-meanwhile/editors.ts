// The editors that are open while somebody else changes their record.
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test';
import type { Ask } from '../open-stage.ts';

/** Keeps what asks the stage's server, for the story that is shown. */
export function keepAsk() {
  let kept: Ask;
  return {
    prepare: (own: Ask) => {
      kept = own;
      return Promise.resolve();
    },
    ask: (...call: Parameters<Ask>) => kept(...call),
  };
}

export const dialogNamed = async (name: string | RegExp) => within(await page.findByRole('dialog', { name }));
type Dialog = Awaited<ReturnType<typeof dialogNamed>>;

export async function write(dialog: Dialog, field: string | RegExp, text: string): Promise<void> {
  const box = await dialog.findByRole('textbox', { name: field });
  await userEvent.clear(box);
  await userEvent.type(box, text);
}

/** The dialog fades in. */
export const shows = (dialog: Dialog, words: string | RegExp) =>
  waitFor(() => expect(dialog.getByText(words)).toBeVisible());
export const press = (dialog: Dialog, button: string) => userEvent.click(dialog.getByRole('button', { name: button }));
