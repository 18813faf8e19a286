import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../support/browser';
import { answerWith, offerOf, readLive, writeInto, type Live, type Offer } from '../support/offers';
import { signAs } from '../support/release-keys';
import { textsOf } from '../support/texts';
import { demoPassword, signIn } from '../support/walk';
import { arrive, note, open, shown, tell, unverified } from './tampering';

const { menu, shell } = textsOf('en_US');

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe('an invalid release', () => {
  /** Valid next release. */
  const next = ({ release, versions }: Live): Live => ({
    release: { ...release, number: release.number + 1 },
    versions,
  });

  async function submitSignIn(page: Page): Promise<void> {
    await page.goto('/');
    await page.getByLabel(shell('sign-in.account')).fill('operations');
    await page.getByLabel(shell('sign-in.password'), { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: shell('sign-in.submit') }).click();
  }

  const forged: [string, (offer: Offer) => Offer][] = [
    [
      'changed after it was signed',
      ({ signed: { text, signatures }, ...rest }) => ({
        ...rest,
        signed: { text: text.replace(/"number":(\d+)/, '"number":9$1'), signatures },
      }),
    ],
    [
      'signed by the team of a remote',
      ({ signed: { text }, ...rest }) => ({
        ...rest,
        signed: { text, signatures: [signAs('team-cards', 'release', text)] },
      }),
    ],
    ['without one of the remotes', (offer) => ({ ...offer, chosen: offer.chosen.slice(1) })],
  ];

  test.each(forged)(
    '%s: a browser without another release runs no remote and shows an error',
    async (_name, change) => {
      const { page, context, expectCalm } = await arrive(browser);
      await tell(page, change(offerOf(next(await readLive(page)))));
      const requests: string[] = [];
      page.on('request', (request) => requests.push(new URL(request.url()).pathname));
      await submitSignIn(page);
      await unverified(page).getByText(shell('trust.refused')).waitFor();
      expect(requests.filter((path) => path.startsWith('/r/'))).toEqual([]);
      expectCalm();
      await context.close();
    },
  );

  test('keeps previously verified versions running, also after a reload', async () => {
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
    await note(page, shell('trust.refused')).waitFor();
    await open(page, menu('cards-balance'));
    await shown(page, 'cards-balance').locator('tbody tr').first().waitFor();
    offer = offerOf(next(live));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await note(page, shell('trust.refused')).waitFor({ state: 'detached' });
    expectCalm();
    await context.close();
  });

  test('rollback: a browser with a stored release refuses an older one', async () => {
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

  test('freeze: an expired release shows an error, keeps running in open pages, and is refused in new pages', async () => {
    const { page, context, expectCalm } = await arrive(browser);
    const live = next(await readLive(page));
    const at = (ms: number) => new Date(Date.now() + ms).toISOString();
    // A release is valid for a day, and clocks may be off by 25 hours.
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
    await note(page, shell('trust.expired')).waitFor();
    await open(page, menu('cards-balance'));
    await shown(page, 'cards-balance').locator('tbody tr').first().waitFor();

    const other = await arrive(browser);
    await tell(other.page, offer);
    await other.page.clock.install({ time: Date.now() + 301_000 });
    await submitSignIn(other.page);
    await unverified(other.page).getByText(shell('trust.expired')).waitFor();
    await other.context.close();

    offer = { ...endsIn(3_600_000) };
    const fresh = JSON.parse(offer.signed.text) as { issuedAt: string };
    const text = JSON.stringify({
      ...JSON.parse(offer.signed.text),
      issuedAt: new Date(Date.parse(fresh.issuedAt) + 1000).toISOString(),
    });
    offer = { ...offer, signed: { text, signatures: [signAs('release', 'release', text)] } };
    await page.clock.fastForward(16_000);
    await note(page, shell('trust.expired')).waitFor({ state: 'detached' });
    expectCalm();
    await context.close();
  });
});
