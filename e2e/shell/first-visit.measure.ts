import type { Browser, CDPSession } from 'playwright-core';
import { openBrowser, openPage, whenQuiet } from '../support/browser';
import { noteFigures } from '../support/figures';
import { openOwnServer, type OwnServer } from '../support/own-server';
import { sessionAt } from '../support/session';

const visits = [
  { name: 'index', title: 'dashboard' },
  { name: 'cards-balance', title: 'cards' },
] as const;

let browser: Browser;
/** Jobs and notifications of other suites would load more. */
let server: OwnServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), openOwnServer()]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

interface Bytes {
  /** All responses with headers: document, calls and files. */
  all: number;
  /** Files of the shell and of remotes alone. */
  files: number;
}

/** Adds up responses as they are received, compressed and with headers. */
async function bytesOn(wire: CDPSession): Promise<() => Bytes> {
  const files = new Set<string>();
  const bytes: Bytes = { all: 0, files: 0 };
  wire.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (/^https?:\/\/[^/]+\/[sr]\//.test(request.url)) files.add(requestId);
  });
  wire.on('Network.requestServedFromCache', ({ requestId }) => files.delete(requestId));
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.all += encodedDataLength;
    if (files.has(requestId)) bytes.files += encodedDataLength;
  });
  await wire.send('Network.enable');
  return () => bytes;
}

test.each(visits)('bytes of a first visit of the $title', async ({ name, title }) => {
  const { context, page, expectCalm } = await openPage(browser, { url: server.url });
  const { cookie } = await sessionAt(server.url, 'operations');
  const [key = '', value = ''] = cookie.split(/=(.*)/s);
  await context.addCookies([{ name: key, value, url: server.url }]);
  const bytes = await bytesOn(await context.newCDPSession(page));
  // The page requests jobs of earlier visits some time after it has loaded.
  const lastCall = page.waitForResponse((response) => response.url().endsWith('/admin/job/list'));
  await page.goto(`/main/${name}`);
  await page.locator(`[data-page=${name}] tbody tr:not([aria-hidden])`).first().waitFor();
  await lastCall;
  await whenQuiet(page);
  const { all, files } = bytes();
  noteFigures(`First visit of the ${title}: bytes`, { value: all });
  noteFigures(`First visit of the ${title}: bytes of files`, { value: files });
  expectCalm();
  await context.close();
});
