import type { LiveRemote, ReleaseOffer } from '@console/contracts/release';
import { store } from '@console/session';
import { reportFault } from '../faults/report';
import { adoptRelease, releaseAtom } from '../releases/release.atom';
import { mayStillRun } from '../releases/release.rules';
import { refused, type Refused } from './doubt';
import { fetchManifest, forgetManifests } from './fetch-manifest';
import { recallRelease, rememberRelease } from './release-memory';
import type { Stored } from './release-judgement.rules';
import { canVerify, digestOf } from './signatures';
import { noteTrust } from './trust.atom';
import { trustedRoot, trustedRootText } from './trusted-root';
import { verifyOffer, type Verified, type Withheld } from './verify-offer';

/** Delay before a manifest that could not be fetched is requested again. */
const againMs = 5000;

let turn: Promise<void> = Promise.resolve();
let last: ReleaseOffer | null = null;
/** The last release verified by this page, for browsers without persistent storage. */
let storedHere: Stored | null = null;
let again: ReturnType<typeof setTimeout> | undefined;

/**
 * Verifies offers one at a time and adopts each valid release. After an invalid offer, the previously verified release
 * stays active.
 */
export function considerOffer(offer: ReleaseOffer): Promise<void> {
  last = offer;
  clearTimeout(again);
  turn = turn.then(() => consider(offer).catch((error: unknown) => doubt(refused('unreadable', String(error)))));
  return turn;
}

/** Verifies the last offer again and fetches its manifests anew. */
export function considerAgain(): void {
  forgetManifests();
  if (last) void considerOffer(last);
}

async function consider(offer: ReleaseOffer): Promise<void> {
  if (!(await canVerify())) return doubt(refused('unsupported', 'The browser cannot verify Ed25519 signatures'));
  const rootDigest = await digestOf(trustedRootText());
  const remembered = await recallRelease(rootDigest);
  const stored = newer(remembered, storedHere);
  const verifier = { root: trustedRoot(), shell: __VERSION__, now: new Date(), stored, fetchManifest };
  const verdict = await verifyOffer(offer, verifier);
  if (verdict.at === 'verified') {
    storedHere = verdict.stored;
    await rememberRelease(rootDigest, { ...verdict.stored, offer });
    return adopt(verdict);
  }
  // The live release is for another version of the shell. This page keeps its release until it reloads at a quiet
  // moment.
  if (verdict.doubt === 'other-shell' && hasRelease()) return;
  if (remembered && !hasRelease()) {
    const before = await verifyOffer(remembered.offer, { ...verifier, mayBeExpired: true });
    if (before.at === 'verified') adopt(before);
  }
  doubt(verdict);
}

const hasRelease = (): boolean => store.get(releaseAtom) !== null;

const newer = (one: Stored | null, other: Stored | null): Stored | null =>
  !one || (other && other.number > one.number) ? other : one;

function adopt({ release, withheld }: Verified): void {
  adoptRelease({ ...release, remotes: [...release.remotes, ...withheld.flatMap(verifiedBefore)] });
  const [first] = withheld;
  if (first) return doubt(first);
  noteTrust({ at: 'verified', issuedAt: release.issuedAt, expiresAt: release.expiresAt });
}

/** Returns the previously running version of a withheld remote, if it may still run. */
function verifiedBefore(withheld: Withheld): LiveRemote[] {
  const before = store.get(releaseAtom)?.remotes.find(({ remote }) => remote === withheld.remote);
  return before && mayStillRun(before, withheld) ? [before] : [];
}

function doubt(refusal: Refused): void {
  noteTrust({ at: 'doubted', doubt: refusal.doubt });
  if (refusal.doubt === 'unreachable') again = setTimeout(considerAgain, againMs);
  const error = Object.assign(new Error(refusal.why), { name: 'Doubt' });
  reportFault({ suspect: { remote: 'shell', version: __VERSION__ }, step: 'LOAD', error });
}
