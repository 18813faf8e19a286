import { codes, type Operation } from '@console/contracts';
import type { Config } from '../config';
import type { Context } from '../context';
import { Refusal } from '../refusal';

/**
 * Refuses simulation operations in production, for every user, with the code 1007 (not possible in the current state).
 * The reason mentions the sandbox, which is not a secret: every page shows whether the platform is one.
 */
export function refuseOutsideSandbox(
  { isSandbox }: Pick<Config, 'isSandbox'>,
  { path, sandboxOnly }: Pick<Operation<never, unknown>, 'path' | 'sandboxOnly'>,
): void {
  if (!sandboxOnly || isSandbox) return;
  const reason = `${path} exists in a sandbox only; start one with SANDBOX=on.`;
  throw new Refusal(codes.transition, { data: { reason } });
}

/** Called by all code that simulates money or time, so that an operation without the simulation mark is refused too. */
export function demandSimulation({ isSimulation }: Pick<Context, 'isSimulation'>): void {
  if (!isSimulation) throw new Error('Only operations that are marked sandboxOnly can simulate money or time');
}
