import { addAttempt, clearAttempts, countAttempts, findCounting, type Attempt } from './attempts/attempt.store';
import type { PublicContext } from '../http/mount';
import { networkOf } from '../http/network.rules';
import { afterFailure, failuresMax, failureWindowMs, isLocked, lockMs, noFailures } from './session.rules';
import { storeFailures } from '../users/user.store';
import { hasBeenAt, networksByUser, networksOf, type Candidate } from './sign-in.query';

/** A counter of wrong passwords and codes of a user, and whether it is locked. */
export interface Door {
  /** Whether there were too many wrong attempts. */
  isShut: boolean;
  /** Counts a wrong attempt. Returns whether it has locked the counter. */
  failed: () => Promise<boolean>;
  passed: () => Promise<void>;
}

type Request = Pick<PublicContext, 'db' | 'now'> & { visit: Pick<PublicContext['visit'], 'ip'> };

/**
 * Returns the counter for attempts on a user. Each network from which the user has recently signed in has its own
 * counter; all other networks share one. Five wrong attempts within 15 minutes lock a counter for 30 minutes, so that
 * attackers in other networks cannot lock the user out.
 */
export async function doorOf(input: Request, user: Pick<Candidate, 'userId' | 'failures'>): Promise<Door> {
  const network = networkOf(input.visit.ip);
  const isOwn = await hasBeenAt(input.db, { ...user, network, now: input.now });
  return isOwn ? ownDoor(input, user, network) : commonDoor(input, user);
}

/** Used instead of a network for attempts within sessions, so that another network does not get another counter. */
const inSessions = 'sessions';

/** Returns the counter for proofs in all sessions of a user. Strangers, who have no session, cannot lock it. */
export const proofDoorOf = (input: Pick<Request, 'db' | 'now'>, userId: string): Promise<Door> =>
  ownDoor(input, { userId }, inSessions);

/** Returns the users with wrong attempts from a network that they have used, or within a session. */
export async function findFailing(
  { db, now }: Pick<Request, 'db' | 'now'>,
  userIds: readonly string[],
): Promise<Set<string>> {
  const ofSessions = userIds.map((userId) => ({ userId, network: inSessions }));
  const networks = [...(await networksByUser(db, { userIds, now })), ...ofSessions];
  const counters = networks.flatMap(({ userId, network }) =>
    counterNames.map((name) => ({ ...counterOf({ name, userId, network }, now), userId })),
  );
  return new Set((await findCounting(db, counters)).map(({ userId }) => userId));
}

/** Clears all wrong attempts of a user, on behalf of an administrator. */
export async function openDoors({ db, now }: Pick<Request, 'db' | 'now'>, userId: string): Promise<void> {
  await storeFailures(db, userId, noFailures);
  for (const network of [...(await networksOf(db, { userId, now })), inSessions]) {
    const { passed } = await ownDoor({ db, now }, { userId }, network);
    await passed();
  }
}

const commonDoor = ({ db, now }: Request, { userId, failures }: Pick<Candidate, 'userId' | 'failures'>): Door => ({
  isShut: isLocked(failures, now),
  failed: async () => {
    const after = afterFailure(failures, now);
    await storeFailures(db, userId, after);
    return isLocked(after, now) && !isLocked(failures, now);
  },
  passed: () => storeFailures(db, userId, noFailures),
});

/** `wrong` counts wrong attempts; `shut` locks the network for a while. */
const counterNames = ['wrong', 'shut'] as const;

interface Counter {
  name: (typeof counterNames)[number];
  userId: string;
  network: string;
}

const counterOf = ({ name, userId, network }: Counter, now: Date): Attempt => ({
  scope: 'user',
  key: [name, userId, network],
  now,
});

async function ownDoor(
  { db, now }: Pick<Request, 'db' | 'now'>,
  { userId }: Pick<Candidate, 'userId'>,
  network: string,
): Promise<Door> {
  const [wrong, shut] = [
    counterOf({ name: 'wrong', userId, network }, now),
    counterOf({ name: 'shut', userId, network }, now),
  ];
  const isShut = (await countAttempts(db, shut, lockMs / 1000)) > 0;
  return {
    isShut,
    failed: async () => {
      if (isShut || (await addAttempt(db, wrong, failureWindowMs / 1000)) < failuresMax) return false;
      await clearAttempts(db, wrong);
      await addAttempt(db, shut, lockMs / 1000);
      return true;
    },
    passed: async () => {
      await clearAttempts(db, wrong);
      await clearAttempts(db, shut);
    },
  };
}
