import type { FaultStep } from '@console/contracts/release';
import { mayPass } from '@console/remote-kit';

/** Why a version is not there. */
export class MountFailure extends Error {
  /** Its own code did it. Anything else may pass: a host that is down is no fault of what it would have sent. */
  readonly isCrash: boolean;

  constructor(
    readonly step: FaultStep,
    override readonly cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : String(cause));
    this.isCrash = step === 'MOUNT' || !mayPass(cause);
  }
}

/** Would it fail again? A host that is down is no fault of what it would have sent. */
export const isBroken = (error: unknown): boolean => (error instanceof MountFailure ? error.isCrash : !mayPass(error));
