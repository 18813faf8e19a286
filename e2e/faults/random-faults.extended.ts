import { deadlineMs, testTimeoutMs } from '@console/configs/jest/deadline';
import type { Browser, Page, Route } from 'playwright-core';
import { openBrowser, openPage } from '../support/browser';
import { noteFigures, spreadOf, timesOf } from '../support/figures';
import { answerWith, offerOf, readLive, versionIn, withVersion, writeInto, type Version } from '../support/offers';
import { randomFrom, type Random } from '../support/random';
import { textsOf } from '../support/texts';
import { signIn } from '../support/walk';
import { publishBroken, type Breach } from './faulty-remote';

const { menu, shell, ui } = textsOf('en_US');

const rounds = timesOf('FAULTS', 2);
const seed = timesOf('SEED', 11);

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Delayed requests, which continue after the next fault. */
const held: Route[] = [];
const passHeld = () => Promise.all(held.splice(0).map((route) => route.fallback().catch(() => undefined)));

/** Network faults of the files of a remote. */
const wireFaults: Record<string, (route: Route) => Promise<void> | void> = {
  404: (route) => route.fulfill({ status: 404, body: 'no' }),
  refused: (route) => route.abort('connectionrefused'),
  hang: () => undefined,
  slow: (route) => void held.push(route),
  garbled: (route) => route.fulfill({ contentType: 'text/javascript', body: '<html>' }),
};

/** Faults in the code of a version. */
const thrown = (where: string) => `throw new Error('${where} broke')`;
const codeFaults: Record<string, Breach> = {
  'syntax error': { at: 'entry', code: '}{' },
  'throws at import': { at: 'import', code: thrown('import') },
  'throws at mount': { at: 'lifecycles', code: `{ mount: async () => { ${thrown('mount')} } }` },
  'throws at render': { at: 'page', code: `() => { ${thrown('render')} }` },
  'throws in an effect': {
    at: 'page',
    code: `() => { React.useEffect(() => { ${thrown('effect')} }, []); return ''; }`,
  },
};

const link = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).first();
const rows = (page: Page) => page.locator('[data-page=cards-balance]:visible tbody tr:not([aria-hidden])').first();

const files = /\/r\/cards\//;
const offeredOn = (page: Page) =>
  page.getByRole('button', { name: ui('tryNow') }).or(page.getByRole('button', { name: ui('retry'), exact: true }));
/** Waits until the cards or an error are shown. */
const settled = (page: Page) => rows(page).or(offeredOn(page).first()).first().waitFor();
/** Timeout of one step of a recovering user. */
const stepMs = 500;

interface Stage {
  page: Page;
  /** Faults reported since the last sequence. */
  reported: string[];
  good: Version;
  goLive: (version: Version) => Promise<void>;
  broken: Map<string, Version>;
  random: Random;
}

/** Signs in with a release that the test controls, before any file of cards is loaded. */
async function arrive(random: Random) {
  const watched = await openPage(browser);
  const { page } = watched;
  watched.allow(/./);
  let live = await readLive(page);
  const good = versionIn(live, 'cards');
  await answerWith(page, () => offerOf(live));
  await writeInto(page, () => offerOf(live));
  const broken = new Map<string, Version>();
  for (const [index, [name, breach]] of Object.entries(codeFaults).entries())
    broken.set(name, await publishBroken(page, good, { ...breach, version: `99.0.${index}` }));
  const reported: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/remoteFault/report')) reported.push(request.postData() ?? '');
  });
  const goLive = async (next: Version) => {
    live = withVersion(live, next);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  };
  await signIn(page, 'en_US');
  await page.locator('[data-page=index]:visible').waitFor();
  await page.evaluate('globalThis.sameDocument = true');
  return { ...watched, stage: { page, reported, good, goLive, broken, random } };
}

