import type { Browser } from 'playwright-core';
import { openBrowser } from '../support/browser';
import { cutCellsOn, untitledCutsOn } from '../support/cut-cells';
import { cutTablesOn } from '../support/layout';
import { listPages, openListPage } from '../support/list-pages';
import { readListSchemas, showLongestLabels } from '../support/longest-labels';
import { openSignedIn } from '../support/signed-in';
import type { Language } from '../support/walk';

/** Lists without a page: the page of a record shows them. */
const withoutPage = ['/admin/agreementAcceptance/list', '/admin/invoice/list'];

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const everyLanguage: Language[] = ['en_US', 'zh_CN'];

test.each(everyLanguage)(
  'the default columns of every list fit at 1440 px with the longest labels in %s',
  async (language) => {
    const { page, context, expectCalm } = await openSignedIn(browser, 'owner', { language, width: 1440 });
    const schemas = await readListSchemas(page);
    const requested = await showLongestLabels(page, schemas);
    // Reads the dictionaries of the first page again.
    await page.reload();
    const wrong: string[] = [];
    for (const name of listPages) {
      await openListPage(page, name);
      const failed = await page.locator('[data-state=failed]:visible').allTextContents();
      const cut = [...(await cutTablesOn(page)), ...(await cutCellsOn(page)), ...(await untitledCutsOn(page))];
      wrong.push(...[...failed, ...cut].map((one) => `${name}: ${one}`));
    }
    expect(wrong).toEqual([]);
    expect([...schemas.keys()].filter((list) => !requested.has(list))).toEqual(withoutPage);
    expectCalm();
    await context.close();
  },
);
