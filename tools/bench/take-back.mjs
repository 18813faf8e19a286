import { openProfile, settled } from './browser.mjs';
import { loadLine, openProduct, share } from './product.mjs';

const limitMs = 60_000;

/** Throws while it renders the list, from the moment that the page is told to. */
const breaking = (text) =>
  text.replaceAll(
    '("cards.search")',
    `(((()=>{if(globalThis.isBreaking)throw Error('broken on purpose')})(),"cards.search"))`,
  );

/** How long it takes from the click under which a version breaks until the one before is painted, without a network. */
export async function takeBack({ rounds }) {
  const product = await openProduct();
  try {
    const first = (await product.newest()).remotes.cards.lanes[0].version;
    const times = [];
    for (let round = 0; round < rounds; round += 1) {
      const version = `9.6.${round}`;
      await product.publish(version, breaking);
      times.push(await breakOnce(product, { first, version }));
      await product.rollBack();
    }
    times.sort((one, other) => one - other);
    const [median, most] = [share(times, 0.5), share(times, 1)].map((ms) => Math.round(ms));
    console.log('\nFrom the click under which a version breaks until the one before is painted, with the network cut.');
    console.log(`${times.length} times: median ${median} ms, most ${most} ms (target ≤ 100 ms)`);
    console.log(loadLine());
  } finally {
    await product.close();
  }
}

async function breakOnce({ browser, url, activate }, { first, version }) {
  const { page, close } = await openProfile(browser, url, { allow: /broken on purpose|net::ERR_|Failed to load/ });
  await page.goto('/main/cards-balance');
  await page.locator(`[data-remote="cards@${first}"]:visible tbody tr`).first().waitFor({ timeout: limitMs });
  await settled(page);
  await activate(version);
  const checkbox = page.locator(`[data-remote="cards@${version}"]:visible tbody`).getByRole('checkbox').first();
  await checkbox.waitFor({ timeout: limitMs });
  await settled(page);
  await page.context().setOffline(true);
  await page.evaluate((wanted) => {
    const timeFrom = ({ timeStamp }) => {
      globalThis.isBreaking = true;
      const look = () => {
        const seen = document.querySelector(`[data-page=cards-balance][data-remote="cards@${wanted}"]`);
        if (!seen?.checkVisibility()) return requestAnimationFrame(look);
        // A task after this frame, which is painted before it.
        setTimeout(() => (globalThis.benchBackMs = performance.now() - timeStamp));
      };
      requestAnimationFrame(look);
    };
    addEventListener('click', timeFrom, { capture: true, once: true });
  }, first);
  await checkbox.click();
  await page.waitForFunction(() => globalThis.benchBackMs !== undefined, undefined, { timeout: limitMs });
  const ms = await page.evaluate(() => globalThis.benchBackMs);
  await close();
  return ms;
}
