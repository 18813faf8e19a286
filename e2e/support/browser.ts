import { deadlineMs, until } from '@console/configs/jest/deadline';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type LaunchOptions,
  type Page,
  type Request,
} from 'playwright-core';
import { recordEvidence } from './evidence';

/** Options that prevent Chromium from sending requests of its own, which no test needs. */
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Opens a Chromium for one suite. */
export const openBrowser = (options: LaunchOptions = {}): Promise<Browser> =>
  chromium.launch({ ...launch(), ...options });

const launch = () => ({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: quiet });

/** A page whose console errors, page errors, failed requests and policy violations are recorded. */
export interface Watched {
  context: BrowserContext;
  page: Page;
  /** Fails the test if the page reported an error that the test did not allow. */
  expectCalm: () => void;
  /** Allows an error that the test causes on purpose. */
  allow: (pattern: RegExp) => void;
}

interface Requested {
  language?: 'en_US' | 'zh_CN';
  theme?: 'light' | 'dark';
  width?: number;
  height?: number;
  timezone?: string;
  /** Touch input instead of a mouse. */
  touch?: boolean;
  /** Another product than that of the run. */
  url?: string;
}

/** Opens a page in a new profile, with a language and a theme. */
export async function openPage(
  browser: Browser,
  {
    language = 'en_US',
    theme = 'light',
    width = 1440,
    height = 900,
    timezone = 'Asia/Singapore',
    touch = false,
    url = address(),
  }: Requested = {},
): Promise<Watched> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height },
    locale: language === 'zh_CN' ? 'zh-CN' : 'en-US',
    timezoneId: timezone,
    ...(touch && { hasTouch: true, isMobile: true }),
  });
  context.setDefaultTimeout(deadlineMs);
  const prefs = encodeURIComponent(new URLSearchParams({ theme, language }).toString());
  await context.addCookies([{ name: 'prefs', value: prefs, url }]);
  // Pages that the test or the product opens later are counted too.
  context.on('page', countTraffic);
  const page = await context.newPage();
  recordEvidence(page);
  const complaints = watch(page);
  const allowed: RegExp[] = [];
  return {
    context,
    page,
    allow: (pattern) => void allowed.push(pattern),
    expectCalm: () => expect(complaints.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]),
  };
}

/** Address of the product of this run. */
export function address(): string {
  const url = process.env['VCC_URL'];
  if (!url) throw new Error('The server of the run is not up.');
  return url;
}

/** Pending requests of a page, and the time since when there have been none. */
interface Traffic {
  open: Set<unknown>;
  sinceMs: number;
}

const traffics = new WeakMap<Page, Traffic>();

/** The event stream is open as long as the page, so it never counts as pending. */
const isEndless = (request: Request) => request.url().endsWith('/admin/events');

/** Counts pending requests from now on. */
function countTraffic(page: Page): Traffic {
  const traffic: Traffic = { open: new Set(), sinceMs: Date.now() };
  traffics.set(page, traffic);
  const end = (request: Request) => {
    if (!traffic.open.delete(request)) return;
    traffic.sinceMs = Date.now();
  };
  page.on('request', (request) => void (isEndless(request) || traffic.open.add(request)));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return traffic;
}

/** Settles when the page has had no pending request for half a second, or for the given time. */
export async function whenQuiet(page: Page, quietMs = 500): Promise<void> {
  const traffic = traffics.get(page);
  if (!traffic) throw new Error('Only pages of contexts from openPage are counted.');
  await page.waitForLoadState('load');
  await until(
    () => traffic.open.size === 0 && Date.now() - traffic.sinceMs >= quietMs,
    'The end of all traffic of the page',
  );
}

/** Returns a function whose result settles when there has been no pending request for half a second since this call. */
export function quietOf(page: Page): () => Promise<void> {
  const traffic = traffics.get(page);
  if (traffic) traffic.sinceMs = Date.now();
  return () => whenQuiet(page);
}

function watch(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
  return complaints;
}
