import type { Page } from 'playwright-core';
import { newestMailTo } from './mailbox';

/** The newest code that was mailed to an address. */
async function mailedCode(email: string): Promise<string> {
  const mail = await newestMailTo(email);
  const [code] = /\b[2-9A-Z]{8}\b/.exec(mail.split('<pre>')[1] ?? '') ?? [];
  if (!code) throw new Error(`No code was mailed to ${email}.`);
  return code;
}

/** Asks for a code on the page for it, and waits until it was sent. */
export async function askForCode(page: Page, email: string): Promise<void> {
  await page.getByLabel('Work e-mail').fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.waitForURL('**/onboardingVerifyEmail?reference=**');
}

/** Enters the code that was mailed, and waits for the step that comes next. */
export async function enterCode(page: Page, email: string): Promise<void> {
  await page.getByLabel('Code from the e-mail').fill(await mailedCode(email));
  await page.getByRole('button', { name: 'Verify and continue' }).click();
  await page.waitForURL('**/onboardingProduct');
  await page.getByRole('checkbox', { name: 'Card issuing' }).waitFor();
}

/** Signs in to the flow, from its own sign-in page. */
export async function signInAsApplicant(page: Page, email: string): Promise<void> {
  await page.goto('/onboardingSimpleLogin');
  await askForCode(page, email);
  await enterCode(page, email);
}
