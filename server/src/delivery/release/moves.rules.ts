import type { OutputOf } from '@console/contracts';
import type { rehearseRelease } from '@console/contracts/devops';
import { laneFor, type LivePlan, type Subject } from '@console/contracts/release';

/** Somebody who is signed in, in so many sessions. */
export interface LiveSubject extends Subject {
  sessions: number;
}

type Moves = Pick<Extract<OutputOf<typeof rehearseRelease>, { at: 'possible' }>, 'moves' | 'people' | 'sessions'>;

interface RemoteInput {
  subjects: readonly LiveSubject[];
  before: LivePlan | undefined;
  after: LivePlan;
}

/** Who would go from which version to which; the biggest group first. Counts only, never who. */
export function movesOf(remote: string, { subjects, before, after }: RemoteInput): Moves {
  const groups = new Map<string, Moves['moves'][number]>();
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
