import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { sha256, signAs, type Signature } from './release-keys';

/** A manifest, as far as tests read or change it. */
export interface Manifest {
  remote: string;
  version: string;
  container: string;
  entry: string;
  preload: string[];
  pages: { name: string; files: string[] }[];
  files: Record<string, { integrity: string; length: number }>;
}

/** A version with those of its team who vouch for it. */
export interface Version {
  remote: string;
  version: string;
  digest: string;
  base: string;
  manifest: Manifest;
  text: string;
  signatures: Signature[];
  isForced?: boolean;
}

/** A release, as far as tests change it. */
interface SignedRelease {
  schema: number;
  number: number;
  issuedAt: string;
  expiresAt: string;
  shell: string;
  remotes: Record<string, { lanes: { version: string; digest: string; audience: object }[]; minVersion: string }>;
}

/** What a browser is told. */
export interface Offer {
  signed: { text: string; signatures: Signature[] };
  chosen: { remote: string; digest: string; signatures: Signature[]; isForced?: boolean }[];
}

/** What is live: a release and a version of each of its remotes. */
export interface Live {
  release: SignedRelease;
  versions: Version[];
}

export const integrityOf = (text: string | Buffer) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

const bootScript = /<script type="application\/json" id="boot">(.*?)<\/script>/;

/** What the server of this page says is live. */
export async function readLive(page: Page): Promise<Live> {
  const html = await (await page.request.get('/login')).text();
  const { offer } = JSON.parse(bootScript.exec(html)?.[1] ?? '') as { offer: Offer };
  const release = JSON.parse(offer.signed.text) as SignedRelease;
  const versions = offer.chosen.map(async ({ digest, signatures }) => {
    const text = await (await page.request.get(`/m/${digest}.json`)).text();
    return { ...versionOf(JSON.parse(text) as Manifest, text), signatures };
  });
  return { release, versions: await Promise.all(versions) };
}

/** The live version of one remote. */
export function versionIn({ versions }: Live, remote: string): Version {
  const version = versions.find((version) => version.remote === remote);
  if (!version) throw new Error(`The release lists no ${remote}.`);
  return version;
}

/** A manifest as a text that nobody has signed. */
export const unsigned = (manifest: Manifest): Version => versionOf(manifest, JSON.stringify(manifest));

/** A manifest that its team has signed. */
export function signed(manifest: Manifest): Version {
  const version = unsigned(manifest);
  return { ...version, signatures: [signAs(`team-${manifest.remote}`, 'manifest', version.text)] };
}

function versionOf(manifest: Manifest, text: string): Version {
  const { remote, version } = manifest;
  const digest = sha256(text);
  return {
    remote,
    version,
    digest,
    base: `/r/${remote}/${version}-${digest.slice(0, 8)}/`,
    manifest,
    text,
    signatures: [],
  };
}

/** The next release, in which one remote has another version; below `minVersion` none may run any more. */
export function withVersion({ release, versions }: Live, next: Version, minVersion = '0.0.0'): Live {
  const lane = { version: next.version, digest: next.digest, audience: { to: 'everyone' } };
  return {
    release: {
      ...release,
      number: release.number + 1,
      remotes: { ...release.remotes, [next.remote]: { lanes: [lane], minVersion } },
    },
    versions: versions.map((version) => (version.remote === next.remote ? next : version)),
  };
}

/** What a browser is told of what is live, signed as the server would sign it. */
export function offerOf({ release, versions }: Live): Offer {
  const text = JSON.stringify(release);
  return {
    signed: { text, signatures: [signAs('release', 'release', text)] },
    chosen: versions.map(({ remote, digest, signatures, isForced }) => ({
      remote,
      digest,
      signatures,
      ...(isForced && { isForced }),
    })),
  };
}

/** Serves the exact text of a manifest. */
export const serveManifest = (page: Page, { digest, text }: Pick<Version, 'digest' | 'text'>) =>
  page.route(`**/m/${digest}.json`, (route) => route.fulfill({ contentType: 'application/json', body: text }));

/** From now on the calls of this page hear this of what is live. */
export const answerWith = (page: Page, report: () => Offer) =>
  page.route('**/admin/release/current', async (route) => {
    const { after } = route.request().postDataJSON() as { after: number };
    const offer = report();
    const { number } = JSON.parse(offer.signed.text) as SignedRelease;
    const data = { offer: number > after ? offer : null };
    await route.fulfill({ json: { code: 200, message: '', data, traceId: 'test' } });
  });

/** From now on documents offer this, whatever the server wrote into them. */
export const writeInto = (page: Page, report: () => Offer) =>
  page.route(
    (url) => !/^\/(admin|r|s|m)\//.test(url.pathname) && !url.pathname.includes('.'),
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(bootScript, (script, boot: string) =>
        script.replace(boot, () => JSON.stringify({ ...JSON.parse(boot), offer: report() }).replaceAll('<', '\\u003c')),
      );
      await route.fulfill({ response, body });
    },
  );
