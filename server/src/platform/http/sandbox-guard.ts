import { codes, type Operation } from '@console/contracts';
import type { Config } from '../config';
import type { Context } from '../context';
import { Refusal } from '../refusal';

/**
 * Where the money is real, a call that makes money or time from nothing is there for nobody, whoever asks. The state of
 * the platform does not allow it (1007), and the reason says what would: that it is a sandbox is told to every page.
 */
export function refuseOutsideSandbox(
  { isSandbox }: Pick<Config, 'isSandbox'>,
  { path, sandboxOnly }: Pick<Operation<never, unknown>, 'path' | 'sandboxOnly'>,
): void {
  if (!sandboxOnly || isSandbox) return;
  const reason = `${path} exists in a sandbox only; start one with SANDBOX=on.`;
  throw new Refusal(codes.transition, { data: { reason } });
}

/** Whatever makes up money or time asks this itself, so that a call that lost its mark cannot do it either. */
export function demandSimulation({ isSimulation }: Pick<Context, 'isSimulation'>): void {
  if (!isSimulation) throw new Error('Money or time was to be made up by a call that is not marked sandboxOnly');
}
