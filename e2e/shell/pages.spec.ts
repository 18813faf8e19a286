import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { findingsOf } from '../support/axe';
import { openBrowser, openPage, whenQuiet, type Watched } from '../support/browser';
import { readLive } from '../support/offers';
import { hrefOf } from '../support/record-pages';
import { openSignedIn } from '../support/signed-in';
import { goWithin } from '../support/walk';

interface Manifest {
  remote: string;
  pages: { name: string }[];
}

const remotes = path.resolve(__dirname, '../../remotes');
const manifests = readdirSync(remotes).map((remote): Manifest =>
  JSON.parse(readFileSync(path.join(remotes, remote, 'dist/manifest.json'), 'utf8')),
);
const pages = manifests.flatMap((manifest) => manifest.pages.map(({ name }) => name));
const isOnboarding = (name: string) => name.startsWith('onboarding');

/** One page of each type: dashboard, list, form, record, review desk, settings. */
const checkedByAxe = [
  'index',
  'cards-balance',
  'cards-balance-create-card',
  'user-management',
  'role-management-save',
  'cards-cancel-review',
  'settings-profile',
];

let browser: Browser;
let owner: Watched;
beforeAll(async () => {
  browser = await openBrowser();
  owner = await openSignedIn(browser, 'owner');
});
afterAll(() => browser.close());

test('the release contains the pages of every remote', async () => {
  const { versions } = await readLive(owner.page);
  const live = versions.flatMap(({ manifest }) => manifest.pages.map(({ name }) => name));
  expect(live.toSorted()).toEqual(pages.toSorted());
});

const ofConsole = pages.filter((name) => !isOnboarding(name));

test.each(ofConsole)('/main/%s shows its content and reports no error', async (name) => {
  const { page, expectCalm } = owner;
  await goWithin(page, await hrefOf(name));
  const content = page.locator(`[data-page="${name}"]:visible`);
  await content.getByRole('heading', { level: 1 }).first().waitFor();
  await whenQuiet(page, 250);
  expect(await page.locator('[data-state=failed]:visible').allTextContents()).toEqual([]);
  if (checkedByAxe.includes(name)) expect(await findingsOf(page)).toEqual([]);
  expectCalm();
});

test.each(['login', 'register', 'forgotpassword', 'error-404', ...pages.filter(isOnboarding)])(
  '/%s opens without a session and reports no error',
  async (name) => {
    const { page, context, expectCalm } = await openPage(browser);
    await page.goto(`/${name}`);
    await page.locator('[data-page]:visible').getByRole('heading', { level: 1 }).first().waitFor();
    await whenQuiet(page);
    if (name === 'login') expect(await findingsOf(page)).toEqual([]);
    expectCalm();
    await context.close();
  },
);
