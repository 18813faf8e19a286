import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';

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
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: quiet });

/** A page whose every console error, page error, failed request and policy violation is kept. */
export interface Watched {
  context: BrowserContext;
  page: Page;
  /** Fails the test if the page complained about anything that the test did not announce. */
  expectCalm: () => void;
  /** A complaint that the test provokes on purpose. */
  allow: (pattern: RegExp) => void;
}

interface Wish {
  language?: 'en_US' | 'zh_CN';
  theme?: 'light' | 'dark';
  width?: number;
}

/** A fresh profile in a language and a theme. */
export async function openPage(
  browser: Browser,
  { language = 'en_US', theme = 'light', width = 1440 }: Wish = {},
): Promise<Watched> {
  const url = address();
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: 900 },
    locale: language === 'zh_CN' ? 'zh-CN' : 'en-US',
    timezoneId: 'Asia/Singapore',
  });
  const prefs = encodeURIComponent(new URLSearchParams({ theme, language }).toString());
  await context.addCookies([{ name: 'prefs', value: prefs, url }]);
  const page = await context.newPage();
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

function watch(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
  return complaints;
}
