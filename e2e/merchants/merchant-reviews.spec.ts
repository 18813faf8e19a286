import type { Browser } from 'playwright-core';
import { findingsOf } from '../support/axe';
import { openBrowser, whenQuiet } from '../support/browser';
import { switchToOwnProduct } from '../support/own-product';
import type { OwnServer } from '../support/own-server';
import { openSignedIn } from '../support/signed-in';

let browser: Browser;
let server: OwnServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), switchToOwnProduct()]);
});
afterAll(() => Promise.all([browser.close(), server.stop()]));

test('[seed 4.14] a change of a merchant is approved from the list, and the next one of the desk opens', async () => {
  const { page, context, expectCalm } = await openSignedIn(browser, 'finance.checker');
  await page.goto('/main/merchant-review-list?outcome=WAITING');
  const list = page.locator('[data-page=merchant-review-list]:visible');
  const row = list.getByRole('row').filter({ hasText: 'Brightfern Media' });
  await row.hover();
  await whenQuiet(page);
  expect(await findingsOf(page)).toEqual([]);
  await row.getByRole('button', { name: 'Approve', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('The new values take effect immediately.').waitFor();
  await dialog.getByText('Account number').waitFor();
  await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
  await page.getByText('Brightfern Media approved').waitFor();
  await row.waitFor({ state: 'detached' });

  await page.goto('/main/merchant-review');
  const desk = page.locator('[data-page=merchant-review]:visible');
  await desk.getByRole('heading', { name: 'Solvane Travel Group', exact: true }).waitFor();
  await desk
    .getByRole('region', { name: 'Before', exact: true })
    .getByRole('button', { name: /business-licence-/ })
    .waitFor();
  await desk
    .getByRole('region', { name: 'After', exact: true })
    .getByRole('button', { name: /-renewed\.pdf$/ })
    .waitFor();
  await whenQuiet(page);
  expect(await findingsOf(page)).toEqual([]);
  await desk.getByRole('button', { name: 'Approve', exact: true }).click();
  await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
  await desk.getByRole('heading', { name: 'Solvane Travel Group', exact: true }).waitFor({ state: 'detached' });
  await desk.getByRole('heading', { level: 2 }).first().waitFor();
  expectCalm();
  await context.close();
});

test('a new merchant is rejected on the page of its review in Chinese, and the reason is shown', async () => {
  const { page, context, expectCalm } = await openSignedIn(browser, 'finance.checker', {
    language: 'zh_CN',
    theme: 'dark',
  });
  await page.goto('/main/merchant-review-list?kind=MERCHANT_NEW&outcome=WAITING');
  const list = page.locator('[data-page=merchant-review-list]:visible');
  await list.getByText('光织家居').click();
  const detail = page.locator('[data-page=merchant-review-list-detail]:visible');
  await detail.getByRole('button', { name: '去审核', exact: true }).click();
  const review = page.locator('[data-page=merchant-review-list-review]:visible');
  await review.getByRole('button', { name: '驳回', exact: true }).waitFor();
  await whenQuiet(page);
  expect(await findingsOf(page)).toEqual([]);
  await review.getByRole('button', { name: '驳回', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '驳回原因' }).fill('营业执照已过期，请上传新的执照。');
  await dialog.getByRole('button', { name: '驳回', exact: true }).click();
  await review.getByText('第1/1步：Lukas Brandt已驳回').waitFor();
  await review.getByText('营业执照已过期，请上传新的执照。').first().waitFor();
  await page.goto('/main/merchant-review-list?outcome=REJECTED');
  await list.getByRole('row').filter({ hasText: '光织家居' }).waitFor();
  expectCalm();
  await context.close();
});
