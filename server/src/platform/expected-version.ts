import { codes } from '@console/contracts';
import { Refusal } from './refusal';

interface Versioned {
  version: number;
}

/**
 * Optimistic locking: refuses a stale version (1004) with the current record, which the console shows beside the typed
 * values. Called under the lock of the record; null accepts any version.
 */
export async function assertVersion(
  { version }: Versioned,
  expected: number | null | undefined,
  currentOf: () => unknown,
): Promise<void> {
  if (expected !== null && version !== expected) throw new Refusal(codes.versionConflict, { data: await currentOf() });
}
