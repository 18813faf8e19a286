import {
  isDevVersion,
  manifest,
  signedRelease,
  type Manifest,
  type Release,
  type ReleaseOffer,
  type SignedRelease,
  type SignedText,
} from '@console/contracts/release';
import type { Db } from '../../platform/context';
import { findDevServed } from '../dev-remotes/dev-remote.store';
import type { Asset } from './builds';
import { isServable, typeOf } from './file-names.rules';
import type { ObjectStore } from '../store/object-store';
import { findNewest, newestMark } from './release.store';
import { RecentCache } from './recent-cache';
import { isSplit, viewOf, type Vouched } from './release.rules';
import { findSubject, type Who } from './subject.query';
import { findByDigests, findServed, findServedText } from './version.store';

/** What is live for somebody, and what their browser is told of it. */
interface ReleaseView {
  release: Release;
  offer: ReleaseOffer;
}

/** What is live, and the files of it. */
export interface Releases {
  /** Inside a transaction give its `db`: the embedded database has one connection. */
  viewFor: (who: Who, db?: Db) => Promise<ReleaseView>;
  /**
   * A file by its address: of a version that releases gave to somebody, or of a build that the one who asks runs from
   * source. Null where there is none, or it was taken away.
   */
  asset: (address: string, who: Who) => Promise<GivenAsset | null>;
  /** The exact text of a manifest by its digest, under the same conditions. */
  manifest: (digest: string) => Promise<string | null>;
  /** A release or the state of a version has changed: what was found before is looked for again. */
  forget: () => void;
}

interface GivenAsset {
  asset: Asset;
  /** A build from source, which is nobody else's. */
  isOwn: boolean;
}

interface Loaded {
  mark: string;
  release: SignedRelease;
  signed: SignedText;
  manifests: ReadonlyMap<string, Vouched>;
}

/** Cached at most; beyond that the oldest is read from the store again. */
const cachedBytesMax = 96 * 1024 * 1024;

/** Versions that open pages run; a process that hears of no change asks again that soon. */
const cacheBounds = { most: 100, forMs: 10_000 };

interface Wanted {
  owner: Db;
  store: ObjectStore;
  /** Keys that are newer than those of the shell, for browsers to learn of. */
  root?: SignedText | undefined;
}

/** The releases of a database, with files from a store. Every process sees a new release with its next document. */
export function createReleases({ owner, store, root }: Wanted): Releases {
  let loaded: Loaded | null = null;
  const versions = new RecentCache<Manifest>(cacheBounds);
  const texts = new RecentCache<string>(cacheBounds);
  const cachedFile = fileCacheOf(store, cachedBytesMax);

  const newest = async (db: Db): Promise<Loaded> => {
    const mark = await newestMark(db);
    if (loaded && loaded.mark === mark) return loaded;
    loaded = await load(db, mark ?? '');
    return loaded;
  };

  const released = (base: Base) => versions.of(base.whole, () => findServed(owner, base).then(manifestIn));

  /** Read each time, since each time it may be somebody else who asks. */
  const developed = async (base: Base, who: Who) =>
    isDevVersion(base.version) ? manifestIn(await findDevServed(owner, base, who)) : null;

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
      const listed = (found ?? (await developed(base, who)))?.files;
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
      versions.map(({ digest, manifest: text, signatures }) => [
        digest,
        { manifest: manifestOf(text), text, signatures },
      ]),
    ),
  };
}

const manifestOf = (text: string): Manifest => manifest.parse(JSON.parse(text));
const manifestIn = (text: string | null): Manifest | null => (text === null ? null : manifestOf(text));

interface Base {
  whole: string;
  remote: string;
  version: string;
  digestStart: string;
  file: string;
}

/** The parts of `/r/cards/1.2.3-0a1b2c3d/c/1.js`. */
function baseIn(address: string): Base | null {
  const found = /^(\/r\/([\w-]+)\/([\w.+-]+)-([0-9a-f]{8})\/)(.+)$/.exec(address);
  const [, whole = '', remote = '', version = '', digestStart = '', file = ''] = found ?? [];
  if (!isServable(whole, file)) return null;
  return { whole, remote, version, digestStart, file };
}

/** The key of an object is the hash by which the manifest lists it. */
export const keyOf = (integrity: string): string =>
  Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex');

/** A file of a store, packed and unpacked; null where the store has none. */
export async function readAsset(store: ObjectStore, file: string, integrity: string): Promise<Asset | null> {
  const key = keyOf(integrity);
  const [body, brotli] = await Promise.all([store.get(key), store.get(`${key}.br`)]);
  return body && { body, brotli, type: typeOf(file) };
}

/** Caches files up to a number of bytes, by what is in them; the one that came first goes first. */
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
