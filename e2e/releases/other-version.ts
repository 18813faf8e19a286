import type { Page } from 'playwright-core';
import { publishDerived } from '../support/derived';
import { answerWith, offerOf, readLive, versionIn, withVersion, type Version } from '../support/offers';

/**
 * Answers the page as if other versions of cards were live: the build with another version number, names, globals and
 * hashes, signed by its team. `goLive` changes the live version; `first` is the version of the build.
 */
export async function otherVersions(page: Page) {
  let live = await readLive(page);
  const first = versionIn(live, 'cards');
  await answerWith(page, () => offerOf(live));

  const goLive = async (next: Version, minVersion?: string) => {
    live = withVersion(live, next, minVersion);
    // The page requests the live versions when it becomes visible, and every 15 seconds.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  };
  return {
    first,
    goLive,
    publish: (wanted: Parameters<typeof publishDerived>[2]) => publishDerived(page, first, wanted),
  };
}
