import type { FaultStep } from '@console/contracts/release';
import { mayPass } from '@console/remote-kit';

/** Reason why a version could not be mounted. */
export class MountFailure extends Error {
  /** True if the version's own code failed. All other failures may be temporary, for example because a host is down. */
  readonly isCrash: boolean;

  constructor(
    readonly step: FaultStep,
    override readonly cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : String(cause));
    this.isCrash = step === 'MOUNT' || !mayPass(cause);
  }
}

/**
 * Returns whether a retry would fail too. Temporary failures, such as a host that is down, are not the version's fault.
 */
export const isBroken = (error: unknown): boolean => (error instanceof MountFailure ? error.isCrash : !mayPass(error));
