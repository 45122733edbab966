import { measureMonth } from '../../bench/month.ts';
import { expect, test } from '../fixtures.ts';

/** A person's slow pace at the keyboard, thinking included. */
const KEYS_A_SECOND = 1;
const TWO_MINUTES = 120;

test('two files of 500 products are imported, saved and dispatched by the keyboard within two minutes', async () => {
  test.slow();
  const { seconds, keys, products } = await measureMonth('dist');
  expect(products).toBeGreaterThanOrEqual(500);
  expect(keys / KEYS_A_SECOND + seconds).toBeLessThan(TWO_MINUTES);
});
