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

/** Without these, Chromium asks the network for things that no test needs. */
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** A Chromium for one suite. */
export const openBrowser = (options: LaunchOptions = {}): Promise<Browser> =>
  chromium.launch({ ...launch(), ...options });

const launch = () => ({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: quiet });

/** A page whose every console error, page error, failed request and policy violation is kept. */
export interface Watched {
  context: BrowserContext;
  page: Page;
  /** Fails the test if the page complained about anything that the test did not announce. */
  expectCalm: () => void;
  /** A complaint that the test provokes on purpose. */
  allow: (pattern: RegExp) => void;
}

interface Requested {
  language?: 'en_US' | 'zh_CN';
  theme?: 'light' | 'dark';
  width?: number;
  height?: number;
  timezone?: string;
  /** Fingers in place of a mouse. */
  touch?: boolean;
  /** Another product than the one of the run. */
  url?: string;
}

/** A fresh profile in a language and a theme. */
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

/** Where the product of this run listens. */
export function address(): string {
  const url = process.env['VCC_URL'];
  if (!url) throw new Error('The server of the run is not up.');
  return url;
}

/** What is on its way in a page, and since when that is nothing. */
interface Traffic {
  open: Set<unknown>;
  sinceMs: number;
}

const traffics = new WeakMap<Page, Traffic>();

/** The stream of events is open as long as the page; it is never on its way to an end. */
const isEndless = (request: Request) => request.url().endsWith('/admin/events');

/** Counts what is on its way from now on. */
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

/** Settles once the page has requested nothing, and waited for no answer, for half a second, or as long as it says. */
export async function whenQuiet(page: Page, quietMs = 500): Promise<void> {
  const traffic = traffics.get(page);
  if (!traffic) throw new Error('Only pages of contexts from openPage are counted.');
  await page.waitForLoadState('load');
  await until(
    () => traffic.open.size === 0 && Date.now() - traffic.sinceMs >= quietMs,
    'The end of all traffic of the page',
  );
}

/** From now on: what it answers settles once there has been nothing for half a second since. */
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
