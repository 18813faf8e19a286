import { codes, type Operation } from '@console/contracts';
import type { Config } from '../config';
import type { Context } from '../context';
import { Refusal } from '../refusal';

/**
 * Refuses simulation calls in production, for every user. The code is 1007 (not possible in the current state), and the
 * reason may name the sandbox, because every page shows whether the platform is one.
 */
export function refuseOutsideSandbox(
  { isSandbox }: Pick<Config, 'isSandbox'>,
  { path, sandboxOnly }: Pick<Operation<never, unknown>, 'path' | 'sandboxOnly'>,
): void {
  if (!sandboxOnly || isSandbox) return;
  const reason = `${path} exists in a sandbox only; start one with SANDBOX=on.`;
  throw new Refusal(codes.transition, { data: { reason } });
}

/**
 * Checked again by everything that simulates money or time, so that a call that was not marked as a simulation is refused
 * too.
 */
export function demandSimulation({ isSimulation }: Pick<Context, 'isSimulation'>): void {
  if (!isSimulation) throw new Error('Only operations that are marked sandboxOnly can simulate money or time');
}
