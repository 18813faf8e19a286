import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../support/browser';
import {
  integrityOf,
  offerOf,
  readLive,
  serveManifest,
  signed,
  unsigned,
  versionIn,
  withVersion,
  type Live,
  type Offer,
  type Version,
} from '../support/offers';
import { signAs } from '../support/release-keys';
import { textsOf } from '../support/texts';
import { signIn } from '../support/walk';
import { arrive, evil, note, open, shown, tell, unverified, wasRun } from './tampering';

const { menu, shell } = textsOf('en_US');

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Answers requests for files below a path with `body` and the content type of the file name. */
const serveBelow = (page: Page, base: string, body: (file: string) => Promise<string | Buffer> | string) =>
  page.route(`**${base}**`, async (route) => {
    const file = new URL(route.request().url()).pathname.slice(base.length);
    const contentType = file.endsWith('.css') ? 'text/css' : 'text/javascript';
    const headers = { 'access-control-allow-origin': '*' };
    await route.fulfill({ contentType, headers, body: await body(file) });
  });

/** Loads a listed file as code of the page does; returns the outcome. */
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

/** Fetches a file with its integrity, without running it. */
const isWhole = (page: Page, address: string) =>
  page.evaluate<boolean>(`fetch('${address}', { integrity: globalThis.__vccIntegrity('${address}') })
    .then((response) => response.arrayBuffer()).then(() => true, () => false)`);

const pageOf = {
  accounts: '/main/index',
  admin: '/main/settings-profile',
  cards: '/main/cards-balance',
  onboarding: '/onboardingStart',
};

test.each(Object.entries(pageOf))('no file of %s runs with one changed byte', async (remote, address) => {
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
});

/** Manifest of cards with an entry of the attacker and its hash. */
function withEvilEntry(cards: Version): Version['manifest'] {
  const { manifest } = cards;
  const files = { ...manifest.files, [manifest.entry]: { integrity: integrityOf(evil), length: evil.length } };
  return { ...manifest, version: '99.0.0', files };
}

describe('a manifest not signed by its team runs no code, and other remotes work', () => {
  const attacks: [string, (cards: Version, live: Live) => Version][] = [
    ['changed after it was released', (cards) => ({ ...cards, text: JSON.stringify(withEvilEntry(cards)) })],
    [
      'released with the signature of the previous one',
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
      'with an unlisted entry',
      (cards) => {
        const { [cards.manifest.entry]: _entry, ...files } = withEvilEntry(cards).files;
        return signed({ ...withEvilEntry(cards), files });
      },
    ],
    [
      'with a file of another remote',
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
    await note(page, shell('trust.refused')).waitFor();
    await open(page, menu('cards-balance'));
    await unverified(page).getByText(shell('trust.title')).waitFor();
    expect(await wasRun(page)).toBe(false);
    await open(page, menu('index'));
    await shown(page, 'index').waitFor();
    expectCalm();
    await context.close();
  });
});

test('the browser refuses a file that no manifest lists', async () => {
  const { page, context, expectCalm } = await arrive(browser);
  await signIn(page, 'en_US');
  await open(page, menu('cards-balance'));
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

test('a browser without signature verification shows an error and runs no remote', async () => {
  const { page, context, expectCalm } = await arrive(browser);
  await page.addInitScript(`crypto.subtle.importKey = () => Promise.reject(new DOMException('', 'NotSupportedError'))`);
  await page.goto('/onboardingStart');
  await unverified(page).getByText(shell('trust.unsupported')).waitFor();
  expectCalm();
  await context.close();
});

test('the offer in a document has at most 4 kB', async () => {
  const { page, context } = await arrive(browser);
  const html = await (await page.request.get('/main/cards-balance')).text();
  const boot = /<script type="application\/json" id="boot">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  const { offer } = JSON.parse(boot) as { offer: Offer };
  expect(Buffer.byteLength(JSON.stringify(offer))).toBeLessThanOrEqual(4096);
  await context.close();
});
