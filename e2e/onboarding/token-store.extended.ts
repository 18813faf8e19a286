import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../support/browser';
import { textsOf } from '../support/texts';
import { demoPassword } from '../support/walk';

const { shell } = textsOf('en_US');

// Plain JavaScript, because the global setup uses it too.
const { startServer } = require('../support/server.cjs') as {
  startServer: (request: {
    folder: string;
    env: Record<string, string>;
  }) => Promise<{ url: string; stop: () => Promise<void> }>;
};

const folder = mkdtempSync(path.join(os.tmpdir(), 'vcc-token-store-'));
let server: Awaited<ReturnType<typeof startServer>>;
let browser: Browser;

beforeAll(async () => {
  server = await startServer({ folder, env: { TOKEN_STORE: 'localStorage' } });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('with a backend without the resume call, the token is stored with the user until sign-out', async () => {
  const context = await browser.newContext({ baseURL: server.url, locale: 'en-US' });
  const page = await context.newPage();
  const resumed: string[] = [];
  await page.route('**/session/resume', (route) => {
    resumed.push(route.request().url());
    return route.fulfill({ status: 404 });
  });
  await page.goto('/login');
  await page.getByLabel(shell('sign-in.account')).fill('operations');
  await page.getByLabel(shell('sign-in.password'), { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: shell('sign-in.submit') }).click();
  await page.locator('[data-page=index]').waitFor();
  const stored = JSON.parse((await page.evaluate(() => localStorage.getItem('user'))) ?? '{}') as object;
  expect(stored).toMatchObject({ nickname: 'Daniel Koh', token: expect.stringMatching(/^[\w-]{43}$/) });
  expect(stored).not.toHaveProperty('draftKey');

  await page.reload();
  await page.locator('[data-page=index][data-remote^="accounts@"]').waitFor();
  await page.getByRole('button', { name: 'Daniel Koh' }).click();
  await page.getByRole('menuitem', { name: shell('session.sign-out') }).click();
  await page.waitForURL('**/login');
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  expect(resumed).toEqual([]);
  await context.close();
});
