import { codes } from '@console/contracts';
import type { Db } from '../../context';
import { Refusal } from '../../refusal';
import { addAttempt, type Attempt, subtractAttempt } from './attempt.store';

interface BoundedGuess<Found> {
  /** Counters of wrong guesses, in the order in which their rows are locked. */
  counters: readonly Attempt[];
  missesMax: number;
  windowSeconds: number;
  look: () => Promise<Found>;
  isMiss: (found: Found) => boolean;
  /** Runs for each refused guess; `isFirst` for the first one of a counter and window. */
  onRefused?: (isFirst: boolean) => Promise<void>;
}

/**
 * Looks something up of which the answer confirms a guess, so many wrong guesses at most. The guess is counted before the
 * lookup, which locks the counters: parallel guesses wait for each other. A right guess is taken off the counters again.
 * Once a counter is full, a right guess is refused as well, else the refusal would be an answer.
 */
export async function boundGuess<Found>(
  db: Db,
  { counters, missesMax, windowSeconds, look, isMiss, onRefused }: BoundedGuess<Found>,
): Promise<Found> {
  for (const counter of counters) {
    const count = await addAttempt(db, counter, windowSeconds);
    if (count <= missesMax) continue;
    await onRefused?.(count === missesMax + 1);
    throw new Refusal(codes.tooMany, { keepsChanges: true });
  }
  const found = await look();
  if (!isMiss(found)) for (const counter of counters) await subtractAttempt(db, counter);
  return found;
}
