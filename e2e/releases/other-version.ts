import type { Page } from 'playwright-core';
import {
  answerWith,
  integrityOf,
  offerOf,
  readLive,
  serveManifest,
  signed,
  versionIn,
  withVersion,
  type Version,
} from '../support/offers';

interface Wanted {
  version: string;
  isForced?: boolean;
  /** Breaks a file of the version before it is hashed. */
  change?: (text: string) => string;
}

/**
 * What the server would say if another version of cards were live: the built one under another version, so with
 * names, globals and hashes of its own, signed by its team. `goLive` decides what the page hears from then on; `first`
 * is what it runs.
 */
export async function otherVersions(page: Page) {
  let live = await readLive(page);
  const first = versionIn(live, 'cards');
  await answerWith(page, () => offerOf(live));

  const goLive = async (next: Version) => {
    live = withVersion(live, next);
    // The page asks when it is looked at again, and every quarter of a minute.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  };
  return { first, goLive, publish: (wanted: Wanted) => publish(page, first, wanted) };
}

/** Serves the files of a version that is made from `first`. */
async function publish(page: Page, first: Version, { version, isForced, change = (text) => text }: Wanted) {
  const container = `cards_v${version.replace(/\W/g, '_')}_h0a1b2c3d`;
  const renamed = (text: string) =>
    change(text)
      .replaceAll(first.manifest.container, container)
      .replaceAll(`cards@${first.version}`, `cards@${version}`);
  const bodies = new Map<string, string>();
  for (const file of Object.keys(first.manifest.files))
    bodies.set(file, renamed(await (await page.request.get(first.base + file)).text()));
  const files = Object.fromEntries(
    [...bodies].map(([file, body]) => [file, { integrity: integrityOf(body), length: Buffer.byteLength(body) }]),
  );
  const published: Version = {
    ...signed({ ...first.manifest, version, container, files }),
    ...(isForced && { isForced }),
  };
  await serveManifest(page, published);
  await page.route(`**${published.base}**`, (route) => {
    const file = new URL(route.request().url()).pathname.slice(published.base.length);
    const body = bodies.get(file);
    if (body === undefined) return route.fulfill({ status: 404 });
    const contentType = file.endsWith('.css') ? 'text/css' : 'text/javascript';
    return route.fulfill({ body, contentType, headers: { 'access-control-allow-origin': '*' } });
  });
  return published;
}
