import { until } from '@console/configs/jest/deadline';
import type { Page } from 'playwright-core';
import { openPage } from '../support/browser';
import { signIn } from '../support/walk';
import { sessionAt } from '../support/session';
import { textsOf } from '../support/texts';
import { callAt, openOperations } from './operations';

const { menu, ui } = textsOf('en_US');

let stage: Awaited<ReturnType<typeof openOperations>>;
beforeAll(async () => {
  stage = await openOperations();
});
afterAll(() => stage.close());

const cards = (page: Page, version: string) =>
  page.locator(`[data-page=cards-balance][data-remote="cards@${version}"]:visible`);
const sorry = (page: Page) => page.getByText(ui('moduleTitle', { name: menu('cards-balance') }));
/** Makes a version throw while it is mounted. */
const broken = (text: string) =>
  text.replace(/\bbootstrap:\(\)=>/, (start) => `${start}(()=>{throw Error('broken on purpose')})()||`);

async function arrive(loginName: string) {
  const watched = await openPage(stage.browser, { url: stage.server.url });
  watched.allow(/broken on purpose/);
  await signIn(watched.page, 'en_US', loginName);
  return watched;
}
const accepted = (page: Page) =>
  page.waitForResponse(
    async (response) => response.url().endsWith('/remoteFault/report') && (await response.json()).code === 200,
  );

/** Reports the fault for another user, without a browser. */
async function complain(loginName: string, version: string): Promise<void> {
  const session = await sessionAt(stage.server.url, loginName);
  const remotes = [{ remote: 'cards', version, state: { at: 'FAILED', wanted: version } }];
  const seen = { pageId: 'page-of-a-test', shell: '1.0.0', releaseNumber: 1, isHidden: false, remotes, mounts: [] };
  await callAt(stage.server.url, { path: '/sessionPage/report', body: seen, session });
  const fault = { remote: 'cards', version, step: 'MOUNT', page: '', error: 'Error', message: 'broken', place: '' };
  await callAt(stage.server.url, { path: '/remoteFault/report', body: fault, session });
}

test('a version that fails for several users is rolled back for all users, also on pages that failed', async () => {
  await stage.operations.publish('9.2.0', broken);
  const [before, { page: late, context: lateContext }] = await Promise.all([arrive('operations'), arrive('support')]);
  await before.page.goto('/main/cards-balance');
  await cards(before.page, stage.first).locator('tbody tr').first().waitFor();

  const refused = accepted(before.page);
  await stage.operations.activate('9.2.0');
  await refused;
  // Open pages keep the working version; new pages have no version.
  expect(await cards(before.page, stage.first).count()).toBe(1);
  const crashed = accepted(late);
  await late.goto('/main/cards-balance');
  await crashed;
  await sorry(late).waitFor();

  for (const loginName of ['owner', 'risk']) await complain(loginName, '9.2.0');
  expect((await stage.operations.newest()).kind).toBe('ACTIVATE');
  await complain('auditor', '9.2.0');
  await until(async () => (await stage.operations.newest()).kind === 'QUARANTINE');
  await cards(late, stage.first).locator('tbody tr').first().waitFor();
  expect(await cards(before.page, stage.first).count()).toBe(1);
  expect((await stage.operations.versions()).find(({ version }) => version === '9.2.0')?.state).toBe('QUARANTINED');
  await Promise.all([before.context.close(), lateContext.close()]);
});
