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

/** What could not be fetched may be there in a moment. */
const againMs = 5000;

let turn: Promise<void> = Promise.resolve();
let last: ReleaseOffer | null = null;
/** What this page has verified itself, for a browser that remembers nothing. */
let storedHere: Stored | null = null;
let again: ReturnType<typeof setTimeout> | undefined;

/** One offer after the other: what counts of it runs from now on. Whatever is wrong, what was verified before stays. */
export function considerOffer(offer: ReleaseOffer): Promise<void> {
  last = offer;
  clearTimeout(again);
  turn = turn.then(() => consider(offer).catch((error: unknown) => doubt(refused('unreadable', String(error)))));
  return turn;
}

/** The last offer once more, with everything fetched anew. */
export function considerAgain(): void {
  forgetManifests();
  if (last) void considerOffer(last);
}

async function consider(offer: ReleaseOffer): Promise<void> {
  if (!(await canVerify())) return doubt(refused('unsupported', 'The browser cannot check Ed25519 signatures'));
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
  // What the page was written for is over when another shell is live; the page reloads for it at a quiet moment.
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

/** What a remote ran until now, if it may still run. */
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
