import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { findingsOf } from '../support/axe';
import { openBrowser, openPage } from '../support/browser';
import { misplacedOn } from '../support/layout';
import { serveCatalogue, type Served } from './catalogue';

/** Folder for screenshots; none are taken without it. */
const pictures = process.env['PICTURES'] && path.resolve(__dirname, '../../test-results/catalogue');

/** A sample is not a complete page: its heading is one of several, and a dialog covers the sample's name on purpose. */
const isOfPage = (finding: string) => /lies under the header$|covers h1 /.test(finding);

/** Colors depend on the theme, and text lengths on the language, so the other two combinations show nothing new. */
const looks = [
  { theme: 'light', lang: 'en-US' },
  { theme: 'dark', lang: 'zh-CN' },
] as const;
const widths = [1440, 375];

let browser: Browser;
let served: Served;
beforeAll(async () => {
  [browser, served] = await Promise.all([openBrowser(), serveCatalogue()]);
});
afterAll(async () => {
  await browser.close();
  served.stop();
});

test.each(looks)(
  'every component is accessible and not cut off: $theme, $lang',
  async ({ theme, lang }) => {
    const { origin } = served;
    const { page, context, expectCalm } = await openPage(browser, { url: origin });
    await page.goto(`${origin}/?theme=${theme}&lang=${lang}`);
    const hrefs = await page
      .getByRole('navigation', { name: 'Samples' })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(hrefs.length).toBeGreaterThan(30);
    const wrong: string[] = [];
    for (const href of hrefs) {
      await goTo(page, `${origin}/${href}`);
      const query = new URLSearchParams(href);
      const name = [query.get('sample'), query.get('state')].filter(Boolean).join('-');
      // Names, roles and colors are the same at every width.
      const found = await findingsOf(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const misplaced = (await misplacedOn(page)).filter((finding) => !isOfPage(finding));
        found.push(...misplaced.map((finding) => `${width}: ${finding}`));
        if (pictures) await picture(page, path.join(pictures, `${theme}-${lang}-${width}`), name);
      }
      await page.setViewportSize({ width: 1440, height: 900 });
      wrong.push(...found.map((finding) => `${name}: ${finding}`));
    }
    expect(wrong).toEqual([]);
    expectCalm();
    await context.close();
  },
  // A hundred states are opened sequentially.
  3 * 60_000,
);

/** Navigates within the loaded document, like a click on the link of a sample. */
async function goTo(page: Page, url: string): Promise<void> {
  await page.evaluate((to) => window.navigation.navigate(to).finished, url);
  await page.getByRole('heading', { level: 1, includeHidden: true }).first().waitFor({ state: 'attached' });
  // A part that opens may load its content first.
  await page.locator('[popover] [role=status]').waitFor({ state: 'detached' });
}

const picture = (page: Page, folder: string, name: string) =>
  page.screenshot({ path: path.join(folder, `${name.replaceAll(/\W+/g, '-')}.png`), fullPage: true });
