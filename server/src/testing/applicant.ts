import { sendOnboardingCode, verifyOnboardingEmail } from '@console/contracts/onboarding';
import { codeIn, mailsTo } from './mailbox';
import type { TestApp } from './test-app';

const website = 'http://localhost:4000';

/** Requests a code and reads it from the mail. */
export async function codeFor(test: TestApp, email: string, site = website) {
  const { reference } = await test.call(sendOnboardingCode, { email, website: site }, {});
  const [mail = ''] = await mailsTo(test, email);
  return { reference, code: codeIn(mail) };
}

/** Signs in by a mailed code. Returns the response and the resume cookie. */
export async function enterAsApplicant(test: TestApp, email: string, site = website) {
  const payload = await codeFor(test, email, site);
  const response = await test.app.inject({ method: 'POST', url: `/admin${verifyOnboardingEmail.path}`, payload });
  const { code, data } = response.json<{ code: number; data: unknown }>();
  if (code !== 200) throw new Error(`${email} was refused with ${code}`);
  const [cookie] = response.cookies;
  const signedIn = verifyOnboardingEmail.output.parse(data);
  const headers = { authorization: signedIn.token, cookie: `${cookie?.name}=${cookie?.value}` };
  return { ...signedIn, headers, cookie };
}
