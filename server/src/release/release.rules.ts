import {
  laneFor,
  type LiveRemote,
  type Manifest,
  type Release,
  type SignedRelease,
  type Subject,
} from '@console/contracts/release';

/** A browser that cannot get a fresh release keeps what it has, and says so from then on. */
const livesMs = 24 * 60 * 60 * 1000;
/** How old a signature gets before it is written anew. */
export const renewedMs = 60 * 60 * 1000;

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

/** Path of the files of a version: it names the digest, so it means the same bytes for ever. */
const baseOf = (remote: string, version: string, digest: string): string =>
  `/r/${remote}/${version}-${digest.slice(0, 8)}/`;

/** A release as one user has it: of every remote the version that is live for them. */
export function viewOf(
  { number, issuedAt, expiresAt, remotes }: SignedRelease,
  manifests: ReadonlyMap<string, Manifest>,
  subject: Subject | null,
): Release {
  const live = Object.entries(remotes).flatMap(([remote, { lanes }]): LiveRemote[] => {
    const lane = laneFor(remote, lanes, subject);
    const manifest = lane && manifests.get(lane.digest);
    return manifest
      ? [{ remote, version: lane.version, base: baseOf(remote, lane.version, lane.digest), manifest }]
      : [];
  });
  return { number, issuedAt, expiresAt, remotes: live };
}

/** Is any version live for some users only? */
export const isSplit = ({ remotes }: Pick<SignedRelease, 'remotes'>): boolean =>
  Object.values(remotes).some(({ lanes }) => lanes[0]?.audience.to !== 'everyone');

/** The live version that owns a page. */
export const ownerOf = (release: Release, page: string): LiveRemote | undefined =>
  release.remotes.find(({ manifest }) => manifest.pages.some(({ name }) => name === page));
