import type { LivePlan } from '@console/contracts/release';
import type { Db } from '../../platform/context';
import type { Deps } from '../../platform/deps';
import type { Change } from './change.rules';
import { refuseUnfit } from './gate/joining';
import { insertRelease, type Plan, type ReleaseKind, type StoredRelease } from './release.store';
import { textOf } from './release.rules';
import { signText } from './signing';

interface Request {
  kind: ReleaseKind;
  remote: string;
  why: string;
  madeBy: string;
  now: Date;
  /** The newest release; the caller holds the release lock, so it stays the newest. */
  newest: StoredRelease;
  change: (before: LivePlan | undefined) => Change;
}

type Written = { at: 'written'; number: number; remotes: Plan; plan: LivePlan } | Extract<Change, { at: 'refused' }>;

/** Applies a change to the newest release, then signs and stores the result under the next number. */
export async function writeRelease(
  db: Db,
  deps: Pick<Deps, 'keys' | 'builds'>,
  { kind, remote, why, madeBy, now, newest, change }: Request,
): Promise<Written> {
  const before = newest.remotes[remote];
  const isStepBack = kind !== 'ACTIVATE';
  const changed = await refuseUnfit(db, deps, { before, change: change(before), isStepBack });
  if (changed.at === 'refused') return changed;
  const remotes = { ...newest.remotes, [remote]: changed.plan };
  const number = newest.number + 1;
  const { shell }: { shell: string } = JSON.parse(newest.signed);
  const text = textOf({ number, remotes, shell, now });
  const made = now.toISOString();
  await insertRelease(db, {
    number,
    kind,
    remotes,
    reason: why,
    madeAt: made,
    madeBy,
    signed: text,
    signatures: signText('release', text, [deps.keys.release]).signatures,
    issuedAt: made,
  });
  return { at: 'written', number, remotes, plan: changed.plan };
}
