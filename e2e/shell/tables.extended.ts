import type { Browser, Locator, Page } from 'playwright-core';
import { openBrowser, openPage, whenQuiet } from '../support/browser';
import { cutCellsOn } from '../support/cut-cells';
import { cutTablesOn } from '../support/layout';
import { listPages, openListPage } from '../support/list-pages';
import { readListSchemas } from '../support/longest-labels';
import { openSignedIn } from '../support/signed-in';
import { textsOf } from '../support/texts';
import { goWithin, languages, signIn } from '../support/walk';

const { cards, dict } = textsOf('en_US');

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const lists = [
  'cards-balance',
  'cards-balance-batches',
  'cards-transactions',
  'cards-transactions-update-balance',
  'cards-cancel-review',
  'cards-share-group',
  'cards-share-cards',
  'card-wallet',
  'cards-user-wallet',
  'cards-rules-limits',
  'card-bin-management',
  'coremanagement-cardholder-management',
  'opt-information',
  'devops-module-list',
  'adminstration/menu',
  'index',
];

const open = async (page: Page, name: string) => {
  await goWithin(page, `/main/${name}`);
  await page.locator(`[data-page="${name}"]:visible table`).first().waitFor();
  await whenQuiet(page);
};

test.each(languages)(
  '%s: no figure is cut in any list, and no text while another column has room',
  async (language) => {
    const { page, context, expectCalm } = await openPage(browser, { language });
    await signIn(page, language, 'owner');
    const wrong: string[] = [];
    for (const name of lists) {
      await open(page, name);
      for (const width of [1440, 1080, 768]) {
        await page.setViewportSize({ width, height: 900 });
        await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))');
        wrong.push(...(await cutCellsOn(page)).map((one) => `${name}, ${width}: ${one}`));
      }
      await page.setViewportSize({ width: 1440, height: 900 });
    }
    expect(wrong).toEqual([]);
    expectCalm();
    await context.close();
  },
);

test.each(languages)('%s: a list without rows fits at 1440 px', async (language) => {
  const { page, context } = await openSignedIn(browser, 'owner', { language });
  const schemas = await readListSchemas(page);
  await page.route(
    ({ pathname }) => schemas.has(pathname),
    async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { data: object };
      await route.fulfill({ response, json: { ...answer, data: { ...answer.data, list: [], total: 0 } } });
    },
  );
  await page.reload();
  const wrong: string[] = [];
  for (const name of listPages) {
    await openListPage(page, name);
    wrong.push(...(await cutTablesOn(page)).map((one) => `${name}: ${one}`));
  }
  expect(wrong).toEqual([]);
  await context.close();
});

test('labels that load after the rows are not cut', async () => {
  const { page, context, expectCalm } = await openPage(browser);
  await signIn(page, 'en_US', 'owner');
  let isReleased = false;
  const waiting: (() => void)[] = [];
  await page.route('**/admin/dict/query', async (route) => {
    if (!isReleased) await new Promise<void>((resolve) => waiting.push(resolve));
    await route.continue();
  });
  await page.goto('/main/cards-balance?state=CREATING');
  const table = page.locator('[data-page="cards-balance"]:visible table').first();
  await table.getByText('CREATING').first().waitFor();
  isReleased = true;
  for (const release of waiting) release();
  await table.getByText(dict('card_state', 'CREATING')).first().waitFor();
  await whenQuiet(page);
  expect(await cutCellsOn(page)).toEqual([]);
  expectCalm();
  await context.close();
});

const titles = (page: Page) =>
  page
    .locator('[data-page=cards-balance]:visible thead th[data-column]')
    .evaluateAll((heads) => heads.map((head) => (head as HTMLElement).dataset['column']));
const head = (page: Page, key: string): Locator =>
  page.locator(`[data-page=cards-balance]:visible thead th[data-column=${key}]`);
const widthOf = async (page: Page, key: string) => Math.round((await head(page, key).boundingBox())?.width ?? 0);

/** Drags the edge of a column by a number of pixels. */
async function widen(page: Page, key: string, by: number): Promise<void> {
  const box = await head(page, key).boundingBox();
  if (!box) throw new Error(`${key} is not in sight.`);
  await page.mouse.move(box.x + box.width - 4, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 4 + by, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
}

test('columns are widened, moved and pinned, and their layout is kept after a reload', async () => {
  const { page, context, expectCalm } = await openPage(browser);
  // Columns are stored per user, and no other suite opens the cards as this one.
  await signIn(page, 'en_US', 'finance.checker');
  await open(page, 'cards-balance');
  const before = await widthOf(page, 'alias');
  await widen(page, 'alias', 60);
  expect(await widthOf(page, 'alias')).toBe(before + 60);

  await head(page, 'merchant').dragTo(head(page, 'alias'));
  expect((await titles(page)).slice(0, 3)).toEqual(['number', 'merchant', 'alias']);

  await page.getByRole('button', { name: cards('kit.columns'), exact: true }).click();
  await page.getByRole('button', { name: cards('kit.columns.pin', { title: cards('card.state') }) }).press('Enter');
  await page.getByRole('button', { name: cards('kit.done') }).click();
  expect((await titles(page)).slice(0, 3)).toEqual(['state', 'number', 'merchant']);

  await page.reload();
  await page.locator('[data-page=cards-balance]:visible tr[data-row]').first().waitFor();
  expect((await titles(page)).slice(0, 4)).toEqual(['state', 'number', 'merchant', 'alias']);
  expect(await widthOf(page, 'alias')).toBe(before + 60);

  const edge = head(page, 'alias').locator('span').last();
  await edge.dblclick();
  expect(await widthOf(page, 'alias')).not.toBe(before + 60);

  await page.getByRole('button', { name: cards('kit.columns'), exact: true }).click();
  await page.getByRole('button', { name: cards('kit.columns.reset') }).click();
  await page.getByRole('button', { name: cards('kit.done') }).click();
  expect((await titles(page)).slice(0, 3)).toEqual(['number', 'alias', 'state']);
  expectCalm();
  await context.close();
});

test('a pinned column stays visible while the other columns scroll horizontally', async () => {
  const { page, context } = await openPage(browser, { width: 1080 });
  await signIn(page, 'en_US', 'finance.checker');
  await open(page, 'cards-balance');
  const box = page.locator('[data-page=cards-balance]:visible table').locator('xpath=..');
  await box.evaluate((element) => (element.scrollLeft = 400));
  const [first, created] = [await head(page, 'number').boundingBox(), await head(page, 'alias').boundingBox()];
  const frame = await box.boundingBox();
  expect(first?.x).toBeGreaterThanOrEqual(frame?.x ?? 0);
  expect(created?.x).toBeLessThan(frame?.x ?? 0);
  await context.close();
});
