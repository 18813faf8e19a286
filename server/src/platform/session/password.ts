import { randomBytes } from 'node:crypto';
import { hash, verify, type Options } from '@node-rs/argon2';

/** Argon2id, which is the library's default, with 19 MiB and two passes: some 20 ms here, years for who tries them all. */
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

let unusable: Promise<string> | undefined;

/** Of a password that nobody knows, for who has yet to choose one. Made once: it takes no time that would say anything. */
export const unusablePassword = (): Promise<string> => (unusable ??= hashPassword(randomBytes(32).toString('hex')));

/** Takes as long for an unknown user as for a known one. */
export async function passwordMatches(passwordHash: string | null, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await unusablePassword()), password);
  return passwordHash !== null && matches;
}
