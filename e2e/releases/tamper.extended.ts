import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../support/browser';
import {
  answerWith,
  integrityOf,
  offerOf,
  readLive,
  serveManifest,
  signed,
  unsigned,
  versionIn,
  withVersion,
  writeInto,
  type Live,
  type Offer,
  type Version,
} from '../support/offers';
import { signAs } from '../support/release-keys';
import { demoPassword, signIn } from '../support/walk';
import { arrive, evil, note, open, shown, unverified, wasRun } from './tampering';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** From its first document on, this page is told nothing else. */
async function tell(page: Page, offer: Offer): Promise<void> {
  await writeInto(page, () => offer);
  await answerWith(page, () => offer);
}

/** Answers for every file below a place with `body`, in the type that its name promises. */
const serveBelow = (page: Page, base: string, body: (file: string) => Promise<string | Buffer> | string) =>
  page.route(`**${base}**`, async (route) => {
    const file = new URL(route.request().url()).pathname.slice(base.length);
    const contentType = file.endsWith('.css') ? 'text/css' : 'text/javascript';
    const headers = { 'access-control-allow-origin': '*' };
    await route.fulfill({ contentType, headers, body: await body(file) });
  });

/** Asks the page for a listed file as its own code would; says what the browser made of it. */
const load = (page: Page, address: string) =>
  page.evaluate<string>(`new Promise((resolve) => {
    const address = ${JSON.stringify(address)};
    const isStyle = address.includes('.css');
    const element = document.createElement(isStyle ? 'link' : 'script');
    element.addEventListener('load', () => resolve('run'));
    element.addEventListener('error', () => resolve('refused'));
    element.crossOrigin = 'anonymous';
    element.integrity = globalThis.__vccIntegrity(address);
    if (isStyle) Object.assign(element, { rel: 'stylesheet', href: address }); else element.src = address;
    document.head.append(element);
  })`);

/** As the page asks for it, but without running it. */
const isWhole = (page: Page, address: string) =>
  page.evaluate<boolean>(`fetch('${address}', { integrity: globalThis.__vccIntegrity('${address}') })
    .then((response) => response.arrayBuffer()).then(() => true, () => false)`);

const pageOf = {
  accounts: '/main/index',
  admin: '/main/settings-profile',
  cards: '/main/cards-balance',
  onboarding: '/onboardingStart',
};

test.each(Object.entries(pageOf))(
  'of each file of %s one byte is changed in turn, and none of them runs',
  async (remote, address) => {
    const { page, context, expectCalm } = await arrive(browser);
    const { base, manifest } = versionIn(await readLive(page), remote);
    await signIn(page, 'en_US');
    await page.goto(address);
    await page.locator(`[data-remote^="${remote}@"]:visible`).first().waitFor();
    const outcomes: Record<string, [whole: boolean, changed: string]> = {};
    for (const [index, file] of Object.keys(manifest.files).entries()) {
      const body = await (await page.request.get(base + file)).body();
      const at = (index * 7919) % body.length;
      body[at] = (body[at] ?? 0) ^ 1;
      await page.route(`**${base}${file}?changed`, (route) => {
        const contentType = file.endsWith('.css') ? 'text/css' : 'text/javascript';
        return route.fulfill({ contentType, headers: { 'access-control-allow-origin': '*' }, body });
      });
      outcomes[file] = [await isWhole(page, base + file), await load(page, `${base}${file}?changed`)];
    }
    const expected = Object.keys(manifest.files).map((file) => [file, [true, 'refused']]);
    expect(outcomes).toEqual(Object.fromEntries(expected));
    expectCalm();
    await context.close();
  },
);

/** Cards with an entry of the attacker's, and the right hash of it. */
function withEvilEntry(cards: Version): Version['manifest'] {
  const { manifest } = cards;
  const files = { ...manifest.files, [manifest.entry]: { integrity: integrityOf(evil), length: evil.length } };
  return { ...manifest, version: '99.0.0', files };
}

