import type { Browser, Page } from 'playwright-core';
import { openPage } from '../support/browser';
import { signIn } from '../support/walk';
import { otherVersions } from './other-version';

/** Visible page of a version of cards. */
export const shown = (page: Page, name: string, version: string) =>
  page.locator(`[data-page=${name}][data-remote="cards@${version}"]:visible`);

/** Signs in and opens a page of the cards; the document is marked, so that a reload is noticed. */
export async function arriveAt(browser: Browser, path: string, login?: string) {
  const watched = await openPage(browser);
  const { page } = watched;
  await signIn(page, 'en_US', login);
  const versions = await otherVersions(page);
  await page.goto(`/main/${path}`);
  await page.evaluate('globalThis.sameDocument = true');
  return { ...watched, ...versions };
}

/** True if the document was not reloaded since `arriveAt`. */
export const isSameDocument = (page: Page) => page.evaluate('globalThis.sameDocument === true');
