import {
  fileListName,
  isDevVersion,
  signedRelease,
  type Manifest,
  type ReleaseOffer,
  type SignedRelease,
  type SignedText,
} from '@console/contracts/release';
import type { Db } from '../../platform/context';
import { findDevServed } from '../dev-remotes/dev-remote.store';
import type { Asset } from './builds';
import { packedOnce } from '../../platform/http/packing';
import { manifestIn, type VersionTexts } from './file-list';
import { isServable, typeOf } from './file-names.rules';
import type { ObjectStore } from '../store/object-store';
import { findNewest, newestMark } from './release.store';
import { RecentCache } from './recent-cache';
import { isSplit, viewOf, type ServedRelease, type Vouched } from './release.rules';
import { findSubject, type Who } from './subject.query';
import { findByDigests, findServed, findServedText } from './version.store';

/** The live release for one user, and the offer that their browser verifies. */
interface ReleaseView {
  release: ServedRelease;
  offer: ReleaseOffer;
}

/** Access to the live release, its manifests and its files. */
export interface Releases {
  /** Inside a transaction, pass its `db`: the embedded database has only one connection. */
  viewFor: (who: Who, db?: Db) => Promise<ReleaseView>;
  /**
   * Returns a file by its address if its version was ever part of a release, or if the user runs that build from
   * source. Returns null if there is no such file, or if the version was withdrawn.
   */
  asset: (address: string, who: Who) => Promise<GivenAsset | null>;
  /**
   * Returns the exact text of a released manifest by its digest; null if it is unknown or the version was withdrawn.
   */
  manifest: (digest: string) => Promise<string | null>;
  /** Clears the caches after a release or the state of a version has changed. */
  forget: () => void;
}

interface GivenAsset {
  asset: Asset;
  /** True for a build from source, which only its developer may get. */
  isOwn: boolean;
}

interface Loaded {
  mark: string;
  release: SignedRelease;
  signed: SignedText;
  manifests: ReadonlyMap<string, Vouched>;
}

/** Maximum size of the file cache; beyond it the oldest files are evicted. */
const cachedBytesMax = 96 * 1024 * 1024;

/** Bounds of the manifest caches. Entries expire, so that a process that missed a notice notices the change soon. */
const cacheBounds = { most: 100, forMs: 10_000 };

interface Wanted {
  owner: Db;
  store: ObjectStore;
  /** Signed root that is newer than the root in the shell; it is sent to browsers. */
  root?: SignedText | undefined;
}

/** Creates access to the releases of a database. Each process serves a new release from its next document on. */
export function createReleases({ owner, store, root }: Wanted): Releases {
  let loaded: Loaded | null = null;
  const versions = new RecentCache<Given>(cacheBounds);
  const texts = new RecentCache<string>(cacheBounds);
  const cachedFile = fileCacheOf(store, cachedBytesMax);

  const newest = async (db: Db): Promise<Loaded> => {
    const mark = await newestMark(db);
    if (loaded && loaded.mark === mark) return loaded;
    loaded = await load(db, mark ?? '');
    return loaded;
  };

  const released = (base: Base) =>
    versions.of(base.whole, () => findServed(owner, base).then((texts) => texts && givenOf(texts)));

  /** Not cached, because the result depends on the user. */
  const developed = async (base: Base, who: Who) =>
    isDevVersion(base.version) ? findDevServed(owner, base, who).then(developedIn) : null;

  return {
    viewFor: async (who, db = owner) => {
      const { release, signed, manifests } = await newest(db);
      const subject = isSplit(release) ? await findSubject(db, who) : null;
      return viewOf({ release, signed, root }, manifests, subject);
    },
    asset: async (address, who) => {
      const base = baseIn(address);
      if (!base) return null;
      const found = await released(base);
      if (found?.list && base.file === fileListName) return { asset: await listAsset(found.list), isOwn: false };
      const listed = (found?.manifest ?? (await developed(base, who)))?.files;
      const file = listed && Object.hasOwn(listed, base.file) ? listed[base.file] : undefined;
      const asset = file && (await cachedFile(base.file, file.integrity));
      return asset ? { asset, isOwn: found === null } : null;
    },
    manifest: (digest) => texts.of(digest, () => findServedText(owner, digest)),
    forget: () => {
      versions.forget();
      texts.forget();
    },
  };
}

async function load(db: Db, mark: string): Promise<Loaded> {
  const stored = await findNewest(db);
  if (!stored) throw new Error('There is no release yet.');
  const release = signedRelease.parse(JSON.parse(stored.signed));
  const digests = Object.values(release.remotes).flatMap(({ lanes }) => lanes.map(({ digest }) => digest));
  const versions = await findByDigests(db, digests);
  return {
    mark,
    release,
    signed: { text: stored.signed, signatures: stored.signatures },
    manifests: new Map(
      versions.map((version) => [
        version.digest,
        { manifest: manifestIn(version), hasFileList: version.files !== null, signatures: version.signatures },
      ]),
    ),
  };
}

/** A released version with its file list, unless its manifest has the files. */
interface Given {
  manifest: Manifest;
  list: string | null;
}

const givenOf = (texts: VersionTexts): Given => ({ manifest: manifestIn(texts), list: texts.files });

/** The manifest of a build from source has its files. */
const developedIn = (text: string | null): Manifest | null =>
  text === null ? null : manifestIn({ manifest: text, files: null });

const listAsset = async (list: string): Promise<Asset> => ({
  body: Buffer.from(list),
  brotli: await packedOnce(list),
  type: typeOf(fileListName),
});

interface Base {
  whole: string;
  remote: string;
  version: string;
  digestStart: string;
  file: string;
}

/** Parses an address such as `/r/cards/1.2.3-0a1b2c3d/c/1.js`. */
function baseIn(address: string): Base | null {
  const found = /^(\/r\/([\w-]+)\/([\w.+-]+)-([0-9a-f]{8})\/)(.+)$/.exec(address);
  const [, whole = '', remote = '', version = '', digestStart = '', file = ''] = found ?? [];
  if (!isServable(whole, file)) return null;
  return { whole, remote, version, digestStart, file };
}

/** Object key of a file: the hash in its integrity value, in hexadecimal. */
export const keyOf = (integrity: string): string =>
  Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex');

/** Reads a file with its compressed form from a store; null if the store does not have it. */
export async function readAsset(store: ObjectStore, file: string, integrity: string): Promise<Asset | null> {
  const key = keyOf(integrity);
  const [body, brotli] = await Promise.all([store.get(key), store.get(`${key}.br`)]);
  return body && { body, brotli, type: typeOf(file) };
}

/** Caches files by their content hash up to a total size; the oldest entry is evicted first. */
function fileCacheOf(store: ObjectStore, bytesMax: number) {
  const files = new Map<string, Asset>();
  let bytes = 0;
  const sizeOf = ({ body, brotli }: Asset) => body.length + (brotli?.length ?? 0);
  return async (file: string, integrity: string): Promise<Asset | null> => {
    const key = `${typeOf(file)} ${integrity}`;
    const record = files.get(key);
    if (record) return record;
    const asset = await readAsset(store, file, integrity);
    if (!asset || files.has(key)) return asset;
    files.set(key, asset);
    bytes += sizeOf(asset);
    for (const [oldest, one] of files) {
      if (bytes <= bytesMax) break;
      files.delete(oldest);
      bytes -= sizeOf(one);
    }
    return asset;
  };
}
