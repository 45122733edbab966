import { writeFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { FILE_RULES } from '#domain/files/file-rules.ts';
import { expect, test } from '../fixtures.ts';
import { openAs } from './server.ts';

const FILES = '/regulatoryaffairsuser/administration/product/prod-cm-brv-ten-0530/files?file=new';

/** The largest file that regulatory affairs take. */
const SIZE = FILE_RULES.administration.maxBytes;

/** No limit of speed. */
const UNLIMITED = -1;
/** Some ten seconds for the whole file. */
const SLOW = SIZE / 10;

/** Chooses a file of the limit in the dialog that adds one, and names it. */
async function chooseLargest(page: Page, name: string): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: 'Ajouter un fichier' });
  await expect(dialog).toBeVisible();
  const header = Buffer.from('%PDF-1.7 ');
  const path = test.info().outputPath('module_5.pdf');
  await writeFile(path, Buffer.concat([header, Buffer.alloc(SIZE - header.length)]));
  await dialog.locator('input[type="file"]').setInputFiles(path);
  await dialog.getByRole('textbox', { name: 'Nom' }).fill(name);
  return dialog;
}

/** @returns a function that sets the upload speed of the page, in bytes per second */
async function slowDown(page: Page): Promise<(bytes: number) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  return async (uploadThroughput) => {
    const line = { offline: false, latency: 0, downloadThroughput: UNLIMITED, uploadThroughput };
    await session.send('Network.emulateNetworkConditions', line);
  };
}

const progressOf = (dialog: Locator): Locator => dialog.getByRole('progressbar', { name: 'Envoi de module_5.pdf' });

test('the upload of a 20 MB file shows its progress, and can be stopped and started again', async ({ page }) => {
  test.slow();
  await openAs(page, 'RegulatoryAffairsUser', FILES);
  const dialog = await chooseLargest(page, 'Module 5, arrêté');
  const setSpeed = await slowDown(page);
  await setSpeed(SLOW);
  const send = dialog.getByRole('button', { name: 'Ajouter le fichier' });
  await send.click();
  const share = async () => Number(await progressOf(dialog).getAttribute('aria-valuenow'));
  await expect.poll(share).toBeGreaterThan(0);
  const first = await share();
  expect(first).toBeLessThan(100);
  await expect.poll(share).toBeGreaterThan(first);

  await dialog.getByRole('button', { name: 'Interrompre l’envoi', exact: true }).click();
  await expect(progressOf(dialog)).toBeHidden();
  await expect(dialog.getByText('module_5.pdf', { exact: true })).toBeVisible();
  await setSpeed(UNLIMITED);
  await send.click();
  await expect(page.getByText('Fichier ajouté')).toBeVisible();
});
