import type { Browser } from 'playwright-core';
import { signInAsApplicant } from '../support/applicant';
import { findingsOf } from '../support/axe';
import { openBrowser, openPage, whenQuiet } from '../support/browser';
import { switchToOwnProduct } from '../support/own-product';
import type { OwnServer } from '../support/own-server';
import { openSignedIn } from '../support/signed-in';

let browser: Browser;
let product: OwnServer;
beforeAll(async () => {
  [browser, product] = await Promise.all([openBrowser(), switchToOwnProduct()]);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

test('[seed 5.20] an applicant signs the service agreement, and its owner sees the acceptance', async () => {
  const email = 'signer@harbour.example';
  const watched = await openPage(browser);
  const { page } = watched;
  await signInAsApplicant(page, email);
  await page.goto('/onboardingServiceAgreement');
  await page.getByText('You can sign after the steps before are completed and submitted.').waitFor();
  // The steps in between have no pages yet.
  await product.sql(`
    update onboarding_submission set state = 'SUBMITTED', current_step = 7
    where account_id = (select id from onboarding_account where email = '${email}')`);
  await page.reload();
  const signature = page.getByRole('textbox', { name: /^Signature/ });
  await signature.fill('Signer');
  await page.getByRole('button', { name: 'Sign agreement' }).click();
  await page.getByText('Type your name exactly as shown: signer').last().waitFor();
  await page.getByText('Accept the service agreement').waitFor();
  await whenQuiet(page);
  expect(await findingsOf(page)).toEqual([]);

  await signature.fill('signer');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Sign agreement' }).click();
  await page.getByText(/^You signed the service agreement on /).waitFor();
  watched.expectCalm();
  await watched.context.close();

  const owner = await openSignedIn(browser, 'owner');
  await owner.page.goto('/main/company-agreement-management?type=SERVICE&status=PUBLISHED');
  await owner.page
    .getByRole('row', { name: /Service agreement/ })
    .getByRole('link')
    .first()
    .click();
  const acceptances = owner.page.getByRole('region', { name: 'Acceptances' });
  await acceptances
    .getByRole('row', { name: /Onboarding applicant/ })
    .getByText('signer')
    .first()
    .waitFor();
  owner.expectCalm();
  await owner.context.close();
});
