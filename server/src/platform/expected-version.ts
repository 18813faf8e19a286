import { codes } from '@console/contracts';
import { Refusal } from './refusal';

interface Versioned {
  version: number;
}

/**
 * Refuses a change of a record that somebody else was faster with (1004), with the record as it is now, so that the
 * console shows it beside what was typed. Called under the lock of the record; null changes it as it is found.
 */
export async function assertVersion(
  { version }: Versioned,
  expected: number | null | undefined,
  currentOf: () => unknown,
): Promise<void> {
  if (expected !== null && version !== expected) throw new Refusal(codes.versionConflict, { data: await currentOf() });
}
