import type { OutputOf } from '@console/contracts';
import type { rehearseRelease } from '@console/contracts/releases';
import { laneFor, type LivePlan, type Subject } from '@console/contracts/release';

/** A signed-in user with their number of sessions. */
export interface LiveSubject extends Subject {
  sessions: number;
}

type Affected = Pick<Extract<OutputOf<typeof rehearseRelease>, { at: 'possible' }>, 'moves' | 'people' | 'sessions'>;

interface RemoteInput {
  subjects: readonly LiveSubject[];
  before: LivePlan | undefined;
  after: LivePlan;
}

/** Counts users and sessions for each pair of old and new version, the largest group first. Contains no user ids. */
export function affectedUsersOf(remote: string, { subjects, before, after }: RemoteInput): Affected {
  const groups = new Map<string, Affected['moves'][number]>();
  for (const subject of subjects) {
    const from = laneFor(remote, before?.lanes ?? [], subject)?.version ?? null;
    const to = laneFor(remote, after.lanes, subject)?.version ?? null;
    const key = JSON.stringify([from, to]);
    const group = groups.get(key) ?? { from, to, people: 0, sessions: 0 };
    groups.set(key, { ...group, people: group.people + 1, sessions: group.sessions + subject.sessions });
  }
  return {
    moves: [...groups.values()].sort((one, other) => other.sessions - one.sessions),
    people: subjects.length,
    sessions: subjects.reduce((sum, { sessions }) => sum + sessions, 0),
  };
}
