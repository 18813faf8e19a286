import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';

/** A live version as the server tells it, as far as these tests read it. */
interface Live {
  remote: string;
  version: string;
  base: string;
  manifest: { container: string; files: Record<string, { integrity: string; length: number }> };
  isForced?: boolean;
}

interface Release {
  number: number;
  remotes: Live[];
}

interface Wanted {
  version: string;
  isForced?: boolean;
  /** Breaks a file of the version before it is hashed. */
  change?: (text: string) => string;
}

const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** The release that this page began with. */
async function readRelease(page: Page): Promise<Release> {
  const html = await (await page.request.get('/login')).text();
  const boot = /<script type="application\/json" id="boot">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  return (JSON.parse(boot) as { release: Release }).release;
}

/**
 * What the server would say if another version of cards were live: the built one under another version, so with
 * names, globals and hashes of its own. `goLive` decides what the page hears from then on; `first` is what it runs.
 */
export async function otherVersions(page: Page) {
  const release = await readRelease(page);
  const first = release.remotes.find(({ remote }) => remote === 'cards');
  if (!first) throw new Error('The release names no cards remote.');
  let told: Release = release;
  await page.route('**/admin/release/current', async (route) => {
    const { after } = route.request().postDataJSON() as { after: number };
    const data = { release: told.number > after ? told : null };
    await route.fulfill({ json: { code: 200, message: '', data, traceId: 'test' } });
  });

  const goLive = async (live: Live) => {
    told = {
      ...told,
      number: told.number + 1,
      remotes: told.remotes.map((one) => (one.remote === 'cards' ? live : one)),
    };
    // The page asks when it is looked at again, and every quarter of a minute.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  };
  return { first, goLive, publish: (wanted: Wanted) => publish(page, first, wanted) };
}

/** Serves the files of a version that is made from `first`. */
async function publish(page: Page, first: Live, { version, isForced, change = (text) => text }: Wanted): Promise<Live> {
  const base = `/r/cards/${version}-0a1b2c3d/`;
  const container = `cards_v${version.replace(/\W/g, '_')}_h0a1b2c3d`;
  const renamed = (text: string) =>
    change(text)
      .replaceAll(first.manifest.container, container)
      .replaceAll(`cards@${first.version}`, `cards@${version}`);
  const bodies = new Map<string, string>();
  for (const file of Object.keys(first.manifest.files))
    bodies.set(file, renamed(await (await page.request.get(first.base + file)).text()));
  await page.route(`**${base}**`, (route) => {
    const file = new URL(route.request().url()).pathname.slice(base.length);
    const body = bodies.get(file);
    if (body === undefined) return route.fulfill({ status: 404 });
    const contentType = file.endsWith('.css') ? 'text/css' : 'text/javascript';
    return route.fulfill({ body, contentType, headers: { 'access-control-allow-origin': '*' } });
  });
  const files = Object.fromEntries(
    [...bodies].map(([file, body]) => [file, { integrity: integrityOf(body), length: Buffer.byteLength(body) }]),
  );
  const manifest = { ...first.manifest, version, container, files };
  return { remote: 'cards', version, base, manifest, ...(isForced && { isForced }) };
}
