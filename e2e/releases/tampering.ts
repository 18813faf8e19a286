import type { Browser, Page } from 'playwright-core';
import { openPage, type Watched } from '../support/browser';
import { answerWith, writeInto, type Offer } from '../support/offers';

/** Code of an attacker. */
export const evil = ';globalThis.wasRun = true;';
export const wasRun = (page: Page) => page.evaluate('globalThis.wasRun === true');

export const shown = (page: Page, name: string) => page.locator(`[data-page=${name}]:visible`);
export const unverified = (page: Page) => shown(page, 'unverified');
export const open = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).first().dispatchEvent('click');
export const note = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

/** Opens a page that may log refused files. */
export async function arrive(browser: Browser): Promise<Watched> {
  const watched = await openPage(browser);
  watched.allow(/Failed to (load|find)|integrity|net::ERR_|preload|ChunkLoadError|Loading CSS chunk|TrustedScriptURL/);
  return watched;
}

/** Offers this release to the page, in documents and calls. */
export async function tell(page: Page, offer: Offer): Promise<void> {
  await writeInto(page, () => offer);
  await answerWith(page, () => offer);
}
