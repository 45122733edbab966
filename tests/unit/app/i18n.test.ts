import { expect, test } from 'vitest';
import { activateLanguage, i18n, withWords } from '#app/i18n.ts';

test('The words of another screen come with its code, and nothing that is on the page is rendered again for them', async () => {
  await activateLanguage('fr');
  const known = Object.keys(i18n.messages).length;
  let told = 0;
  const stop = i18n.on('change', () => (told += 1));
  await expect(withWords('src/features/regulatory', Promise.resolve('the screen'))).resolves.toBe('the screen');
  stop();
  expect(Object.keys(i18n.messages).length).toBeGreaterThan(known);
  expect(told).toBe(0);
});

test('A language that is chosen while a screen is loading has its words, and none of the language before', async () => {
  await activateLanguage('fr');
  const code = Promise.withResolvers<string>();
  const opening = withWords('src/features/customers', code.promise);
  await activateLanguage('en');
  const english = { ...i18n.messages };
  code.resolve('the screen');
  await opening;
  expect(i18n.messages).toEqual(english);
  await activateLanguage('fr');
  expect(Object.keys(i18n.messages).toSorted()).toEqual(Object.keys(english).toSorted());
});
