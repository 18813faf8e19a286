import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { findingsOf } from '../support/axe';
import { openBrowser, openPage } from '../support/browser';
import { misplacedOn } from '../support/layout';
import { serveCatalogue, type Served } from './catalogue';

const pictures = path.resolve(__dirname, '../../test-results/catalogue');

/** No sample is the page itself: its head is one of several, and a dialog covers the name of its sample on purpose. */
const isOfPage = (finding: string) => /lies under the header$|covers h1 /.test(finding);

/** Everything that the catalogue can be seen in. */
const turns = (['light', 'dark'] as const).flatMap((theme) =>
  (['en-US', 'zh-CN'] as const).flatMap((lang) => [1440, 375].map((width) => ({ theme, lang, width }))),
);

let browser: Browser;
let served: Served;
beforeAll(async () => {
  [browser, served] = await Promise.all([openBrowser(), serveCatalogue()]);
});
afterAll(async () => {
  await browser.close();
  served.stop();
});

test.each(turns)(
  'every component is accessible and nothing of it is cut: $theme, $lang, $width px',
  async ({ theme, lang, width }) => {
    const { origin } = served;
    const { page, context, expectCalm } = await openPage(browser, { width, url: origin });
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
  // A hundred states, one after the other.
  3 * 60_000,
);