describe('a manifest that is not the word of its team brings nothing in, and the other remotes work', () => {
  const attacks: [string, (cards: Version, live: Live) => Version][] = [
    ['changed after it was released', (cards) => ({ ...cards, text: JSON.stringify(withEvilEntry(cards)) })],
    [
      'released with the signature of the one before',
      (cards) => ({ ...unsigned(withEvilEntry(cards)), signatures: cards.signatures }),
    ],
    [
      'signed with the key of another team',
      (cards) => {
        const version = unsigned(withEvilEntry(cards));
        return { ...version, signatures: [signAs('team-accounts', 'manifest', version.text)] };
      },
    ],
    [
      'signed with the key of releases',
      (cards) => {
        const version = unsigned(withEvilEntry(cards));
        return { ...version, signatures: [signAs('release', 'manifest', version.text)] };
      },
    ],
    [
      'of another remote, signed by its own team',
      (cards) => ({ ...signed({ ...withEvilEntry(cards), remote: 'accounts' }), remote: 'cards' }),
    ],
    [
      'with an entry that it does not list',
      (cards) => {
        const { [cards.manifest.entry]: _entry, ...files } = withEvilEntry(cards).files;
        return signed({ ...withEvilEntry(cards), files });
      },
    ],
    [
      'that claims a file of another remote',
      (cards, live) => {
        const accounts = versionIn(live, 'accounts');
        const stolen = `../../..${accounts.base}${accounts.manifest.entry}`;
        const files = { ...cards.manifest.files, [stolen]: { integrity: integrityOf(evil), length: evil.length } };
        return signed({ ...withEvilEntry(cards), files });
      },
    ],
  ];

  test.each(attacks)('%s', async (_name, attack) => {
    const { page, context, expectCalm } = await arrive(browser);
    const live = await readLive(page);
    const version = attack(versionIn(live, 'cards'), live);
    await serveManifest(page, version);
    await serveBelow(page, version.base, () => evil);
    await tell(page, offerOf(withVersion(live, version)));
    await signIn(page, 'en_US');
    await shown(page, 'index').waitFor();
    await note(page, /couldn't be verified. They won't run/).waitFor();
    await open(page, 'Cards');
    await unverified(page).getByText("This page couldn't be verified").waitFor();
    expect(await wasRun(page)).toBe(false);
    await open(page, 'Dashboard');
    await shown(page, 'index').waitFor();
    expectCalm();
    await context.close();
  });
});

