import type { Browser } from 'playwright-core';
import { address, openPage, type Watched } from './browser';
import { sessionAt } from './session';

/** A page of a user whose session was opened through the API: faster than the sign-in form, which has its own tests. */
export async function openSignedIn(
  browser: Browser,
  loginName: string,
  requested: NonNullable<Parameters<typeof openPage>[1]> = {},
): Promise<Watched> {
  const url = requested.url ?? address();
  const watched = await openPage(browser, requested);
  const { cookie } = await sessionAt(url, loginName);
  const [name = '', value = ''] = cookie.split(/=(.*)/s);
  await watched.context.addCookies([{ name, value, url }]);
  await watched.page.goto('/main/index');
  await watched.page.locator('[data-page=index]:visible').waitFor();
  return watched;
}
