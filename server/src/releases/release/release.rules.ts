import {
  baseOf,
  laneFor,
  type ChosenVersion,
  type LiveRemote,
  type Manifest,
  type Release,
  type ReleaseOffer,
  type Signature,
  type SignedRelease,
  type SignedText,
  type Subject,
} from '@console/contracts/release';

/** Validity of a release signature. A browser without a fresh release continues with its versions and reports it. */
const livesMs = 24 * 60 * 60 * 1000;
/** Age at which a signature is renewed. */
export const renewedMs = 60 * 60 * 1000;

/**
 * Origin of release numbers. Browsers store the highest release number and refuse lower ones, so a new database after a
 * reset or loss must start above the numbers of the old one: it starts at the number of minutes since this time.
 */
const numbersBegin = Date.UTC(2026, 0, 1);
export const firstNumber = (now: Date): number => Math.max(1, Math.floor((now.getTime() - numbersBegin) / 60_000));

/** Serializes a release deterministically: the same facts give the same text. */
export const textOf = ({
  number,
  remotes,
  shell,
  now,
}: Pick<SignedRelease, 'number' | 'remotes' | 'shell'> & { now: Date }): string => {
  const release: SignedRelease = {
    schema: 1,
    number,
    issuedAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + livesMs).toISOString(),
    shell,
    remotes: Object.fromEntries(Object.entries(remotes).sort(([one], [other]) => (one < other ? -1 : 1))),
  };
  return JSON.stringify(release);
};

/** A manifest with its files and signatures. */
export interface Vouched {
  manifest: Manifest;
  /** True if browsers fetch its files as a list of their own. */
  hasFileList: boolean;
  signatures: Signature[];
}

/** Live version of a remote as the server knows it: always with its files. */
export interface ServedRemote extends LiveRemote, Pick<Vouched, 'manifest' | 'hasFileList'> {
  manifest: Manifest;
}

/** Live version of every remote for one user, with their files. */
export interface ServedRelease extends Release {
  remotes: ServedRemote[];
}

/** Returns the live version of each remote for one user, and the offer that their browser verifies. */
export function viewOf(
  { release, signed, root }: { release: SignedRelease; signed: SignedText; root: SignedText | undefined },
  manifests: ReadonlyMap<string, Vouched>,
  subject: Subject | null,
): { release: ServedRelease; offer: ReleaseOffer } {
  const { number, issuedAt, expiresAt, remotes } = release;
  const live: ServedRemote[] = [];
  const chosen: ChosenVersion[] = [];
  for (const [remote, { lanes, minVersion }] of Object.entries(remotes)) {
    const lane = laneFor(remote, lanes, subject);
    const vouched = lane && manifests.get(lane.digest);
    if (!vouched) continue;
    const { version, digest } = lane;
    const { manifest, hasFileList } = vouched;
    live.push({ remote, version, base: baseOf(remote, version, digest), manifest, hasFileList, minVersion });
    chosen.push({ remote, digest, signatures: vouched.signatures });
  }
  return { release: { number, issuedAt, expiresAt, remotes: live }, offer: { signed, chosen, ...(root && { root }) } };
}

/** Returns true if any version is live for only some of the users. */
export const isSplit = ({ remotes }: Pick<SignedRelease, 'remotes'>): boolean =>
  Object.values(remotes).some(({ lanes }) => lanes[0]?.audience.to !== 'everyone');

/** Returns the live version that has the page. */
export const ownerOf = (release: ServedRelease, page: string): ServedRemote | undefined =>
  release.remotes.find(({ manifest }) => manifest.pages.some(({ name }) => name === page));
