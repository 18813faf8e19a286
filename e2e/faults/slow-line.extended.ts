import type { Browser, Page } from 'playwright-core';
import { address, openBrowser } from '../support/browser';
import { openHangingWire, type HangingWire } from '../support/hanging-wire';
import { readLive, versionIn } from '../support/offers';
import { openSignedIn } from '../support/signed-in';

let browser: Browser;
let wire: HangingWire;
beforeAll(async () => {
  [browser, wire] = await Promise.all([openBrowser(), openHangingWire(address())]);
});
afterAll(async () => {
  await browser.close();
  await wire.close();
});

const reports = () => wire.requested.filter((url) => url.endsWith('/remoteFault/report'));
const rows = (page: Page) => page.locator('[data-page=cards-balance]:visible tbody tr:not([aria-hidden])').nth(3);
const slowly = (page: Page) => page.getByText('This page is still loading. Your connection is slow.');
const sorry = (page: Page) => page.getByText("Cards isn't available right now");
const open = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).first().dispatchEvent('click');

const exactly = (path: string) => new RegExp(path.replaceAll('.', '\\.'));

async function arrive() {
  wire.requested.splice(0);
  const watched = await openSignedIn(browser, 'operations', { url: wire.url });
  const { base, manifest } = versionIn(await readLive(watched.page), 'cards');
  return { ...watched, entry: base + manifest.entry };
}

test('a page that loads slowly says so and opens, without parallel requests and without a fault report', async () => {
  const { page, context, entry, expectCalm } = await arrive();
  const trickle = wire.trickle(exactly(entry));
  await open(page, 'Cards');
  await slowly(page).waitFor();
  // A piece a second: the load takes longer than a request may be silent.
  await trickle.sent(12);
  expect([await sorry(page).count(), await slowly(page).count()]).toEqual([0, 1]);
  trickle.finish();
  await rows(page).waitFor();
  expect(wire.requested.filter((url) => url.startsWith(entry))).toEqual([entry]);
  expect(reports()).toEqual([]);
  expectCalm();
  await context.close();
});

test('a page that stalls shows an error with Retry, and no fault report', async () => {
  const { page, context, entry, expectCalm } = await arrive();
  const trickle = wire.trickle(exactly(entry));
  await open(page, 'Cards');
  await trickle.sent(4);
  trickle.pause();
  await sorry(page).waitFor();
  trickle.finish();
  await page.getByRole('button', { name: 'Retry now' }).click();
  await rows(page).waitFor();
  expect(reports()).toEqual([]);
  expectCalm();
  await context.close();
});
