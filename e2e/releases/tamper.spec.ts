import type { Browser } from 'playwright-core';
import { openBrowser } from '../support/browser';
import { listenToReports } from '../faults/faulty-remote';
import { integrityOf, readLive, versionIn, type Version } from '../support/offers';
import { textsOf } from '../support/texts';
import { signIn } from '../support/walk';
import { arrive, evil, open, shown, wasRun } from './tampering';

const { menu, ui } = textsOf('en_US');

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Texts for a remote, or a page of it, that could not be loaded. */
const unavailable = new RegExp([ui('moduleTitle', { name: menu('cards-balance') }), ui('page.missing')].join('|'));

describe('a file of a remote that was changed in transit never runs', () => {
  const files = (cards: Version) => {
    const list = cards.manifest.pages.find(({ name }) => name === 'cards-balance')?.files ?? [];
    const all = [...cards.manifest.preload, ...list];
    return {
      entry: cards.manifest.entry,
      chunk: all.find((file) => file.endsWith('.js')),
      style: all.find((file) => file.endsWith('.css')),
    };
  };

  test.each(['entry', 'chunk', 'style'] as const)('%s', async (kind) => {
    const { page, context, expectCalm } = await arrive(browser);
    const cards = versionIn(await readLive(page), 'cards');
    const target = files(cards)[kind];
    if (!target) throw new Error(`Cards has no ${kind}.`);
    const before = await (await page.request.get(cards.base + target)).text();
    const after = kind === 'style' ? `${before} body { --was-run: yes }` : evil + before;
    let request = 0;
    await page.route(`**${cards.base}${target}*`, async (route) => {
      request += 1;
      const contentType = kind === 'style' ? 'text/css' : 'text/javascript';
      await route.fulfill({ contentType, headers: { 'access-control-allow-origin': '*' }, body: after });
    });
    await signIn(page, 'en_US');
    await shown(page, 'index').waitFor();
    await open(page, menu('cards-balance'));
    await page.getByText(unavailable).first().waitFor();
    expect(request).toBeGreaterThan(0);
    expect(await wasRun(page)).toBe(false);
    expect(await page.evaluate('getComputedStyle(document.body).getPropertyValue("--was-run")')).toBe('');
    await open(page, menu('index'));
    await shown(page, 'index').waitFor();
    expectCalm();
    await context.close();
  });
});

test('a file list that was changed in transit trusts no file, and the fault is reported', async () => {
  const { page, context, expectCalm } = await arrive(browser);
  const { base, manifest } = versionIn(await readLive(page), 'cards');
  const list = await (await page.request.get(`${base}files.json`)).text();
  const { integrity } = manifest.files[manifest.entry] ?? { integrity: '' };
  const body = list.replace(integrity, integrityOf(evil));
  expect(body).not.toBe(list);
  const reported = await listenToReports(page);
  await page.route(`**${base}files.json*`, (route) => route.fulfill({ contentType: 'application/json', body }));
  let request = 0;
  await page.route(`**${base}${manifest.entry}*`, async (route) => {
    request += 1;
    const headers = { 'access-control-allow-origin': '*' };
    await route.fulfill({ contentType: 'text/javascript', headers, body: evil });
  });
  await signIn(page, 'en_US');
  await shown(page, 'index').waitFor();
  await open(page, menu('cards-balance'));
  await page.getByText(unavailable).first().waitFor();
  expect(await reported('LOAD')).toMatchObject({ remote: 'cards', message: expect.stringContaining('files.json') });
  expect([request, await wasRun(page)]).toEqual([0, false]);
  await open(page, menu('index'));
  await shown(page, 'index').waitFor();
  expectCalm();
  await context.close();
});
