import type { Locator, Page } from '@playwright/test';
import type { Step } from '../../model/harness.ts';

/** Chooses a file of which the check finds what the path says: its content is right, or wrong, or cannot be read. */
export async function chooseFile(dialog: Locator, { name, type }: File, check: Step | undefined): Promise<void> {
  if (check?.event.type.startsWith('xstate.error.')) await failToRead(dialog.page());
  const isKept = check?.words !== 'the file is not what its name says';
  const buffer = Buffer.from(isKept ? '%PDF-1.7' : 'Word');
  await dialog.locator('input[type="file"]').setInputFiles({ name, mimeType: type, buffer });
}

/** The next file that the page looks into is not where it was. */
async function failToRead(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { arrayBuffer } = Blob.prototype;
    Blob.prototype.arrayBuffer = () => {
      Blob.prototype.arrayBuffer = arrayBuffer;
      return Promise.reject(new DOMException('The file was moved.', 'NotReadableError'));
    };
  });
}
