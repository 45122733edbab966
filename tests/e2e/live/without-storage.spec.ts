import { test, workWithoutStorage } from '../without-storage.ts';
import { draftNamed } from './server.ts';

test('the application works in a browser that blocks the data of sites, and says that nothing is kept', async ({
  page,
}) => {
  await page.goto('/user/login');
  await workWithoutStorage(page, draftNamed('Gardé nulle part'));
});
