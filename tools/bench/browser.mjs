import { createRequire } from 'node:module';
import path from 'node:path';
import { findChromium } from '../lib/chromium.mjs';
import { root } from '../lib/root.mjs';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const password = 'Vcc#Demo1';

/** Chromium of the browser tests; their package contains the driver. */
export async function launch() {
  const { chromium } = createRequire(path.join(root, 'e2e/package.json'))('playwright-core');
  return chromium.launch({ executablePath: await findChromium(), args });
}

/** Returns the resume cookie of a signed-in user. */
async function resumeCookie(url, loginName) {
  const response = await fetch(`${url}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ loginName, password }),
  });
  const cookie = response.headers.getSetCookie().find((line) => line.startsWith('resume='));
  if (!cookie) throw new Error(`The sign-in of ${loginName} returned no resume cookie: ${await response.text()}`);
  return { name: 'resume', value: cookie.slice('resume='.length).split(';')[0], url };
}

/**
 * Opens a page in a new profile: empty cache, signed in by cookie. Console errors of the page stop the benchmark unless
 * they are expected.
 */
export async function openProfile(browser, url, { loginName = 'operations', allow } = {}) {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  await context.addCookies([await resumeCookie(url, loginName)]);
  const page = await context.newPage();
  countTraffic(page);
  const complaints = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const close = async () => {
    await context.close();
    const unprovoked = complaints.filter((text) => !allow?.test(text));
    if (unprovoked.length > 0) throw new Error(`The page logged errors: ${unprovoked.join(' | ')}`);
  };
  return { page, cdp, close };
}

/** Returns the page's performance counters by name, such as `TaskDuration` in seconds. */
export async function metricsOf(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

const traffics = new WeakMap();

/**
 * Tracks pending requests, and since when there are none. The event stream is not counted, because it is open as long
 * as the page.
 */
function countTraffic(page) {
  const traffic = { open: new Set(), sinceMs: Date.now() };
  traffics.set(page, traffic);
  const end = (request) => {
    if (traffic.open.delete(request)) traffic.sinceMs = Date.now();
  };
  page.on('request', (request) => !request.url().endsWith('/admin/events') && traffic.open.add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
}

/** Resolves once no request has been pending for half a second. */
export async function settled(page) {
  const traffic = traffics.get(page);
  while (traffic.open.size > 0 || Date.now() - traffic.sinceMs < 500)
    await new Promise((resolve) => setTimeout(resolve, 50));
}
