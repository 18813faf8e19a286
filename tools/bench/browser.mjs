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

/** The browser of the browser tests; their package brings the driver. */
export async function launch() {
  const { chromium } = createRequire(path.join(root, 'e2e/package.json'))('playwright-core');
  return chromium.launch({ executablePath: await findChromium(), args });
}

/** A resume cookie, as a browser has it that was signed in before. */
async function resumeCookie(url, loginName) {
  const response = await fetch(`${url}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ loginName, password }),
  });
  const cookie = response.headers.getSetCookie().find((line) => line.startsWith('resume='));
  if (!cookie) throw new Error(`Signing in as ${loginName} gave no resume cookie: ${await response.text()}`);
  return { name: 'resume', value: cookie.slice('resume='.length).split(';')[0], url };
}

/**
 * A page in a profile of its own: nothing cached, signed in by cookie. Complaints of the page stop the benchmark, unless
 * they were provoked.
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
    if (unprovoked.length > 0) throw new Error(`The page complained: ${unprovoked.join(' | ')}`);
  };
  return { page, cdp, close };
}

/** Counters of the page by name, such as `TaskDuration` in seconds. */
export async function metricsOf(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

const traffics = new WeakMap();

/** What is on its way, and since when that is nothing. The stream of events is open as long as the page and no part of it. */
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

/** Settles once nothing has been on its way for half a second. */
export async function settled(page) {
  const traffic = traffics.get(page);
  while (traffic.open.size > 0 || Date.now() - traffic.sinceMs < 500)
    await new Promise((resolve) => setTimeout(resolve, 50));
}
