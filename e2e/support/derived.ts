import type { Page } from 'playwright-core';
import { integrityOf, serveManifest, signed, type Version } from './offers';

interface Derived {
  version: string;
  isForced?: boolean;
  /** Changes a file of the version before it is hashed. */
  change?: (text: string, file: string) => string;
}

/**
 * Serves a version that is derived from `first`, as if its team had published it: with its own names, hashes and
 * signature.
 */
export async function publishDerived(page: Page, first: Version, wanted: Derived): Promise<Version> {
  const { version, isForced, change = (text) => text } = wanted;
  const container = first.manifest.container.replace(/_v\w+_h/, `_v${version.replace(/\W/g, '_')}_h`);
  const renamed = (text: string) =>
    text
      .replaceAll(first.manifest.container, container)
      .replaceAll(`${first.remote}@${first.version}`, `${first.remote}@${version}`);
  const bodies = new Map<string, string>();
  for (const file of Object.keys(first.manifest.files))
    bodies.set(file, change(renamed(await (await page.request.get(first.base + file)).text()), file));
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
