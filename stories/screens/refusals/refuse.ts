// Fills forms in and breaks their rules, one after the other.
import { expect, fireEvent, screen as page, userEvent, waitFor, within } from 'storybook/test';
import { FILE_RULES } from '#domain/files/file-rules.ts';
import { type FileRefusal, MAX_FILE_NAME } from '#lib/file-check.ts';

export interface Refusal {
  /** Breaks the rule in a form that satisfies the rules before it. */
  readonly breaks: (form: HTMLElement) => Promise<void>;
  readonly says: RegExp;
}

export const nothing = () => Promise.resolve();

/** Runs `act` on the items one after the other. */
export const inTurn = <Item>(items: readonly Item[], act: (item: Item) => Promise<void>): Promise<void> =>
  items.reduce((before, item) => before.then(() => act(item)), nothing());

export const textbox = (form: HTMLElement, name: string | RegExp) => within(form).getByRole('textbox', { name });
export const button = (form: HTMLElement, name: string | RegExp) => within(form).getByRole('button', { name });

/** Fills a text field in one step; typing letter by letter is tested with the field itself. */
export async function write(form: HTMLElement, name: string | RegExp, words: string): Promise<void> {
  await userEvent.clear(textbox(form, name));
  if (words !== '') await userEvent.paste(words);
}

/** Types into the segments of a date or a time; the focus moves on by itself. */
export async function typeDate(form: HTMLElement, group: string, digits: string): Promise<void> {
  within(form).getByRole('group', { name: group }).querySelector<HTMLElement>('[role="spinbutton"]')?.focus();
  await userEvent.keyboard(digits);
}

export async function choose(form: HTMLElement, field: string, option: string): Promise<void> {
  await userEvent.click(button(form, new RegExp(`${field}$`, 'u')));
  await userEvent.click(await page.findByRole('option', { name: option }));
}

const HELD = 'input:not([type="file"]), textarea, [role="spinbutton"], [role="option"][aria-selected="true"]';

/** The values of all fields of the form as text. */
export const written = (form: HTMLElement): readonly (string | null)[] =>
  Array.from(form.querySelectorAll(HELD), (field) => {
    if (field instanceof HTMLInputElement && field.role === 'switch') return String(field.checked);
    return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : field.textContent;
  });

/** For each refusal: breaks the rule, submits, expects the message and unchanged fields. */
export async function refuse(
  form: HTMLElement,
  submit: string,
  refusals: Readonly<Record<string, Refusal>>,
): Promise<void> {
  const send = button(form, submit);
  await inTurn(Object.entries(refusals), async ([rule, { breaks, says }]) => {
    await breaks(form);
    const before = written(form);
    await userEvent.click(send);
    await waitFor(() => expect(form, rule).toHaveTextContent(says));
    await expect(written(form), rule).toEqual(before);
  });
}

export const PDF = new File(['%PDF-1.7'], 'decision.pdf', { type: 'application/pdf' });
const PROGRAM = new File(['MZ'], 'programme.exe', { type: 'application/x-msdownload' });

const FILES: Readonly<Record<FileRefusal, { readonly file: File; readonly says: RegExp }>> = {
  nameMissing: { file: new File(['%PDF-'], '.pdf', { type: 'application/pdf' }), says: /Ce fichier n’a pas de nom/u },
  nameTooLong: {
    file: new File(['%PDF-'], `${'a'.repeat(MAX_FILE_NAME)}.pdf`, { type: 'application/pdf' }),
    says: /Son nom a plus de 120 caractères/u,
  },
  formatNotAllowed: { file: PROGRAM, says: /programme\.exe refusé ?Format non autorisé/u },
  tooLarge: {
    file: new File([new Uint8Array(FILE_RULES.administration.maxBytes + 1)], 'lourd.pdf', { type: 'application/pdf' }),
    says: /Plus de 20 Mo/u,
  },
  contentMismatch: {
    file: new File(['MZ'], 'programme.pdf', { type: 'application/pdf' }),
    says: /programme\.pdf refusé ?Son contenu n’est pas celui que son nom annonce/u,
  },
};

/** Chooses a file as through the browser's dialog, ignoring its `accept` filter. */
async function hand(form: HTMLElement, file: File): Promise<void> {
  const input = form.querySelector('input[type="file"]');
  if (input) await fireEvent.change(input, { target: { files: [file] } });
}

/** Tries every refused file in a form that is partly filled in, then one that is accepted. */
export async function refuseFiles(form: HTMLElement): Promise<void> {
  const before = written(form);
  await inTurn(Object.entries(FILES), async ([rule, { file, says }]) => {
    await hand(form, file);
    await waitFor(() => expect(form, rule).toHaveTextContent(says));
    await expect(written(form), rule).toEqual(before);
  });
  await hand(form, PDF);
  await within(form).findByText(PDF.name);
  await waitFor(() => expect(button(form, /^(?:Continuer|Ajouter)/u)).toBeEnabled());
}

export const dialog = (name: string) => page.findByRole('dialog', { name });
