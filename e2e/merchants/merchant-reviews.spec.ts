import type { Browser } from 'playwright-core';
import { findingsOf } from '../support/axe';
import { openBrowser, whenQuiet } from '../support/browser';
import { switchToOwnProduct } from '../support/own-product';
import type { OwnServer } from '../support/own-server';
import { openSignedIn } from '../support/signed-in';
import { textsOf } from '../support/texts';

const { merchants, ui } = textsOf('en_US');
const chinese = textsOf('zh_CN');

let browser: Browser;
let server: OwnServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), switchToOwnProduct()]);
});
afterAll(() => Promise.all([browser.close(), server.stop()]));

test('[seed 4.14] a merchant change is approved from the list, and the next review opens', async () => {
  const { page, context, expectCalm } = await openSignedIn(browser, 'finance.checker');
  await page.goto('/main/merchant-review-list?outcome=WAITING');
  const list = page.locator('[data-page=merchant-review-list]:visible');
  const row = list.getByRole('row').filter({ hasText: 'Brightfern Media' });
  await row.hover();
  await whenQuiet(page);
  expect(await findingsOf(page)).toEqual([]);
  await row.getByRole('button', { name: merchants('merchantReview.action.APPROVE'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(merchants('merchant.case.change.APPROVE')).waitFor();
  await dialog.getByText(merchants('merchant.bankAccountNo')).waitFor();
  await dialog.getByRole('button', { name: merchants('merchantReview.action.APPROVE'), exact: true }).click();
  await page.getByText(merchants('merchantReview.done.APPROVE', { name: 'Brightfern Media' })).waitFor();
  await row.waitFor({ state: 'detached' });

  await page.goto('/main/merchant-review');
  const desk = page.locator('[data-page=merchant-review]:visible');
  await desk.getByRole('heading', { name: 'Solvane Travel Group', exact: true }).waitFor();
  await desk
    .getByRole('region', { name: ui('differenceBefore'), exact: true })
    .getByRole('button', { name: /business-licence-/ })
    .waitFor();
  await desk
    .getByRole('region', { name: ui('differenceAfter'), exact: true })
    .getByRole('button', { name: /-renewed\.pdf$/ })
    .waitFor();
  await whenQuiet(page);
  expect(await findingsOf(page)).toEqual([]);
  await desk.getByRole('button', { name: merchants('merchantReview.action.APPROVE'), exact: true }).click();
  await dialog.getByRole('button', { name: merchants('merchantReview.action.APPROVE'), exact: true }).click();
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
  await detail
    .getByRole('button', { name: chinese.merchants('merchantReview.detail.action.APPROVE'), exact: true })
    .click();
  const review = page.locator('[data-page=merchant-review-list-review]:visible');
  await review.getByRole('button', { name: chinese.merchants('merchantReview.action.REJECT'), exact: true }).waitFor();
  await whenQuiet(page);
  expect(await findingsOf(page)).toEqual([]);
  await review.getByRole('button', { name: chinese.merchants('merchantReview.action.REJECT'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('textbox', { name: chinese.merchants('merchantReview.rejectReason') })
    .fill('营业执照已过期，请上传新的执照。');
  await dialog.getByRole('button', { name: chinese.merchants('merchantReview.action.REJECT'), exact: true }).click();
  await review
    .getByText(chinese.merchants('merchantReview.decidedStep.REJECT', { step: 1, steps: 1, name: 'Lukas Brandt' }))
    .waitFor();
  await review.getByText('营业执照已过期，请上传新的执照。').first().waitFor();
  await page.goto('/main/merchant-review-list?outcome=REJECTED');
  await list.getByRole('row').filter({ hasText: '光织家居' }).waitFor();
  expectCalm();
  await context.close();
});
