import type { Browser, Page } from 'playwright-core';
import { openPage, type Watched } from '../support/browser';
import { textsOf } from '../support/texts';
import { signIn } from '../support/walk';

const { menu, shell, ui } = textsOf('en_US');

const link = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).first();
export const shown = (page: Page, name: string) => page.locator(`[data-page=${name}]:visible`).waitFor();
export const sorry = (page: Page) => page.getByText(ui('moduleTitle', { name: menu('cards-balance') })).waitFor();
export const retry = (page: Page) => page.getByRole('button', { name: ui('tryNow') });

/** Signs in on the dashboard, before any file of cards is loaded. */
export async function arrive(browser: Browser): Promise<Watched> {
  const watched = await openPage(browser);
  watched.allow(/Failed to load resource|net::ERR_|preload/);
  await signIn(watched.page, 'en_US');
  await shown(watched.page, 'index');
  // A reload would remove this mark.
  await watched.page.evaluate('globalThis.sameDocument = true');
  return watched;
}

export const isSameDocument = (page: Page) => page.evaluate('globalThis.sameDocument === true');

/** Clicks without hovering, which would preload the files. */
export const open = (page: Page, name: string) => link(page, name).dispatchEvent('click');

/** Checks the other remote and the shell while cards is unavailable. */
export async function expectTheRestWorks(page: Page): Promise<void> {
  await open(page, menu('index'));
  await shown(page, 'index');
  await page.getByRole('button', { name: shell('frame.theme.dark') }).click();
  await page.locator('html[data-theme=dark]').waitFor();
}
