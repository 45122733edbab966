import type { Locator, Page } from '@playwright/test';
import type { Step } from '../../model/harness.ts';

/** Chooses a file that the check finds as the path says: valid, invalid or unreadable. */
export async function chooseFile(dialog: Locator, { name, type }: File, check: Step | undefined): Promise<void> {
  if (check?.event.type.startsWith('xstate.error.')) await failToRead(dialog.page());
  const isKept = check?.words !== 'the file is not what its name says';
  const buffer = Buffer.from(isKept ? '%PDF-1.7' : 'Word');
  await dialog.locator('input[type="file"]').setInputFiles({ name, mimeType: type, buffer });
}

/** Makes the next read of a file fail, as if it had been moved. */
async function failToRead(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { arrayBuffer } = Blob.prototype;
    Blob.prototype.arrayBuffer = () => {
      Blob.prototype.arrayBuffer = arrayBuffer;
      return Promise.reject(new DOMException('The file was moved.', 'NotReadableError'));
    };
  });
}
