import {
  signedRelease,
  type ChosenVersion,
  type ReleaseOffer,
  type RootKeys,
  type SignedRelease,
} from '@console/contracts/release';
import type { z } from '@console/contracts/zod';
import { refused, type Refused } from './doubt';
import { judgeRelease, type Circumstances } from './release-judgement.rules';
import { signersOf } from './signatures';

/** Larger than a release in which each remote has an audience of a thousand names. */
const lengthMax = 1_000_000;

/** A chosen version whose manifest has not been fetched yet. */
export interface Wanted extends ChosenVersion {
  version: string;
  minVersion: string;
  withdrawn: readonly string[] | undefined;
}

/** A verified release with the versions chosen for this user. */
export interface OpenRelease {
  at: 'open';
  release: SignedRelease;
  wanted: Wanted[];
}

/** Verifies the signatures before the content is parsed. */
export async function openRelease(
  { signed, chosen }: ReleaseOffer,
  root: RootKeys,
  circumstances: Circumstances,
): Promise<OpenRelease | Refused> {
  if (signed.text.length > lengthMax) return refused('unreadable', 'The release is too long');
  const signers = await signersOf('release', signed, root);
  if (!root.release.some((id) => signers.has(id)))
    return refused('unsigned', 'The release is not signed by a release key');
  const release = parsed(signedRelease, signed.text);
  if (!release) return refused('unreadable', 'The release is signed but cannot be parsed');
  const stranger = Object.keys(release.remotes).find((remote) => !Object.hasOwn(root.teams, remote));
  if (stranger !== undefined) return refused('unsigned', `${stranger} has no team keys`);
  return judgeRelease(release, circumstances) ?? choose(release, chosen);
}

/** Returns the chosen version of each remote, which the release must list; each remote appears exactly once. */
function choose(release: SignedRelease, chosen: readonly ChosenVersion[]): OpenRelease | Refused {
  const wanted: Wanted[] = [];
  for (const [remote, { lanes, minVersion, withdrawn }] of Object.entries(release.remotes)) {
    const [one, ...others] = chosen.filter((version) => version.remote === remote);
    const lane = lanes.find(({ digest }) => digest === one?.digest);
    if (!one || !lane || others.length > 0)
      return refused('not-listed', `The offer of ${remote} differs from release ${release.number}`);
    wanted.push({ ...one, version: lane.version, minVersion, withdrawn });
  }
  if (wanted.length !== chosen.length)
    return refused('not-listed', `Release ${release.number} does not list all offered remotes`);
  return { at: 'open', release, wanted };
}

/** Returns null if the text is not JSON or violates the schema. */
export function parsed<T>(schema: z.ZodType<T>, text: string): T | null {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
