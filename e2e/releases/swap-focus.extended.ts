import type { Browser, Locator, Page } from 'playwright-core';
import { openBrowser, openPage } from '../support/browser';
import { textsOf } from '../support/texts';
import { signIn } from '../support/walk';
import { otherVersions } from './other-version';

const { cards, ui } = textsOf('en_US');

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const shown = (page: Page, name: string, version: string) =>
  page.locator(`[data-page=${name}][data-remote="cards@${version}"]:visible`);

async function arriveAt(path: string) {
  const watched = await openPage(browser);
  const { page } = watched;
  await signIn(page, 'en_US', 'owner');
  const versions = await otherVersions(page);
  await page.goto(`/main/${path}`);
  return { ...watched, ...versions };
}

const isFocused = (field: Locator) => field.evaluate((element) => element === document.activeElement);

describe('focus and caret after a change of versions', () => {
  test('stay in a dialog of a list, and return to the button that opened it', async () => {
    const { page, context, expectCalm, goLive, publish, first } = await arriveAt('cards-balance');
    const opener = page
      .locator('[data-page=cards-balance]:visible')
      .getByRole('button', { name: cards.pattern('kit.views.label') });
    await opener.click();
    await page.getByRole('menu').getByText(cards('kit.view.new'), { exact: true }).click();
    const dialog = page.getByRole('dialog', { name: cards('kit.view.titleNew') });
    const name = dialog.getByRole('textbox', { name: cards('kit.view.name') });
    await name.fill('Old cards');
    await name.press('Home');
    await goLive(await publish({ version: '99.3.0', isForced: true }));
    await shown(page, 'cards-balance', '99.3.0').waitFor();
    await page.keyboard.type('My ');
    expect(await name.inputValue()).toBe('My Old cards');

    // Names of radio groups are numbered, and each version has its own numbers.
    await dialog.getByRole('radio', { name: cards('kit.view.scope.PRIVATE') }).focus();
    await goLive({ ...first, isForced: true });
    await shown(page, 'cards-balance', first.version).waitFor();
    await page.keyboard.press('ArrowUp');
    expect(await dialog.getByRole('radio').last().isChecked()).toBe(true);

    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await isFocused(opener)).toBe(true);
    expectCalm();
    await context.close();
  });

  test('return to the date field whose calendar was open, because the calendar closes with its version', async () => {
    const { page, context, expectCalm, goLive, publish } = await arriveAt('coremanagement-cardholder-management-save');
    const form = page.locator('[data-page=coremanagement-cardholder-management-save]:visible');
    const opener = form.getByRole('button', { name: ui('openCalendar') });
    await opener.click();
    const month = page.getByRole('dialog', { name: ui('openCalendar') });
    // Clicking this element, which is not a button, moves the focus to the calendar.
    await month.locator('.arco-picker-header-icon').first().click();
    await goLive(await publish({ version: '99.3.1', isForced: true }));
    await shown(page, 'coremanagement-cardholder-management-save', '99.3.1').waitFor();
    expect(await isFocused(opener)).toBe(true);
    await page.keyboard.press('Enter');
    await month.waitFor();
    await page.keyboard.press('Escape');
    await month.waitFor({ state: 'detached' });
    expect(await isFocused(opener)).toBe(true);
    expectCalm();
    await context.close();
  });
});