/** Closes the tab of the cards, which unloads the remote. */
async function closeCards({ page }: Stage): Promise<void> {
  await link(page, menu('index')).dispatchEvent('click');
  await page.locator('[data-page=index]:visible').waitFor();
  const tab = page
    .getByRole('tablist', { name: shell('tabs.label') })
    .getByRole('tab', { name: menu('cards-balance'), exact: true });
  if ((await tab.count()) > 0) await tab.click({ button: 'middle' });
  await tab.waitFor({ state: 'detached' });
}

/** Presses each offered retry button until the cards are shown; returns the time it took. */
async function untilBack({ page }: Stage): Promise<number> {
  const from = Date.now();
  const offered = offeredOn(page);
  for (;;) {
    if (await rows(page).isVisible()) return Date.now() - from;
    if (Date.now() - from > deadlineMs) return Number.POSITIVE_INFINITY;
    if (await offered.first().isVisible())
      await offered
        .first()
        .click({ timeout: stepMs })
        .catch(() => undefined);
    await rows(page)
      .waitFor({ timeout: stepMs })
      .catch(() => undefined);
  }
}

/** Moments after opening the cards at which the user continues. */
const moments: ((page: Page) => Promise<unknown>)[] = [
  async () => undefined,
  (page) => Promise.any([page.waitForRequest(files), settled(page)]),
  settled,
];

/** Runs one to three faults in a row while a user opens the cards. */
async function sequence(stage: Stage): Promise<{ faults: string[]; wasDown: boolean; backMs: number }> {
  const { page, good, goLive, broken, random } = stage;
  const faults = Array.from({ length: 1 + random.below(3) }, () =>
    random.pick([...Object.keys(wireFaults), ...broken.keys()]),
  );
  for (const fault of faults) {
    const wire = wireFaults[fault];
    if (wire) await page.route(files, wire);
    else await goLive(broken.get(fault) ?? good);
    const moment = random.pick(moments)(page);
    await link(page, menu('cards-balance')).dispatchEvent('click');
    await moment;
    if (wire) await page.unroute(files, wire);
    await passHeld();
  }
  const wasDown = !(await rows(page).isVisible());
  if (faults.some((fault) => broken.has(fault))) await goLive(good);
  const backMs = await untilBack(stage);
  return { faults, wasDown, backMs };
}

/** State of the page, to find out why it was late. */
const whatIsSeen = async ({ page, reported }: Stage) => ({
  reports: [...reported],
  page: await page.locator('#main').innerText(),
  remotes: await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-remote]')].map(
      ({ dataset, hidden, innerText }) => `${dataset['remote']} ${hidden} ${innerText.slice(0, 80)}`,
    ),
  ),
});

test(
  `after ${rounds} random sequences of faults in a remote its page opens without a reload`,
  async () => {
    const { page, context, stage } = await arrive(randomFrom(seed));
    const [poisoned, unwell]: [object[], object[]] = [[], []];
    const backMs: number[] = [];
    let down = 0;
    for (let round = 0; round < rounds; round += 1) {
      const { faults, wasDown, backMs: took } = await sequence(stage);
      if (wasDown) down += 1;
      backMs.push(took);
      const isSame = await page.evaluate('globalThis.sameDocument === true');
      if (!isSame || took > 5000) unwell.push({ round, faults, isSame, took, ...(await whatIsSeen(stage)) });
      if (!isSame || took === Number.POSITIVE_INFINITY) poisoned.push(unwell.at(-1) ?? {});
      if (poisoned.length > 3) break;
      stage.reported.length = 0;
      await closeCards(stage);
    }
    const late = backMs.filter((ms) => ms > 5000).length;
    noteFigures('faults', {
      seed,
      sequences: backMs.length,
      down,
      poisoned: poisoned.length,
      late,
      ...spreadOf(backMs),
      unwell,
    });
    expect(poisoned).toEqual([]);
    await context.close();
  },
  testTimeoutMs + rounds * 60_000,
);
