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
import type { Db } from '../context';
import { findDevServed } from '../dev-remotes/dev-remote.repo';
import { typeOf, type Asset } from './builds';
import type { ObjectStore } from './object-store';
import { findNewest, newestMark } from './release.repo';
import { isSplit, viewOf, type Vouched } from './release.rules';
import { findSubject, type Who } from './subject.repo';
import { findByDigests, findServed, findServedText } from './version.repo';

/** What is live for somebody, and what their browser is told of it. */
interface ReleaseView {
  release: Release;
  offer: ReleaseOffer;
}

/** What is live, and the files of it. */
export interface Releases {
  /** Inside a transaction give its `db`: the embedded database has one connection. */
  viewFor: (who: Who, db?: Db) => Promise<ReleaseView>;
  /** A file of a version by its address; null where no version lists it. */
  asset: (address: string) => Promise<Asset | null>;
  /** The exact text of a manifest by its digest; null where there is none, or it was revoked. */
  manifest: (digest: string) => Promise<string | null>;
}

interface Loaded {
  mark: string;
  release: SignedRelease;
  signed: SignedText;
  manifests: ReadonlyMap<string, Vouched>;
}

/** Kept in memory at most; beyond that the oldest is read from the store again. */
const keptBytesMax = 96 * 1024 * 1024;

interface Wanted {
  owner: Db;
  store: ObjectStore;
  /** Keys that are newer than those of the shell, for browsers to learn of. */
  root?: SignedText | undefined;
}

/** The releases of a database, with files from a store. Every process sees a new release with its next document. */
export function createReleases({ owner, store, root }: Wanted): Releases {
  let loaded: Loaded | null = null;
  const served = new Map<string, Promise<Manifest | null>>();
  const kept = keeperOf(keptBytesMax);

  const newest = async (db: Db): Promise<Loaded> => {
    const mark = await newestMark(db);
    if (loaded && loaded.mark === mark) return loaded;
    loaded = await load(db, mark ?? '');
    // A version may have been revoked since; the next request for one of its files asks again.
    served.clear();
    return loaded;
  };

  const manifestBehind = async (base: Base): Promise<Manifest | null> => {
    const known = served.get(base.whole) ?? servedBy(owner, base).then((row) => row && manifestOf(row.manifest));
    served.set(base.whole, known);
    return known;
  };

  return {
    viewFor: async (who, db = owner) => {
      const { release, signed, manifests } = await newest(db);
      const subject = isSplit(release) ? await findSubject(db, who) : null;
      return viewOf({ release, signed, root }, manifests, subject);
    },
    asset: async (address) => {
      const base = baseIn(address);
      const listed = base && (await manifestBehind(base))?.files;
      const file = listed && Object.hasOwn(listed, base.file) ? listed[base.file] : undefined;
      if (!base || !file) return null;
      return kept(address, () => readAsset(store, base.file, file.integrity));
    },
    manifest: async (digest) => loaded?.manifests.get(digest)?.text ?? findServedText(owner, digest),
  };
}

/** A version that was published, or a build that somebody runs from source. */
const servedBy = async (owner: Db, base: Base) =>
  (await findServed(owner, base)) ?? (isDevVersion(base.version) ? findDevServed(owner, base) : null);

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
  if (!found) return null;
  const [, whole = '', remote = '', version = '', digestStart = '', file = ''] = found;
  return { whole, remote, version, digestStart, file };
}

/** The key of an object is the hash by which the manifest lists it. */
export const keyOf = (integrity: string): string =>
  Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex');

async function readAsset(store: ObjectStore, file: string, integrity: string): Promise<Asset | null> {
  const key = keyOf(integrity);
  const [body, brotli] = await Promise.all([store.get(key), store.get(`${key}.br`)]);
  return body && { body, brotli, type: typeOf(file) };
}

/** Remembers files up to a number of bytes; the one that came first goes first. */
function keeperOf(bytesMax: number) {
  const files = new Map<string, Asset>();
  let bytes = 0;
  const sizeOf = ({ body, brotli }: Asset) => body.length + (brotli?.length ?? 0);
  return async (address: string, read: () => Promise<Asset | null>): Promise<Asset | null> => {
    const known = files.get(address);
    if (known) return known;
    const asset = await read();
    if (!asset || files.has(address)) return asset;
    files.set(address, asset);
    bytes += sizeOf(asset);
    for (const [oldest, one] of files) {
      if (bytes <= bytesMax) break;
      files.delete(oldest);
      bytes -= sizeOf(one);
    }
    return asset;
  };
}