describe('a release that does not count', () => {
  /** The next release, properly made. */
  const next = ({ release, versions }: Live): Live => ({
    release: { ...release, number: release.number + 1 },
    versions,
  });

  async function signInSomehow(page: Page): Promise<void> {
    await page.goto('/');
    await page.getByLabel('Account').fill('operations');
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Sign in' }).click();
  }

  const forged: [string, (offer: Offer) => Offer, RegExp][] = [
    [
      'changed after it was signed',
      ({ signed: { text, signatures }, ...rest }) => ({
        ...rest,
        signed: { text: text.replace(/"number":(\d+)/, '"number":9$1'), signatures },
      }),
      /couldn't be verified. They won't run/,
    ],
    [
      'signed by the team of a remote',
      ({ signed: { text }, ...rest }) => ({
        ...rest,
        signed: { text, signatures: [signAs('team-cards', 'release', text)] },
      }),
      /couldn't be verified. They won't run/,
    ],
    [
      'of which a remote was left out',
      (offer) => ({ ...offer, chosen: offer.chosen.slice(1) }),
      /couldn't be verified. They won't run/,
    ],
  ];

  test.each(forged)('%s: a browser that knows no other runs nothing and says so', async (_name, change, text) => {
    const { page, context, expectCalm } = await arrive(browser);
    await tell(page, change(offerOf(next(await readLive(page)))));
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await signInSomehow(page);
    await unverified(page).getByText(text).waitFor();
    expect(requests.filter((path) => path.startsWith('/r/'))).toEqual([]);
    expectCalm();
    await context.close();
  });

  test('whatever is wrong with it, what was verified before keeps running, after a reload too', async () => {
    const { page, context, expectCalm } = await arrive(browser);
    const live = await readLive(page);
    let offer = offerOf(live);
    await writeInto(page, () => offer);
    await answerWith(page, () => offer);
    await signIn(page, 'en_US');
    await shown(page, 'index').waitFor();
    offer = { ...offerOf(next(live)), signed: { text: '{}', signatures: [] } };
    await page.reload();
    await shown(page, 'index').waitFor();
    await note(page, /Verified parts keep running/).waitFor();
    await open(page, 'Cards');
    await shown(page, 'cards-balance').locator('tbody tr').first().waitFor();
    offer = offerOf(next(live));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await note(page, /./)
      .filter({ hasText: /verified/ })
      .waitFor({ state: 'detached' });
    expectCalm();
    await context.close();
  });

  test('rollback: a browser that has seen a release takes none from before it, for as long as it remembers', async () => {
    const { page, context, expectCalm } = await arrive(browser);
    const live = await readLive(page);
    let offer = offerOf(next(next(live)));
    await writeInto(page, () => offer);
    await answerWith(page, () => offer);
    await signIn(page, 'en_US');
    await shown(page, 'index').waitFor();
    offer = offerOf(next(live));
    await page.reload();
    await shown(page, 'index').waitFor();
    await page.locator('[data-trust=older]').waitFor({ state: 'attached' });
    const keys = await page.evaluate('Object.keys(localStorage).sort().join()');
    expect(keys).not.toMatch(/release|trust/);
    expectCalm();
    await context.close();
  });

  test('freeze: one that is never signed anew is said to be old, runs on where it ran, and begins nowhere', async () => {
    const { page, context, expectCalm } = await arrive(browser);
    const live = next(await readLive(page));
    const at = (ms: number) => new Date(Date.now() + ms).toISOString();
    // A release lives for a day, and clocks may be wrong by a day and an hour.
    const endsIn = (ms: number): Offer => {
      const times = { issuedAt: at(ms - 49 * 3_600_000), expiresAt: at(ms - 25 * 3_600_000) };
      return offerOf({ ...live, release: { ...live.release, ...times } });
    };
    let offer = endsIn(300_000);
    await writeInto(page, () => offer);
    await answerWith(page, () => offer);
    await page.clock.install();
    await signIn(page, 'en_US');
    await shown(page, 'index').waitFor();
    await page.clock.fastForward(301_000);
    await note(page, /has expired and couldn't be refreshed/).waitFor();
    await open(page, 'Cards');
    await shown(page, 'cards-balance').locator('tbody tr').first().waitFor();

    const other = await arrive(browser);
    await tell(other.page, offer);
    await other.page.clock.install({ time: Date.now() + 301_000 });
    await signInSomehow(other.page);
    await unverified(other.page)
      .getByText(/check the clock of this device/)
      .waitFor();
    await other.context.close();

    offer = { ...endsIn(3_600_000) };
    const fresh = JSON.parse(offer.signed.text) as { issuedAt: string };
    const text = JSON.stringify({
      ...JSON.parse(offer.signed.text),
      issuedAt: new Date(Date.parse(fresh.issuedAt) + 1000).toISOString(),
    });
    offer = { ...offer, signed: { text, signatures: [signAs('release', 'release', text)] } };
    await page.clock.fastForward(16_000);
    await note(page, /has expired/).waitFor({ state: 'detached' });
    expectCalm();
    await context.close();
  });
});

test('a file that no manifest lists is refused by the browser itself', async () => {
  const { page, context, expectCalm } = await arrive(browser);
  await signIn(page, 'en_US');
  await open(page, 'Cards');
  await shown(page, 'cards-balance').waitFor();
  const { base } = versionIn(await readLive(page), 'cards');
  let request = 0;
  await page.route(`**${base}other.js`, (route) => {
    request += 1;
    return route.fulfill({ contentType: 'text/javascript', body: evil });
  });
  const outcome = await page.evaluate<string>(`new Promise((resolve) => {
    const script = document.createElement('script');
    script.addEventListener('load', () => resolve('loaded'));
    script.addEventListener('error', () => resolve('refused'));
    try { script.src = '${base}other.js'; document.body.append(script); } catch (error) { resolve(error.name); }
  })`);
  expect([outcome, request, await wasRun(page)]).toEqual(['TypeError', 0, false]);
  expectCalm();
  await context.close();
});

test('a browser that cannot check signatures says so, and runs nothing', async () => {
  const { page, context, expectCalm } = await arrive(browser);
  await page.addInitScript(`crypto.subtle.importKey = () => Promise.reject(new DOMException('', 'NotSupportedError'))`);
  await page.goto('/onboardingStart');
  await unverified(page).getByText("This browser can't verify signatures").waitFor();
  expectCalm();
  await context.close();
});

test('the part of a document that tells of the release stays small', async () => {
  const { page, context } = await arrive(browser);
  const html = await (await page.request.get('/main/cards-balance')).text();
  const boot = /<script type="application\/json" id="boot">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  const { offer } = JSON.parse(boot) as { offer: Offer };
  expect(Buffer.byteLength(JSON.stringify(offer))).toBeLessThanOrEqual(4096);
  await context.close();
});
