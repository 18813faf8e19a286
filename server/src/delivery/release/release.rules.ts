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

/** A browser that cannot get a fresh release keeps what it has, and says so from then on. */
const livesMs = 24 * 60 * 60 * 1000;
/** How old a signature gets before it is written anew. */
export const renewedMs = 60 * 60 * 1000;

/**
 * Browsers remember the highest number that they have seen and refuse a lower one. A database that begins again, after a
 * reset or a loss, therefore begins above what the one before has reached: at the minutes since this moment.
 */
const numbersBegin = Date.UTC(2026, 0, 1);
export const firstNumber = (now: Date): number => Math.max(1, Math.floor((now.getTime() - numbersBegin) / 60_000));

/** The text of a release, the same whenever it is written from the same facts. */
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

/** A manifest with those who vouch for it. */
export interface Vouched {
  manifest: Manifest;
  text: string;
  signatures: Signature[];
}

/** A release as one user has it: of every remote the version that is live for them, and what their browser is told. */
export function viewOf(
  { release, signed, root }: { release: SignedRelease; signed: SignedText; root: SignedText | undefined },
  manifests: ReadonlyMap<string, Vouched>,
  subject: Subject | null,
): { release: Release; offer: ReleaseOffer } {
  const { number, issuedAt, expiresAt, remotes } = release;
  const live: LiveRemote[] = [];
  const chosen: ChosenVersion[] = [];
  for (const [remote, { lanes, minVersion }] of Object.entries(remotes)) {
    const lane = laneFor(remote, lanes, subject);
    const vouched = lane && manifests.get(lane.digest);
    if (!vouched) continue;
    const { version, digest } = lane;
    live.push({ remote, version, base: baseOf(remote, version, digest), manifest: vouched.manifest, minVersion });
    chosen.push({ remote, digest, signatures: vouched.signatures });
  }
  return { release: { number, issuedAt, expiresAt, remotes: live }, offer: { signed, chosen, ...(root && { root }) } };
}

/** Is any version live for some users only? */
export const isSplit = ({ remotes }: Pick<SignedRelease, 'remotes'>): boolean =>
  Object.values(remotes).some(({ lanes }) => lanes[0]?.audience.to !== 'everyone');

/** The live version that owns a page. */
export const ownerOf = (release: Release, page: string): LiveRemote | undefined =>
  release.remotes.find(({ manifest }) => manifest.pages.some(({ name }) => name === page));
