import type { Browser, Page } from 'playwright-core';
import { openBrowser, openPage } from '../support/browser';
import { textsOf } from '../support/texts';
import { signIn } from '../support/walk';

const texts = textsOf('en_US');

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const cards = (page: Page) => page.locator('[data-page=cards-balance]');
const rows = (page: Page) => cards(page).locator('tbody tr:not([aria-hidden])');
const goTo = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).first().click();

/** Scroll position of the box around the rows, and the height of its content. */
const boxOf = (page: Page) =>
  cards(page)
    .locator('table')
    .evaluate((table) => ({ top: table.parentElement?.scrollTop, height: table.getBoundingClientRect().height }));

/** Scrolls in a list of 100 rows, then opens the dashboard. */
async function leaveTheList(page: Page): Promise<void> {
  await signIn(page, 'en_US');
  await page.goto('/main/cards-balance?size=100');
  await rows(page).nth(99).waitFor();
  await rows(page).nth(60).scrollIntoViewIfNeeded();
  await goTo(page, texts.menu('index'));
  await page.locator('[data-page=index] tbody tr:not([aria-hidden])').first().waitFor();
}

describe('a cached page', () => {
  test('keeps its layout while hidden, and its scroll position when it is opened again', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await leaveTheList(page);
    const away = await boxOf(page);
    expect(away.height).toBeGreaterThan(3000);
    await page.goBack();
    await rows(page).nth(60).waitFor();
    const back = await boxOf(page);
    expect(back).toEqual(away);
    expect(back.top).toBeGreaterThan(1000);
    expectCalm();
    await context.close();
  });

  test('is invisible and out of reach of keyboard, pointer and screen reader while hidden', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await leaveTheList(page);
    expect(await cards(page).isVisible()).toBe(false);
    expect(await page.getByRole('table', { name: texts.cards('cards.title'), exact: true }).count()).toBe(0);
    const reached = await page.evaluate(() => {
      const hidden = document.querySelector('[data-page=cards-balance]');
      const links = [...(hidden?.querySelectorAll<HTMLElement>('a, button, input') ?? [])];
      const focused = links.filter((link) => {
        link.focus();
        return document.activeElement === link;
      });
      const under = [300, 500, 700, 1000, 1300].flatMap((x) =>
        [200, 400, 600, 800].filter((y) => hidden?.contains(document.elementFromPoint(x, y))),
      );
      return { links: links.length, focused: focused.length, under: under.length };
    });
    expect(reached.links).toBeGreaterThan(100);
    expect(reached).toMatchObject({ focused: 0, under: 0 });
    expectCalm();
    await context.close();
  });
});
