import type { LivePlan } from '@console/contracts/release';
import type { Db } from '../../platform/context';
import type { Change } from './change.rules';
import type { Keys } from './keys';
import { insertRelease, type Plan, type ReleaseKind, type StoredRelease } from './release.store';
import { textOf } from './release.rules';
import { signText } from './signing';

interface Request {
  kind: ReleaseKind;
  remote: string;
  why: string;
  madeBy: string;
  now: Date;
  /** The newest release; the caller has the lock under which it stays the newest. */
  newest: StoredRelease;
  change: (before: LivePlan | undefined) => Change;
}

type Written = { at: 'written'; number: number; remotes: Plan; plan: LivePlan } | { at: 'refused'; reason: string };

/** Signs and stores the release that a change makes of the newest one, under the next number. */
export async function writeRelease(
  db: Db,
  keys: Keys,
  { kind, remote, why, madeBy, now, newest, change }: Request,
): Promise<Written> {
  const changed = change(newest.remotes[remote]);
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
    signatures: signText('release', text, [keys.release]).signatures,
    issuedAt: made,
  });
  return { at: 'written', number, remotes, plan: changed.plan };
}
