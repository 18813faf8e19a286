import { hash, verify, type Options } from '@node-rs/argon2';

/** Argon2id, which is the library's default, with 19 MiB and two passes: some 20 ms here, years for who tries them all. */
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

let nobody: Promise<string> | undefined;

/** Takes as long for an unknown user as for a known one. */
export async function passwordMatches(passwordHash: string | null, password: string): Promise<boolean> {
  nobody ??= hashPassword('a password that nobody has');
  const matches = await verify(passwordHash ?? (await nobody), password);
  return passwordHash !== null && matches;
}
