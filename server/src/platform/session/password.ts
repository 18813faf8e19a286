import { randomBytes } from 'node:crypto';
import { preparedPassword } from '@console/contracts';
import { hash, verify, type Options } from '@node-rs/argon2';

/** Argon2id with the library's defaults of 19 MiB and two passes: about 20 ms here, years for a brute-force attack. */
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(preparedPassword(password), cost);

let unusable: Promise<string> | undefined;

/** Hash of a random password, for users without a password. Created once, so that it takes no measurable time. */
export const unusablePassword = (): Promise<string> => (unusable ??= hashPassword(randomBytes(32).toString('hex')));

/**
 * Takes the same time for unknown and existing users. Passwords were once hashed as typed, so the typed and the
 * decomposed form are also tried; only passwords with non-ASCII characters have more than one form.
 */
export async function passwordMatches(passwordHash: string | null, password: string): Promise<boolean> {
  const known = passwordHash ?? (await unusablePassword());
  const forms = new Set([preparedPassword(password), password, password.normalize('NFD')]);
  const matches = await Promise.all([...forms].map((form) => verify(known, form)));
  return passwordHash !== null && matches.includes(true);
}
