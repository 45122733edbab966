import { demoAddress } from './fixtures.ts';
import { DRAFT } from './reminder-editor.ts';
import { test, workWithoutStorage } from './without-storage.ts';

test('the demo works in a browser that blocks the data of sites, and says that nothing is kept', async ({ page }) => {
  await page.goto(demoAddress());
  await workWithoutStorage(page, DRAFT);
});
