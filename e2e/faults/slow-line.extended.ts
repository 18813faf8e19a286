import type { Page } from 'playwright-core';
import { readLive, versionIn } from '../support/offers';
import { openSignedIn } from '../support/signed-in';
import { textsOf } from '../support/texts';
import { openWiredBrowser } from '../support/wired-browser';

const { menu, ui } = textsOf('en_US');

const wired = openWiredBrowser();

const reports = () => wired.wire.requested.filter((url) => url.endsWith('/remoteFault/report'));
const rows = (page: Page) => page.locator('[data-page=cards-balance]:visible tbody tr:not([aria-hidden])').nth(3);
const slowly = (page: Page) => page.getByText(ui('slowPage'));
const sorry = (page: Page) => page.getByText(ui('moduleTitle', { name: menu('cards-balance') }));
const open = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).first().dispatchEvent('click');

const exactly = (path: string) => new RegExp(path.replaceAll('.', '\\.'));

async function arrive() {
  wired.wire.requested.splice(0);
  const watched = await openSignedIn(wired.browser, 'operations', { url: wired.wire.url });
  const { base, manifest } = versionIn(await readLive(watched.page), 'cards');
  return { ...watched, entry: base + manifest.entry };
}

test('a slow page shows that it is loading and opens, without parallel requests and without a fault report', async () => {
  const { page, context, entry, expectCalm } = await arrive();
  const trickle = wired.wire.trickle(exactly(entry));
  await open(page, menu('cards-balance'));
  await slowly(page).waitFor();
  // One piece per second, so that the load takes longer than a stalled request may.
  await trickle.sent(12);
  expect([await sorry(page).count(), await slowly(page).count()]).toEqual([0, 1]);
  trickle.finish();
  await rows(page).waitFor();
  expect(wired.wire.requested.filter((url) => url.startsWith(entry))).toEqual([entry]);
  expect(reports()).toEqual([]);
  expectCalm();
  await context.close();
});

test('a stalled page shows an error with Retry, without a fault report', async () => {
  const { page, context, entry, expectCalm } = await arrive();
  const trickle = wired.wire.trickle(exactly(entry));
  await open(page, menu('cards-balance'));
  await trickle.sent(4);
  trickle.pause();
  await sorry(page).waitFor();
  trickle.finish();
  await page.getByRole('button', { name: ui('tryNow') }).click();
  await rows(page).waitFor();
  expect(reports()).toEqual([]);
  expectCalm();
  await context.close();
});
