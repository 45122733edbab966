import { expect, type Locator, type Page } from '@playwright/test';

/** The names of the editor and its fields, in each language. */
const WORDS = {
  fr: {
    open: 'Nouveau rappel',
    name: 'Nom',
    date: 'Date',
    day: /^jour/,
    time: 'Heure',
    hour: /^heure/,
    search: 'Chercher une personne',
    save: 'Enregistrer le rappel',
  },
  en: {
    open: 'New reminder',
    name: 'Name',
    date: 'Date',
    day: /^day/,
    time: 'Time',
    hour: /^hour/,
    search: 'Search for a person',
    save: 'Save the reminder',
  },
} as const;

export interface Draft {
  readonly name: string;
  readonly description: string;
  /** Typed as `DDMMYYYY`. */
  readonly date: string;
  /** `HHMM` */
  readonly time: string;
  /** The search text that finds each recipient. */
  readonly recipients: readonly string[];
}

export const DRAFT: Draft = {
  name: 'Porter l’échantillon',
  description: 'Trois boîtes, au laboratoire national',
  date: '02122026',
  time: '0930',
  recipients: ['pauline'],
};

/** The dialog in which a reminder is written. */
export class ReminderEditor {
  readonly page: Page;
  readonly dialog: Locator;
  readonly name: Locator;
  readonly description: Locator;
  readonly day: Locator;
  readonly hour: Locator;
  readonly search: Locator;
  readonly recipients: Locator;
  /** « 2 sur 15 » */
  readonly count: Locator;
  readonly save: Locator;
  readonly cancel: Locator;

  constructor(page: Page, { language = 'fr', title }: { language?: 'fr' | 'en'; title?: string } = {}) {
    const words = WORDS[language];
    this.page = page;
    this.dialog = page.getByRole('dialog', { name: title ?? words.open });
    this.name = this.dialog.getByRole('textbox', { name: words.name, exact: true });
    this.description = this.dialog.getByRole('textbox', { name: 'Description' });
    this.day = this.dialog
      .getByRole('group', { name: words.date, exact: true })
      .getByRole('spinbutton', { name: words.day });
    this.hour = this.dialog
      .getByRole('group', { name: words.time, exact: true })
      .getByRole('spinbutton', { name: words.hour });
    this.search = this.dialog.getByRole('combobox', { name: words.search });
    this.recipients = this.dialog.getByRole('listbox');
    this.count = this.dialog.getByRole('status').filter({ hasText: / 15$/ });
    this.save = this.dialog.getByRole('button', { name: words.save });
    this.cancel = this.dialog.getByRole('button', { name: language === 'fr' ? 'Annuler' : 'Cancel' });
  }

  /** Types a date and an hour; the focus moves from part to part by itself. */
  async when(date: string, time: string): Promise<void> {
    await this.day.click();
    await this.page.keyboard.type(date);
    await this.hour.click();
    await this.page.keyboard.type(time);
  }

  /** Searches for a person, and chooses the first match. */
  async invite(words: string): Promise<void> {
    await this.search.fill(words);
    await this.recipients.getByRole('option').first().click();
  }

  async write({ name, description, date, time, recipients }: Draft): Promise<void> {
    await this.name.fill(name);
    await this.description.fill(description);
    await this.when(date, time);
    for (const words of recipients) await this.invite(words);
  }

  /** Expects every field to have the value of the draft. */
  async expectKept({ name, description, date, recipients }: Draft): Promise<void> {
    await expect(this.name).toHaveValue(name);
    await expect(this.description).toHaveValue(description);
    await expect(this.day).toHaveText(date.slice(0, 2));
    await expect(this.count).toHaveText(`${recipients.length} sur 15`);
  }
}

/** The rows of the list of reminders, on a desktop. */
export const rowsOf = (page: Page): Locator => page.getByRole('row').filter({ has: page.getByRole('rowheader') });

/** Opens the editor of a new reminder from the list. */
export async function openNew(page: Page, language: 'fr' | 'en' = 'fr'): Promise<ReminderEditor> {
  const editor = new ReminderEditor(page, { language });
  await page.getByRole('button', { name: WORDS[language].open }).click();
  await expect(editor.dialog).toBeVisible();
  return editor;
}

/** Opens a reminder of the list. */
export async function openReminder(page: Page, name: string): Promise<ReminderEditor> {
  await rowsOf(page).filter({ hasText: name }).getByRole('rowheader').click();
  const editor = new ReminderEditor(page, { title: 'Modifier le rappel' });
  await expect(editor.dialog).toBeVisible();
  return editor;
}

/** The question before something is discarded or deleted. A toast is an `alertdialog` too, but has no heading. */
export const questionOf = (page: Page): Locator =>
  page.getByRole('alertdialog').filter({ has: page.getByRole('heading') });
