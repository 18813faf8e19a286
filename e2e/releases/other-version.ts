import type { Page } from 'playwright-core';
import { publishDerived } from '../support/derived';
import { answerWith, offerOf, readLive, versionIn, withVersion, type Version } from '../support/offers';

/**
 * What the server would say if another version of cards were live: the built one under another version, so with
 * names, globals and hashes of its own, signed by its team. `goLive` decides what the page hears from then on; `first`
 * is what it runs.
 */
export async function otherVersions(page: Page) {
  let live = await readLive(page);
  const first = versionIn(live, 'cards');
  await answerWith(page, () => offerOf(live));

  const goLive = async (next: Version, minVersion?: string) => {
    live = withVersion(live, next, minVersion);
    // The page asks when it is looked at again, and every quarter of a minute.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  };
  return {
    first,
    goLive,
    publish: (wanted: Parameters<typeof publishDerived>[2]) => publishDerived(page, first, wanted),
  };
}
