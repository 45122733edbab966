import { cpSync, writeFileSync } from 'node:fs';
import type { Page, Request } from '@playwright/test';
import { API_PATH } from '#mocks/hosts/graphql-request.ts';
import { serve } from '../../../scripts/serve.mjs';
import { readCall } from '../drivers/arranged-server.ts';
import { DEMO_PASSWORD, expect, personOf, signIn, signOut, test } from '../fixtures.ts';
import { openNew, rowsOf } from '../reminder-editor.ts';
import { DOUALA, draftNamed, keptToken, startServer } from './server.ts';

const REGULATORY = 'RegulatoryAffairsUser';

function watchCalls(page: Page): readonly Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === API_PATH) calls.push(request);
  });
  return calls;
}

test('an ordinary session: calls carry token and agency, no secret is left behind, and the content policy is respected', async ({
  page,
  request,
}) => {
  test.slow();
  const violations = await watchPolicy(page);
  const calls = watchCalls(page);
  const seen: string[] = [];
  page.on('request', (each) => seen.push(each.url(), each.headers()['referer'] ?? ''));
  page.on('framenavigated', (frame) => seen.push(frame.url()));
  page.on('console', (message) => seen.push(message.text()));

  await page.goto('/');
  await signIn(page, personOf(REGULATORY).email, DEMO_PASSWORD);
  await expect(rowsOf(page).first()).toBeVisible();
  const token = await keptToken(page);
  if (token === null) throw new Error('Nobody is signed in.');
  await page.reload();
  const editor = await openNew(page);
  await editor.dialog.getByRole('button', { name: /Calendrier|Date/ }).click();
  await expect(page.getByRole('grid', { name: /\d{4}$/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await editor.write(draftNamed('Une journée'));
  await editor.save.click();
  await expect(editor.dialog).toBeHidden();
  await page.getByRole('button', { name: 'Apparence' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Démo' })).toHaveCount(0);
  await signOut(page, REGULATORY);
  await expect(page.getByRole('heading', { level: 1, name: 'Se connecter' })).toBeVisible();

  const sent = new Map(calls.map((call) => [readCall(call).name, call.headers()]));
  const who = (name: string) => [sent.get(name)?.['authorization'], sent.get(name)?.['x-agency-id']];
  expect(who('CreateToken')).toEqual([undefined, 'global']);
  expect(who('ValidateToken')).toEqual([`Bearer ${token}`, 'global']);
  expect(who('ReadAllAgencies')).toEqual([`Bearer ${token}`, 'global']);
  for (const name of ['Reminders', 'ReadAllBaseUsers', 'CreateReminder']) {
    expect(who(name), name).toEqual([`Bearer ${token}`, DOUALA.id]);
  }

  const left = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, history.state]));
  expect([...seen, left].filter((text) => text.includes(token) || text.includes('password='))).toEqual([]);
  // The password is sent once, in the body of the call that needs it.
  expect(calls.filter((call) => call.postData()?.includes('"password":"')).map((call) => readCall(call).name)).toEqual([
    'CreateToken',
  ]);

  expect(await violations()).toEqual([]);
  const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toMatch(/unsafe|\*|script-src/);

  // The live build contains no mock, and its service worker does not handle calls.
  expect((await request.get('/mockServiceWorker.js')).status()).toBe(404);
  expect(await (await request.get('/sw.js')).text()).not.toContain('importScripts');
});

test.describe('the content policy', () => {
  test('blocks an injected script', async ({ page, complaints }) => {
    const violations = await watchPolicy(page);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "pris"';
      document.body.append(script);
    });
    await expect.poll(violations).toEqual(['script-src-elem']);
    await expect(page).not.toHaveTitle('pris');
    expect(complaints.splice(0).join()).toContain('Content Security Policy');
  });

  test('forbids other pages to show this one in a frame', async ({ request }) => {
    const response = await request.get('/');
    expect(response.headers()['content-security-policy']).toBe("frame-ancestors 'none'");
    expect(response.headers()['x-content-type-options']).toBe('nosniff');
  });
});

/** @returns the directives that were violated so far */
async function watchPolicy(page: Page): Promise<() => Promise<readonly string[]>> {
  const violated: string[] = [];
  await page.exposeFunction('onViolation', (directive: string) => violated.push(directive));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      const tell: unknown = Reflect.get(globalThis, 'onViolation');
      if (typeof tell === 'function') Reflect.apply(tell, undefined, [effectiveDirective]);
    });
  });
  return () => Promise.resolve([...violated]);
}

test.describe('a server on another host', () => {
  // No call is routed here: a browser sends no CORS preflight for a routed call.
  const serveWith = async (folder: string, config: object) => {
    cpSync('dist', folder, { recursive: true });
    writeFileSync(`${folder}/config.json`, JSON.stringify(config));
    return serve({ root: folder });
  };
  const signInThere = (page: Page) => signIn(page, personOf(REGULATORY).email, DEMO_PASSWORD);

  test.describe('from the settings', () => {
    // The content policy allows https only, and this server uses http.
    test.use({ bypassCSP: true });

    test('receives cross-origin calls with the same headers', async ({ page }, info) => {
      const api = await startServer();
      const site = await serveWith(info.outputPath('site'), { apiHost: new URL(api.url).origin });
      const calls = watchCalls(page);
      await page.goto(site.url);
      await signInThere(page);
      await expect(rowsOf(page).first()).toBeVisible();
      expect(new Set(calls.map((call) => call.url()))).toEqual(new Set([api.url]));
      expect(new URL(page.url()).origin).not.toBe(new URL(api.url).origin);
      site.close();
      await api.close();
    });
  });

  test.describe('without encryption', () => {
    test.use({ provoked: /Content Security Policy|Failed to load|Refused to connect/ });

    test('receives no call, so that no password is sent in clear text', async ({ page }, info) => {
      const api = await startServer();
      const site = await serveWith(info.outputPath('site'), { apiHost: new URL(api.url).origin });
      const answers: string[] = [];
      page.on('response', (response) => answers.push(response.url()));
      await page.goto(site.url);
      await signInThere(page);
      await expect(page.getByRole('alert')).toContainText('La connexion n’a pas abouti.');
      expect(answers).not.toContain(api.url);
      site.close();
      await api.close();
    });
  });

  test('with an invalid address is reported with the name of the setting', async ({ page }, info) => {
    const site = await serveWith(info.outputPath('site'), { apiHost: 'api.example' });
    await page.goto(site.url);
    await expect(page.getByRole('heading', { name: 'Tournée n’a pas pu démarrer' })).toBeVisible();
    await expect(page.getByText('config.json: apiHost must be an https address, or empty.')).toBeVisible();
    site.close();
  });
});
