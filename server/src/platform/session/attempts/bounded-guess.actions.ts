import { codes } from '@console/contracts';
import type { Db } from '../../context';
import { Refusal } from '../../refusal';
import { addAttempt, type Attempt, subtractAttempt } from './attempt.store';

interface BoundedGuess<Found> {
  /** Counters of wrong guesses, in the order in which their rows are locked. */
  counters: readonly Attempt[];
  missesMax: number;
  windowSeconds: number;
  lookUp: () => Promise<Found>;
  isMiss: (found: Found) => boolean;
  /** Runs for each refused guess. `isFirst` is true for the first refused guess of a counter within its window. */
  onRefused?: (isFirst: boolean) => Promise<void>;
}

/**
 * Runs a lookup that shows whether a guess is right, and limits the number of wrong guesses. The guess is counted
 * before the lookup, which locks the counters, so that parallel guesses wait for each other; a right guess is
 * subtracted again. When a counter is full, right guesses are refused too: otherwise the missing refusal would reveal
 * the right guess.
 */
export async function boundGuess<Found>(
  db: Db,
  { counters, missesMax, windowSeconds, lookUp, isMiss, onRefused }: BoundedGuess<Found>,
): Promise<Found> {
  for (const counter of counters) {
    const count = await addAttempt(db, counter, windowSeconds);
    if (count <= missesMax) continue;
    await onRefused?.(count === missesMax + 1);
    throw new Refusal(codes.tooMany, { keepsChanges: true });
  }
  const found = await lookUp();
  if (!isMiss(found)) for (const counter of counters) await subtractAttempt(db, counter);
  return found;
}
