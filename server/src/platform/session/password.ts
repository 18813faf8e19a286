import { randomBytes } from 'node:crypto';
import { hash, verify, type Options } from '@node-rs/argon2';

/** Argon2id, the default of the library, with 19 MiB and two passes: about 20 ms here, years for brute force. */
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

let unusable: Promise<string> | undefined;

/** Hash of a random password, for users without one. Created once, so that it takes no measurable time. */
export const unusablePassword = (): Promise<string> => (unusable ??= hashPassword(randomBytes(32).toString('hex')));

/** Takes the same time for unknown and known users. */
export async function passwordMatches(passwordHash: string | null, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await unusablePassword()), password);
  return passwordHash !== null && matches;
}
