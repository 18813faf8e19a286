import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { findingsOf } from '../support/axe';
import { openBrowser, openPage } from '../support/browser';
import { misplacedOn } from '../support/layout';

const origin = 'http://catalogue.test';
const built = path.resolve(__dirname, '../../catalogue/dist');
const pictures = path.resolve(__dirname, '../../test-results/catalogue');

/** The policy that the console's pages have. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self' data:; " +
  "require-trusted-types-for 'script'; trusted-types default";
const document =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  '<title>Catalogue</title><link rel="stylesheet" href="/catalogue.css"><link rel="icon" href="data:,">' +
  '<body><script src="/catalogue.js"></script>';
const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };

/** The catalogue as it was built, from a host that is nowhere. */
const serve = (page: Page) =>
  page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const contentType = types[path.extname(pathname)];
    const body = contentType ? readFileSync(path.join(built, path.basename(pathname))) : document;
    return route.fulfill({
      body,
      contentType: contentType ?? 'text/html',
      headers: { 'content-security-policy': policy },
    });
  });

/** No sample is the page itself: its head is one of several, and a dialog covers the name of its sample on purpose. */
const isOfPage = (finding: string) => /lies under the header$|covers h1 /.test(finding);

/** Pairs of every two of the three: contrast is a matter of the theme, room one of language and width. */
const turns = [
  { theme: 'light', lang: 'en-US', width: 1440 },
  { theme: 'dark', lang: 'zh-CN', width: 1440 },
  { theme: 'dark', lang: 'en-US', width: 375 },
  { theme: 'light', lang: 'zh-CN', width: 375 },
] as const;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test.each(turns)(
  'every component is accessible and nothing of it is cut: $theme, $lang, $width px',
  async ({ theme, lang, width }) => {
    const { page, context, expectCalm } = await openPage(browser, { width, url: origin });
    await serve(page);
    await page.goto(`${origin}/?theme=${theme}&lang=${lang}`);
    const hrefs = await page
      .getByRole('navigation', { name: 'Samples' })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(hrefs.length).toBeGreaterThan(30);
    const folder = path.join(pictures, `${theme}-${lang}-${width}`);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const wrong: string[] = [];
    for (const href of hrefs) {
      await page.goto(`${origin}/${href}`);
      await page.getByRole('heading', { level: 1, includeHidden: true }).first().waitFor({ state: 'attached' });
      // What opens may load its content first.
      await page.locator('[popover] [role=status]').waitFor({ state: 'detached' });
      const query = new URLSearchParams(href);
      const name = [query.get('sample'), query.get('state')].filter(Boolean).join('-');
      const misplaced = (await misplacedOn(page)).filter((finding) => !isOfPage(finding));
      const found = [...misplaced, ...(await findingsOf(page))];
      wrong.push(...found.map((finding) => `${name}: ${finding}`));
      await page.screenshot({ path: path.join(folder, `${name.replaceAll(/\W+/g, '-')}.png`), fullPage: true });
    }
    expect(wrong).toEqual([]);
    expectCalm();
    await context.close();
  },
);
