import type { Browser, Page } from 'playwright-core';
import { findingsOf } from '../support/axe';
import { openBrowser, openPage, whenQuiet } from '../support/browser';
import { switchToOwnProduct } from '../support/own-product';
import type { OwnServer } from '../support/own-server';
import { arriveInSilence } from '../support/silence';
import { textsOf } from '../support/texts';
import { signIn } from '../support/walk';

const { admin, field, shell } = textsOf('en_US');

let browser: Browser;
let server: OwnServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), switchToOwnProduct()]);
});
afterAll(() => Promise.all([browser.close(), server.stop()]));

const row = (page: Page, code = 'upload.max_files') => page.getByRole('row', { name: code });
const save = (page: Page) => page.getByRole('button', { name: admin('parameter.save') }).click();

async function edit(page: Page, code?: string): Promise<void> {
  await row(page, code).hover();
  await row(page, code)
    .getByRole('button', { name: admin('parameter.action.EDIT') })
    .click();
  await page.getByRole('textbox', { name: admin('parameter.value') }).waitFor();
}

test('[seed 3.14] a parameter is changed with a reason, shows the user in its history, and is restored from there', async () => {
  const { page, context, expectCalm } = await openPage(browser);
  await signIn(page, 'en_US', 'owner');
  await page.goto('/main/parameter-management');
  await row(page).waitFor();
  await whenQuiet(page);
  expect(await findingsOf(page)).toEqual([]);

  await edit(page);
  await page.getByRole('textbox', { name: admin('parameter.value') }).fill('1000');
  await page.getByRole('textbox', { name: admin('parameter.why') }).fill('Cases with many pages.');
  await save(page);
  await page.getByText(field('MAX', { max: 100 })).waitFor();
  await page.getByRole('textbox', { name: admin('parameter.value') }).fill('12');
  await save(page);
  await row(page).getByText('Margaret Osei').waitFor();
  await row(page).getByText('12', { exact: true }).waitFor();

  await edit(page);
  await page.getByText('Cases with many pages.').waitFor();
  await whenQuiet(page);
  expect(await findingsOf(page)).toEqual([]);
  await page.getByRole('button', { name: admin('parameter.restore', { value: 10 }) }).click();
  await page.getByRole('textbox', { name: admin('parameter.why') }).fill('They are sent in parts.');
  await save(page);
  await row(page).getByText('12', { exact: true }).waitFor({ state: 'detached' });
  expectCalm();
  await context.close();
});

test('a changed idle timeout applies to an open page of another browser', async () => {
  const idle = 'session.idle_warn_seconds';
  const keeper = await openPage(browser);
  await signIn(keeper.page, 'en_US', 'owner');
  const change = async (value: string, why: string) => {
    await keeper.page.goto('/main/parameter-management');
    await edit(keeper.page, idle);
    await keeper.page.getByRole('textbox', { name: admin('parameter.value') }).fill(value);
    await keeper.page.getByRole('textbox', { name: admin('parameter.why') }).fill(why);
    await save(keeper.page);
    await row(keeper.page, idle).getByText(value, { exact: true }).waitFor();
  };
  const warnsAfter = async (seconds: number) => {
    const { page, context, expectCalm } = await openPage(browser);
    await arriveInSilence(page);
    const notice = page.getByRole('dialog', { name: shell('idle.title') });
    await page.clock.fastForward((seconds - 10) * 1000);
    expect(await notice.count()).toBe(0);
    await page.clock.fastForward(11_000);
    await notice.waitFor();
    expectCalm();
    await context.close();
  };
  await change('300', 'Shared desks.');
  await warnsAfter(300);
  await change('870', 'Desks are no longer shared.');
  await warnsAfter(870);
  keeper.expectCalm();
  await keeper.context.close();
});
