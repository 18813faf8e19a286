import { createHash } from 'node:crypto';
import { fileListName, manifest, signedManifest, withFiles, type FileList } from '@console/contracts/release';
import type { Page } from 'playwright-core';
import { sha256, signAs, type Signature } from './release-keys';

/** The fields of a manifest that tests read or change. */
export interface Manifest {
  remote: string;
  version: string;
  container: string;
  entry: string;
  preload: string[];
  pages: { name: string; files: string[] }[];
  files: Record<string, { integrity: string; length: number }>;
}

/** A version with the signatures of its team. */
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

/** The fields of a release that tests change. */
interface SignedRelease {
  schema: number;
  number: number;
  issuedAt: string;
  expiresAt: string;
  shell: string;
  remotes: Record<string, { lanes: { version: string; digest: string; audience: object }[]; minVersion: string }>;
}

/** Offer that a browser receives. */
export interface Offer {
  signed: { text: string; signatures: Signature[] };
  chosen: { remote: string; digest: string; signatures: Signature[]; isForced?: boolean }[];
}

/** The live release with the live version of each of its remotes. */
export interface Live {
  release: SignedRelease;
  versions: Version[];
}

export const integrityOf = (text: string | Buffer) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

const bootScript = /<script type="application\/json" id="boot">(.*?)<\/script>/;

/** Reads the live release and versions from the server of this page. */
export async function readLive(page: Page): Promise<Live> {
  const html = await (await page.request.get('/login')).text();
  const { offer } = JSON.parse(bootScript.exec(html)?.[1] ?? '') as { offer: Offer };
  const release = JSON.parse(offer.signed.text) as SignedRelease;
  const versions = offer.chosen.map(async ({ digest, signatures }) => {
    const text = await (await page.request.get(`/m/${digest}.json`)).text();
    const version = { ...versionOf(JSON.parse(text) as Manifest, text), signatures };
    return { ...version, manifest: await wholeOf(page, version) };
  });
  return { release, versions: await Promise.all(versions) };
}

/** The manifest of a version with its files. */
async function wholeOf(page: Page, { base, text }: Version): Promise<Manifest> {
  const signed = signedManifest.parse(JSON.parse(text));
  if (signed.schema === 1) return signed;
  const list = (await (await page.request.get(base + fileListName)).json()) as FileList;
  return manifest.parse(withFiles(signed, list));
}

/** The live version of one remote. */
export function versionIn({ versions }: Live, remote: string): Version {
  const version = versions.find((version) => version.remote === remote);
  if (!version) throw new Error(`The release lists no ${remote}.`);
  return version;
}

/** A manifest as unsigned text. */
export const unsigned = (manifest: Manifest): Version => versionOf(manifest, JSON.stringify(manifest));

/** A manifest with the signature of its team. */
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

/** The next release, in which one remote has another version. Versions below `minVersion` must not run any more. */
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

/** Offer for the live release and versions, signed as by the server. */
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

/** From now on, responses to calls of this page contain this offer. */
export const answerWith = (page: Page, report: () => Offer) =>
  page.route('**/admin/release/current', async (route) => {
    const { after } = route.request().postDataJSON() as { after: number };
    const offer = report();
    const { number } = JSON.parse(offer.signed.text) as SignedRelease;
    const data = { offer: number > after ? offer : null };
    await route.fulfill({ json: { code: 200, message: '', data, traceId: 'test' } });
  });

/** From now on, documents contain this offer instead of the server's. */
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
