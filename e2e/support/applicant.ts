import type { Page } from 'playwright-core';
import { newestMailTo } from './mailbox';
import { textsOf } from './texts';

const { dict, onboarding } = textsOf('en_US');

/** Newest code in the mail to an address. */
async function mailedCode(email: string): Promise<string> {
  const mail = await newestMailTo(email);
  const [code] = /\b[2-9A-Z]{8}\b/.exec(mail.split('<pre>')[1] ?? '') ?? [];
  if (!code) throw new Error(`No code was mailed to ${email}.`);
  return code;
}

/** Requests a code and waits until it is sent. */
export async function askForCode(page: Page, email: string): Promise<void> {
  await page.getByLabel(onboarding('email.label')).fill(email);
  await page.getByRole('button', { name: onboarding('email.submit') }).click();
  await page.waitForURL('**/onboardingVerifyEmail?reference=**');
}

/** Enters the newest code and waits for the next step. */
export async function enterCode(page: Page, email: string): Promise<void> {
  await page.getByLabel(onboarding('code.label')).fill(await mailedCode(email));
  await page.getByRole('button', { name: onboarding('code.submit') }).click();
  await page.waitForURL('**/onboardingProduct');
  await page.getByRole('checkbox', { name: dict('company_product', 'CARD_ISSUING') }).waitFor();
}

/** Signs in to the onboarding flow. */
export async function signInAsApplicant(page: Page, email: string): Promise<void> {
  await page.goto('/onboardingSimpleLogin');
  await askForCode(page, email);
  await enterCode(page, email);
}
