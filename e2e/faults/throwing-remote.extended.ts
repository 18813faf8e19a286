import type { Browser } from 'playwright-core';
import { openBrowser, openPage, type Watched } from '../support/browser';
import { textsOf } from '../support/texts';
import { signIn } from '../support/walk';
import { expectTheRestWorks, open, retry, shown } from './cards-remote';
import { breakCards, listenToReports, readCards, type Breach } from './faulty-remote';

const { menu, shell, ui } = textsOf('en_US');

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe('F11: a remote that throws', () => {
  const broke = (what: string) => `throw new Error('${what} broke of "Mei Tanaka"')`;
  const button = (work: string) => `() => React.createElement('button', { onClick: () => { ${work} } }, 'Break it')`;
  const effect = `() => { React.useEffect(() => { ${broke('effect')} }, []); return 'for a moment'; }`;

  /** Signs in on the dashboard with a faulty cards remote. */
  async function openBroken(breach: Breach): Promise<Watched> {
    const watched = await openPage(browser);
    watched.allow(/broke|Failed to load resource|preload/);
    await breakCards(watched.page, breach);
    await signIn(watched.page, 'en_US');
    await shown(watched.page, 'index');
    return watched;
  }

  test.each([
    [
      'when its entry runs',
      'LOAD',
      { at: 'entry', code: broke('entry') },
      ui('moduleTitle', { name: menu('cards-balance') }),
    ],
    [
      'when it is imported',
      'LOAD',
      { at: 'import', code: broke('import') },
      ui('moduleTitle', { name: menu('cards-balance') }),
    ],
    [
      'when it is mounted',
      'MOUNT',
      { at: 'lifecycles', code: `{ mount: async () => { ${broke('mount')} } }` },
      ui('moduleTitle', { name: menu('cards-balance') }),
    ],
    ['in a render', 'RENDER', { at: 'page', code: `() => { ${broke('render')} }` }, ui('page.broken')],
    ['in an effect', 'RENDER', { at: 'page', code: effect }, ui('page.broken')],
  ] as const)(
    '%s: the page shows an error, other pages work, and the fault is reported with its version',
    async (_name, step, breach, text) => {
      const { page, context, expectCalm } = await openBroken(breach);
      const { version } = await readCards(page);
      const reported = await listenToReports(page);
      await open(page, menu('cards-balance'));
      await page.getByText(text).waitFor();
      const notified = await reported(step);
      expect(notified).toMatchObject({ remote: 'cards', version, step, page: 'cards-balance' });
      expect(notified['message']).toMatch(/broke of …/);
      await expectTheRestWorks(page);
      expectCalm();
      await context.close();
    },
  );

  test.each([
    ['an event', 'EVENT', { at: 'page', code: button(broke('event')) }],
    ['a promise', 'PROMISE', { at: 'page', code: button(`void (async () => { ${broke('promise')} })()`) }],
  ] as const)(
    'in the handler of %s: the page stays, and the fault is reported with its version',
    async (_name, step, breach) => {
      const { page, context, expectCalm } = await openBroken(breach);
      const { version } = await readCards(page);
      await open(page, menu('cards-balance'));
      const reported = await listenToReports(page);
      await page.getByRole('button', { name: 'Break it' }).click();
      expect(await reported(step)).toMatchObject({ remote: 'cards', version, step });
      await page.getByRole('button', { name: 'Break it' }).waitFor();
      await expectTheRestWorks(page);
      expectCalm();
      await context.close();
    },
  );

  test('three times within a minute is turned off, until the user retries', async () => {
    const { page, context, expectCalm } = await openBroken({ at: 'page', code: `() => { ${broke('render')} }` });
    const reported = await listenToReports(page);
    await open(page, menu('cards-balance'));
    for (const turn of [1, 2]) {
      await page.getByText(ui('page.broken')).waitFor();
      expect([turn, await page.getByText(shell('remote.off')).count()]).toEqual([turn, 0]);
      await page.getByRole('button', { name: ui('retry') }).click();
    }
    await page.getByText(shell('remote.off')).waitFor();
    expect(await reported('SWITCHED_OFF')).toMatchObject({ remote: 'cards' });
    await expectTheRestWorks(page);
    await open(page, menu('cards-balance'));
    await page.getByText(shell('remote.off')).waitFor();
    await retry(page).click();
    await page.getByText(ui('page.broken')).waitFor();
    expectCalm();
    await context.close();
  });

  test('F12: code that blocks the main thread is reported, and the shell works afterwards', async () => {
    const busy = 'const end = performance.now() + 6500; while (performance.now() < end);';
    const { page, context, expectCalm } = await openBroken({ at: 'page', code: button(busy) });
    await open(page, menu('cards-balance'));
    const reported = await listenToReports(page);
    await page.getByRole('button', { name: 'Break it' }).click();
    expect(await reported('BLOCKED')).toMatchObject({ remote: 'cards', error: 'Blocked' });
    await expectTheRestWorks(page);
    expectCalm();
    await context.close();
  });

  test('a violation of the content security policy is reported with the version that caused it', async () => {
    const image = `() => React.createElement('img', { src: 'https://elsewhere.test/pixel.gif?of=somebody', alt: 'Seen' })`;
    const { page, context, allow, expectCalm } = await openBroken({ at: 'page', code: image });
    allow(/Content Security Policy/);
    const reported = await listenToReports(page);
    await open(page, menu('cards-balance'));
    expect(await reported('POLICY')).toMatchObject({
      remote: 'cards',
      page: '',
      error: 'PolicyViolation',
      message: 'img-src refused https://elsewhere.test',
    });
    await expectTheRestWorks(page);
    expectCalm();
    await context.close();
  });
});
