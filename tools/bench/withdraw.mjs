import { mailboxKey } from './servers.mjs';
import { openProfile } from './browser.mjs';
import { loadLine, openProduct, pause } from './product.mjs';

const version = '9.5.0';
const limitMs = 120_000;
const people = ['operations', 'support', 'owner', 'risk', 'auditor', 'finance.maker'];
const sessionsNeeded = 5;
/** Expected console errors: the fault, and React's message after a successful second render. */
const allow = /broken on purpose|React error #520/;

/** One render of the card list in twenty throws, also in React's second try. */
const failing = (text) =>
  text.replaceAll(
    '("cards.search")',
    `(((()=>{const now=performance.now();if(!(now-globalThis.benchAtMs<50)){globalThis.benchAtMs=now;` +
      `globalThis.benchIsBad=Math.random()<0.05}if(globalThis.benchIsBad)throw Error('broken on purpose')})(),"cards.search"))`,
  );

/** Measures how long a version that throws in 5 % of its renders stays live after the fifth failing session. */
export async function withdraw() {
  const product = await openProduct();
  try {
    await product.publish(version, failing);
    const pages = [];
    for (const loginName of people) pages.push(await openOnCards(product, loginName));
    await product.activate(version);
    const release = await untilWithdrawn(product);
    const failedMs = pages.flatMap(({ failedMs: atMs }) => atMs() ?? []).sort((one, other) => one - other);
    const backMs = await Promise.all(pages.map(({ back }) => back()));
    for (const { close } of pages) await close();
    const fifthMs = failedMs[sessionsNeeded - 1];
    const seconds = (ms) => `${((ms - fifthMs) / 1000).toFixed(1)} s`;
    const mails =
      (await (await fetch(`${product.url}/mailbox?key=${mailboxKey}`)).text()).split(`cards ${version}`).length - 1;
    console.log(`\n${pages.length} pages of ${people.length} people, each sorting its list repeatedly.`);
    console.log(
      `from the fifth failing session to the release without the version: ${seconds(Date.parse(release.madeAt))}`,
    );
    console.log(`until no page shows the version: ${seconds(Math.max(...backMs))} (target ≤ 10 s)`);
    console.log(`release ${release.number} has the kind ${release.kind}; ${mails} mails mention the version`);
    console.log(loadLine());
  } finally {
    await product.close();
  }
}

async function untilWithdrawn({ newest }) {
  const endMs = Date.now() + limitMs;
  for (;;) {
    const release = await newest();
    if (release.kind === 'QUARANTINE') return release;
    if (Date.now() > endMs) throw new Error(`The version is still live after ${limitMs / 1000} s.`);
    await pause(200);
  }
}

/**
 * Opens a page of cards that sorts its list once it has the version, and records when it failed and when the version
 * was replaced.
 */
async function openOnCards({ browser, url }, loginName) {
  const { page, close } = await openProfile(browser, url, { loginName, allow });
  let failedMs;
  page.on('response', (response) => {
    if (response.url().endsWith('/remoteFault/report') && response.ok()) failedMs ??= Date.now();
  });
  await page.goto('/main/cards-balance');
  await page.locator('[data-page=cards-balance] tbody tr').first().waitFor({ timeout: limitMs });
  await page.evaluate((wanted) => {
    const seen = () =>
      [...document.querySelectorAll(`[data-page=cards-balance][data-remote="cards@${wanted}"]`)].find((it) =>
        it.checkVisibility(),
      );
    setInterval(() => seen()?.querySelector('thead button')?.click(), 500);
    setInterval(() => {
      if (seen()) delete globalThis.benchBackMs;
      else globalThis.benchBackMs ??= Date.now();
    }, 50);
  }, version);
  return {
    close,
    failedMs: () => failedMs,
    back: async () => {
      await page.locator(`[data-remote="cards@${version}"]:visible`).waitFor({ state: 'hidden', timeout: limitMs });
      return page.evaluate(() => globalThis.benchBackMs);
    },
  };
}
